import type { Ground } from '../../kernel/ground.ts';

/** What a mover finds at each of some places, in their order. */
export interface Columns {
  readonly place: Uint16Array;
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

/** Room for a survey of all points of a table, and one of them twice. */
export function createColumns({ count }: Ground): Columns {
  const column = () => new Float64Array(count + 1);
  return {
    place: new Uint16Array(count + 1),
    engaged: new Uint8Array(count + 1),
    harm: column(),
    danger: column(),
    shelter: column(),
    lag: column(),
  };
}
