import type { Point } from '../../kernel/entities.ts';
import { type PairKey, UNKNOWN } from './pair-key.ts';

/** By where a mover stands: what it and an enemy on one point are to each other. */
export interface PairRow {
  /** UNKNOWN until somebody asks. */
  readonly keys: Uint16Array;
  /** Looks where nobody has looked. */
  at(place: Point): PairKey;
}

/** The row of an enemy on a point. */
export type PairRows = (at: Point) => PairRow;

/** A row for each point that an enemy has stood on; each pair is judged once, when somebody first asks. */
export function createPairRows(points: number, judge: (place: Point, at: Point) => PairKey): PairRows {
  const rows: (PairRow | undefined)[] = new Array(points).fill(undefined);

  function open(at: Point): PairRow {
    const keys = new Uint16Array(points).fill(UNKNOWN);
    return {
      keys,
      at(place) {
        if (keys[place] === UNKNOWN) keys[place] = judge(place, at);
        return keys[place];
      },
    };
  }

  return (at) => {
    rows[at] ??= open(at);
    return rows[at];
  };
}
