/** Room for lists of numbers that are soon done with, used again and again: to make it anew takes as long as to fill it. */
export interface Pad {
  /** So many zeros, and perhaps more after them, good until the next call but one. */
  turn(length: number): Float64Array;
}

export function createPad(): Pad {
  let page = new Float64Array(0);
  let back = page;
  return {
    turn(length) {
      [page, back] = [back, page];
      if (page.length < length) page = new Float64Array(2 * length);
      else page.fill(0, 0, length);
      return page;
    },
  };
}
