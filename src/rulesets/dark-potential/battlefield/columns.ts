import type { Ground } from '../../../kernel/ground.ts';
import type { Prospect } from './prospect.ts';

/** Room for all points of a table. */
export function createColumns({ count }: Ground) {
  const column = () => new Float64Array(count);
  return {
    /** The places, and where they are, in 1/100 mm. */
    place: new Uint16Array(count),
    x: column(),
    y: column(),
    z: column(),
    /** By place: what the foe at hand and a mover there see of each other, as BothCodes, and how far apart they are. */
    both: new Int32Array(count),
    distance: column(),
    /** Numbers of the places that matter to the foe at hand. */
    open: new Uint16Array(count),
    /** By point, 1 where the columns below tell of it. */
    isTold: new Uint8Array(count),
    /** By point: best attack on any foe from there, and what the best shot from there next turn comes to. */
    harm: column(),
    promise: column(),
    /** By point: sum of what foes could do there, in worth. */
    danger: column(),
    /** By point: sum over foes of the shelter from each, from 0 to 1. */
    shelter: column(),
    /** By point: least way left to walk to a foe, in 1/100 mm. */
    lag: column(),
    /** What they tell of. */
    prospect: null as Prospect | null,
  };
}

/** Places that are looked at together, and what a mover finds at each point. */
export type Columns = ReturnType<typeof createColumns>;
