import { compile, type TopLevelSpec } from 'vega-lite';
import { barsChart } from '../../src/reporting/charts/bars-chart.ts';
import { type CurvePoint, curveChart } from '../../src/reporting/charts/curve-chart.ts';
import { differenceChart } from '../../src/reporting/charts/difference-chart.ts';
import { effectChart } from '../../src/reporting/charts/effect-chart.ts';
import { fairChart } from '../../src/reporting/charts/fair-chart.ts';
import { matrixChart } from '../../src/reporting/charts/matrix-chart.ts';
import { roundsChart } from '../../src/reporting/charts/rounds-chart.ts';
import { screenChart } from '../../src/reporting/charts/screen-chart.ts';
import { tablesChart } from '../../src/reporting/charts/tables-chart.ts';
import { waterfallChart } from '../../src/reporting/charts/waterfall-chart.ts';
import { worthChart } from '../../src/reporting/charts/worth-chart.ts';
import type { Width } from '../../src/reporting/document/theme.ts';

export const CURVE = [
  { value: 1, mean: 0.4, low: 0.3, high: 0.5, isBook: false, label: '40.0 %' },
  { value: 2, mean: 0.5, low: 0.45, high: 0.55, isBook: true, label: '50.0 %' },
] as const satisfies readonly CurvePoint[];

export const DIFFERENCE = {
  title: 'Sword',
  difference: -1.2,
  low: -1.5,
  high: -0.9,
  word: 'beyond zero',
  label: '-1.2',
};

/** A chart of each kind. */
export const CHARTS: Readonly<Record<string, (width: Width) => TopLevelSpec>> = {
  'curve-of-numbers': (width) =>
    curveChart(CURVE, { x: 'sword.cut.bonus', y: 'share', isShare: true, even: 0.5 }, width),
  'curve-of-words': (width) =>
    curveChart(
      CURVE.map((point) => ({ ...point, value: `army ${point.value}` })),
      { x: 'army', y: 'rounds', isShare: false, even: null },
      width,
    ),
  claims: (width) =>
    differenceChart(
      [
        { title: 'a: here', word: 'holds', difference: 4, low: 2, high: 6, label: '+4.0' },
        { title: 'b: there', word: 'undecided', difference: -1, low: -3, high: 1, label: '-1.0' },
      ],
      'percentage points',
      width,
    ),
  screen: (width) =>
    screenChart(
      [
        { title: 'a.b.c', size: 3, low: 2, high: 4, noise: 1, isClear: true, label: '+3.0' },
        { title: 'a.b.d', size: 0, low: 0, high: 0, noise: 0, isClear: false, label: '0.0' },
      ],
      'percentage points',
      width,
    ),
  effect: (width) =>
    effectChart(
      [
        { title: 'Sword', share: 0.62, low: 0.605, high: 0.635, word: 'dominant', verdict: 'dominant' },
        { title: 'Curse', share: 0.44, low: 0.42, high: 0.46, word: 'costs', verdict: 'costs 6.0 points' },
        { title: 'Flag', share: 0.51, low: 0.47, high: 0.55, word: 'undecided', verdict: 'undecided' },
      ],
      'rule',
      0.02,
      width,
    ),
  tables: (width) =>
    tablesChart(
      [
        { title: 'Sword', table: 'yard', share: 0.6, blocks: 40 },
        { title: 'Sword', table: 'hall', share: 0.64, blocks: 40 },
      ],
      0.02,
      width,
    ),
  bars: (width) =>
    barsChart(
      [{ title: 'Sword', value: 0.4, label: '40.0 %' }],
      { title: 'used', format: '.0%', most: 1 },
      width,
    ),
  fair: (width) =>
    fairChart(
      [
        { value: 0, share: 0.58, low: 0.55, high: 0.61, fitted: 0.58, word: 'worth more' },
        { value: 1, share: 0.51, low: 0.49, high: 0.53, fitted: 0.51, word: 'undecided' },
        { value: 2, share: 0.46, low: 0.44, high: 0.48, fitted: 0.46, word: 'worth less' },
      ],
      { book: 1, d: 0.02, axis: 'overwatch.cost.points' },
      width,
    ),
  rounds: (width) =>
    roundsChart(
      [
        { game: 'before', round: 1, mean: 0.1, low: -0.05, high: 0.2, label: '10.0 %' },
        { game: 'before', round: 2, mean: 0.4, low: 0.3, high: 0.5, label: '40.0 %' },
        { game: 'after', round: 1, mean: 0.2, low: null, high: null, label: '20.0 %' },
        { game: 'after', round: 2, mean: 0.6, low: null, high: null, label: '60.0 %' },
      ],
      'explained by the lead',
      width,
    ),
  matrix: (width) =>
    matrixChart(
      [
        { row: 'careful', column: 'bold', share: 0.6, label: '60.0 % *' },
        { row: 'bold', column: 'careful', share: 0.4, label: '40.0 % *' },
      ],
      ['careful', 'bold'],
      width,
    ),
  worth: (width) =>
    worthChart(
      [
        { title: 'Sniper', way: 'random armies', mean: 2.4, low: 1.9, high: 3.1, label: '2.4' },
        { title: 'Sniper', way: 'contests', mean: 2.2, low: 1, high: 4, label: '1 to 4' },
        { title: 'Leader', way: 'random armies', mean: 4.4, low: 3.9, high: 5.1, label: '4.4' },
      ],
      [{ title: 'Sniper', cost: 3 }],
      'Soldiers',
      width,
    ),
  waterfall: (width) =>
    waterfallChart(
      [
        { title: 'Sword', value: 12, label: '+12.0' },
        { title: 'Curse', value: -5.8, label: '-5.8' },
      ],
      { title: 'all together', value: 6.2, label: '+6.2' },
      'percentage points',
      width,
    ),
  difference: (width) =>
    differenceChart(
      [
        DIFFERENCE,
        { title: 'Flag', difference: 0.1, low: -0.2, high: 0.4, word: 'not settled', label: '+0.1' },
      ],
      'rounds',
      width,
    ),
};

/** Compiles a chart; a warning of vega-lite is an error. */
export function compiled(chart: TopLevelSpec): object {
  const complain = (...words: readonly unknown[]) => {
    throw new Error(words.join(' '));
  };
  const logger = {
    level: () => logger,
    warn: complain,
    error: complain,
    info: () => logger,
    debug: () => logger,
  };
  return compile(chart, { logger: logger as never }).spec;
}

/** All texts of a picture, line by line, without spaces. */
export function linesOf(svg: string): string[] {
  return [...svg.matchAll(/>([^<>]+)<\/t(?:ext|span)>/g)].map(([, text]) => text.replaceAll(' ', ''));
}
