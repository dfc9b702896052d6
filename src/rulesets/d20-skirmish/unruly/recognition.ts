import type { Model } from '../../../kernel/entities.ts';
import { acted, type Match, seatOf, settingsOf, stands, tellOf } from '../match/match.ts';
import { isConfused } from '../match/recognition-faults.ts';
import { rollLeadership } from '../match/tests.ts';
import { SIDES } from '../matchup/wounding.ts';
import { CLAUSE } from '../rules/index.ts';
import { attackNearest } from './unhinging.ts';

/** Whether a machine with a recognition fault knows an enemy for one; otherwise the action is wasted, or worse (DX-AMK-01). */
export function recognises(m: Match, model: Model): boolean {
  if (!isConfused(m, model)) return true;
  const { critical } = settingsOf(m, model).amok;
  const { face, passed } = rollLeadership(m, model, [CLAUSE.amok.table, 0]);
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
