import { asIf } from '../../../rules/play/as-if.ts';
import { partiesOf } from '../attack/party.ts';
import type { Match } from '../match/match.ts';
import { screensOf } from '../match/smoke.ts';
import type { Unit } from '../units/entities.ts';
import { prospectOf } from './outlook.ts';

/** What powers change of a unit: what its rolls have more, or its armour. */
type Changed = 'boost' | 'ward';

/**
 * What so much of a change comes to beside the printed one, by what the unit could do or suffer as all stand now: hits
 * that armour stops anyway need no more of it. Where nobody gains by the printed one more of it is no better.
 */
export function besidePrinted(
  m: Match,
  unit: Unit,
  changed: Changed,
  change: number,
  printed: number,
): number {
  if (change === printed) return 1;
  const share = change / printed;
  const now = prospectWith(m, unit, changed, 0);
  const by = (much: number) => Math.abs(prospectWith(m, unit, changed, much) - now);
  const usual = by(printed);
  return usual > 0 ? Math.min(Math.max(1, share), by(change) / usual) : Math.min(1, share);
}

/** What a unit could do by its rolls as they would be, or would suffer in such armour. */
function prospectWith(m: Match, unit: Unit, changed: Changed, change: number): number {
  const column = m.state[changed];
  const { harm, danger } = asIf(column, [unit], column[unit] + change, () =>
    prospectOf(m, unit, partiesOf(m), screensOf(m)),
  );
  return changed === 'ward' ? danger : harm;
}
