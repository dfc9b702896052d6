import type { SweepResult } from '../../../experiments/designs/sweep/sweep.ts';
import type { SweepPoint } from '../../../experiments/designs/sweep/sweep-point.ts';
import { hasMoved } from '../../../experiments/measure/paired-tally.ts';
import type { Stop } from '../../../experiments/terms/stop-key.ts';
import { isEffect, isOpen } from '../../../experiments/terms/verdict.ts';
import { TOGETHER_NOTE } from '../../wording/metric-groups.ts';
import { figureText, isPart, theMetric } from '../../wording/metric-wording.ts';
import { notSettled } from '../../wording/not-settled.ts';
import { afterStop } from '../../wording/stop-wording.ts';
import {
  atLeast,
  movedText,
  moveText,
  type StoppedSide,
  stoppedIn,
  stoppedNotes,
} from '../../wording/stopped-wording.ts';
import { seldomShown, tooFew } from '../../wording/too-few.ts';
import { counted, listed, pointsText, present, sentence, takenText } from '../../wording/wording.ts';

/** What the values do to the primary metric, in one sentence. */
export function sweepTitle({ title, points, spec }: SweepResult): string {
  const primary = theMetric(points[0].levels[0]);
  const moved = mostMoved(points);
  if (!moved) return aloneTitle(title, points) ?? unmoved(title, points, primary, spec.d);
  const book = points.find(({ isBook }) => isBook)!;
  return `${sentence(title)} changes ${primary}: ${levelText(book)} at ${book.value} as in the book, ${levelText(moved)} at ${moved.value}, ${moveText(moved.differences![0], stoppedIn(moved.differences!))}`;
}

/** The value found to move the primary metric most. */
function mostMoved(points: readonly SweepPoint[]): SweepPoint | undefined {
  return points
    .filter(({ found, differences }) => found && differences && hasMoved(differences[0]))
    .sort((a, b) => Math.abs(mean(b)) - Math.abs(mean(a)))[0];
}

/** Whether the headline is of sides that have a value alone. */
export function speaksOfAlone({ title, points }: SweepResult): boolean {
  return !mostMoved(points) && aloneTitle(title, points) !== null;
}

/** Where no value is found to move anything: that none does, or that it is open. */
function unmoved(title: string, points: readonly SweepPoint[], primary: string, d: number): string {
  const others = points.filter(({ isBook }) => !isBook);
  if (others.some(({ differences }) => differences?.[0].movement !== 'stays')) {
    return notSettled(`whether ${title} changes ${primary}`);
  }
  return others.every(({ alone }) => alone === null || alone.verdict.word === 'no effect')
    ? `No value tried of ${title} changes ${primary} by more than ${pointsText(d)}`
    : notSettled(`what a side gains that alone has another value of ${title}`);
}

/** Where both sides may play under any value alike, but not one of them alone. */
function aloneTitle(title: string, points: readonly SweepPoint[]): string | null {
  const far = ({ alone }: SweepPoint) => Math.abs((alone?.share.mean ?? 0.5) - 0.5);
  const [most] = points
    .filter(({ alone }) => alone?.found && isEffect(alone.verdict))
    .sort((a, b) => far(b) - far(a));
  return most?.alone
    ? `${sentence(title)}: a side that alone plays with ${most.value} takes ${takenText(most.alone.share)}`
    : null;
}

/** What else each value moves, a sentence each. */
export function sweepFindings({ points }: SweepResult): string[] {
  return points.flatMap(({ value, differences, alone }) => {
    const moved = (differences ?? []).slice(1).filter((row) => hasMoved(row) && !isPart(row));
    const fight =
      alone?.found && !isOpen(alone.verdict)
        ? [`A side that alone plays with ${value} takes ${takenText(alone.share)}: ${alone.verdict.text}.`]
        : [];
    return moved.length === 0
      ? fight
      : [`At ${value}: ${moved.map((row) => movedText(row, differences ?? [])).join('; ')}.`, ...fight];
  });
}

/** What a reader of the findings must know, a sentence each. */
export function sweepNotes({ spec, points, primary }: SweepResult): string[] {
  const undecided = points.filter(({ differences }) => differences?.[0].movement === 'undecided');
  const { leftOut } = spec.asks;
  return present([
    ...tooFew(points.map(({ blocks }) => blocks)),
    ...seldomShown(points.flatMap(({ differences }) => (differences === null ? [] : [differences]))),
    `Findings about ${theMetric({ metric: primary })}${points.some(({ alone }) => alone) ? ' and about sides that have a value alone' : ''} are corrected for trying several values; ${TOGETHER_NOTE}`,
    undecided.length > 0 &&
      `More blocks are needed to tell ${theMetric({ metric: primary })} at ${listed(undecided.map(({ value }) => `${value}`))} from that of the book.`,
    ...stopsAlone(spec.asks.stop, points),
    ...stoppedNotes(stoppedSides(points)),
    ...leftOut.map(({ value, why }) => `Not played at ${value}: ${why}`),
  ]);
}

/** Contests of sides that have a value alone, after their stop. */
function stopsAlone(stop: Stop, points: readonly SweepPoint[]): string[] {
  return points.flatMap(({ value, alone }) => {
    const after = alone === null ? '' : afterStop(stop, alone);
    return after === '' ? [] : [`Alone with ${value}, after ${counted(alone!.blocks, 'block')}: ${after}.`];
  });
}

function mean({ differences }: SweepPoint): number {
  return differences?.[0].difference.mean ?? 0;
}

function levelText({ levels }: SweepPoint): string {
  const [{ unit, level }] = levels;
  if (level === null) return 'not seen';
  const text = figureText(unit, level, level.mean);
  return unit === 'rounds' ? atLeast(text, stoppedAt(levels) ?? 0) : text;
}

/** What each value leaves undecided, the book's first. */
function stoppedSides(points: readonly SweepPoint[]): StoppedSide[] {
  const inOrder = points.toSorted((a, b) => Number(b.isBook) - Number(a.isBook));
  return inOrder.flatMap(({ value, isBook, levels }) => {
    const share = stoppedAt(levels);
    return share === null ? [] : [{ side: `at ${value}${isBook ? ' as in the book' : ''}`, share }];
  });
}

function stoppedAt(levels: SweepPoint['levels']): number | null {
  return levels.find(({ metric }) => metric === 'unresolved')?.level?.mean ?? null;
}
