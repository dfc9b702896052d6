import type { ScreenResult } from '../experiments/designs/screen.ts';
import { directionOf, type ScreenEffect, type ScreenRow } from '../experiments/screen-row.ts';
import { auditAppendix, auditFindings } from './audit-wording.ts';
import { type ScreenMark, screenChart } from './charts/screen-chart.ts';
import { differenceText, inUnits, metricTitle } from './metric-wording.ts';
import type { Figure, Report, ReportTable } from './report.ts';
import { assumptionsOf, methodOf, readingsOf, subtitleOf } from './result-notes.ts';
import { counted, intervalTitle, listed, sentence } from './wording.ts';

/** Rows of a chart and of the first table. */
const SHOWN = 15;

/** What a `screen` result says; `command` repeats the run. */
export function screenReport(result: ScreenResult, command: string): Report {
  const rows = ranked(result.rows, 0);
  const metrics = rows[0].effects.length;
  return {
    title: titleOf(result, rows),
    subtitle: subtitleOf(
      result,
      rows.length === 1 ? 'does its one number matter?' : `which of its ${rows.length} numbers matter?`,
    ),
    findings: [
      ...Array.from({ length: metrics }, (_, m) => findingOf(result.rows, m)),
      ...auditFindings(result),
    ],
    notes: notesOf(result, rows),
    table: metrics === 0 ? { columns: [], rows: [] } : tableOf(result, rows.slice(0, SHOWN), 0),
    appendices: [
      ...Array.from({ length: metrics }, (_, m) => ({
        title: `All numbers: ${metricTitle(rows[0].effects[m])}`,
        table: tableOf(result, ranked(result.rows, m), m),
      })),
      auditAppendix(result),
    ],
    figures: Array.from({ length: metrics }, (_, m) => m)
      .filter((m) => rows.some(({ effects }) => effects[m].muStar > 0))
      .map((m) => figureOf(ranked(result.rows, m).slice(0, SHOWN), m)),
    method: [
      `Every number has two values, and ${counted(result.trajectories, 'walk')} through all of them move one after another from one to the other (Morris 1991), on ${counted(result.spec.blocks.initial, 'block')} each: the same tables and luck along a walk.`,
      "Size: how far the metric moves on average, whichever way, with an interval from resampling walks (rough with few of them). Way: up or down where it nearly always goes that way, both where it does not. Luck: the size that luck alone would show; a number stands out where that interval and Student's both lie above it.",
      'Spread: how much the effect hangs on the other numbers, or bends; the variance of luck is taken off. Ranked by the root mean square of the effect, luck taken off likewise.',
      'A screening ranks numbers over the ranges tried; what stands out deserves a sweep.',
      ...methodOf(result),
    ],
    assumptions: assumptionsOf(result),
    readings: readingsOf(result),
    command,
  };
}

function ranked(rows: readonly ScreenRow[], m: number): ScreenRow[] {
  const key = ({ effects }: ScreenRow, of: 'strength' | 'muStar') => effects[m]?.[of] ?? 0;
  return [...rows].sort(
    (a, b) => key(b, 'strength') - key(a, 'strength') || key(b, 'muStar') - key(a, 'muStar'),
  );
}

function clearOf(rows: readonly ScreenRow[], m: number): ScreenRow[] {
  return rows.filter(({ effects }) => effects[m]?.isClear);
}

function titleOf(result: ScreenResult, rows: readonly ScreenRow[]): string {
  if (rows[0].effects.length === 0) return 'Stopped before two walks were finished: nothing to rank';
  const primary = metricTitle({ metric: result.primary });
  const clear = clearOf(rows, 0).slice(0, 3);
  return clear.length === 0
    ? `No number stands out from luck in what it does to the ${primary}`
    : `What moves the ${primary} most: ${listed(clear.map(({ path }) => path))}`;
}

function findingOf(rows: readonly ScreenRow[], m: number): string {
  const clear = clearOf(ranked(rows, m), m).slice(0, 5);
  const { unit } = rows[0].effects[m];
  const metric = sentence(metricTitle(rows[0].effects[m]));
  if (clear.length === 0) return `${metric}: no number stands out from luck.`;
  const told = clear.map(({ path, effects }) => `${path} (${sizeText(effects[m])})`);
  return `${metric}: ${listed(told)} ${clear.length === 1 ? 'stands' : 'stand'} out from luck${unit === 'share' ? ', in points' : ''}.`;
}

function notesOf({ spec, redrawn, clash, trajectories }: ScreenResult, rows: readonly ScreenRow[]): string[] {
  const { leftOut } = spec.asks;
  const reasons = [...new Set(leftOut.map(({ why }) => why))];
  const idle = rows.filter(
    ({ effects }) => effects.length > 0 && effects.every(({ muStar }) => muStar === 0),
  );
  return [
    `Of ${counted(rows.length, 'number')} some will look clear by luck: take the ranking as a hint where to look.`,
    ...(trajectories < 10 ? ['With fewer than some ten walks the intervals are rough.'] : []),
    ...(idle.length > 0
      ? [
          `In ${counted(trajectories * spec.blocks.initial, 'block')} nothing at all changed with ${listed(idle.map(({ path }) => path))}; rare effects hide in so few.`,
        ]
      : []),
    ...reasons.map(
      (why) =>
        `Left out, ${listed(leftOut.filter((one) => one.why === why).map(({ path }) => path))}: ${why}`,
    ),
    ...(redrawn > 0
      ? [
          `${counted(redrawn, 'walk')} had to be drawn anew because numbers could not be played together: ${clash}`,
        ]
      : []),
  ];
}

function sizeText(effect: ScreenEffect): string {
  const { low, high, muStar } = effect;
  const sign = directionOf(effect);
  const text = differenceText({ ...effect, difference: { mean: muStar, low, high } }, muStar).replace(
    '+',
    '',
  );
  return sign > 0 ? `+${text}` : sign < 0 ? `-${text}` : text;
}

function wayText(effect: ScreenEffect): string {
  const direction = directionOf(effect);
  return direction > 0 ? 'up' : direction < 0 ? 'down' : 'both';
}

function plain(effect: ScreenEffect, value: number): string {
  const { low, high, muStar } = effect;
  return differenceText({ ...effect, difference: { mean: muStar, low, high } }, value).replace('+', '');
}

function tableOf({ spec }: ScreenResult, rows: readonly ScreenRow[], m: number): ReportTable {
  return {
    columns: [
      { title: 'number' },
      { title: 'from', right: true },
      { title: 'to', right: true },
      { title: 'size', right: true },
      { title: intervalTitle(spec.alpha), right: true },
      { title: 'way' },
      { title: 'luck', right: true },
      { title: 'spread', right: true },
      { title: 'stands out' },
    ],
    rows: rows.map(({ path, low, high, effects }) => {
      const effect = effects[m];
      return [
        path,
        `${low}`,
        `${high}`,
        plain(effect, effect.muStar),
        // Where nothing changed resampling is sure of it, and a few walks are not.
        ...(effect.muStar === 0
          ? ['', '', '', '']
          : [
              `${plain(effect, effect.low)} to ${plain(effect, effect.high)}`,
              wayText(effect),
              plain(effect, effect.muStarOfNoise),
              plain(effect, effect.sigma),
            ]),
        effect.isClear ? 'yes' : '',
      ];
    }),
  };
}

function figureOf(rows: readonly ScreenRow[], m: number): Figure {
  const [{ effects }] = rows;
  const { unit, says } = effects[m];
  const scale = unit === 'share' ? 100 : 1;
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
    title: sentence(says),
    caption:
      'How far it moves on average, whichever way, as the number goes from its low value to its high one. The stroke is where luck alone would put it. A sign before the figure: nearly always that way.',
    chart: (width) => screenChart(marks, `size of the effect ${inUnits(unit)}`, width),
  };
}
