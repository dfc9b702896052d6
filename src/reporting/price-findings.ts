import type { PriceResult, PriceRow } from '../experiments/designs/price.ts';
import { worthAt } from '../experiments/fair-curve.ts';
import { inOrderOfWorth } from '../experiments/price-audit.ts';
import { LEAST_BLOCKS, type Share } from '../experiments/verdict.ts';
import { evenMore, isBounded, notTold } from './even-wording.ts';
import { tooFew } from './too-few.ts';
import { counted, intervalTitle, listed, percent, percentRange } from './wording.ts';

/** Units in the title. */
const TOLD = 3;

/** What units are worth in the yardstick, in one sentence. */
export function priceTitle(result: PriceResult, rows: readonly PriceRow[], yardstick: string): string {
  const told = rows.flatMap(({ title, worth }) => {
    const [mean, range] = ratioTexts(worth?.inYardsticks ?? null);
    return mean === '' ? [] : [`${title} ${mean} (${range})`];
  });
  const soFar = isSettled(result) ? '' : ' so far, with nothing settled';
  if (told.length > 0) return `Worth in ${yardstick}s${soFar}: ${listed(told.slice(0, TOLD))}`;
  const even = rows.flatMap((row) =>
    row.even && isBounded(row.even) ? [`one more ${row.title} by ${evenMore(row.even)}`] : [],
  );
  return even.length > 0
    ? `Evened out by ${yardstick}s: ${listed(even.slice(0, TOLD))}`
    : `What units are worth in ${yardstick}s cannot be told yet: more blocks are needed`;
}

/** What was found of each unit and of their order, a sentence each. */
export function priceFindings(result: PriceResult, rows: readonly PriceRow[], yardstick: string): string[] {
  return [
    ...rows.flatMap((row) => costFinding(row, yardstick, isSettled(result))),
    ...rows.flatMap((row) => evenFinding(row, yardstick)),
    ...orderFinding(result),
  ];
}

/** Whether enough pairs of random armies met for any verdict. */
function isSettled({ pairings }: PriceResult): boolean {
  return pairings >= LEAST_BLOCKS;
}

/** A printed cost outside the interval of the worth. */
function costFinding({ title, cost, worth }: PriceRow, yardstick: string, settled: boolean): string[] {
  const ratio = worth?.inYardsticks;
  if (!ratio || cost === null || (cost >= ratio.low && cost <= ratio.high)) return [];
  const costs = `${title} costs as much as ${cost.toFixed(1)} ${yardstick}s and`;
  const worthText = `worth ${cost > ratio.high ? 'less' : 'more'}`;
  const [, range] = ratioTexts(ratio);
  return [
    settled
      ? `${costs} is ${worthText}: ${range}.`
      : `${costs} so far looks ${worthText} (${range}), which is not settled.`,
  ];
}

function evenFinding({ title, even }: PriceRow, yardstick: string): string[] {
  if (!even || even.trials.length === 0) return [];
  return isBounded(even)
    ? [`One more ${title} is made up for by ${evenMore(even)} ${yardstick}s.`]
    : [`The worth of one more ${title} in ${yardstick}s is ${notTold(even)}.`];
}

/** Units that are beyond doubt worth more than the next in the order of worth. */
function orderFinding({ rows, pairings, spec }: PriceResult): string[] {
  const worths = rows.flatMap(({ worth }) => worth ?? []);
  const order = worths.length < rows.length ? [] : inOrderOfWorth(worths);
  const sure = order.slice(1).flatMap((next, i) => {
    const share = worths[order[i]].instead[next];
    if (worthAt(share, pairings, spec.d) !== 'more') return [];
    const figures = `${percent(share.mean)} (${percentRange(share.low, share.high)})`;
    return [`one more ${rows[order[i]].title} against one more ${rows[next].title} takes ${figures}`];
  });
  return sure.length === 0 ? [] : [`Told apart in the order of worth: ${sure.join('; ')}.`];
}

/** What a reader of the findings must know, a sentence each. */
export function priceNotes(result: PriceResult, rows: readonly PriceRow[], yardstick: PriceRow): string[] {
  const apart = rows.filter(({ worth, even }) => {
    const ratio = worth?.inYardsticks;
    if (!ratio || !even) return false;
    return (even.low !== null && ratio.high < even.low) || (even.high !== null && ratio.low > even.high);
  });
  return [
    ...tooFew([result.pairings]),
    ...hintsOnly(rows, result.spec.blocks.reserve),
    ...(rows.every(({ worth }) => worth?.inYardsticks)
      ? []
      : [
          `What one ${yardstick.title} adds is not told from nothing, so nothing can be counted in it; play more blocks or choose a dearer yardstick.`,
        ]),
    ...(apart.length > 0
      ? [
          `For ${listed(apart.map(({ title }) => title))} the two ways differ: beside this army a unit is worth something else than in armies drawn at random.`,
        ]
      : []),
    `Random armies were such as ${listed(result.examples.map(([a, b]) => `"${a}" against "${b}"`))}; a unit that pays only beside others, or in numbers, is worth more or less elsewhere.`,
  ];
}

/** How many statements stand beside each other, and what each of them rests on. */
export function priceMultiplicity({ rows, spec }: PriceResult, priced: readonly PriceRow[]): string[] {
  const costs = priced.filter(({ cost, worth }) => cost !== null && worth?.inYardsticks).length;
  const steps = rows.every(({ worth }) => worth) ? rows.length - 1 : 0;
  const evened = priced.filter(({ even }) => even && even.trials.length > 0).length;
  const judged = [
    ...(costs > 0 ? [counted(costs, 'worth against a printed cost', 'worths against printed costs')] : []),
    ...(steps > 0 ? [counted(steps, 'step in the order of worth', 'steps in the order of worth')] : []),
    ...(evened > 0 ? [counted(evened, 'number that evens out', 'numbers that even out')] : []),
  ];
  if (costs + steps + evened < 2) return [];
  return [
    `Judged beside each other: ${listed(judged)}. Each rests on a ${intervalTitle(spec.alpha)} of its own, not corrected for how many there are.`,
  ];
}

/** Contests that may have too few blocks to settle anything, said plainly. */
function hintsOnly(rows: readonly PriceRow[], most: number): string[] {
  if (most >= LEAST_BLOCKS || rows.every(({ even }) => !even || even.trials.length === 0)) return [];
  return [
    `Contests against the yardstick had ${most} blocks at most, and nothing is settled before ${LEAST_BLOCKS}: their shares are hints only.`,
  ];
}

/** A worth in units of the yardstick and its interval. */
export function ratioTexts(ratio: Share | null): [string, string] {
  return ratio === null
    ? ['', '']
    : [ratio.mean.toFixed(1), `${ratio.low.toFixed(1)} to ${ratio.high.toFixed(1)}`];
}
