import type { Ground } from '../ground.ts';
import { aboveDiagonal, createSharedSight, forEachPartly, type SharedSight } from './shared-sight.ts';
import type { BothCodes } from './sight-record.ts';

/** The lines of sight of a table that somebody has asked about, as they are kept between runs. */
export interface KeptSight {
  /** As in `SharedSight`, of the pairs that stand for all that see alike: the lower number comes first in them. */
  readonly mutual: Uint32Array;
  /** Of pairs that see each other partly, the lower number first, row by row: what they see, as BothCodes, or UNKNOWN. */
  readonly partly: Int32Array;
  /** The entries of the dictionary, as in `SharedDictionary`, as many as there are. */
  readonly words: Uint32Array;
  readonly ends: Uint32Array;
}

/** What is known so far; threads may go on adding to it meanwhile. */
export function packSight(shared: SharedSight): KeptSight {
  const { points, codes, dictionary } = shared;
  const mutual = aboveDiagonal(points, shared.mutual);
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
    codes[one * points + other] = partly[next++];
  });
  shared.mutual.set(mutual);
  dictionary.words.set(words);
  dictionary.ends.set(ends);
  dictionary.state[1] = ends.length;
  return shared;
}
