import type { Ground } from '../../kernel/ground.ts';

/** Places that are looked at together, and what a mover finds at each, in their order. */
export interface Columns {
  readonly place: Uint16Array;
  /** Where they are, in 1/100 mm. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  /** Best attack on any foe from there, and the best shot that takes a model that has not moved. */
  readonly harm: Float64Array;
  readonly steady: Float64Array;
  /** Sum of what foes could do there, in worth. */
  readonly danger: Float64Array;
  /** Sum over foes of the shelter from each, from 0 to 1. */
  readonly shelter: Float64Array;
  /** Least way left to walk to a foe, in 1/100 mm. */
  readonly lag: Float64Array;
  /** What the foe at hand and a mover there see of each other, as BothCodes, and how far apart they are. */
  readonly both: Int32Array;
  readonly distance: Float64Array;
  /** Numbers of the places that matter to the foe at hand. */
  readonly open: Uint16Array;
}

/** Room for all points of a table and one more. */
export function createColumns({ count }: Ground): Columns {
  const column = () => new Float64Array(count + 1);
  return {
    place: new Uint16Array(count + 1),
    x: column(),
    y: column(),
    z: column(),
    harm: column(),
    steady: column(),
    danger: column(),
    shelter: column(),
    lag: column(),
    both: new Int32Array(count + 1),
    distance: column(),
    open: new Uint16Array(count + 1),
  };
}
