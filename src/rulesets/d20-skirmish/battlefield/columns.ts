import type { Ground } from '../../../kernel/ground.ts';
import { createRows } from '../../../rules/survey/rows.ts';

/** What a mover finds at points of a table, by row. */
export type Columns = ReturnType<typeof createColumns>;

/** Room for what a mover finds at all points of a table, in rows; kept until the next mover looks about. */
export function createColumns({ count }: Ground) {
  const column = () => new Float64Array(count);
  return {
    ...createRows(count),
    /** By row: whether it has been looked for friends in the line of fire. */
    cleared: new Uint8Array(count),
    /** Harm of the best attacks on any foe from there, as many as places are judged by. */
    harm: column(),
    /** Harm of what is in prospect from there after another move, and next time: charges, and shots that it has to come near for. */
    soon: column(),
    later: column(),
    /** What whoever is charged from there, at once or after another move, could do in return; NO_CLASH where shots do more. */
    clash: column(),
    clashSoon: column(),
    /** Sum of what foes could do there, standing and in MP, in worth. */
    danger: column(),
    small: column(),
    /** By row: whether it is in contact with a foe, and what of the danger is by blows alone. */
    close: new Uint8Array(count),
    struck: column(),
    /** Sum over foes of the shelter from each. */
    shelter: column(),
    /** Least way left to where a foe can be shot at or struck, in 1/100 mm. */
    lag: column(),
  };
}
