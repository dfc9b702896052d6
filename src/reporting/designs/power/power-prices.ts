import type { PowerResult } from '../../../experiments/designs/power/power.ts';
import type { Price, PriceCost } from '../../../experiments/designs/power/power-prices.ts';
import type { Appendix, ReportTable } from '../../document/report.ts';
import { evenContests, evenTrials } from '../../sections/even-trials.ts';
import { CONTEST_GAIN, numberColumns, togetherColumn } from '../../sections/legend.ts';
import { evenMore, isBounded, notTold } from '../../wording/even-wording.ts';
import { gainText, listed, plural, shareCells, thousands } from '../../wording/wording.ts';
import { spokenAgainst } from '../fair/fair-findings.ts';

/** What options that help would have to cost, and what makes up for them, a sentence each. */
export function priceFindings({ prices, spec }: PowerResult): string[] {
  return prices.map((price) => {
    const { title, cost, units, unitTitle } = price;
    const made = isBounded(units)
      ? `made up for by ${evenMore(units)} ${plural(unitTitle)} on the other side`
      : `in ${plural(unitTitle)} ${notTold(units)}`;
    return cost === null
      ? `Its worth in units: ${title} is ${made}.`
      : `Its price: ${title} ${costText(cost, spec.d)}, and is ${made}.`;
  });
}

function costText({ points, fair, book }: PriceCost, d: number): string {
  const against = spokenAgainst(points, d);
  const left = fair.possible.filter((value) => !against.includes(value));
  const said = `the book says ${book}`;
  if (left.length === 0)
    return `is worth something extra at every cost tried, up to ${points.at(-1)!.value} (${said})`;
  const [least] = left;
  const isOpen = points.every(({ value }) => value < least || left.includes(value));
  const at = isOpen && left.length > 1 ? `${least} or more` : listed(left.map(String));
  return `may be worth nothing extra at a cost of ${at} (${said})`;
}

/** Why prices stand on the page, and where more is told; nothing where nothing was priced. */
export function priceNotes({ prices, ruleset }: PowerResult): string[] {
  const priced = prices.filter(({ cost }) => cost !== null);
  if (prices.length === 0) return [];
  const commands = priced.slice(0, NAMED).map(({ path }) => `"npx rulebench fair ${ruleset.id} ${path}"`);
  return [
    'A side with one more choice should do better than half: that alone does not make it too strong, so what helps has its price told.',
    ...(commands.length > 0 ? [`What else the same resource buys is told by ${listed(commands)}.`] : []),
  ];
}

/** What the intervals behind prices hold for. */
export function priceMethod({ prices }: PowerResult): string[] {
  if (prices.length === 0) return [];
  return [
    'Prices are played on luck that had no part in picking the options. They hold for each option by itself: the costs tried of it share the error rate, and so do all numbers of units that could be tried. Nothing is corrected for how many options are priced.',
  ];
}

/** Commands that a note has room for. */
const NAMED = 3;

export function priceAppendices({ prices, spec }: PowerResult): Appendix[] {
  if (prices.length === 0) return [];
  const units = prices.map(({ title, units }) => ({ title, even: units }));
  return [
    { title: 'What helps, by its cost', table: costTable(prices, spec.alpha) },
    evenTrials('What makes up for it', units, prices[0].unitTitle, spec.alpha),
  ];
}

/** All contests behind prices, for tables like those played. */
export function priceContests({ prices }: PowerResult) {
  return prices.flatMap(({ title, cost, units, unitTitle }) => [
    ...(cost?.contests ?? []).map(({ value, acrossTables }) => ({
      title: `${title} at a cost of ${value}`,
      acrossTables,
    })),
    ...evenContests([{ title, even: units }], unitTitle),
  ]);
}

function costTable(prices: readonly Price[], alpha: number): ReportTable {
  return {
    columns: [
      { title: 'one side has' },
      ...numberColumns('at a cost of', 'share'),
      togetherColumn(alpha, 'all costs of an option'),
      { title: 'having it is worth' },
      CONTEST_GAIN,
      { title: 'blocks', right: true },
    ],
    rows: prices.flatMap(({ title, cost }) => {
      const gains = new Map(cost?.contests.map(({ value, gain }) => [value, gain]));
      return (cost?.points ?? []).map(({ value, share, worth, blocks }) => [
        title,
        String(value),
        ...shareCells(share),
        worth === 'fair' ? 'nothing extra' : worth,
        gainText(gains.get(value) ?? null),
        thousands(blocks),
      ]);
    }),
  };
}
