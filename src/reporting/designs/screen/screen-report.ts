import type { ScreenResult } from '../../../experiments/designs/screen/screen.ts';
import {
  directionOf,
  type ScreenEffect,
  type ScreenRow,
} from '../../../experiments/designs/screen/screen-row.ts';
import { type ScreenMark, screenChart } from '../../charts/screen-chart.ts';
import type { Figure, ReportTable, Said } from '../../document/report.ts';
import { gainColumn, IN_POINTS, numberColumns } from '../../sections/legend.ts';
import { auditFindings } from '../../wording/audit-wording.ts';
import { firstRows } from '../../wording/first-rows.ts';
import { inUnits, metricTitle } from '../../wording/metric-wording.ts';
import { asBound } from '../../wording/stopped-wording.ts';
import { counted, gainText, intervalTitle, sentence } from '../../wording/wording.ts';
import {
  censoringOf,
  plainText,
  ranked,
  screenFinding,
  screenNotes,
  screenTitle,
  sizeRange,
  sizeText,
} from './screen-findings.ts';

/** Rows of a chart and of the first table. */
const SHOWN = 15;

/** What a `screen` result says. */
export function screenReport(result: ScreenResult): Said {
  const rows = ranked(result.rows, 0);
  const metrics = rows[0].effects.length;
  return {
    title: screenTitle(result, rows),
    question:
      rows.length === 1 ? 'does its one number matter?' : `which of its ${rows.length} numbers matter?`,
    findings: [
      ...Array.from({ length: metrics }, (_, m) => screenFinding(result.rows, m)),
      ...auditFindings(result),
    ],
    notes: [
      ...screenNotes(result, rows),
      ...(metrics === 0 ? [] : firstRows(SHOWN, rows.length, 'number', allNumbers(rows, 0))),
    ],
    table: metrics === 0 ? triedTable(rows) : tableOf(result, rows.slice(0, SHOWN), 0),
    appendices: [
      ...Array.from({ length: metrics }, (_, m) => ({
        title: allNumbers(rows, m),
        table: tableOf(result, ranked(result.rows, m), m),
      })),
    ],
    figures: Array.from({ length: metrics }, (_, m) => m)
      .filter((m) => rows.some(({ effects }) => effects[m].muStar > 0))
      .map((m) => figureOf(ranked(result.rows, m).slice(0, SHOWN), m)),
    method: [
      `Every number has two values. In each of ${counted(result.trajectories, 'walk')} all numbers move from one to the other, one after another (Morris 1991), and each step is played on ${counted(result.spec.blocks.initial, 'block')}: the same tables and luck along a walk.`,
      "Intervals of sizes come from resampling walks (rough with few of them). A number stands out where that interval and Student's, which takes sizes to vary at least as those by luck alone do, both lie above what luck alone would show.",
      'The variance of luck is taken off the spread. Ranked by the root mean square of the effect, luck taken off likewise.',
      'A screening ranks numbers over the ranges tried; what stands out deserves a sweep.',
    ],
  };
}

/** Title of the appendix that has all numbers in what they do to a metric. */
function allNumbers([{ effects }]: readonly ScreenRow[], m: number): string {
  return `All numbers: ${metricTitle(effects[m])}`;
}

/** What was to be moved, where nothing is known of it yet. */
function triedTable(rows: readonly ScreenRow[]): ReportTable {
  return {
    columns: [{ title: 'number' }, { title: 'from', right: true }, { title: 'to', right: true }],
    rows: rows.map(({ path, low, high }) => [path, `${low}`, `${high}`]),
  };
}

function wayText(effect: ScreenEffect): string {
  const direction = directionOf(effect);
  return direction > 0 ? 'up' : direction < 0 ? 'down' : 'both';
}

function tableOf({ spec }: ScreenResult, rows: readonly ScreenRow[], m: number): ReportTable {
  return {
    columns: [
      { title: 'number', posted: true },
      ...numberColumns('from', 'to'),
      {
        title: 'size',
        right: true,
        posted: true,
        says: `how far the figure moves on average, whichever way, ${IN_POINTS}`,
      },
      { title: intervalTitle(spec.alpha), right: true, posted: true },
      { title: 'way', says: 'up or down where it nearly always goes that way, both where it does not' },
      { title: 'by luck', right: true, posted: true, says: 'the size that luck alone would show' },
      { title: 'spread', right: true, says: 'how much the effect hangs on the other numbers, or bends' },
      { title: 'stands out', posted: true },
      gainColumn('the luck along a walk were not shared'),
    ],
    rows: rows.map((row) => {
      const { path, low, high } = row;
      const effect = row.effects[m];
      return [
        path,
        `${low}`,
        `${high}`,
        asBound(plainText(effect, effect.muStar), censoringOf(row, m) === 'bound'),
        // Where all walks came out alike resampling is sure of it, and a few walks are not.
        ...(effect.muStar === 0
          ? ['', '', '', '']
          : [
              effect.low === effect.high ? '' : sizeRange(effect),
              wayText(effect),
              plainText(effect, effect.muStarOfNoise),
              plainText(effect, effect.sigma),
            ]),
        effect.isClear ? 'yes' : '',
        gainText(effect.gain),
      ];
    }),
  };
}

function figureOf(rows: readonly ScreenRow[], m: number): Figure {
  const [{ effects }] = rows;
  const effect = effects[m];
  const scale = effect.unit === 'share' ? 100 : 1;
  const marks = rows.map(({ path, effects: own }): ScreenMark => {
    const { muStar, low, high, muStarOfNoise, isClear } = own[m];
    return {
      title: path,
      size: scale * muStar,
      low: scale * low,
      high: scale * high,
      noise: scale * muStarOfNoise,
      isClear,
      label: sizeText(own[m]),
    };
  });
  return {
    title: sentence(effect.says),
    caption:
      'How far it moves on average, whichever way, as the number goes from its low value to its high one. The stroke is where luck alone would put it. A sign before the figure: nearly always that way.',
    chart: (width) => screenChart(marks, `size of the effect ${inUnits(effect)}`, width),
  };
}
