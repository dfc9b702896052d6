import type { FairResult } from '../../../experiments/designs/fair/fair.ts';
import type { UseRow } from '../../../experiments/designs/fair/fair-uses.ts';
import {
  aroundCrossing,
  type FairPoint,
  type FairValue,
  lies,
} from '../../../experiments/measure/fair-curve.ts';
import type { BreakEven } from '../../../experiments/play/break-even.ts';
import { LEAST_BLOCKS, type Share } from '../../../experiments/terms/verdict.ts';
import {
  adaptationNotes,
  fittedAt,
  misplayedNotes,
  unfittedNotes,
} from '../../wording/adaptation-wording.ts';
import { evenMore, isBounded, notTold } from '../../wording/even-wording.ts';
import { notSettled } from '../../wording/not-settled.ts';
import { tooFew } from '../../wording/too-few.ts';
import { counted, listed, percentWithRange, plural, present } from '../../wording/wording.ts';

/** The finding in one sentence. */
export function fairTitle({ ruleTitle: title, kind, spec, points, fair }: FairResult): string {
  const { book } = spec.asks;
  if (!fair || points.every(({ worth }) => worth === 'undecided')) {
    return notSettled(`what would make ${title} fair`);
  }
  const nearest = points.find(({ value }) => value === fair.value);
  if (nearest) {
    const says = nearest.isBook ? ', as the book has it' : `; the book says ${book}`;
    return nearest.worth === 'fair'
      ? `${title} is fair at ${nearest.value}${says}`
      : notSettled(`whether ${title} is fair at ${nearest.value}${nearest.isBook ? says : inBrackets(book)}`);
  }
  if (fair.crossing !== null) {
    const [from, to] = aroundCrossing(points, fair.crossing);
    const where = `fair somewhere between ${from.value} and ${to.value}`;
    return from.worth === 'undecided' || to.worth === 'undecided'
      ? notSettled(`whether ${title} is ${where}${inBrackets(book)}`)
      : `${title} is ${where}; the book says ${book}`;
  }
  const worth = points.every(({ fitted }) => fitted > 0.5) ? 'more' : 'less';
  if (kind === 'option' && points.every((point) => point.worth === 'less')) {
    return `No value tried tells what makes ${title} fair: it is misplayed at all of them`;
  }
  return points.some((point) => point.worth === 'undecided')
    ? notSettled(
        `whether ${title}, which seems worth ${worth} than nothing at every value tried, is fair at one`,
      )
    : `No value tried makes ${title} fair: it is worth ${worth} than nothing at all of them`;
}

function inBrackets(book: number): string {
  return ` (the book says ${book})`;
}

/** Between which values it is fair, its power in units, and what else the resource buys, a sentence each. */
export function fairFindings(result: FairResult): string[] {
  const { spec, points, fair, even, yardstickTitle, uses, resource } = result;
  const at = points.find(({ isBook }) => isBook);
  const [own, ...rest] = uses;
  const others = rest.filter(({ blocks }) => blocks > 0);
  return present([
    at && `At the book's ${spec.asks.book} the side that has it takes ${percentWithRange(at.share)}.`,
    fair && rangeSentence(fair, spokenAgainst(points, spec.d)),
    even.trials.length > 0 && powerSentence(even, yardstickTitle),
    own !== undefined && own.blocks > 0 && others.length > 0 && usesSentence(own, others, resource!),
  ]);
}

/** Values that their interval speaks against, too few blocks for a verdict as there are. */
export function spokenAgainst(points: readonly FairPoint[], d: number): number[] {
  const isAgainst = ({ worth, share }: FairPoint) =>
    worth === 'undecided' && ['more', 'less'].includes(lies(share, d));
  return points.filter(isAgainst).map(({ value }) => value);
}

/** @param against values that an interval speaks against before there are blocks enough to exclude them */
function rangeSentence(fair: FairValue, against: readonly number[]): string {
  const left = fair.possible.filter((value) => !against.includes(value));
  const open = fair.possible.filter((value) => against.includes(value));
  const may =
    left.length === 0
      ? 'No value tried is left'
      : `Values tried that may be fair: ${listed(left.map(String))}`;
  if (open.length === 0) return `${may}; ${excludedText(fair)}.`;
  return `${may}; ${excludedText(fair)}, but so far intervals speak against ${listed(open.map(String))}. Nothing is excluded before ${LEAST_BLOCKS} blocks.`;
}

function excludedText({ above, below }: FairValue): string {
  if (above === null && below === null) return 'none is excluded';
  if (below === null) return `excluded are ${above} and less`;
  return above === null
    ? `excluded are ${below} and more`
    : `excluded are ${above} and less, ${below} and more`;
}

function powerSentence(even: BreakEven, yardstick: string): string {
  if (!isBounded(even)) return `Its power in ${plural(yardstick)} is ${notTold(even)}.`;
  return `As the book has it, it is made up for by ${evenMore(even)} ${plural(yardstick)} on the other side.`;
}

/** The rule beside the strongest of what else the resource buys. */
function usesSentence(own: UseRow, others: readonly UseRow[], resource: string): string {
  const words = ({ title, share, spentPerMatch }: UseRow) =>
    `${title} ${percentWithRange(share)} for ${spentText(spentPerMatch)}`;
  const strongest = [...others].sort((a, b) => b.share.mean - a.share.mean).slice(0, 3);
  return `What ${resource} buy, and how many are spent on it per match: ${words(own)}; of the rest most by ${listed(strongest.map(words))}.`;
}

/** What is spent per match: `2.3 (1.9 to 2.8)`; empty before the first block. */
export function spentText(spent: Share | null): string {
  return spent === null
    ? ''
    : `${spent.mean.toFixed(1)} (${spent.low.toFixed(1)} to ${spent.high.toFixed(1)})`;
}

/** Contests beside those of the values that may have too few blocks to settle anything, said plainly. */
function hintsOnly({ uses, even }: FairResult): string[] {
  const contests = [...uses.slice(1), ...even.trials];
  const blocks = contests.map((contest) => contest.blocks).filter((played) => played > 0);
  const least = Math.min(...blocks);
  if (blocks.length === 0 || least >= LEAST_BLOCKS) return [];
  const others = present([uses.length > 1 && 'of other uses', even.trials.length > 0 && 'in units']);
  return [
    `Contests ${listed(others)} had as few as ${counted(least, 'block')}, and nothing is settled before ${LEAST_BLOCKS}: shares from fewer are hints only.`,
  ];
}

/** The contests of an option in which it falls below one half. */
function misplayedAt({ kind, ruleTitle, points }: FairResult): string[] {
  if (kind !== 'option') return [];
  return points.filter(({ worth }) => worth === 'less').map(({ value }) => `${ruleTitle} at ${value}`);
}

/** What a curve that rises says of the number. */
function risingText({ points, isCost }: FairResult): string {
  if (isCost)
    return 'The curve rises with the cost, as that of no cost should: it is luck, or the policy misuses the rule.';
  const played = points.filter(({ blocks }) => blocks >= LEAST_BLOCKS);
  const isShown = played.some(({ value, share }) =>
    played.some((other) => other.value > value && other.share.low > share.high),
  );
  return isShown
    ? 'The more of this number, the more the rule is worth: it is a strength, not a price.'
    : 'The curve nearest to the shares rises, but it is not settled whether the rule is worth more with more of this number.';
}

/** What a reader must know, a sentence each. */
export function fairNotes(result: FairResult): string[] {
  const { kind, ruleTitle, points, fair, uses, isCost, spec } = result;
  const against = spokenAgainst(points, spec.d);
  const undecided = points
    .filter(({ worth, value }) => worth === 'undecided' && !against.includes(value))
    .map(({ value }) => String(value));
  const used = uses[0];
  return present([
    ...adaptationNotes(
      fittedAt(
        result,
        (value) => `at ${value}`,
        (value) => `at ${value} for the other side`,
      ),
      ' it',
    ),
    ...unfittedNotes(kind === 'option' && used !== undefined ? [ruleTitle] : [], spec.asks.adapt),
    ...misplayedNotes(misplayedAt(result)),
    ...tooFew(points.map(({ blocks }) => blocks)),
    ...hintsOnly(result),
    undecided.length > 0 && `Not settled whether it is fair at ${listed(undecided)}; more blocks would tell.`,
    fair?.direction === 'rises' && risingText(result),
    used?.spentPerMatch?.mean === 0 &&
      `In the ${counted(used.blocks, 'block')} that tell what is spent the policy spent nothing on it${isCost ? '; its price matters only where it does' : ''}.`,
    'A side with one more choice should do a little better than half; fair means worth nothing extra, not forbidden to be useful.',
  ]);
}
