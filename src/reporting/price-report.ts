import type { PriceResult, PriceRow } from '../experiments/designs/price.ts';
import type { EvenPoint } from '../experiments/even-point.ts';
import { worthAt } from '../experiments/fair-curve.ts';
import { inOrderOfWorth } from '../experiments/price-audit.ts';
import { LEAST_BLOCKS, type Share } from '../experiments/verdict.ts';
import { auditAppendix, auditFindings } from './audit-wording.ts';
import { type PrintedMark, type WorthBar, worthChart } from './charts/worth-chart.ts';
import { evenTrials } from './even-trials.ts';
import { evenMore, evenRange, isBounded, notTold } from './even-wording.ts';
import type { Figure, Report, ReportTable } from './report.ts';
import { assumptionsOf, methodOf, readingsOf, subtitleOf } from './result-notes.ts';
import { tooFew } from './too-few.ts';
import { counted, intervalTitle, listed, percent, percentRange } from './wording.ts';

/** Units in the title. */
const TOLD = 3;

/** What a `price` result says; `command` repeats the run. */
export function priceReport(result: PriceResult, command: string): Report {
  const rows = [...result.rows].sort((a, b) => worthOf(b) - worthOf(a));
  const yardstick = rows.find(({ unit }) => unit === result.spec.asks.yardstick)!;
  const priced = rows.filter((row) => row !== yardstick);
  return {
    title: titleOf(priced, yardstick.title),
    subtitle: subtitleOf(result, 'what one more of a unit is worth'),
    findings: [...findingsOf(priced, yardstick.title), ...orderFinding(result), ...auditFindings(result)],
    notes: notesOf(result, priced, yardstick),
    table: tableOf(result, rows, yardstick.title),
    appendices: [
      evenTrials(
        `Contests against ever more ${yardstick.title}s`,
        priced.map((row) => ({ ...row, title: `one more ${row.title}` })),
        yardstick.title,
      ),
      { title: 'What units are worth under other policies', table: elsewhereTable(result, yardstick.title) },
      auditAppendix(result),
    ],
    figures: figuresOf(priced, yardstick.title),
    method: [
      `${counted(result.pairings, 'pair')} of random armies of similar size met, each on a table and with luck of its own, seats swapped; the worth of a unit is what one more of it adds to the log-odds of a point. Their intervals: bootstrap over the pairs.`,
      `"Evens out" is another measurement: the army "${result.spec.army}" with one more of the unit against the same with ever more of the ${yardstick.title}, by bisection; all numbers that could be tried share the error rate.`,
      ...methodOf(result, `Both sides are played by the "${result.spec.policy}" policy.`),
    ],
    assumptions: assumptionsOf(result),
    readings: readingsOf(result),
    command,
  };
}

function worthOf({ worth, even }: PriceRow): number {
  return worth?.inYardsticks?.mean ?? even?.mean ?? worth?.share.mean ?? 0;
}

function titleOf(rows: readonly PriceRow[], yardstick: string): string {
  const told = rows.flatMap(({ title, worth }) => {
    const [mean, range] = ratioCells(worth?.inYardsticks ?? null);
    return mean === '' ? [] : [`${title} ${mean} (${range})`];
  });
  if (told.length > 0) return `Worth in ${yardstick}s: ${listed(told.slice(0, TOLD))}`;
  const even = rows.flatMap((row) =>
    row.even && isBounded(row.even) ? [`one more ${row.title} by ${evenMore(row.even)}`] : [],
  );
  return even.length > 0
    ? `Evened out by ${yardstick}s: ${listed(even.slice(0, TOLD))}`
    : `What units are worth in ${yardstick}s cannot be told yet: more blocks are needed`;
}

function findingsOf(rows: readonly PriceRow[], yardstick: string): string[] {
  return [
    ...rows.flatMap(({ title, cost, worth }) => {
      const ratio = worth?.inYardsticks;
      if (!ratio || cost === null || (cost >= ratio.low && cost <= ratio.high)) return [];
      return [
        `${title} costs as much as ${cost.toFixed(1)} ${yardstick}s and is worth ${cost > ratio.high ? 'less' : 'more'}: ${ratio.low.toFixed(1)} to ${ratio.high.toFixed(1)}.`,
      ];
    }),
    ...rows.flatMap(({ title, even }) => {
      if (!even || even.trials.length === 0) return [];
      return isBounded(even)
        ? [`One more ${title} is made up for by ${evenMore(even)} ${yardstick}s.`]
        : [`The worth of one more ${title} in ${yardstick}s is ${notTold(even)}.`];
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
    const figures = `${percent(share.mean)} (${percentRange(share.low, share.high)})`;
    return [`one more ${rows[order[i]].title} against one more ${rows[next].title} takes ${figures}`];
  });
  return sure.length === 0 ? [] : [`Told apart in the order of worth: ${sure.join('; ')}.`];
}

/** Worths by policy, the run's own first. */
function elsewhereTable({ rows, elsewhere, spec }: PriceResult, yardstick: string): ReportTable {
  const own = { policy: spec.policy, worths: rows.map(({ worth }) => worth) };
  const everywhere = elsewhere.length === 0 ? [] : [own, ...elsewhere];
  return {
    columns: [
      { title: 'unit' },
      { title: 'both sides played by' },
      { title: `in ${yardstick}s`, right: true },
      { title: 'interval', right: true },
      { title: 'one more takes', right: true },
      { title: 'interval', right: true },
    ],
    rows: rows.flatMap(({ title }, i) =>
      everywhere.flatMap(({ policy, worths }) => {
        const worth = worths?.[i];
        return worth ? [[title, policy, ...ratioCells(worth.inYardsticks), ...shareCells(worth.share)]] : [];
      }),
    ),
  };
}

function ratioCells(ratio: Share | null): [string, string] {
  return ratio === null
    ? ['', '']
    : [ratio.mean.toFixed(1), `${ratio.low.toFixed(1)} to ${ratio.high.toFixed(1)}`];
}

function shareCells({ mean, low, high }: Share): [string, string] {
  return [percent(mean), percentRange(low, high)];
}

function notesOf(result: PriceResult, rows: readonly PriceRow[], yardstick: PriceRow): string[] {
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

/** Contests that may have too few blocks to settle anything, said plainly. */
function hintsOnly(rows: readonly PriceRow[], most: number): string[] {
  if (most >= LEAST_BLOCKS || rows.every(({ even }) => !even || even.trials.length === 0)) return [];
  return [
    `Contests against the yardstick had ${most} blocks at most, and nothing is settled before ${LEAST_BLOCKS}: their shares are hints only.`,
  ];
}

function tableOf({ spec }: PriceResult, rows: readonly PriceRow[], yardstick: string): ReportTable {
  const level = intervalTitle(spec.alpha);
  const hasCosts = rows.every(({ cost }) => cost !== null);
  const hasRatios = rows.some(({ worth }) => worth?.inYardsticks);
  return {
    columns: [
      { title: 'unit' },
      ...(hasCosts ? [{ title: 'printed cost', right: true }] : []),
      ...(hasRatios
        ? [
            { title: `in ${yardstick}s`, right: true },
            { title: level, right: true },
          ]
        : []),
      { title: 'evens out', right: true },
      { title: 'one more takes', right: true },
      { title: level, right: true },
    ],
    rows: rows.map(({ title, cost, worth, even }) => [
      title,
      ...(hasCosts ? [cost!.toFixed(1)] : []),
      ...(hasRatios ? ratioCells(worth?.inYardsticks ?? null) : []),
      even ? evenRange(even) : '',
      ...(worth ? shareCells(worth.share) : ['', '']),
    ]),
  };
}

function figuresOf(rows: readonly PriceRow[], yardstick: string): Figure[] {
  const bars: WorthBar[] = rows.flatMap(({ title, worth, even }) => [
    ...(worth?.inYardsticks
      ? [{ title, way: 'random armies', ...worth.inYardsticks, label: worth.inYardsticks.mean.toFixed(1) }]
      : []),
    ...(even && isClosed(even) ? [{ title, way: 'contests', ...even, label: evenRange(even) }] : []),
  ]);
  const printed: PrintedMark[] = rows.flatMap(({ title, cost }) => (cost === null ? [] : [{ title, cost }]));
  if (bars.length === 0) return [];
  const marks = printed.length > 0 ? ' The black tick is the printed cost.' : '';
  return [
    {
      title: `What one more of each unit is worth in ${yardstick}s`,
      caption: `The mark is the estimate, the line its interval; at the dashed line a unit is worth as much as a ${yardstick}.${marks}`,
      chart: (width) => worthChart(bars, printed, `${yardstick}s`, width),
    },
  ];
}

function isClosed(even: EvenPoint): even is EvenPoint & { mean: number; low: number; high: number } {
  return even.mean !== null && even.low !== null && even.high !== null;
}
