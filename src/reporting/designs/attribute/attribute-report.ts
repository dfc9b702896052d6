import type { AttributeResult } from '../../../experiments/designs/attribute/attribute.ts';
import type { AttributionRow } from '../../../experiments/designs/attribute/attribution.ts';
import { type Effect, isSure } from '../../../experiments/measure/effect-tally.ts';
import type { ReportTable, Said } from '../../document/report.ts';
import { acrossMoves } from '../../sections/across-table.ts';
import { figuresGlossary } from '../../sections/figures-glossary.ts';
import { gainColumn, HINT, IN_POINTS, textColumns } from '../../sections/legend.ts';
import { auditFindings } from '../../wording/audit-wording.ts';
import { differenceText, UNBOUNDED_METHOD } from '../../wording/metric-wording.ts';
import { rulesNames } from '../../wording/version-wording.ts';
import { counted, decimalsFor, gainText, intervalTitle } from '../../wording/wording.ts';
import { attributeFigures } from './attribute-figures.ts';
import {
  amountRange,
  amountsOf,
  attributeFindings,
  attributeNotes,
  attributeTitle,
  changeTexts,
  figureName,
  isNothing,
  nameOf,
} from './attribute-findings.ts';

/** Figures in the first table and in charts; the appendix has them all. */
const SHOWN = 3;

/** What an `attribute` result says. */
export function attributeReport(result: AttributeResult): Said {
  const { from, to } = rulesNames(result);
  const shown = telling(result);
  return {
    title: attributeTitle(result),
    question: `which change is responsible; "${from.short}" is ${from.long}, "${to.short}" is ${to.long}`,
    findings: [...attributeFindings(result), ...auditFindings(result)],
    notes: attributeNotes(result),
    table: valuesTable(result, shown),
    appendices: [
      { title: 'Every figure shared out', table: valuesTable(result, result.rows) },
      { title: 'What changes do together beyond what each does on its own', table: pairsTable(result) },
      acrossMoves(
        ['figure', 'change'],
        result,
        result.rows.flatMap((row) => movesOf(result, row)),
      ),
      figuresGlossary(result.rows.filter(({ metric }) => metric !== 'share')),
    ],
    figures: attributeFigures(result, shown),
    method: [
      playedBy(result),
      'The value of a change is what it adds, averaged over all orders in which the changes can be made (Shapley 1953). It is worked out block by block, so its standard error and its interval are those of a mean over blocks.',
      'What is printed is rounded so that the values add up to their sum: where rounding each by itself would not, some are rounded the other way.',
      UNBOUNDED_METHOD,
    ],
  };
}

/** What each change does to a figure, and all together. */
function movesOf(result: AttributeResult, { metric, unit, values, whole }: AttributionRow) {
  const effects = [
    ...values.map(({ acrossTables }, i) => ({ change: nameOf(result, i), acrossTables })),
    { change: 'together', acrossTables: whole.acrossTables },
  ];
  return effects.map(({ change, acrossTables }) => {
    return { metric, unit, acrossTables, names: [figureName({ metric }), change] };
  });
}

function playedBy({ exact, spec, rows }: AttributeResult): string {
  const { apart, changes } = spec.asks;
  const contest = apart === null ? ' and by one side against one that plays the earlier rules' : '';
  const blocks = Math.max(...rows.map(({ whole }) => whole.blocks));
  return exact
    ? `Every combination of the changes (${2 ** changes.length}) was played by both sides${contest}, on the same tables with the same luck: ${counted(blocks, 'time')} each. What was played in all counts every one of these as a block.`
    : `Each block makes the changes one after the other in an order of its own; what that comes to is played by both sides${contest}, on one table with the same luck.`;
}

/** The first figure, and those that all changes together surely move. */
function telling({ rows, told }: AttributeResult): AttributionRow[] {
  return rows.filter((_, r) => r === 0 || told[r].whole).slice(0, SHOWN);
}

function valuesTable(result: AttributeResult, rows: readonly AttributionRow[]): ReportTable {
  const texts = changeTexts(result);
  // One figure alone is named once, above its values.
  const isOne = rows.length === 1;
  const figure = (row: AttributionRow) => (isOne ? [] : [figureName(row)]);
  const hasHint = rows.some((row) => row.values.some((_, i) => verdictText(result, row, i).endsWith('?')));
  return {
    columns: [
      ...(isOne ? [] : [{ title: 'figure', posted: true }]),
      { title: 'change', posted: true },
      { title: 'from, to', pageOnly: true },
      {
        title: isOne ? figureName(rows[0]) : 'value',
        right: true,
        posted: true,
        says: `what the change adds, ${IN_POINTS}`,
      },
      { title: 'std. error', right: true, pageOnly: true },
      { title: intervalTitle(result.spec.alpha), right: true, posted: true },
      { title: 'verdict', posted: true, ...(hasHint && { says: HINT }) },
      gainColumn(
        'no two matches of a block shared their luck; shown of values where every combination was played',
      ),
    ],
    rows: rows.flatMap((row) => {
      const amounts = amountsOf(row);
      return [
        ...row.values.map((value, i) => [
          ...figure(row),
          nameOf(result, i),
          texts[i],
          amounts.values[i],
          errorText(row, value),
          amountRange(row, value),
          verdictText(result, row, i),
          gainText(value.gain),
        ]),
        [...figure(row), 'sum of the values', '', amounts.sum, '', '', '', ''],
        [
          ...[...figure(row), 'together, measured', '', amounts.whole],
          ...[errorText(row, row.whole), amountRange(row, row.whole), '', gainText(row.whole.gain)],
        ],
      ];
    }),
  };
}

function errorText({ unit }: AttributionRow, { standardError }: Effect): string {
  if (standardError === null) return '';
  return unit === 'share'
    ? (100 * standardError).toFixed(2)
    : standardError.toFixed(decimalsFor(standardError));
}

function verdictText(result: AttributeResult, row: AttributionRow, change: number): string {
  const told = result.told[result.rows.indexOf(row)];
  const value = row.values[change];
  const { effect, blocks } = value;
  if (isSure({ effect, blocks })) {
    const word = effect.mean > 0 ? 'raises' : 'lowers';
    return told.values[change] ? word : `${word}?`;
  }
  return isNothing(result, row, value) ? 'nothing' : 'undecided';
}

function pairsTable(result: AttributeResult): ReportTable {
  const { rows, spec } = result;
  return {
    columns: [
      ...textColumns('figure', 'change', 'with'),
      {
        title: 'beyond the sum',
        right: true,
        says: 'what both changes do together beyond what each does by itself',
      },
      { title: intervalTitle(spec.alpha), right: true },
    ],
    rows: rows.flatMap((row, r) =>
      (row.interactions ?? [])
        .filter(({ effect, found }) => r === 0 || (found && isSure({ effect, blocks: row.blocks })))
        .map((own) => [
          figureName(row),
          nameOf(result, own.pair[0]),
          nameOf(result, own.pair[1]),
          differenceText({ ...row, difference: own.effect }, own.effect.mean),
          amountRange(row, own),
        ]),
    ),
  };
}
