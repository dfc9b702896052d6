import { wilson } from '../../src/statistics/index.ts';
import type { Rule } from './rule.ts';

/** A rate that was measured and what it has to be. */
export interface Rate {
  readonly bank: string;
  readonly what: string;
  readonly events: number;
  readonly runs: number;
  /** Ends of its 98 % interval. */
  readonly low: number;
  readonly high: number;
  readonly required: string;
  readonly holds: boolean;
  /** Whether the rate lies outside what is promised beyond doubt, also as one of a hundred. */
  readonly refuted: boolean;
}

/** An interval of 98 % has its upper end where a one-sided bound of 99 % is. */
const ONE_SIDED_99 = 0.98;
/** A hundred intervals of which miss one time in fifty together. */
const OF_A_HUNDRED = 0.9998;

export function rateOf(bank: string, what: string, events: readonly boolean[], rule: Rule): Rate {
  const count = events.filter(Boolean).length;
  const measured = wilson(count, events.length, ONE_SIDED_99);
  return {
    bank,
    what,
    events: count,
    runs: events.length,
    low: measured.low,
    high: measured.high,
    required: rule.words,
    holds: rule.holds(measured),
    refuted: rule.refutedBy(wilson(count, events.length, OF_A_HUNDRED)),
  };
}

/** How many runs each kind of rate gets, settled before any is drawn. */
export interface Sizes {
  readonly runs: number;
  /** For rates that lie at their nominal value, where fewer could not show that they hold. */
  readonly atNominal: number;
  /** For estimates after a stop: a few more, since a run whose blocks were all alike has none. */
  readonly estimates: number;
}

export function sizesFor(runs: number): Sizes {
  return {
    runs,
    atNominal: 10 * runs,
    estimates: Math.ceil(1.02 * runs),
  };
}

export function times<T>(count: number, once: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => once(index));
}
