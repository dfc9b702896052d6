import type { PriceResult, PriceRow } from '../../../experiments/designs/price/price.ts';
import { inOrderOfWorth } from '../../../experiments/designs/price/price-audit.ts';
import { lies, worthAt } from '../../../experiments/measure/fair-curve.ts';
import { LEAST_BLOCKS, type Share } from '../../../experiments/terms/verdict.ts';
import { evenMore, isBounded, notTold } from '../../wording/even-wording.ts';
import { notSettled } from '../../wording/not-settled.ts';
import { counted, listed, percentWithRange, plural, pointsText, present } from '../../wording/wording.ts';

/** Units in the title. */
const TOLD = 3;

/** What units are worth in the yardstick, in one sentence. */
export function priceTitle(result: PriceResult, rows: readonly PriceRow[], yardstick: string): string {
  const told = rows.flatMap(({ title, worth }) => {
    const [mean, range] = ratioTexts(worth?.inYardsticks ?? null);
    return mean === '' ? [] : [`${title} ${mean} (${range})`];
  });
  if (told.length > 0) {
    const worths = listed(told.slice(0, TOLD));
    return isSettled(result)
      ? `Worth in ${plural(yardstick)}: ${worths}`
      : notSettled(`so far the worth in ${plural(yardstick)} is ${worths}`);
  }
  const even = rows.flatMap((row) =>
    row.even && isBounded(row.even) ? [`one more ${row.title} by ${evenMore(row.even)}`] : [],
  );
  return even.length > 0
    ? `Evened out by ${plural(yardstick)}: ${listed(even.slice(0, TOLD))}`
    : notSettled(`what units are worth in ${plural(yardstick)}`);
}

/** What was found of each unit and of their order, a sentence each. */
export function priceFindings(result: PriceResult, rows: readonly PriceRow[], yardstick: string): string[] {
  return [
    ...rows.flatMap((row) => costFinding(result, row, yardstick)),
    ...evenFindings(rows, yardstick),
    ...orderFinding(result),
  ];
}

/** Whether enough pairs of random armies met for any verdict. */
function isSettled({ pairings }: PriceResult): boolean {
  return pairings >= LEAST_BLOCKS;
}

/** A unit that is worth more or less than it costs, by the interval that holds with all others. */
function costFinding(result: PriceResult, { title, cost, worth }: PriceRow, yardstick: string): string[] {
  const share = worth?.insteadOfCost;
  if (!share || cost === null) return [];
  const word = lies(share, result.spec.d);
  if (word !== 'more' && word !== 'less') return [];
  const costs = `${title} costs as much as ${cost.toFixed(1)} ${plural(yardstick)} and`;
  const takes = `one more against that many ${plural(yardstick)} takes ${percentWithRange(share)}`;
  return [
    isSettled(result)
      ? `${costs} is worth ${word}: ${takes}.`
      : `${costs} so far looks worth ${word} (${takes}), which is not settled.`,
  ];
}

/** A sentence for each unit that is made up for, and one for those of which contests told the same too little. */
function evenFindings(rows: readonly PriceRow[], yardstick: string): string[] {
  const tried = rows.flatMap(({ title, even }) => (even && even.trials.length > 0 ? [{ title, even }] : []));
  const made = tried.filter(({ even }) => isBounded(even));
  const alike = Map.groupBy(
    tried.filter((unit) => !made.includes(unit)),
    ({ even }) => notTold(even),
  );
  return [
    ...made.map(
      ({ title, even }) => `One more ${title} is made up for by ${evenMore(even)} ${plural(yardstick)}.`,
    ),
    ...[...alike].map(([told, units]) => {
      const any = listed(
        units.map(({ title }) => title),
        'or',
      );
      return `How many ${plural(yardstick)} make up for one more ${any} is ${told}.`;
    }),
  ];
}

/** Units that are beyond doubt worth more than the next in the order of worth. */
function orderFinding({ rows, pairings, spec }: PriceResult): string[] {
  const worths = rows.flatMap(({ worth }) => worth ?? []);
  const order = worths.length < rows.length ? [] : inOrderOfWorth(worths);
  const sure = order.slice(1).flatMap((next, i) => {
    const share = worths[order[i]].instead[next];
    if (worthAt(share, pairings, spec.d) !== 'more') return [];
    return [
      `one more ${rows[order[i]].title} against one more ${rows[next].title} takes ${percentWithRange(share)}`,
    ];
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
  return present([
    ...fewPairs(result),
    ...hintsOnly(rows, result.spec.blocks.reserve),
    !rows.every(({ worth }) => worth?.inYardsticks) &&
      `What one ${yardstick.title} adds is not told from nothing, so nothing can be counted in it; play more blocks or choose a dearer yardstick.`,
    apart.length > 0 &&
      `For ${listed(apart.map(({ title }) => title))} the two ways differ: beside this army a unit is worth something else than in armies drawn at random.`,
    result.pairings > 0 &&
      `Random armies were such as ${listed(result.examples.map(([a, b]) => `"${a}" against "${b}"`))}; a unit that pays only beside others, or in numbers, is worth more or less elsewhere.`,
  ]);
}

/** Too few random armies, and all that rests on them. */
function fewPairs(result: PriceResult): string[] {
  if (isSettled(result)) return [];
  const audited = result.elsewhere.length > 0 ? ', the same under other policies' : '';
  return [
    `Nothing that random armies show is settled before ${LEAST_BLOCKS} pairs of them, and ${counted(result.pairings, 'pair')} met: worths and their intervals, the order of worth, worth against printed costs${audited}.`,
  ];
}

/** One minus the confidence with which all that is told of searches holds together. */
export function alphaOfSearches({ spec }: PriceResult): number {
  return spec.alpha / 2;
}

/** How many statements findings are picked from, and how that is made up for. */
export function priceMultiplicity({ judged: { comparisons, searches }, spec }: PriceResult): string {
  const pairs = counted(comparisons, 'comparison of random armies', 'comparisons of random armies');
  const whole = `${Math.round(1000 * spec.alpha) / 10} %`;
  const apart = `Findings are picked from ${pairs} (each unit against each other one, and against its printed cost), whose intervals hold all together (sup-t bootstrap)`;
  const found =
    searches === 0
      ? `${apart}: at most ${whole} of runs are expected to find any that is false.`
      : `${apart}, and from ${counted(searches, 'number that evens out', 'numbers that even out')} (Bonferroni): half of the error rate of ${whole} goes to either.`;
  return `${found} A comparison is told where its interval lies more than ${pointsText(spec.d)} from one half. Worths in the title, the table and the chart are no findings: their intervals hold one by one.`;
}

/** Contests that may have too few blocks to settle anything, said plainly. */
function hintsOnly(rows: readonly PriceRow[], most: number): string[] {
  if (most >= LEAST_BLOCKS || rows.every(({ even }) => !even || even.trials.length === 0)) return [];
  return [
    `Contests against the yardstick had ${counted(most, 'block')} at most, and nothing is settled before ${LEAST_BLOCKS}: their shares are hints only.`,
  ];
}

/** A worth in units of the yardstick and its interval. */
export function ratioTexts(ratio: Share | null): [string, string] {
  return ratio === null
    ? ['', '']
    : [ratio.mean.toFixed(1), `${ratio.low.toFixed(1)} to ${ratio.high.toFixed(1)}`];
}
