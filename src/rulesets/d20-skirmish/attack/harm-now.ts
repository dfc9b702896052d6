import type { Model } from '../../../kernel/entities.ts';
import { type Match, settingsOf } from '../match/match.ts';
import type { Gunnery } from '../matchup/gunnery.ts';
import { armourLeft } from './attack.ts';

/** Expected harm to a target as it is, by the wounds and the AR that it has left. */
export function harmNow(m: Match, by: keyof Gunnery, attacker: Model, target: Model): Float64Array {
  const whole = m.matchup.models[target].profile.armour + settingsOf(m, target).saves.armour.shift;
  return m.matchup.gunnery[by](attacker, target, m.state.wounds[target], whole - armourLeft(m, target));
}
