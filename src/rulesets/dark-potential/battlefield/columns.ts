import type { Ground } from '../../../kernel/ground.ts';
import type { Prospect } from './prospect.ts';

/** Places that are looked at together, and what a mover finds at each point. */
export interface Columns {
  /** The places, and where they are, in 1/100 mm. */
  readonly place: Uint16Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  /** By place: what the foe at hand and a mover there see of each other, as BothCodes, and how far apart they are. */
  readonly both: Int32Array;
  readonly distance: Float64Array;
  /** Numbers of the places that matter to the foe at hand. */
  readonly open: Uint16Array;
  /** What the columns below tell of, and by point, 1 where they do. */
  prospect: Prospect | null;
  readonly isTold: Uint8Array;
  /** By point: best attack on any foe from there, and the best shot next turn of a mover who stays there. */
  readonly harm: Float64Array;
  readonly promise: Float64Array;
  /** By point: sum of what foes could do there, in worth. */
  readonly danger: Float64Array;
  /** By point: sum over foes of the shelter from each, from 0 to 1. */
  readonly shelter: Float64Array;
  /** By point: least way left to walk to a foe, in 1/100 mm. */
  readonly lag: Float64Array;
}

/** Room for all points of a table. */
export function createColumns({ count }: Ground): Columns {
  const column = () => new Float64Array(count);
  return {
    place: new Uint16Array(count),
    x: column(),
    y: column(),
    z: column(),
    both: new Int32Array(count),
    distance: column(),
    open: new Uint16Array(count),
    prospect: null,
    isTold: new Uint8Array(count),
    harm: column(),
    promise: column(),
    danger: column(),
    shelter: column(),
    lag: column(),
  };
}
