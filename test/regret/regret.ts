import { mean, sampleStandardDeviation } from 'simple-statistics';
import { seedWords } from '../../src/kernel/luck.ts';
import { candidates } from '../../src/policies/candidates.ts';
import type { Player } from '../../src/rules/decision.ts';
import { chanceToWin, playOut } from '../../src/rules/play/fork.ts';
import type { Sample, Sampled } from './sample.ts';

/** What an option came to. */
export interface Valued {
  readonly option: number;
  /** Chance to win, over all playouts. */
  readonly value: number;
}

/** What a decision cost. */
export interface Regret {
  readonly of: Sampled;
  /** The option taken first. */
  readonly options: readonly Valued[];
  /**
   * What the option that is best in one half of the playouts has over the one taken in the other half, the mean of both
   * ways round: nobody gains by having been lucky. It is what a search of half as many playouts would have gained.
   */
  readonly gain: number;
}

/** How decisions are played out. */
export interface Trial {
  /** Playouts of each option, an even number. */
  readonly playouts: number;
  /** Rounds after that of the decision. */
  readonly rounds: number;
  readonly slope: number;
}

export function regretOf(of: Sampled, player: Player, trial: Trial): Regret {
  const { luck, answer, worth } = of;
  const { playouts } = trial;
  const options = candidates(answer, worth, luck);
  const half = playouts / 2;
  const sums = playedOut(of, player, options, trial);
  const gainIn = (other: 0 | 1) => {
    const best = sums.reduce((most, sum, i) => (sum[1 - other] > sums[most][1 - other] ? i : most), 0);
    return (sums[best][other] - sums[0][other]) / half;
  };
  return {
    of,
    options: options.map((option, i) => ({ option, value: (sums[i][0] + sums[i][1]) / playouts })),
    gain: (gainIn(0) + gainIn(1)) / 2,
  };
}

/** Chances to win by option, summed over every other playout and over the rest; options share their luck. */
export function playedOut(
  { game, fork, seat, spec, luck }: Sampled,
  player: Player,
  options: readonly number[],
  { playouts, rounds, slope }: Trial,
): readonly (readonly [number, number])[] {
  const sums = options.map((): [number, number] => [0, 0]);
  for (let nth = 0; nth < playouts; nth++) {
    const words = seedWords(`${spec.seed}/${luck}/${nth}`);
    options.forEach((option, i) => {
      const end = playOut(game, fork, [player, player], { option, words, rounds });
      sums[i][nth % 2] += chanceToWin(game, end, seat, slope);
    });
  }
  return sums;
}

/** What the decisions of a point cost. */
export interface Row {
  readonly point: string;
  readonly decisions: number;
  /** A match and side. */
  readonly often: number;
  /** In points of share for a decision, and half the width of its interval. */
  readonly regret: number;
  readonly within: number;
  /** The same over a match, as if each were made alone. */
  readonly ofMatch: number;
}

/** Points by what they cost in a match, the dearest first; intervals have a coverage of 95 %. */
export function profileOf({ often, matches }: Sample, regrets: readonly Regret[]): Row[] {
  return [...Map.groupBy(regrets, ({ of }) => of.point)]
    .map(([point, own]): Row => {
      const decisions = own.length;
      const { mean: regret, within } = inPoints(own.map(({ gain }) => gain));
      const times = often.get(point)! / matches / 2;
      return { point, decisions, often: times, regret, within, ofMatch: regret * times };
    })
    .sort((a, b) => b.ofMatch - a.ofMatch);
}

/** The mean of some chances in points of share, and half the width of its interval of 95 %; 100 for a single one. */
export function inPoints(chances: readonly number[]): { readonly mean: number; readonly within: number } {
  const n = chances.length;
  const within = n > 1 ? 196 * (sampleStandardDeviation([...chances]) / Math.sqrt(n)) : 100;
  return { mean: 100 * mean([...chances]), within };
}
