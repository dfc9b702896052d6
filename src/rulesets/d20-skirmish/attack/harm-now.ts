import type { Model } from '../../../kernel/entities.ts';
import { type Match, moraleOf, settingsOf } from '../match/match.ts';
import { weaponsPenalty } from '../match/systems.ts';
import type { Gunnery } from '../matchup/gunnery.ts';
import { moralePenalty, PRONE, SMALL } from '../matchup/modifiers.ts';
import { armourLeft } from './attack.ts';

/** Expected harm to a target as it is, by the wounds and the AR that it has left. */
export function harmNow(m: Match, by: keyof Gunnery, attacker: Model, target: Model): Float64Array {
  const whole = m.matchup.models[target].profile.armour + settingsOf(m, target).saves.armour.shift;
  return m.matchup.gunnery[by](attacker, target, m.state.wounds[target], whole - armourLeft(m, target));
}

/** What its state adds to all attacks of a model (DX-MOR-06, DX-MOR-07). */
export function attackShift(m: Match, model: Model): number {
  return -moralePenalty(settingsOf(m, model), moraleOf(m, model));
}

/** The same with hits on its weapons, for shots (DX-VEH-07). */
export function shotShift(m: Match, model: Model): number {
  return attackShift(m, model) - weaponsPenalty(m, model);
}

/** What the posture of a target adds to shots at it. */
export function targetShift(m: Match, model: Model): number {
  const { small, prone } = settingsOf(m, model).presence;
  const posture = m.state.posture[model];
  return posture === SMALL ? -small.penalty : posture === PRONE ? prone.modifier : 0;
}
