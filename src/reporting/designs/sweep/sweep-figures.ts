import type { SweepResult } from '../../../experiments/designs/sweep/sweep.ts';
import type { MetricLevel } from '../../../experiments/measure/metric-tally.ts';
import { hasMoved } from '../../../experiments/measure/paired-tally.ts';
import { type CurvePoint, curveChart } from '../../charts/curve-chart.ts';
import type { Figure } from '../../document/report.ts';
import { figureText, isPart } from '../../wording/metric-wording.ts';
import { percent, sentence } from '../../wording/wording.ts';

/**
 * The curve of the primary metric, that of sides that have a value alone, and a curve for each other metric; those that
 * no value is shown to move are folded away, since most of them are flat.
 */
export function sweepFigures(result: SweepResult): Figure[] {
  const [primary, ...others] = result.points[0].levels.flatMap((level, m) =>
    isPart(level) ? [] : figureOf(result, level, m),
  );
  return [...(primary ? [primary] : []), ...aloneFigure(result), ...others];
}

/** Whether a value is shown to move a figure. */
function isMoved({ points }: SweepResult, metric: string): boolean {
  return points.some(({ differences }) => differences?.some((row) => row.metric === metric && hasMoved(row)));
}

function figureOf(result: SweepResult, { unit, says, metric }: MetricLevel, m: number): Figure[] {
  const { title, points, isNumber } = result;
  const values = points.flatMap(({ value, isBook, levels }): CurvePoint[] => {
    const { level } = levels[m];
    return level === null ? [] : [{ value, isBook, ...level, label: figureText(unit, level, level.mean) }];
  });
  if (values.length === 0) return [];
  const axes = {
    x: title,
    y: unit === 'share' ? 'share' : unit,
    isShare: unit === 'share',
    even: metric === 'first-player-share' ? 0.5 : null,
  };
  return [
    {
      title: sentence(says),
      caption: `${isNumber ? 'The band is' : 'The lines are'} the interval of each value by itself; differences from the book are sharper, since they share their luck. The dashed line upwards is the value of the book.`,
      chart: (width) => curveChart(values, axes, width),
      ...(m > 0 && !isMoved(result, metric) && { folded: 'Curves of what no value is shown to move' }),
    },
  ];
}

function aloneFigure({ title, points }: SweepResult): Figure[] {
  if (!points.some(({ alone }) => alone)) return [];
  const values = points.flatMap(({ value, isBook, alone }): CurvePoint[] => {
    if (isBook) return [{ value, isBook, mean: 0.5, low: 0.5, high: 0.5, label: percent(0.5) }];
    return alone === null ? [] : [{ value, isBook, ...alone.share, label: percent(alone.share.mean) }];
  });
  const axes = { x: title, y: 'share of points', isShare: true, even: 0.5 };
  return [
    {
      title: 'What a side gains by having a value alone',
      caption:
        'Share of the points of a side that plays with the value against a side that plays with the value of the book. By the book, the dashed line upwards, both take half.',
      chart: (width) => curveChart(values, axes, width),
    },
  ];
}
