import { seedWords } from '../../src/kernel/luck.ts';
import { createArenas } from '../../src/match/arenas.ts';
import { createPlayer } from '../../src/policies/index.ts';
import { SCORE } from '../../src/rules/play/fork.ts';
import type { Game, MatchState, Ruleset } from '../../src/rules/ruleset.ts';
import type { Variant } from '../../src/rules/variant.ts';
import { logisticRegression, studentQuantile } from '../../src/statistics/index.ts';
import { groundsToFitOn, matchOn } from '../fit/grounds.ts';

/** What losing one of a kind of unit costs its side, in log-odds to win, and half the width of a 95 % interval. */
export interface UnitWorth {
  readonly unit: string;
  readonly logOdds: number;
  readonly within: number;
}

/** Weight of a penalty on a log-odds: a normal prior with a deviation of 3. */
const PRECISION = 1 / 9;
/** Groups of matches that are left out in turn. */
const GROUPS = 20;

/** A position at the end of a round: what seat 0 has left of each kind of unit more than seat 1, and who won. */
type Position = Parameters<typeof logisticRegression>[0][number];

/**
 * What each kind of unit is worth: a logistic regression of who wins on what either side has left of each, at the end of
 * each round of matches between veterans. Positions of a match go together, so that intervals are those of a jackknife
 * that leaves out groups of matches (Kott 2001, "The Delete-a-Group Jackknife").
 *
 * @param variant rules of both sides
 * @param ended told after each match
 */
export function worthOfUnits(
  ruleset: Ruleset,
  matches: number,
  variant: Variant,
  seed: string,
  ended: () => void,
): UnitWorth[] {
  const units = ruleset.units.map(({ id }) => id);
  const played = positionsOf(ruleset, units, matches, variant, seed, ended);
  const met = units.filter((_, i) => played.some((match) => match.some(({ features }) => features[i] !== 0)));
  const columns = met.map((unit) => units.indexOf(unit));
  const coefficientsOf = (kept: readonly (readonly Position[])[]) =>
    logisticRegression(
      kept.flat().map(({ features, ...rest }) => ({ ...rest, features: columns.map((i) => features[i]) })),
      columns.map(() => PRECISION),
    ).coefficients;
  const whole = coefficientsOf(played);
  const parts = Array.from({ length: GROUPS }, (_, group) =>
    coefficientsOf(played.filter((_, i) => i % GROUPS !== group)),
  );
  const quantile = studentQuantile(0.975, GROUPS - 1);
  return met.map((unit, k) => {
    const squares = parts.reduce((sum, part) => sum + (part[k] - whole[k]) ** 2, 0);
    return { unit, logOdds: whole[k], within: quantile * Math.sqrt(((GROUPS - 1) / GROUPS) * squares) };
  });
}

function positionsOf(
  ruleset: Ruleset,
  units: readonly string[],
  matches: number,
  variant: Variant,
  seed: string,
  ended: () => void,
): Position[][] {
  const arenas = createArenas(ruleset);
  const grounds = groundsToFitOn(ruleset, seed);
  const player = createPlayer('veteran');
  return Array.from({ length: matches }, (_, match) => {
    const spec = {
      ...matchOn(ruleset, grounds, `${seed} worth`, match),
      variants: [variant, variant] as const,
    };
    const game = arenas.game(spec);
    const state = game.start(seedWords(spec.seed), [player, player]);
    const features: number[][] = [];
    while (!game.isOver(state)) {
      const rounds = state.leads.length;
      game.advance(state, [player, player]);
      if (state.leads.length > rounds && !game.isOver(state)) features.push(balance(game, state, units));
    }
    ended();
    const successes = SCORE[game.result(state).outcome];
    return features.map((one) => ({ features: one, successes, trials: 1 }));
  });
}

function balance(game: Game, state: MatchState, units: readonly string[]): number[] {
  const [ours, theirs] = [game.remaining(state, 0), game.remaining(state, 1)];
  return units.map((unit) => (ours.get(unit) ?? 0) - (theirs.get(unit) ?? 0));
}
