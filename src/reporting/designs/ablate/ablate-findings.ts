import type { AblateResult, AblateRow } from '../../../experiments/designs/ablate/ablate.ts';
import { hasMoved } from '../../../experiments/measure/paired-tally.ts';
import { TOGETHER_NOTE } from '../../wording/metric-groups.ts';
import { isPart, theMetric } from '../../wording/metric-wording.ts';
import { named, noneOf, notSettled } from '../../wording/not-settled.ts';
import {
  boundTexts,
  movedText,
  moveText,
  type StoppedSide,
  stoppedIn,
  stoppedNotes,
} from '../../wording/stopped-wording.ts';
import { seldomShown, tooFew } from '../../wording/too-few.ts';
import { listed, pointsText, present, sentence } from '../../wording/wording.ts';

/** The finding about the primary metric in one sentence. Rows in the order of how far they move it. */
export function ablateTitle({ spec }: AblateResult, rows: readonly AblateRow[]): string {
  const [primary] = rows[0].metrics;
  const moved = rows.find(({ found, metrics }) => found && hasMoved(metrics[0]));
  if (!moved) return unmoved(theMetric(primary), spec.d, rows);
  const [own] = moved.metrics;
  const stopped = stoppedIn(moved.metrics);
  const { first, second } = boundTexts(own, stopped);
  return `${moved.title} changes ${theMetric(primary)} by ${moveText(own, stopped)}: ${first}, and ${second} without it`;
}

/** Where no rule is found to move the primary metric: that it moves none, or that it is open. */
function unmoved(primary: string, d: number, rows: readonly AblateRow[]): string {
  const open = rows.filter(({ metrics }) => metrics[0].movement !== 'stays').map(({ title }) => title);
  if (open.length === 0) {
    const titles = rows.map(({ title }) => title);
    return `${noneOf(titles, 'does not change', 'changes')} ${primary} by more than ${pointsText(d)}`;
  }
  return notSettled(`whether ${named(open, 'rule')} ${open.length === 1 ? 'changes' : 'change'} ${primary}`);
}

/** Whether a rule moves the primary metric by its own interval, but not with all rules taken together. */
export function isHint({ found, metrics }: AblateRow): boolean {
  return !found && hasMoved(metrics[0]);
}

/** What each rule changes, a sentence each; hints are none of it. */
export function ablateFindings(rows: readonly AblateRow[]): string[] {
  return rows.flatMap((row) => {
    const { title, metrics } = row;
    const told = isHint(row) ? metrics.slice(1) : metrics;
    const moved = told.filter((metric) => hasMoved(metric) && !isPart(metric));
    return moved.length === 0
      ? []
      : [`With ${title}: ${moved.map((metric) => movedText(metric, metrics)).join('; ')}.`];
  });
}

/** What a reader of the findings must know, a sentence each. */
export function ablateNotes(rows: readonly AblateRow[]): string[] {
  const [primary] = rows[0].metrics;
  const quiet = rows
    .filter((row) => !row.metrics.some(hasMoved) && !isUnused(row) && row.actsPerMatch?.mean !== 0)
    .map(({ title }) => title);
  const hints = rows.filter(isHint).map(({ title }) => title);
  const idle = rows.filter(({ actsPerMatch }) => actsPerMatch?.mean === 0).map(({ title }) => title);
  const unused = rows.filter(isUnused).map(({ title }) => title);
  return present([
    ...tooFew(rows.map(({ blocks }) => blocks)),
    ...seldomShown(rows.map(({ metrics }) => metrics)),
    rows.length === 1
      ? sentence(TOGETHER_NOTE)
      : `${sentence(theMetric(primary))} is corrected for testing ${rows.length} rules at once; ${TOGETHER_NOTE}`,
    hints.length > 0 &&
      `With so many rules tested at once, treat as hints only what these do to ${theMetric(primary)}: ${listed(hints)}.`,
    quiet.length > 0 && `Not settled: what ${listed(quiet)} may change beside that; more blocks would tell.`,
    idle.length > 0 && `No clause ever acted of ${listed(idle)}.`,
    unused.length > 0 &&
      `Nobody chose ${listed(unused)} by the book; what is said of ${unused.length === 1 ? 'it' : 'them'} means no more than that.`,
    ...stoppedNotes(stoppedSides(rows)),
  ]);
}

/** Whether a rule is an option that nobody chose. */
function isUnused({ path, metrics }: AblateRow): boolean {
  return metrics.find(({ metric }) => metric === `adoption.${path}`)?.first === 0;
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
