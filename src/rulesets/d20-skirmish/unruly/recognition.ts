import type { Model } from '../../../kernel/entities.ts';
import { modify } from '../../../rules/play/modifiers.ts';
import { acted, type Match, rollFor, seatOf, settingsOf, stands, tellOf } from '../match/match.ts';
import { leadershipOf, tellTest } from '../match/tests.ts';
import { ROLL } from '../matchup/rolls.ts';
import { passes, SIDES } from '../matchup/wounding.ts';
import { CLAUSE } from '../rules/index.ts';
import { attackNearest } from './unhinging.ts';

/** Whether a machine with a recognition fault knows an enemy for one; otherwise the action is wasted, or worse (DX-AMK-01). */
export function recognises(m: Match, model: Model): boolean {
  if (m.state.confused[model] === 0) return true;
  const own = settingsOf(m, model);
  acted(m, CLAUSE.amok.table);
  const list = leadershipOf(m, model, m.matchup.models[model].profile.leadership);
  modify(list, CLAUSE.amok.table, 0);
  const need = list.total;
  const face = rollFor(m, ROLL.leadership, model);
  const passed = passes(own, face, need);
  tellTest(m, ROLL.leadership, model, { face, need, passed });
  const { critical } = own.amok;
  if (critical.on && face === SIDES && (critical.passes === 'counts' || !passed)) {
    acted(m, CLAUSE.amok.critical);
    tellOf(m, 'amok', model, 'takes a friend for an enemy');
    const friends = m.matchup.force[seatOf(m, model)].filter((one) => one !== model && stands(m, one));
    attackNearest(m, model, friends);
    return false;
  }
  if (!passed) tellOf(m, 'wasted', model, 'does not recognise its enemies');
  return passed;
}
