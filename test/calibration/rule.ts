import { percent, percentRange } from '../../src/reporting/wording/wording.ts';

/** What a rate has to be, judged by its 98 % interval: the upper end is a one-sided bound of 99 %. */
export interface Rule {
  /** Exactly what is asked. */
  readonly words: string;
  holds(rate: MeasuredRate): boolean;
  /** Whether an interval lies outside what is promised: all that a few runs can show. */
  refutedBy(rate: MeasuredRate): boolean;
}

export interface MeasuredRate {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** How far above its nominal value the bound of an error rate may lie. */
const SLACK = 0.01;

/** An error rate that is promised to stay at or below its nominal value. */
export function atMost(nominal: number): Rule {
  return {
    words: `nominal ${percent(nominal)}: upper end at most ${percent(nominal + SLACK)}`,
    holds: ({ high }) => high <= nominal + SLACK,
    refutedBy: ({ low }) => low > nominal,
  };
}

/** An approximate rate that must be measured within bounds. */
export function measuredWithin(from: number, to: number): Rule {
  return {
    words: `measured ${percentRange({ low: from, high: to })}`,
    holds: ({ share }) => share >= from && share <= to,
    refutedBy: ({ low, high }) => high < from || low > to,
  };
}

/** An approximate rate from fewer runs, which must not be shown to lie outside of bounds. */
export function reachesInto(from: number, to: number): Rule {
  const outside = ({ low, high }: MeasuredRate) => high < from || low > to;
  return {
    words: `interval meets ${percentRange({ low: from, high: to })}`,
    holds: (rate) => !outside(rate),
    refutedBy: outside,
  };
}

/** A power that a plan states. */
export function atLeast(power: number): Rule {
  return {
    words: `upper end at least ${percent(power)}`,
    holds: ({ high }) => high >= power,
    refutedBy: ({ high }) => high < power,
  };
}
