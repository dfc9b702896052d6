import { shapley, shapleyInteractions } from '../../../statistics/index.ts';
import { gainTally, shapleyWeight } from '../../measure/attribution-gain.ts';
import { type Effect, type EffectTally, effectTally } from '../../measure/effect-tally.ts';
import { judged } from '../../measure/evidence.ts';
import { onceAt } from '../../measure/looks.ts';
import type { Spec } from '../../terms/spec.ts';
import type { Share } from '../../terms/verdict.ts';
import { MOST_EXACT, orderIn } from './coalitions.ts';

/** What is shared out among the changes: a figure of the game, or the share of a side that has them. */
export interface Worth {
  readonly metric: string;
  readonly says: string;
  readonly unit: 'share' | 'rounds' | 'count';
  /** Whole numbers in which it is measured make one of it. */
  readonly scale: number;
}

/** How much more two changes do together than apart, averaged over the company they keep. */
interface Interaction {
  /** Places of the two among the changes. */
  readonly pair: readonly [number, number];
  readonly effect: Share;
  /** Whether it is told from nothing, all pairs judged together. */
  readonly found: boolean;
}

/** What changes do to a figure. */
interface SharedEffect extends Effect {
  /** Variance if no two matches shared their luck, over that with common luck; null where it cannot be told. */
  readonly gain: number | null;
}

/** One figure, shared out. */
export interface AttributionRow extends Omit<Worth, 'scale'> {
  /** Blocks in which every combination shows it. */
  readonly blocks: number;
  /** All changes made, less none made. */
  readonly whole: SharedEffect;
  /** Shapley values in the order of the changes; their means sum to that of the whole. */
  readonly values: readonly SharedEffect[];
  /** Null where combinations are drawn. */
  readonly interactions: readonly Interaction[] | null;
}

/** One figure shared out block by block, in whole numbers. */
interface Attribution {
  /**
   * What each combination of a block came to, in the order in which the block has them; null where one of them does
   * not show it.
   *
   * @param matches what the matches of each combination came to, where it took more than one
   */
  add(
    table: number,
    index: number,
    worths: readonly number[] | null,
    matches?: readonly (readonly number[])[],
  ): void;
  row(): AttributionRow;
}

export function attribution(spec: Spec, worth: Worth, changes: number): Attribution {
  const { scale, ...words } = worth;
  const sampling = { ...spec, looks: onceAt(spec.blocks.initial, spec.alpha) };
  const exact = changes <= MOST_EXACT;
  // Shapley values and interactions of whole numbers are whole numbers of these parts.
  const parts = exact ? partsOf(changes) : 1;
  const bound = worth.unit === 'share' ? scale * parts : null;
  const tally = (times: number) =>
    effectTally(sampling, scale * parts, bound === null ? null : times * bound);
  const whole = tally(1);
  const values = Array.from({ length: changes }, () => tally(1));
  const pairs = exact ? pairsOf(changes).map((pair): PairTally => ({ pair, tally: tally(2) })) : null;
  const luck = gainTally();
  let blocks = 0;

  function shared(own: EffectTally, weightOf: (combination: number) => number): SharedEffect {
    return { ...own.figures(), gain: luck.gain(weightOf, own.variance() / (parts * parts)) };
  }

  /** All changes made count once, none made once less; the rest not at all. */
  function wholeWeight(combination: number): number {
    const last = exact ? (1 << changes) - 1 : changes;
    return combination === 0 ? -1 : Number(combination === last);
  }

  return {
    add(table, index, worths, matches) {
      if (worths === null) {
        for (const own of [whole, ...values, ...(pairs ?? []).map(({ tally }) => tally)])
          own.add(table, null);
        return;
      }
      blocks++;
      luck.add(matches ?? worths.map((worth) => [worth]));
      whole.add(table, parts * (worths[worths.length - 1] - worths[0]));
      sharedOut(spec, changes, index, worths).forEach((own, i) => {
        values[i].add(table, Math.round(own * parts));
      });
      if (pairs === null) return;
      const together = shapleyInteractions(changes, (subset) => worths[subset]);
      for (const { pair, tally: own } of pairs) {
        own.add(table, Math.round(together[pair[0]][pair[1]] * parts));
      }
    },
    row: () => ({
      ...words,
      blocks,
      whole: shared(whole, wholeWeight),
      values: values.map((own, i) =>
        exact
          ? shared(own, (combination) => shapleyWeight(changes, i, combination))
          : { ...own.figures(), gain: null },
      ),
      interactions: pairs && interactionsOf(pairs, spec.alpha),
    }),
  };
}

interface PairTally {
  readonly pair: Interaction['pair'];
  readonly tally: EffectTally;
}

/** All pairs are judged together. */
function interactionsOf(pairs: readonly PairTally[], alpha: number): Interaction[] {
  const figures = pairs.map(({ tally }) => tally.figures());
  const found = judged(figures, alpha);
  return pairs.map(({ pair }, i) => ({ pair, effect: figures[i].effect, found: found[i] }));
}

/**
 * What each change did in one block: Shapley values where every combination was played, otherwise what it added to
 * those made before it.
 */
export function sharedOut(
  { seed }: Pick<Spec, 'seed'>,
  changes: number,
  index: number,
  worths: readonly number[],
): number[] {
  if (changes <= MOST_EXACT) return shapley(changes, (subset) => worths[subset]);
  const values = new Array<number>(changes).fill(0);
  orderIn(changes, seed, index).forEach((change, place) => {
    values[change] = worths[place + 1] - worths[place];
  });
  return values;
}

/** The least common multiple of 1 to n: the weights of Shapley values and interactions are wholes of its parts. */
function partsOf(n: number): number {
  let multiple = 1;
  for (let i = 2; i <= n; i++) multiple *= i / divisor(multiple, i);
  return multiple;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

function pairsOf(changes: number): [number, number][] {
  return Array.from({ length: changes }, (_, j) =>
    Array.from({ length: j }, (_, i): [number, number] => [i, j]),
  ).flat();
}
