import type { TuneResult } from '../../../experiments/designs/tune/tune.ts';
import type { Target } from '../../../experiments/designs/tune/tune-target.ts';
import type { Share } from '../../../experiments/terms/verdict.ts';
import { metricTitle } from '../../wording/metric-wording.ts';
import { asBound, isCensored } from '../../wording/stopped-wording.ts';
import { percent, percentRange } from '../../wording/wording.ts';

type Unit = TuneResult['units'][number];

/** `first player share of 50.0 %`, `median rounds of 6`. */
export function targetText({ metric, of, value }: Target, unit: Unit): string {
  return `${of === 'median' ? 'median ' : ''}${metricTitle({ metric })} of ${unit === 'share' ? percent(value) : value}`;
}

/** Whether a figure is a lower bound: a mean of rounds with many matches stopped, a median with half of them. */
export function isBound({ of }: Target, unit: Unit, stopped: number | null): boolean {
  if (unit !== 'rounds' || stopped === null) return false;
  return of === 'median' ? stopped >= 0.5 : isCensored(stopped);
}

/** A figure of a target, told as a lower bound where it is one: `52.1 %`, `at least 6.20`. */
export function levelText(level: number | null, target: Target, unit: Unit, stopped: number | null): string {
  if (level === null) return 'not seen';
  return asBound(unit === 'share' ? percent(level) : level.toFixed(2), isBound(target, unit, stopped));
}

/** The same with its interval: `52.1 % (50.0 to 54.2 %)`. */
export function levelWithInterval(
  level: Share | null,
  target: Target,
  unit: Unit,
  { stopped, blocks }: Pick<TuneResult['finalists'][number], 'stopped' | 'blocks'>,
): string {
  if (level === null && target.of === 'median' && blocks === 1) return 'too few blocks';
  const text = levelText(level?.mean ?? null, target, unit, stopped);
  if (level === null) return text;
  const { low, high } = level;
  return `${text} (${unit === 'share' ? percentRange(level) : `${low.toFixed(2)} to ${high.toFixed(2)}`})`;
}
