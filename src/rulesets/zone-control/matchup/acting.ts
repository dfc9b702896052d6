import type { Settings } from '../rules/index.ts';

/** Whether a model acts in a round in which it has moved, or has not: without ZC-A3 it does either. */
export function mayAct({ actionPhase: { one } }: Settings, hasMoved: boolean): boolean {
  return one.actions > 0 && (one.on || !hasMoved);
}

/** Whether a model acts that has come by deep strike or ambush (ZC-MOV-03, ZC-AMB-14). */
export function actsOnceCome(own: Settings): boolean {
  const { on, action } = own.reserves.wholeMove;
  return mayAct(own, true) && (!on || action === 'may');
}
