import { NOWHERE } from '../../../kernel/entities.ts';
import type { State } from './state.ts';

/** What models could do to each other where they stand: kept for as long as neither of the two changes. */
export interface ThreatColumns extends Pick<State, 'point' | 'wounds' | 'weapons' | 'moved'> {
  /** By attacker and target; NaN where nobody has asked since. */
  readonly harm: Float64Array;
}

/** @param models in both forces */
export function createThreatColumns(models: number): ThreatColumns {
  return {
    point: new Int32Array(models).fill(NOWHERE),
    wounds: new Int8Array(models),
    weapons: new Uint32Array(models),
    moved: new Uint8Array(models),
    harm: new Float64Array(models * models).fill(NaN),
  };
}

/** Forgets what those have to do with who are not as they were the last time. */
export function forgetChanged(columns: ThreatColumns, state: State): void {
  const { point, wounds, weapons, moved, harm } = columns;
  const models = point.length;
  for (let model = 0; model < models; model++) {
    const isSame =
      point[model] === state.point[model] &&
      wounds[model] === state.wounds[model] &&
      weapons[model] === state.weapons[model] &&
      moved[model] === state.moved[model];
    if (isSame) continue;
    point[model] = state.point[model];
    wounds[model] = state.wounds[model];
    weapons[model] = state.weapons[model];
    moved[model] = state.moved[model];
    for (let other = 0; other < models; other++)
      harm[model * models + other] = harm[other * models + model] = NaN;
  }
}
