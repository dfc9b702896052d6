import type { MetricRow } from '../../experiments/measure/paired-tally.ts';
import type { Stop } from '../../experiments/terms/stop-key.ts';
import type { Share } from '../../experiments/terms/verdict.ts';
import { correctedCells } from './stop-wording.ts';
import { decimalsFor, percent, percentRange, signed } from './wording.ts';

type Worded = Pick<MetricRow, 'metric' | 'unit' | 'difference'>;

/** How far to trust what is said of figures that are no shares. */
export const UNBOUNDED_METHOD =
  'Figures that are no shares have no bounds known beforehand; the largest seen stands for them. Their intervals and verdicts are approximate: something rare and large that has not come up yet is not reckoned with, so they may miss the truth more often than they say.';

/** What a share of what happens within matches is: not that of all matches together. */
export const AVERAGED_METHOD =
  'The parts of a mix and dead turns are shares within each match, averaged over the matches that show them.';

/** What adoption is, and how far to trust its intervals. */
export const ADOPTION_METHOD =
  'Adoption: the times an option was chosen over the times it was legal, all matches together. Its intervals treat that ratio as a mean over blocks (delta method), and the most chances seen in a block stand for their bound, so they are approximate.';

/** `first-player-share` as `first player share`, `action.charge` as `action: charge`, `count.wounds` as `wounds`. */
export function metricTitle({ metric }: Pick<Worded, 'metric'>): string {
  const [group, part] = groupAndPart(metric);
  const words = part === undefined ? group : group === 'count' ? part : `${group}: ${part}`;
  return words.replaceAll('-', ' ');
}

/** A metric in a sentence: `the rounds`; what has no noun of its own is a share: `the share unresolved`. */
export function theMetric({ metric }: Pick<Worded, 'metric'>): string {
  const isBare = metric === 'unresolved' || metric.startsWith('decided-by-');
  return `the ${isBare ? 'share ' : ''}${metricTitle({ metric })}`;
}

function groupAndPart(metric: string): [group: string, part?: string] {
  const dot = metric.indexOf('.');
  return dot < 0 ? [metric] : [metric.slice(0, dot), metric.slice(dot + 1)];
}

/** A value of the metric: shares in percent, others with the decimals their interval deserves. */
export function metricText({ unit, difference }: Worded, value: number | null): string {
  return value === null ? 'not seen' : figureText(unit, difference, value);
}

/** A figure with the decimals its interval deserves: shares in percent. */
export function figureText(unit: Worded['unit'], { low, high }: Share, value: number): string {
  return unit === 'share' ? percent(value) : value.toFixed(decimalsFor(high - low));
}

/** A figure's interval. */
export function intervalText(unit: Worded['unit'], interval: Share): string {
  const { low, high } = interval;
  return unit === 'share'
    ? percentRange(interval)
    : `${figureText(unit, interval, low)} to ${figureText(unit, interval, high)}`;
}

/** The interval of a difference. */
export function differenceRange(row: Worded): string {
  const { low, high } = row.difference;
  return `${differenceText(row, low)} to ${differenceText(row, high)}`;
}

/** A difference of the metric, with its sign: shares in percentage points. */
export function differenceText({ unit, difference }: Worded, value: number): string {
  return unit === 'share'
    ? signed(100 * value, 1)
    : signed(value, decimalsFor(difference.high - difference.low));
}

/** A difference and its interval, as cells of a table. */
export function differenceCells(row: Worded): [difference: string, interval: string] {
  return [differenceText(row, row.difference.mean), differenceRange(row)];
}

/** A figure of a game and its interval, as cells of a table. */
export function levelCells(unit: Worded['unit'], level: Share | null): [figure: string, interval: string] {
  return level === null ? ['not seen', ''] : [figureText(unit, level, level.mean), intervalText(unit, level)];
}

/** What has the unit of a metric, in a sentence: shares in points. */
export function inPoints({ unit }: Pick<Worded, 'unit'>, text: string): string {
  return unit === 'share' ? `${text} points` : text;
}

/** A difference in a sentence: `+2.1 points`, `-0.8`. */
export function amountText(row: Worded): string {
  return inPoints(row, differenceText(row, row.difference.mean));
}

/** The same with its interval: `+2.1 points (+1.0 to +3.2)`. */
export function amountWithRange(row: Worded): string {
  return `${amountText(row)} (${differenceRange(row)})`;
}

/** A difference corrected for the stop, as cells of a table. */
export function correctedDifference(
  stop: Stop,
  metric: Worded | undefined,
  unbiased: Share | null | undefined,
): string[] {
  if (metric === undefined) return correctedCells(stop, null, String, String);
  return correctedCells(
    stop,
    unbiased,
    (mean) => differenceText(metric, mean),
    (difference) => differenceRange({ ...metric, difference }),
  );
}

/** One part of a group, of which there are many; the other metrics tell how the game plays. */
export function isPart({ metric }: Pick<Worded, 'metric'>): boolean {
  return metric.includes('.');
}

/** What differences of a metric are counted in, as it follows a noun: `in rounds`, `per match`. */
export function inUnits({ metric, unit }: Pick<Worded, 'metric' | 'unit'>): string {
  if (unit === 'share') return 'in percentage points';
  if (unit === 'rounds') return 'in rounds';
  return metric.endsWith('-per-round') ? 'per round' : 'per match';
}
