import { NOWHERE } from '../../../kernel/entities.ts';
import { acted, isOnTable, type Match, settingsOf } from '../match/match.ts';
import { laysTemplate, type Strike } from '../match/strike.ts';
import type { Slot } from '../matchup/slot.ts';
import { CLAUSE } from '../rules/index.ts';
import { resolveArea } from './area-effect.ts';
import { landHit, resolveAttack, rollToHit } from './attack.ts';
import { baseTouched, discover } from './stealth.ts';

/**
 * An attack on a stealth base (DP-STL-05): its owner takes the base away or reveals the model, which is then attacked;
 * by a reading of DP-Q-116 only once the roll hits or a template lands on it. Returns whether the base is gone.
 */
export function attackBase(m: Match, slot: Slot, strike: Strike): boolean {
  const model = m.matchup.baseOwner[slot];
  const { attacked } = settingsOf(m, model).stealth;
  if (!attacked.on) return false;
  if (attacked.when === 'before') {
    baseTouched(m, slot);
    if (isOnTable(m, model)) resolveAttack(m, { ...strike, at: m.state.point[model] });
    return true;
  }
  const { success, margin } = rollToHit(m, strike);
  if (laysTemplate(m, strike)) {
    resolveArea(m, strike, success, margin);
    return m.state.base[slot] === NOWHERE;
  }
  if (!success) return false;
  acted(m, CLAUSE.stealth.attacked);
  discover(m, slot);
  if (isOnTable(m, model)) landHit(m, strike, margin);
  return true;
}
