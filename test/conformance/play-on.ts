import { seedWords } from '../../src/kernel/luck.ts';
import type { Arenas } from '../../src/match/arenas.ts';
import { leadsLacking } from '../../src/match/play.ts';
import type { MatchSpec } from '../../src/match/spec.ts';
import { createPlayer } from '../../src/policies/index.ts';
import { DANGER, type Decision, labelsOf, type Player, TACTICS } from '../../src/rules/decision.ts';
import type { Game, MatchState } from '../../src/rules/ruleset.ts';

export type Pair = readonly [Player, Player];

/** Activations no match comes near to. */
const ENDLESS = 20_000;

export function playersOf({ policies }: MatchSpec): Pair {
  return [createPlayer(policies[0]), createPlayer(policies[1])];
}

/** A match that has been set up. */
export function begin(arenas: Arenas, spec: MatchSpec, players = playersOf(spec)): [Game, MatchState, Pair] {
  const game = arenas.game(spec);
  return [game, game.start(seedWords(spec.seed), players), players];
}

/**
 * Plays on from a position, to the end or for so many activations, and returns how many it were.
 * @throws Error with the faults of the first position that has any or lacks a lead, or when there is no end
 */
export function playOn(game: Game, state: MatchState, players: Pair, most = ENDLESS): number {
  let activations = 0;
  for (;;) {
    const faults = game.faults(state);
    const lacking = leadsLacking(state.leads, state.round);
    if (lacking !== null) faults.push(lacking);
    if (faults.length > 0) throw new Error(`After activation ${activations}: ${faults.join(' ')}`);
    if (game.isOver(state) || activations >= most) break;
    game.advance(state, players);
    activations++;
  }
  if (activations >= ENDLESS) throw new Error(`No end after ${ENDLESS} activations.`);
  return activations;
}

/** Rules of thumb that answer every decision, by what they take. */
export const THUMBS: Readonly<Record<string, (count: number, asked: number) => number>> = {
  'the first option': () => 0,
  'the last option': (count) => count - 1,
  'each option in turn': (count, asked) => asked % count,
  'options far apart': (count, asked) => (asked * 7919) % count,
};

/** Answers by a rule of thumb after looking at everything a decision offers; throws Error where that is unsound. */
export function inspector(thumb: string): Player {
  const weighing = new Float64Array(TACTICS.length);
  const bound = new Float64Array(TACTICS.length);
  let asked = 0;
  return (decision) => {
    const { point, count, luck } = decision;
    if (!(Number.isInteger(count) && count >= 2)) throw new Error(`${point} puts ${count} options.`);
    if (luck >>> 0 !== luck) throw new Error(`${point} has ${luck} for luck.`);
    for (let option = 0; option < count; option++) {
      weighing.fill(0);
      decision.weigh(option, weighing);
      if (!weighing.every(Number.isFinite))
        throw new Error(`${point} weighs option ${option} as ${weighing}.`);
      const listed = decision.weighings?.().subarray(option * TACTICS.length, (option + 1) * TACTICS.length);
      if (listed?.some((value, tactic) => value !== weighing[tactic]))
        throw new Error(`${point} weighs option ${option} as ${weighing}, and in the list as ${listed}.`);
      bound.fill(0);
      if (decision.atMost?.(option, bound) && !isNoWorse(bound, weighing))
        throw new Error(`${point} weighs option ${option} as ${weighing}, which was to be at most ${bound}.`);
    }
    inspectLabels(decision);
    return THUMBS[thumb](count, asked++);
  };
}

/** Throws Error where an option has no label of its own in words. */
export function inspectLabels(decision: Decision): void {
  const labels = labelsOf(decision);
  const isWord = (label: string) => /^[a-z]/.test(label) && !/undefined|NaN|\[object/.test(label);
  const seen = new Set<string>();
  const strange = labels.find((label) => !isWord(label) || seen.size === seen.add(label).size);
  if (strange !== undefined)
    throw new Error(`${decision.point} calls an option "${strange}", of ${labels.join('; ')}.`);
}

/** No less of any tactic, and no more danger. */
function isNoWorse(one: Float64Array, other: Float64Array): boolean {
  return one.every((value, tactic) => (tactic === DANGER ? value <= other[tactic] : value >= other[tactic]));
}
