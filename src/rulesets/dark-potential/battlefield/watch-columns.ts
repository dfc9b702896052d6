import { COMPASS_ROW } from './compass.ts';
import { FACINGS } from './facings.ts';

/** Room to reckon what waiting in some directions is worth. */
export interface WatchColumns {
  /** By place of an enemy's ways, and last where it stands: harm of a shot there, and the arcs that hold it, as bits. */
  readonly shots: Float64Array;
  readonly arcs: Int32Array;
  /** By facing, summed over enemies: chance that one gives a shot worth taking, and that times what the shot is worth. */
  readonly chances: Float64Array;
  readonly harm: Float64Array;
  /** Chance that none of them does. */
  readonly nobody: Float64Array;
  /** What waiting is worth. */
  readonly worth: Float64Array;
  /** By number of enemies: harm of shots, the best first. */
  readonly ranked: Float64Array;
}

/** @param models in both forces */
export function createWatchColumns(models: number): WatchColumns {
  const byFacing = () => new Float64Array(FACINGS.length);
  return {
    shots: new Float64Array(COMPASS_ROW + 1),
    arcs: new Int32Array(COMPASS_ROW + 1),
    chances: byFacing(),
    harm: byFacing(),
    nobody: byFacing(),
    worth: byFacing(),
    ranked: new Float64Array(models),
  };
}
