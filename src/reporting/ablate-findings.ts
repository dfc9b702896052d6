import type { AblateRow } from '../experiments/designs/ablate.ts';
import { hasMoved } from '../experiments/paired-tally.ts';
import { isPart, metricTitle } from './metric-wording.ts';
import { boundTexts, movedText, type StoppedSide, stoppedIn, stoppedNotes } from './stopped-wording.ts';
import { tooFew } from './too-few.ts';
import { counted, listed } from './wording.ts';

/** The finding about the primary metric in one sentence. Rows in the order of how far they move it. */
export function ablateTitle(rows: readonly AblateRow[]): string {
  const [primary] = rows[0].metrics;
  const moved = rows.find(({ found, metrics }) => found && hasMoved(metrics[0]));
  if (!moved) return `No rule is shown to change the ${metricTitle(primary)}`;
  const { first, second } = boundTexts(moved.metrics[0], stoppedIn(moved.metrics));
  return `${moved.title} changes the ${metricTitle(primary)}: ${first}, and ${second} without it`;
}

/** What each rule changes, a sentence each. */
export function ablateFindings(rows: readonly AblateRow[]): string[] {
  return rows.flatMap(({ title, metrics }) => {
    const moved = metrics.filter((metric) => hasMoved(metric) && !isPart(metric));
    return moved.length === 0
      ? []
      : [`With ${title}: ${moved.map((row) => movedText(row, metrics)).join('; ')}.`];
  });
}

/** What a reader of the findings must know, a sentence each. */
export function ablateNotes(rows: readonly AblateRow[]): string[] {
  const [primary] = rows[0].metrics;
  const quiet = rows.filter(({ metrics }) => !metrics.some(hasMoved)).map(({ title }) => title);
  const idle = rows.filter(({ actsPerMatch }) => actsPerMatch?.mean === 0).map(({ title }) => title);
  return [
    ...tooFew(rows.map(({ blocks }) => blocks)),
    `Only the ${metricTitle(primary)} is corrected for testing ${counted(rows.length, 'rule')} at once; treat the other figures as a description. Intervals of figures that are no shares are approximate.`,
    ...(quiet.length > 0 ? [`Nothing is shown to change with ${listed(quiet)}.`] : []),
    ...(idle.length > 0 ? [`No clause ever acted of ${listed(idle)}.`] : []),
    ...stoppedNotes(stoppedSides(rows)),
  ];
}

/** The book, and the book without each rule. */
function stoppedSides(rows: readonly AblateRow[]): StoppedSide[] {
  return rows.flatMap(({ title, metrics }, i) => {
    const stopped = stoppedIn(metrics);
    if (stopped === null) return [];
    const without = { side: `without ${title}`, share: stopped.second };
    return i === 0 ? [{ side: 'by the book', share: stopped.first }, without] : [without];
  });
}
