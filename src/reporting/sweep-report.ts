import type { SweepResult } from '../experiments/designs/sweep.ts';
import type { SweepPoint } from '../experiments/sweep-point.ts';
import { acrossAppendix, acrossMoves } from './across-table.ts';
import { auditAppendix, auditFindings } from './audit-wording.ts';
import { everyRoundTable, FORESIGHT_METHOD, halfTimeTable, ROUNDS_METHOD } from './foresight-wording.ts';
import { inGroups, UNCORRECTED } from './metric-groups.ts';
import {
  ADOPTION_METHOD,
  AVERAGED_METHOD,
  figureText,
  intervalText,
  metricTitle,
  UNBOUNDED_METHOD,
} from './metric-wording.ts';
import type { Report, ReportTable } from './report.ts';
import { assumptionsOf, methodOf, readingsOf, subtitleOf } from './result-notes.ts';
import { sweepFigures } from './sweep-figures.ts';
import { sweepFindings, sweepNotes, sweepTitle } from './sweep-findings.ts';
import { allMetricsTable, differenceCells, movedTable, valueText } from './sweep-tables.ts';
import { counted, gainMethod, gainText, intervalTitle, percent, percentRange } from './wording.ts';

/** What a `sweep` result says; `command` repeats the run. */
export function sweepReport(result: SweepResult, command: string): Report {
  const { spec, points } = result;
  const games = points.map((point) => ({ title: valueText(point), rounds: point.foresight }));
  return {
    title: sweepTitle(result),
    subtitle: subtitleOf(result, `what ${spec.asks.factor} does to the game`),
    findings: [...sweepFindings(result), ...auditFindings(result)],
    notes: sweepNotes(result),
    table: mainTable(result),
    appendices: [
      { title: `What else it moves (${UNCORRECTED})`, table: movedTable(result) },
      {
        title: `All figures at each value (corrected: the ${metricTitle(points[0].levels[0])} alone)`,
        table: allMetricsTable(result),
      },
      { title: 'How much is decided at half time', table: halfTimeTable('value', games, spec.alpha) },
      {
        title: 'How much is decided by the end of each round',
        table: everyRoundTable('value', games, spec.alpha),
      },
      acrossAppendix(
        'alone',
        result,
        points.flatMap((point) => (point.alone ? [{ ...point.alone, title: valueText(point) }] : [])),
      ),
      acrossMoves(
        ['value', 'figure'],
        result,
        points.flatMap((point) =>
          inGroups(point.differences ?? []).map((row) => ({
            ...row,
            names: [valueText(point), metricTitle(row)],
          })),
        ),
      ),
      auditAppendix(result),
    ],
    figures: sweepFigures(result),
    method: [
      `What is varied: ${result.says} (${spec.asks.factor})`,
      `Both sides play under each value on the same ${counted(Math.max(...points.map(({ blocks }) => blocks)), 'block')}: the same table seeds and the same luck as under the value of the book.`,
      ...(points.some(({ alone }) => alone)
        ? ['Alone: one side plays under the value and the other under that of the book, seats swapped.']
        : []),
      gainMethod('the luck were not shared; alone, between the two matches of a block'),
      FORESIGHT_METHOD,
      ROUNDS_METHOD,
      UNBOUNDED_METHOD,
      AVERAGED_METHOD,
      ADOPTION_METHOD,
      ...methodOf(result),
    ],
    assumptions: assumptionsOf(result),
    readings: readingsOf(result),
    command,
  };
}

function mainTable({ spec, points }: SweepResult): ReportTable {
  const level = intervalTitle(spec.alpha);
  const alone = points.some((point) => point.alone);
  return {
    columns: [
      { title: 'value' },
      { title: metricTitle(points[0].levels[0]), right: true },
      { title: level, right: true },
      { title: 'less the book', right: true },
      { title: level, right: true },
      { title: 'verdict' },
      { title: 'gain', right: true, pageOnly: true },
      ...(alone
        ? [
            { title: 'alone', right: true },
            { title: level, right: true, pageOnly: true },
            { title: 'verdict alone' },
            { title: 'gain alone', right: true, pageOnly: true },
          ]
        : []),
    ],
    rows: points.map((point) => [...bothCells(point), ...(alone ? aloneCells(point) : [])]),
  };
}

function bothCells(point: SweepPoint): string[] {
  const [{ unit, level }] = point.levels;
  return [
    valueText(point),
    level === null ? 'not seen' : figureText(unit, level, level.mean),
    level === null ? '' : intervalText(unit, level),
    ...differenceCells(point.differences?.[0]),
  ];
}

function aloneCells({ alone }: SweepPoint): string[] {
  if (!alone) return ['', '', '', ''];
  return [
    percent(alone.share.mean),
    percentRange(alone.share.low, alone.share.high),
    alone.verdict.text,
    gainText(alone.gain),
  ];
}
