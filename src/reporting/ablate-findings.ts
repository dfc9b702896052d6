import type { AblateRow } from '../experiments/designs/ablate.ts';
import { hasMoved, type MetricRow } from '../experiments/paired-tally.ts';
import { isPart, metricText, metricTitle } from './metric-wording.ts';
import { tooFew } from './too-few.ts';
import { counted, listed, percent } from './wording.ts';

/** The finding about the primary metric in one sentence. Rows in the order of how far they move it. */
export function ablateTitle(rows: readonly AblateRow[]): string {
  const [primary] = rows[0].metrics;
  const moved = rows.find(({ found, metrics }) => found && hasMoved(metrics[0]));
  if (!moved) return `No rule is shown to change the ${metricTitle(primary)}`;
  const { first, second } = moved.metrics[0];
  return `${moved.title} changes the ${metricTitle(primary)}: ${metricText(moved.metrics[0], first)}, and ${metricText(moved.metrics[0], second)} without it`;
}

/** What each rule changes, a sentence each. */
export function ablateFindings(rows: readonly AblateRow[]): string[] {
  return rows.flatMap(({ title, metrics }) => {
    const moved = metrics.filter((metric) => hasMoved(metric) && !isPart(metric));
    return moved.length === 0 ? [] : [`With ${title}: ${moved.map(moveText).join('; ')}.`];
  });
}

/** What a reader of the findings must know, a sentence each. */
export function ablateNotes(rows: readonly AblateRow[]): string[] {
  const [primary] = rows[0].metrics;
  const quiet = rows.filter(({ metrics }) => !metrics.some(hasMoved)).map(({ title }) => title);
  const idle = rows.filter(({ actsPerMatch }) => actsPerMatch === 0).map(({ title }) => title);
  const unresolved = rows[0].metrics.find(({ metric }) => metric === 'unresolved')?.first;
  return [
    ...tooFew(rows.map(({ blocks }) => blocks)),
    `Only the ${metricTitle(primary)} is corrected for testing ${counted(rows.length, 'rule')} at once; treat the other figures as a description. Intervals of figures that are no shares are approximate.`,
    ...(quiet.length > 0 ? [`Nothing is shown to change with ${listed(quiet)}.`] : []),
    ...(idle.length > 0 ? [`No clause ever acted of ${listed(idle)}.`] : []),
    ...(unresolved == null ? [] : [unresolvedSentence(unresolved)]),
  ];
}

function unresolvedSentence(share: number): string {
  if (share === 0) return 'By the book every match was decided.';
  return `By the book the bench stopped ${percent(share)} of the matches before they were decided.`;
}

function moveText(metric: MetricRow): string {
  const { first, second } = metric;
  return `${metricTitle(metric)} ${metricText(metric, first)} instead of ${metricText(metric, second)}`;
}
