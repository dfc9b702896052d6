import { type Model, NOWHERE } from '../../../kernel/entities.ts';
import { getsThere } from '../battlefield/rough-charge.ts';
import { allowanceOf } from '../match/blockers.ts';
import { enemiesOf, isOnTable, type Match, seatOf } from '../match/match.ts';
import { blowHarm, blowInTurn } from '../match/strike.ts';
import { contacts } from '../match/weapons.ts';
import { NO_SLOT, type Slot } from '../matchup/slot.ts';
import { chargeOptions, strikingReach } from './charging.ts';

/** Expected harm for which a hidden model shows itself, before its action or to hold whom it touches (DP-D-18, DP-D-09). */
export const SHOWN_FOR = 0.25;

/** Best blow the model could strike this activation from a base, or from where it stands, by a rough look. */
export function strikeFrom(m: Match, model: Model, slot: Slot): number {
  const at = slot === NO_SLOT ? m.state.point[model] : m.state.base[slot];
  if (at === NOWHERE) return 0;
  const reach = strikingReach(m, model) + (slot === NO_SLOT ? allowanceOf(m, model, 1) : 0);
  const seat = seatOf(m, model);
  const { ground, distance, guides } = m.battlefield;
  let best = 0;
  for (const enemy of enemiesOf(m, model)) {
    if (!isOnTable(m, enemy)) continue;
    const to = m.state.point[enemy];
    if (getsThere(ground, at, to, distance(at, to), guides[seat].far(at, to), reach))
      best = Math.max(best, blowInTurn(m, model, enemy));
  }
  return best;
}

/** Best blow a hidden model could strike at once, or by a Charge, if it showed itself on a base. */
export function blowAt(m: Match, model: Model, slot: Slot): number {
  const at = slot === NO_SLOT ? NOWHERE : m.state.base[slot];
  if (at === NOWHERE || strikeFrom(m, model, slot) === 0) return 0;
  const { point, base, hidden } = m.state;
  const { bases } = m.matchup.models[model];
  const stood = bases.map((own) => base[own]);
  for (const own of bases) base[own] = NOWHERE;
  point[model] = at;
  hidden[model] = 0;
  const blows = contacts(m, model).map((enemy) => blowHarm(m, model, enemy));
  const charges = chargeOptions(m, model).map(({ harm }) => harm);
  hidden[model] = 1;
  point[model] = NOWHERE;
  bases.forEach((own, i) => {
    base[own] = stood[i];
  });
  return Math.max(0, ...blows, ...charges);
}
