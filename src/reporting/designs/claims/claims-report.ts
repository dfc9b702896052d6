import type { ClaimRow } from '../../../experiments/designs/claims/claim-row.ts';
import type { ClaimsResult } from '../../../experiments/designs/claims/claims.ts';
import { differenceChart, differenceRow } from '../../charts/difference-chart.ts';
import type { Figure, ReportTable, Said } from '../../document/report.ts';
import { acrossMoves } from '../../sections/across-table.ts';
import { gainColumn, IN_POINTS, textColumns } from '../../sections/legend.ts';
import { auditFindings } from '../../wording/audit-wording.ts';
import {
  correctedDifference,
  differenceCells,
  figureText,
  inUnits,
  metricTitle,
  UNBOUNDED_METHOD,
} from '../../wording/metric-wording.ts';
import { notSettled } from '../../wording/not-settled.ts';
import { correctedColumns, stopMethod } from '../../wording/stop-wording.ts';
import { atLeast } from '../../wording/stopped-wording.ts';
import { tooFew } from '../../wording/too-few.ts';
import {
  blockRange,
  counted,
  gainText,
  intervalTitle,
  listed,
  present,
  thousands,
} from '../../wording/wording.ts';
import { claimFinding, stoppedClaims } from './claims-findings.ts';

/** What a `claims` result says. */
export function claimsReport(result: ClaimsResult): Said {
  const { rows, spec } = result;
  return {
    title: titleOf(rows),
    question: 'is it true what the document says about its own game?',
    findings: [...rows.map(claimFinding), ...auditFindings(result)],
    notes: notesOf(rows),
    table: tableOf(result),
    appendices: [
      { title: 'What the document says, and what was measured', table: wordsTable(rows) },
      acrossMoves(
        ['claim', 'where', 'figure'],
        result,
        rows.flatMap(({ id, tests }) =>
          tests.map(({ where, row }) => ({ ...row, names: [id, where, metricTitle(row)] })),
        ),
      ),
    ],
    figures: figuresOf(rows),
    method: [
      `Both sides play in the circumstances a claim speaks of, and by the book, on the same blocks, ${blocksText(rows)}: the same table seeds and the same luck. Claims about one side alone let it meet a side by the book, seats swapped.`,
      'A claim holds where its interval lies wholly on the side that is claimed, in all its circumstances; it does not hold where one interval lies on the other side or within what counts as no effect.',
      'What is measured stands for what is said: another measure may come to another answer.',
      ...stopMethod(spec.asks.stop, 'each of the circumstances', 'what is claimed of them'),
      ...(unbounded(rows).length > 0 ? [UNBOUNDED_METHOD] : []),
    ],
  };
}

/** Of all circumstances. */
function blocksText(rows: readonly ClaimRow[]): string {
  const blocks = rows.flatMap(({ tests }) => tests.map(({ row }) => row.blocks));
  return blockRange(blocks);
}

function titleOf(rows: readonly ClaimRow[]): string {
  const count = (word: ClaimRow['word']) => rows.filter((row) => row.word === word).length;
  const parts = [
    [count('holds'), 'holds', 'hold'],
    [count('does not hold'), 'does not hold', 'do not hold'],
    [count('undecided'), 'is not settled', 'are not settled'],
  ] as const;
  const told = parts
    .filter(([number]) => number > 0)
    .map(([number, one, many]) => `${number} ${number === 1 ? one : many}`);
  const said = `${counted(rows.length, 'claim')} of the document`;
  if (count('undecided') === rows.length)
    return notSettled(`whether ${said} ${rows.length === 1 ? 'holds' : 'hold'}`);
  return `Of ${said}: ${listed(told)}${count('undecided') > 0 ? '; more blocks would tell' : ''}`;
}

function notesOf(rows: readonly ClaimRow[]): string[] {
  const approximate = unbounded(rows);
  const undecided = rows.filter(({ word }) => word === 'undecided').map(({ id }) => id);
  return present([
    ...tooFew(rows.flatMap(({ tests }) => tests.map(({ row }) => row.blocks))),
    'A claim is judged by one figure that stands for it; the report says which.',
    ...stoppedClaims(rows),
    approximate.length > 0 &&
      `Measured by figures that are no shares, whose intervals are approximate: ${listed(approximate)}.`,
    undecided.length > 0 && `More blocks are needed for ${listed(undecided)}.`,
  ]);
}

/** Claims judged by figures that have no bounds known beforehand. */
function unbounded(rows: readonly ClaimRow[]): string[] {
  return rows.filter(({ tests }) => tests.some(({ row }) => row.unit !== 'share')).map(({ id }) => id);
}

function tableOf({ spec, rows }: ClaimsResult): ReportTable {
  const level = intervalTitle(spec.alpha);
  const isSequential = spec.asks.stop === 'verdict';
  return {
    columns: [
      { title: 'claim', posted: true },
      { title: 'where', posted: true },
      { title: 'measured', pageOnly: true },
      { title: 'there', right: true, says: 'what is measured, in the circumstances of the claim' },
      {
        title: 'change',
        right: true,
        posted: true,
        says: `how far that is from the book, ${IN_POINTS}`,
      },
      { title: level, right: true, posted: true },
      ...correctedColumns(spec.asks.stop, spec.alpha),
      { title: 'verdict', posted: true },
      gainColumn('the luck were not shared; of one side alone, by the two matches of a block'),
      { title: 'blocks', right: true, pageOnly: !isSequential },
    ],
    rows: rows.flatMap(({ id, tests }) =>
      tests.map(({ where, word, row, unbiased, stopped }) => [
        id,
        where,
        metricTitle(row),
        row.first === null
          ? 'not seen'
          : atLeast(figureText(row.unit, row.difference, row.first), stopped?.first ?? 0),
        ...differenceCells(row),
        ...correctedDifference(spec.asks.stop, row, unbiased),
        word,
        gainText(row.gain),
        thousands(Math.min(row.blocks, spec.blocks.initial)),
      ]),
    ),
  };
}

function wordsTable(rows: readonly ClaimRow[]): ReportTable {
  return {
    columns: textColumns('claim', 'clause', 'the document says', 'so it is claimed that', 'verdict'),
    rows: rows.map(({ id, clause, says, test, word }) => [id, clause, says, test, word]),
  };
}

/** One chart for each unit, since they share an axis. */
function figuresOf(rows: readonly ClaimRow[]): Figure[] {
  const tests = rows.flatMap(({ id, tests: own }) => own.map((test) => ({ id, ...test })));
  const units = [...new Set(tests.map(({ row }) => inUnits(row)))];
  return units.map((unit): Figure => {
    const marks = tests
      .filter(({ row }) => inUnits(row) === unit)
      .map(({ id, where, word, row }) => differenceRow(`${id}: ${where}`, row, word));
    return {
      title: `What the circumstances change, ${unit}`,
      caption:
        'The difference from the book. Right of the dashed line there is more of what the claim is about than by the book, left of it less.',
      chart: (width) => differenceChart(marks, `difference ${unit}`, width),
    };
  });
}
