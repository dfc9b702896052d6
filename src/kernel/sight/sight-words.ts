import { type Hidden, type Hiding, MOST_SHOWN, type PieceSight, type SightRecord } from './sight-record.ts';

/** Bits of a word; a record is one word for the whole and one more per piece. */
export const WORD_BITS = 11;

/** What the first word of a record says when nothing of the model is seen, and when all of it is. */
export const UNSEEN_WORD = wholeWord(false, 2, false, 0);
export const CLEAR_WORD = wholeWord(true, 0, true, MOST_SHOWN);

export function wholeWord(seen: boolean, hidden: Hidden, centreClear: boolean, shown: number): number {
  return hidden | (seen ? 4 : 0) | (centreClear ? 8 : 0) | (shown << 4);
}

/** What some parts of a piece hide, and their cover class: four bits. */
export type PartWord = number;

export function partWord(cover: number, hidden: Hidden | typeof WAIVED): PartWord {
  return cover | (hidden << 2);
}

/** Stands for the share that is hidden by a piece which is touched as a whole. */
export const WAIVED = 3;

export function pieceWord(
  part: PartWord,
  rest: PartWord,
  touched: number,
  targetInside: number,
  viewerInside: number,
): number {
  const both = part | (rest << 4);
  return both | (touched << 8) | (targetInside << 9) | (viewerInside << 10);
}

/** The record that words say, frozen. */
export function recordOf(words: ArrayLike<number>): SightRecord {
  const [whole, ...pieces] = Array.from(words);
  return Object.freeze({
    seen: (whole & 4) !== 0,
    hidden: (whole & 3) as Hidden,
    centreClear: (whole & 8) !== 0,
    shown: (whole >> 4) & 7,
    pieces: Object.freeze(pieces.map(sightOf)),
  });
}

function hidingOf(word: PartWord): Hiding {
  return { cover: (word & 3) as Hiding['cover'], hidden: ((word >> 2) & 3) as Hidden };
}

function sightOf(word: number): PieceSight {
  return Object.freeze({
    ...hidingOf(word),
    touched: (word & 256) !== 0,
    untouched: ((word >> 6) & 3) === WAIVED ? null : Object.freeze(hidingOf(word >> 4)),
    targetInside: (word & 512) !== 0,
    viewerInside: (word & 1024) !== 0,
  });
}
