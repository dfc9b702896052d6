import type { Ground } from '../../../kernel/ground.ts';
import { createRows, type Rows } from '../../../rules/survey/rows.ts';

/** What a mover finds at points, in rows; kept until the next mover looks about. */
export interface Columns extends Rows {
  /** By row: where its point is. */
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
    ...createRows(count),
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
