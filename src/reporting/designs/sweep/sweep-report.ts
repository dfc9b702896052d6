import type { SweepResult } from '../../../experiments/designs/sweep/sweep.ts';
import type { SweepPoint } from '../../../experiments/designs/sweep/sweep-point.ts';
import { hasMoved } from '../../../experiments/measure/paired-tally.ts';
import { isTest, type Stop } from '../../../experiments/terms/stop-key.ts';
import type { ReportTable, Said } from '../../document/report.ts';
import { acrossAppendix, acrossMoves } from '../../sections/across-table.ts';
import { figuresGlossary } from '../../sections/figures-glossary.ts';
import { gainColumn, HINT, IN_POINTS } from '../../sections/legend.ts';
import { auditFindings } from '../../wording/audit-wording.ts';
import { everyRoundTable, FIGURES_METHOD, halfTimeTable } from '../../wording/foresight-wording.ts';
import { fortuneMethod } from '../../wording/fortune-wording.ts';
import { inGroups, TOGETHER } from '../../wording/metric-groups.ts';
import { correctedDifference, levelCells, metricTitle, theMetric } from '../../wording/metric-wording.ts';
import { correctedColumns, stopMethod } from '../../wording/stop-wording.ts';
import {
  blockRange,
  gainText,
  intervalTitle,
  shareCells,
  thousands,
  variedText,
} from '../../wording/wording.ts';
import { sweepFigures } from './sweep-figures.ts';
import { speaksOfAlone, sweepFindings, sweepNotes, sweepTitle } from './sweep-findings.ts';
import { allMetricsTable, fromBookCells, movedTable, valueText } from './sweep-tables.ts';

/** What a `sweep` result says. */
export function sweepReport(result: SweepResult): Said {
  const { spec, points } = result;
  const games = points.map((point) => ({ title: valueText(point), rounds: point.foresight }));
  return {
    title: sweepTitle(result),
    question: `what ${result.title} does to the game`,
    findings: [...sweepFindings(result), ...auditFindings(result)],
    notes: sweepNotes(result),
    table: mainTable(result),
    appendices: [
      { title: `What else it moves (${TOGETHER})`, table: movedTable(result) },
      {
        title: `All figures at each value (corrected: ${theMetric(points[0].levels[0])} alone)`,
        table: allMetricsTable(result),
      },
      { title: 'How much is decided at half time', table: halfTimeTable('value', games, spec.alpha) },
      {
        title: 'How much is decided by the end of each round',
        table: everyRoundTable('value', games, spec.alpha),
      },
      acrossAppendix('contest', result, points.flatMap(contestAlone)),
      acrossMoves(['value', 'figure'], result, points.flatMap(movesAt)),
      figuresGlossary(points[0].levels),
    ],
    figures: sweepFigures(result),
    method: methodLines(result),
  };
}

/** The contest of a side that plays under a value alone, where there was one. */
function contestAlone(point: SweepPoint) {
  return point.alone ? [{ ...point.alone, title: `a side that alone plays with ${valueText(point)}` }] : [];
}

function movesAt(point: SweepPoint) {
  const value = valueText(point);
  return inGroups(point.differences ?? []).map((row) => ({ ...row, names: [value, metricTitle(row)] }));
}

function methodLines(result: SweepResult): string[] {
  const { spec, points } = result;
  return [
    variedText(result.says, spec.asks.factor),
    `Both sides play under each value on the same blocks, ${blocksText(points)}: the same table seeds and the same luck as under the value of the book.`,
    ...(points.some(({ alone }) => alone)
      ? ['Alone: one side plays under the value and the other under that of the book, seats swapped.']
      : []),
    ...fortuneMethod(points.flatMap(({ alone }) => alone ?? [])),
    ...stopMethod(
      spec.asks.stop,
      'each value, and each contest alone,',
      `${theMetric(points[0].levels[0])} or the contest`,
    ),
    ...FIGURES_METHOD,
  ];
}

/** Of the values that are compared with the book. */
function blocksText(points: readonly SweepPoint[]): string {
  const blocks = points.filter(({ isBook }) => !isBook).map((point) => point.blocks);
  return blockRange(blocks);
}

function mainTable(result: SweepResult): ReportTable {
  const { spec, points } = result;
  // A post shows what its headline is of.
  const [ofAlone, ofBoth] = [speaksOfAlone(result), !speaksOfAlone(result)];
  const level = intervalTitle(spec.alpha);
  const alone = points.some((point) => point.alone);
  const { stop } = spec.asks;
  return {
    columns: [
      { title: 'value', posted: true },
      { title: metricTitle(points[0].levels[0]), right: true, posted: ofBoth },
      { title: level, right: true },
      { title: 'from the book', right: true, posted: ofBoth, says: IN_POINTS },
      { title: level, right: true, posted: ofBoth },
      ...(isTest(stop) ? [] : correctedColumns(stop, spec.alpha)),
      { title: 'verdict', posted: ofBoth, ...(points.some(isHint) && { says: HINT }) },
      gainColumn(),
      ...(stop === 'fixed' ? [] : [{ title: 'blocks', right: true }]),
      ...(alone
        ? [
            {
              title: 'alone',
              right: true,
              posted: ofAlone,
              says: 'share of the points of a side that plays with the value against one by the book',
            },
            { title: level, right: true, posted: ofAlone },
            { title: 'verdict alone', posted: ofAlone },
            {
              title: 'gain alone',
              right: true,
              pageOnly: true,
              says: 'the same of that contest, if its two matches in a block had luck of their own',
            },
          ]
        : []),
    ],
    rows: points.map((point) => [...bothCells(point, stop), ...(alone ? aloneCells(point) : [])]),
  };
}

function bothCells(point: SweepPoint, stop: Stop): string[] {
  const [{ unit, level }] = point.levels;
  const [primary] = point.differences ?? [];
  const [difference, range, movement, gain] = fromBookCells(primary);
  return [
    valueText(point),
    ...levelCells(unit, level),
    difference,
    range,
    ...(isTest(stop) ? [] : correctedDifference(stop, primary, primary && point.unbiased)),
    isHint(point) ? `${movement}?` : movement,
    gain,
    ...(stop === 'fixed' ? [] : [thousands(point.blocks)]),
  ];
}

/** Whether a value moves the primary metric by its own interval, but not with all values taken together. */
function isHint({ found, differences }: SweepPoint): boolean {
  return !found && differences !== null && hasMoved(differences[0]);
}

function aloneCells({ alone }: SweepPoint): string[] {
  if (!alone) return ['', '', '', ''];
  return [...shareCells(alone.share), alone.verdict.text, gainText(alone.gain)];
}
