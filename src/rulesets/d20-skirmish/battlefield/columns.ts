import type { Ground } from '../../../kernel/ground.ts';
import { createRows, type Rows } from '../../../rules/survey/rows.ts';

/** What a mover finds at points, in rows; kept until the next mover looks about. */
export interface Columns extends Rows {
  /** By row: whether it has been looked for friends in the line of fire. */
  readonly cleared: Uint8Array;
  /** Harm of the best attacks on any foe from there, as many as places are judged by. */
  readonly harm: Float64Array;
  /** Harm of a charge that may be possible from there after another move, and of one next time. */
  readonly soon: Float64Array;
  readonly later: Float64Array;
  /** What whoever is charged from there, at once or after another move, could do in return. */
  readonly clash: Float64Array;
  readonly clashSoon: Float64Array;
  /** Sum of what foes could do there, standing and in MP, in worth. */
  readonly danger: Float64Array;
  readonly small: Float64Array;
  /** By row: whether it is in contact with a foe, and what of the danger is by blows alone. */
  readonly close: Uint8Array;
  readonly struck: Float64Array;
  /** Sum over foes of the shelter from each. */
  readonly shelter: Float64Array;
  /** Least way left to where a foe can be shot at or struck, in 1/100 mm. */
  readonly lag: Float64Array;
}

/** Room for a survey of all points of a table. */
export function createColumns({ count }: Ground): Columns {
  const column = () => new Float64Array(count);
  return {
    ...createRows(count),
    cleared: new Uint8Array(count),
    harm: column(),
    soon: column(),
    later: column(),
    clash: column(),
    clashSoon: column(),
    danger: column(),
    small: column(),
    close: new Uint8Array(count),
    struck: column(),
    shelter: column(),
    lag: column(),
  };
}
