import type { Ground } from '../../../kernel/ground.ts';
import { createRows } from '../../../rules/survey/rows.ts';

/** Room for what a mover finds at all points of a table, in rows; kept until the next mover looks about. */
export function createColumns({ count }: Ground) {
  const column = () => new Float64Array(count);
  return {
    ...createRows(count),
    /** By row: where its point is. */
    x: new Int32Array(count),
    y: new Int32Array(count),
    z: new Int32Array(count),
    /** Whether it would be engaged there. */
    engaged: new Uint8Array(count),
    /** Best attack on any foe from there, and the sum of what foes are likely to do there, in worth. */
    harm: column(),
    danger: column(),
    /** Sum over foes of the shelter from each; whoever cannot shoot that far is no matter. */
    shelter: column(),
    /** Least way left to walk to a foe, in 1/100 mm. */
    lag: column(),
  };
}
