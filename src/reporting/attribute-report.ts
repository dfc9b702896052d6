import type { AttributionRow } from '../experiments/attribution.ts';
import type { AttributeResult } from '../experiments/designs/attribute.ts';
import { type Effect, isSure } from '../experiments/effect-tally.ts';
import type { Share } from '../experiments/verdict.ts';
import {
  amount,
  amountRange,
  attributeFindings,
  attributeNotes,
  attributeTitle,
  changeTexts,
  figureName,
} from './attribute-findings.ts';
import { auditAppendix, auditFindings } from './audit-wording.ts';
import { differenceChart } from './charts/difference-chart.ts';
import { waterfallChart } from './charts/waterfall-chart.ts';
import { differenceText, inUnits, UNBOUNDED_METHOD } from './metric-wording.ts';
import type { Figure, Report, ReportTable } from './report.ts';
import { assumptionsOf, methodOf, readingsOf, subtitleOf } from './result-notes.ts';
import { rulesNames } from './version-wording.ts';
import { sentence } from './wording.ts';

/** Figures in the first table and in charts; the appendix has them all. */
const SHOWN = 3;

/** What an `attribute` result says; `command` repeats the run. */
export function attributeReport(result: AttributeResult, command: string): Report {
  const { from, to } = rulesNames(result);
  const shown = telling(result);
  return {
    title: attributeTitle(result),
    subtitle: subtitleOf(
      result,
      `which change is responsible; "${from.short}" is ${from.long}, "${to.short}" is ${to.long}`,
    ),
    findings: [...attributeFindings(result), ...auditFindings(result)],
    notes: attributeNotes(result),
    table: valuesTable(result, shown),
    appendices: [
      { title: 'Every figure shared out', table: valuesTable(result, result.rows) },
      { title: 'What changes do together beyond what each does on its own', table: pairsTable(result) },
      auditAppendix(result),
    ],
    figures: [...shown.map((row) => waterfall(result, row)), intervals(result), ...pairsFigure(result)],
    method: [
      result.exact
        ? 'Every combination of the changes was played on the same tables with the same luck: by both sides, and by one side against one that plays the earlier rules.'
        : 'Each block makes the changes one after the other in an order of its own, on one table with the same luck: both sides, and one side against one that plays the earlier rules.',
      'The value of a change is what it adds, averaged over all orders in which the changes can be made (Shapley 1953). It is worked out block by block, so its interval is that of a mean over blocks.',
      UNBOUNDED_METHOD,
      ...methodOf(result),
    ],
    assumptions: assumptionsOf(result),
    readings: readingsOf(result),
    command,
  };
}

/** The first figure, and those that all changes together surely move. */
function telling({ rows }: AttributeResult): AttributionRow[] {
  return [rows[0], ...rows.slice(1).filter(({ whole }) => isSure(whole))].slice(0, SHOWN);
}

function valuesTable(result: AttributeResult, rows: readonly AttributionRow[]): ReportTable {
  const texts = changeTexts(result);
  // One figure alone is named once, above its values.
  const isOne = rows.length === 1;
  const figure = (row: AttributionRow) => (isOne ? [] : [figureName(row)]);
  return {
    columns: [
      ...(isOne ? [] : [{ title: 'figure' }]),
      { title: 'change' },
      { title: 'from, to', pageOnly: true },
      { title: isOne ? figureName(rows[0]) : 'value', right: true },
      { title: `${Math.round(100 * (1 - result.spec.alpha))} % interval`, right: true },
      { title: 'verdict' },
    ],
    rows: rows.flatMap((row) => [
      ...row.values.map((value, i) => [
        ...figure(row),
        nameOf(result, i),
        texts[i],
        amountOf(row, value),
        amountRange(row, value),
        verdictText(result, row, i),
      ]),
      [...figure(row), 'together', '', amountOf(row, row.whole), amountRange(row, row.whole), ''],
    ]),
  };
}

/** A change by number and path: `2 overwatch.arc.degrees`. */
function nameOf({ spec }: AttributeResult, change: number): string {
  return `${change + 1} ${spec.asks.changes[change].path}`;
}

function amountOf(row: AttributionRow, effect: Pick<Effect, 'effect'>): string {
  return amount(row, effect).replace(' points', '');
}

function verdictText({ found, rows, spec }: AttributeResult, row: AttributionRow, change: number): string {
  const { effect, blocks } = row.values[change];
  if (isSure({ effect, blocks })) {
    const word = effect.mean > 0 ? 'raises' : 'lowers';
    return row === rows[0] && !found[change] ? `${word}?` : word;
  }
  return row.unit === 'share' && -spec.d <= effect.low && effect.high <= spec.d ? 'nothing' : 'undecided';
}

function pairsTable(result: AttributeResult): ReportTable {
  const { rows, spec } = result;
  return {
    columns: [
      { title: 'figure' },
      { title: 'change' },
      { title: 'with' },
      { title: 'beyond', right: true },
      { title: `${Math.round(100 * (1 - spec.alpha))} % interval`, right: true },
    ],
    rows: rows.flatMap((row, r) =>
      (row.interactions ?? [])
        .filter(({ effect }) => r === 0 || isSure({ effect, blocks: row.blocks }))
        .map((own) => [
          figureName(row),
          nameOf(result, own.pair[0]),
          nameOf(result, own.pair[1]),
          amountOf(row, own),
          amountRange(row, own),
        ]),
    ),
  };
}

function waterfall(result: AttributeResult, row: AttributionRow): Figure {
  const scale = row.unit === 'share' ? 100 : 1;
  const part = (title: string, { effect }: Effect) => ({
    title,
    value: scale * effect.mean,
    label: differenceText({ ...row, difference: effect }, effect.mean),
  });
  const parts = row.values.map((value, i) => part(nameOf(result, i), value));
  const unit = inUnits(row.unit);
  return {
    title: sentence(figureName(row)),
    caption: `${sentence(row.says)}, ${unit}. Each bar begins where the one above it ends; the last is what all changes do together, measured.`,
    chart: (width) => waterfallChart(parts, part('all together', row.whole), unit, width),
  };
}

function intervals(result: AttributeResult): Figure {
  const [first] = result.rows;
  const rows = [
    { title: 'all together', effect: first.whole.effect },
    ...first.values.map(({ effect }, i) => ({ title: nameOf(result, i), effect })),
  ];
  return effectsFigure(
    first,
    'How sure that is',
    'The line is the interval of each value; left of the dashed line the change takes away, right of it it adds.',
    rows,
  );
}

function pairsFigure(result: AttributeResult): Figure[] {
  const [first] = result.rows;
  if (first.interactions === null) return [];
  const rows = first.interactions.map(({ pair: [i, j], effect }) => ({
    title: `${i + 1} and ${j + 1}`,
    effect,
  }));
  return [
    effectsFigure(
      first,
      'What pairs do together',
      'Changes by their numbers: how much more the two do together than apart, averaged over the other changes. Near the dashed line the two do not depend on one another.',
      rows,
    ),
  ];
}

function effectsFigure(
  row: AttributionRow,
  title: string,
  caption: string,
  effects: readonly { readonly title: string; readonly effect: Share }[],
): Figure {
  const scale = row.unit === 'share' ? 100 : 1;
  const values = effects.map(({ title: name, effect }) => ({
    title: name,
    difference: scale * effect.mean,
    low: scale * effect.low,
    high: scale * effect.high,
    label: differenceText({ ...row, difference: effect }, effect.mean),
  }));
  return {
    title: `${title}: ${figureName(row)}`,
    caption,
    chart: (width) => differenceChart(values, inUnits(row.unit), width),
  };
}
