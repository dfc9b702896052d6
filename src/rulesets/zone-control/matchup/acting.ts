import type { Settings } from '../rules/index.ts';

/** Whether a model acts in a round in which it has moved, or has not: without ZC-A3 it does either. */
export function mayAct({ actionPhase: { one } }: Settings, hasMoved: boolean): boolean {
  return one.actions > 0 && (one.on || !hasMoved);
}
