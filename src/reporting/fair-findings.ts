import type { FairResult } from '../experiments/designs/fair.ts';
import type { FairValue } from '../experiments/fair-curve.ts';
import { evenRange } from './even-wording.ts';
import { listed, percent, percentRange } from './wording.ts';

/** The finding in one sentence. */
export function fairTitle({ ruleTitle: title, spec, points, fair }: FairResult): string {
  const { book } = spec.asks;
  if (!fair) return 'Nothing was played';
  const at = points.find(({ isBook }) => isBook);
  if (at?.worth === 'fair') return `${title} is fair at ${book}, as the book has it`;
  if (fair.value !== null && fair.value !== book)
    return `${title} is fair at ${fair.value}; the book says ${book}`;
  if (fair.value !== null)
    return `${title} may be fair at ${book}, as the book has it; more blocks would tell`;
  if (fair.crossing !== null) {
    const near = points.map(({ value }) => value);
    const [from, to] = [
      near.findLast((value) => value <= fair.crossing!),
      near.find((value) => value >= fair.crossing!),
    ];
    return `${title} is fair somewhere between ${from} and ${to}; the book says ${book}`;
  }
  const worth = points.every(({ fitted }) => fitted > 0.5) ? 'more' : 'less';
  return `No value tried makes ${title} fair: it is worth ${worth} than nothing at all of them`;
}

/** Between which values it is fair, its power in units, and what else the resource buys, a sentence each. */
export function fairFindings(result: FairResult): string[] {
  const { spec, points, fair, even, yardstickTitle, uses, resource } = result;
  const at = points.find(({ isBook }) => isBook);
  const [own, ...others] = uses;
  return [
    ...(at
      ? [
          `At the book's ${spec.asks.book} the side that has it takes ${percent(at.share.mean)} (${percentRange(at.share.low, at.share.high)}).`,
        ]
      : []),
    ...(fair ? [rangeSentence(fair)] : []),
    ...(even.trials.length > 0 ? [powerSentence(even.low, evenRange(even), yardstickTitle)] : []),
    ...(own && others.length > 0
      ? [
          `Of what ${resource} buy, it takes ${percent(own.share.mean)} for ${own.spentPerMatch.toFixed(1)} spent per match; ${listed(
            [...others]
              .sort((a, b) => b.share.mean - a.share.mean)
              .map((use) => `${use.title} ${percent(use.share.mean)} for ${use.spentPerMatch.toFixed(1)}`),
          )}.`,
        ]
      : []),
  ];
}

function rangeSentence({ above, below, possible }: FairValue): string {
  const not =
    possible.length === 0
      ? 'No value tried is left'
      : `Values tried that may be fair: ${listed(possible.map(String))}`;
  if (above === null && below === null) return `${not}; none is excluded.`;
  if (below === null) return `${not}; excluded are ${above} and less.`;
  return above === null
    ? `${not}; excluded are ${below} and more.`
    : `${not}; excluded are ${above} and less, ${below} and more.`;
}

function powerSentence(low: number | null, range: string, yardstick: string): string {
  if (low === null && range === 'not told')
    return `Its power in ${yardstick}s is not told from nothing and not bounded yet.`;
  return `As the book has it, it is made up for by ${range} more ${yardstick}s on the other side.`;
}

/** What a reader must know, a sentence each. */
export function fairNotes({ points, fair, uses }: FairResult): string[] {
  const undecided = points.filter(({ worth }) => worth === 'undecided').map(({ value }) => String(value));
  const used = uses[0];
  return [
    ...(undecided.length > 0
      ? [`Not told from fair, nor shown to be: ${listed(undecided)}; more blocks would narrow this.`]
      : []),
    ...(fair?.direction === 'rises'
      ? ['The more of this number, the more the rule is worth: it is a strength, not a price.']
      : []),
    ...(used && used.spentPerMatch === 0
      ? ['The policy never paid for it, so its price cannot matter here.']
      : []),
    'A side with one more choice should do a little better than half; fair means worth nothing extra, not forbidden to be useful.',
  ];
}
