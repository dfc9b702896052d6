import type { Ground } from '../../../kernel/ground.ts';

/** What a mover finds at points, in rows; kept until the next mover looks about. */
export interface Columns {
  /** Whose rows they are: every mover that looks about has a number of its own. */
  owner: number;
  /** Rows in use. */
  count: number;
  /** By point: the mover whose row it last had, and which row it was. */
  readonly ownerOf: Uint32Array;
  readonly rowOf: Uint16Array;
  /** By row: the point, and where it is. */
  readonly place: Uint16Array;
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly z: Int32Array;
  /** Whether it would be engaged there. */
  readonly engaged: Uint8Array;
  /** Best attack on any foe from there, and the sum of what foes could do there, in worth. */
  readonly harm: Float64Array;
  readonly danger: Float64Array;
  /** Sum over foes of the shelter from each; whoever cannot shoot that far is no matter. */
  readonly shelter: Float64Array;
  /** Least way left to walk to a foe, in 1/100 mm. */
  readonly lag: Float64Array;
}

/** Room for a survey of all points of a table. */
export function createColumns({ count }: Ground): Columns {
  const column = () => new Float64Array(count);
  return {
    owner: 0,
    count: 0,
    ownerOf: new Uint32Array(count),
    rowOf: new Uint16Array(count),
    place: new Uint16Array(count),
    x: new Int32Array(count),
    y: new Int32Array(count),
    z: new Int32Array(count),
    engaged: new Uint8Array(count),
    harm: column(),
    danger: column(),
    shelter: column(),
    lag: column(),
  };
}
