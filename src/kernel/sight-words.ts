import type { Hidden, PieceSight, SightRecord } from './sight-record.ts';

/** Bits of a word; a record is one word for the whole and one more per piece. */
export const WORD_BITS = 12;

/** What the first word of a record says when nothing of the model is seen, and when all of it is. */
export const UNSEEN_WORD = wholeWord(false, 2, false);
export const CLEAR_WORD = wholeWord(true, 0, true);

export function wholeWord(seen: boolean, hidden: Hidden, centreClear: boolean): number {
  return hidden | (seen ? 4 : 0) | (centreClear ? 8 : 0);
}

export function pieceWord(
  piece: number,
  cover: number,
  hidden: Hidden,
  touched: number,
  targetInside: number,
  viewerInside: number,
): number {
  return piece | (cover << 5) | (hidden << 7) | (touched << 9) | (targetInside << 10) | (viewerInside << 11);
}

/** A word about one piece said of another. */
export function withPiece(word: number, piece: number): number {
  return (word & ~31) | piece;
}

export function pieceOf(word: number): number {
  return word & 31;
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
    piece: pieceOf(word),
    cover: ((word >> 5) & 3) as PieceSight['cover'],
    hidden: ((word >> 7) & 3) as Hidden,
    touched: (word & 512) !== 0,
    targetInside: (word & 1024) !== 0,
    viewerInside: (word & 2048) !== 0,
  });
}
