import type { Model, Point, Unit } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import type { Activation } from '../battlefield/activation-columns.ts';
import { CALM, SUPPRESSED_NOW } from '../battlefield/state.ts';
import { clearTrails } from '../battlefield/trails.ts';
import { type Match, settingsOf } from './match.ts';

/** An activation before its first step; the last one is forgotten. */
export function openActivation(m: Match, unit: Unit, members: readonly Model[]): Activation {
  const a = m.battlefield.activation;
  a.unit = unit;
  a.members = members;
  a.suppressed.fill(0);
  for (const model of members) if (m.state.suppressed[model] !== CALM) a.suppressed[model] = 1;
  a.shielded.fill(0);
  a.veiled.fill(0);
  a.shown.fill(0);
  a.unseen.fill(0);
  clearTrails(a.trails);
  a.spare.fill(-1);
  a.spareOfBases.clear();
  a.heldUp = 1;
  a.firstAction = null;
  return a;
}

/** Movement left over that a model or a base on a place may add to its next one: none but without DP-CLIMB-04. */
export function spareOf(m: Match, a: Activation, model: Model, at: Point = m.state.point[model]): Length {
  if (settingsOf(m, model).climbing.separate.on) return 0;
  return a.spare[model] >= 0 ? a.spare[model] : (a.spareOfBases.get(at) ?? 0);
}

/** Whether a model now pays for a failed Leadership roll, by the readings of DP-Q-128. */
export function isPaying(m: Match, a: Activation, model: Model): boolean {
  const suppressed = m.state.suppressed[model];
  return suppressed === SUPPRESSED_NOW || (suppressed !== CALM && a.suppressed[model] > 0);
}

/** Whether a model hid in this activation, so that its only action is another movement (DP-STL-12), by the readings of DP-Q-115. */
export function mayOnlyMove(m: Match, a: Activation, model: Model): boolean {
  return a.veiled[model] > 0 && settingsOf(m, model).stealth.reentryAction.reveal === 'may-not';
}
