import type { PriceResult, PriceRow } from '../../../experiments/designs/price/price.ts';
import type { Worth } from '../../../experiments/designs/price/price-fit.ts';
import type { BreakEven } from '../../../experiments/play/break-even.ts';
import { type PrintedMark, type WorthBar, worthChart } from '../../charts/worth-chart.ts';
import type { Figure, ReportTable, Said } from '../../document/report.ts';
import { acrossAppendix } from '../../sections/across-table.ts';
import { type Evened, evenContests, evenTrials } from '../../sections/even-trials.ts';
import { gainColumn, numberColumns, textColumns } from '../../sections/legend.ts';
import { auditFindings } from '../../wording/audit-wording.ts';
import { evenRange } from '../../wording/even-wording.ts';
import { counted, gainText, intervalTitle, plural, shareCells } from '../../wording/wording.ts';
import {
  alphaOfSearches,
  priceFindings,
  priceMultiplicity,
  priceNotes,
  priceTitle,
  ratioTexts,
} from './price-findings.ts';

/** What a `price` result says. */
export function priceReport(result: PriceResult): Said {
  const rows = [...result.rows].sort((a, b) => worthOf(b) - worthOf(a));
  const yardstick = rows.find(({ unit }) => unit === result.spec.asks.yardstick)!;
  const priced = rows.filter((row) => row !== yardstick);
  const evened = priced.map((row): Evened => ({ title: oneMore(row), even: row.even }));
  return {
    title: priceTitle(result, priced, yardstick.title),
    question: 'what one more of a unit is worth',
    findings: [...priceFindings(result, priced, yardstick.title), ...auditFindings(result)],
    notes: priceNotes(result, priced, yardstick),
    table: tableOf(result, rows, yardstick.title),
    appendices: [
      evenTrials(
        `Contests against ever more ${plural(yardstick.title)}`,
        evened,
        yardstick.title,
        alphaOfSearches(result),
      ),
      { title: 'What units are worth under other policies', table: elsewhereTable(result, yardstick.title) },
      acrossAppendix('one side has', result, [
        ...rows.map((row) => ({
          title: `${oneMore(row)}, in random armies`,
          acrossTables: row.luck?.acrossTables ?? null,
        })),
        ...evenContests(evened, yardstick.title),
      ]),
    ],
    figures: figuresOf(priced, yardstick.title),
    method: [
      `${counted(result.pairings, 'pair')} of random armies of similar size met, each on a table and with luck of its own, seats swapped; the worth of a unit is what one more of it adds to the log-odds of a point. Their intervals: bootstrap over the pairs.`,
      `How many make up for it is another measurement: the army "${result.spec.army}" with one more of the unit against the same with ever more of the ${yardstick.title}, by bisection; all numbers that could be tried share the error rate.`,
      priceMultiplicity(result),
      'Pairs of random armies share no luck with one another, so that between them there is nothing it could save.',
      'For tables like these: of random armies what each pair adds to the fit, averaged table by table (linearised, approximate); contests share the error rate there as they do elsewhere.',
    ],
    sides: `Both sides are played by the "${result.spec.policy}" policy.`,
  };
}

function oneMore({ title }: PriceRow): string {
  return `one more ${title}`;
}

/** What units are set in order by, on one scale: all have a worth in random armies, or none has. */
function worthOf({ worth, even }: PriceRow): number {
  return worth?.share.mean ?? even?.mean ?? 0;
}

const ONE_MORE = 'share with one more';

/** The share of an army with one more of a unit; no two random armies may have differed in how many they had of it. */
function oneMoreCells({ share }: Worth): [share: string, interval: string] {
  return share.low === share.high ? ['not seen', ''] : shareCells(share);
}

/** Worths by policy, the run's own first. */
function elsewhereTable({ rows, elsewhere, spec }: PriceResult, yardstick: string): ReportTable {
  const own = { policy: spec.policy, worths: rows.map(({ worth }) => worth) };
  const level = intervalTitle(spec.alpha);
  const everywhere = elsewhere.length === 0 ? [] : [own, ...elsewhere];
  return {
    columns: [
      ...textColumns('unit', 'both sides played by'),
      ...numberColumns(`in ${plural(yardstick)}`, level, ONE_MORE, level),
    ],
    rows: rows.flatMap(({ title }, i) =>
      everywhere.flatMap(({ policy, worths }) => {
        const worth = worths?.[i];
        return worth ? [[title, policy, ...ratioTexts(worth.inYardsticks), ...oneMoreCells(worth)]] : [];
      }),
    ),
  };
}

function tableOf(result: PriceResult, rows: readonly PriceRow[], yardstick: string): ReportTable {
  const level = intervalTitle(result.spec.alpha);
  const hasCosts = rows.every(({ cost }) => cost !== null);
  const hasRatios = rows.some(({ worth }) => worth?.inYardsticks);
  return {
    columns: [
      { title: 'unit', posted: true },
      ...(hasCosts ? numberColumns(`printed cost in ${plural(yardstick)}`) : []),
      ...(hasRatios
        ? [
            { title: `in ${plural(yardstick)}`, right: true, posted: true },
            { title: level, right: true, posted: true },
          ]
        : []),
      {
        title: `${plural(yardstick)} that make up for it`,
        right: true,
        posted: true,
        says: `the ${intervalTitle(alphaOfSearches(result))}; those of all units hold together`,
      },
      { title: ONE_MORE, right: true, posted: !hasRatios },
      { title: level, right: true, posted: !hasRatios },
      gainColumn(
        'the two matches of a block had luck of their own; of random armies around what the fit expects of them',
      ),
    ],
    rows: rows.map(({ title, cost, worth, even, luck }) => [
      title,
      ...(hasCosts ? [cost!.toFixed(1)] : []),
      ...(hasRatios ? ratioTexts(worth?.inYardsticks ?? null) : []),
      even ? evenRange(even) : '',
      ...(worth ? oneMoreCells(worth) : ['', '']),
      gainText(luck?.gain ?? null),
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
      title: `What one more of each unit is worth in ${plural(yardstick)}`,
      caption: `The mark is the estimate, the line its interval; at the dashed line a unit is worth as much as one ${yardstick}.${marks}`,
      chart: (width) => worthChart(bars, printed, plural(yardstick), width),
    },
  ];
}

function isClosed(even: BreakEven): even is BreakEven & { mean: number; low: number; high: number } {
  return even.mean !== null && even.low !== null && even.high !== null;
}
