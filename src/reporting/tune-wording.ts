import type { TuneResult } from '../experiments/designs/tune.ts';
import type { Changes } from '../experiments/designs/tune-points.ts';
import type { Target } from '../experiments/tune-target.ts';
import type { Share } from '../experiments/verdict.ts';
import { metricTitle } from './metric-wording.ts';
import { isCensored } from './stopped-wording.ts';
import { percent, percentRange } from './wording.ts';

type Unit = TuneResult['units'][number];

/** `overwatch.cost.points=2, ...`, or the book. */
export function changesText(changes: Changes): string {
  const words = Object.entries(changes).map(([path, value]) => `${path}=${value}`);
  return words.length === 0 ? 'the book' : words.join(', ');
}

/** `first player share of 50.0 %`, `median rounds of 6`. */
export function targetText({ metric, of, value }: Target, unit: Unit): string {
  return `${of === 'median' ? 'median ' : ''}${metricTitle({ metric })} of ${unit === 'share' ? percent(value) : value}`;
}

/** Whether a figure is a lower bound: a mean of rounds with many matches stopped, a median with half of them. */
export function isBound({ of }: Target, unit: Unit, stopped: number | null): boolean {
  if (unit !== 'rounds' || stopped === null) return false;
  return of === 'median' ? stopped >= 0.5 : isCensored(stopped);
}

export function levelText(level: number, unit: Unit): string {
  return unit === 'share' ? percent(level) : level.toFixed(2);
}

/** `52.1 (50.0 to 54.2 %)`. */
export function levelWithInterval({ mean, low, high }: Share, unit: Unit): string {
  return unit === 'share'
    ? `${percent(mean)} (${percentRange(low, high)})`
    : `${mean.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}
