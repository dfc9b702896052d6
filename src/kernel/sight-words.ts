import type { Hidden, PieceSight, SightRecord } from './sight-record.ts';

/** Bits of a word; a record is one word for the whole and one more per piece. */
export const WORD_BITS = 7;

/** What the first word of a record says when nothing of the model is seen, and when all of it is. */
export const UNSEEN_WORD = wholeWord(false, 2, false);
export const CLEAR_WORD = wholeWord(true, 0, true);

export function wholeWord(seen: boolean, hidden: Hidden, centreClear: boolean): number {
  return hidden | (seen ? 4 : 0) | (centreClear ? 8 : 0);
}

export function pieceWord(
  cover: number,
  hidden: Hidden,
  touched: number,
  targetInside: number,
  viewerInside: number,
): number {
  return cover | (hidden << 2) | (touched << 4) | (targetInside << 5) | (viewerInside << 6);
}

/** The record that words say, frozen. */
export function recordOf(words: ArrayLike<number>): SightRecord {
  const [whole, ...pieces] = Array.from(words);
  return Object.freeze({
    seen: (whole & 4) !== 0,
    hidden: (whole & 3) as Hidden,
    centreClear: (whole & 8) !== 0,
    pieces: Object.freeze(pieces.map(sightOf)),
  });
}

function sightOf(word: number): PieceSight {
  return Object.freeze({
    cover: (word & 3) as PieceSight['cover'],
    hidden: ((word >> 2) & 3) as Hidden,
    touched: (word & 16) !== 0,
    targetInside: (word & 32) !== 0,
    viewerInside: (word & 64) !== 0,
  });
}
