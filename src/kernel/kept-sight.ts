import type { Ground } from './ground.ts';
import { createSharedSight, PAIRS, type SharedSight, wordsOf } from './shared-sight.ts';
import { type BothCodes, bothCodes, codeBack, codeThere } from './sight-record.ts';

/** The lines of sight of a table that somebody has asked about, as they are kept between runs. */
export interface KeptSight {
  /** As in `SharedSight`. */
  readonly mutual: Uint32Array;
  /** Of pairs that see each other partly, the lower number first, row by row: what they see, as BothCodes. */
  readonly partly: Int32Array;
  /** The entries of the dictionary, as in `SharedDictionary`, as many as there are. */
  readonly words: Uint32Array;
  readonly ends: Uint32Array;
}

/** What is known so far; threads may go on adding to it meanwhile. */
export function packSight(shared: SharedSight): KeptSight {
  const { points, codes, dictionary } = shared;
  const mutual = shared.mutual.slice();
  const partly: BothCodes[] = [];
  forEachPartly(points, mutual, (one, other) => partly.push(codes[one * points + other]));
  const size = dictionary.state[1];
  const ends = dictionary.ends.slice(0, size);
  return { mutual, partly: Int32Array.from(partly), words: dictionary.words.slice(0, ends[size - 1]), ends };
}

/** The sight of a table with what was kept of it. */
export function unpackSight(ground: Ground, { mutual, partly, words, ends }: KeptSight): SharedSight {
  const shared = createSharedSight(ground);
  const { points, codes, dictionary } = shared;
  let next = 0;
  forEachPartly(points, mutual, (one, other) => {
    const both = partly[next++];
    codes[one * points + other] = both;
    codes[other * points + one] = bothCodes(codeBack(both), codeThere(both));
  });
  shared.mutual.set(mutual);
  dictionary.words.set(words);
  dictionary.ends.set(ends);
  dictionary.state[1] = ends.length;
  return shared;
}

/** The lower bit of each pair in a word. */
const LOWER = 0x55555555;

/** Visits the pairs that see each other PARTLY, which have both bits set: the lower number first, a word at a time. */
function forEachPartly(
  points: number,
  mutual: Uint32Array,
  visit: (one: number, other: number) => void,
): void {
  const words = wordsOf(points);
  for (let one = 0; one < points; one++) {
    const next = one + 1;
    for (let word = next >> PAIRS; word < words; word++) {
      const bits = mutual[one * words + word];
      let partly = bits & (bits >>> 1) & LOWER;
      if (word === next >> PAIRS) partly &= -1 << (2 * next);
      for (; partly !== 0; partly &= partly - 1)
        visit(one, (word << PAIRS) + (Math.clz32(partly & -partly) ^ 31) / 2);
    }
  }
}
