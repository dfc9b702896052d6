import { MOVED, UNMOVED } from '../attack/aim.ts';
import { mayRush, rushOf } from '../match/allowance.ts';
import { acted, enemiesOf, isOnTable, type Match, placeOf, seatOf, settingsOf } from '../match/match.ts';
import { sees } from '../match/sight.ts';
import { destinations } from '../moves/moves.ts';
import type { Option } from '../places/option.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Point, Unit } from '../units/entities.ts';

/** Whether a unit does nothing but rush away from the enemy (SQ-NC-01). */
export function isCivilian(m: Match, unit: Unit): boolean {
  return m.matchup.models[unit].profile.kind === 'civilians' && settingsOf(m, unit).nonCombatants.flight.on;
}

/** Civilians rush away from the enemies that they see, if they can, and stay otherwise (SQ-NC-01). */
export function civilianOptions(m: Match, unit: Unit): Option[] {
  const from = placeOf(m, unit);
  const { distance } = m.battlefield;
  const seen = enemiesOf(m, unit)
    .filter((enemy) => isOnTable(m, enemy))
    .map((enemy) => m.state.point[enemy])
    .filter((at) => sees(m, seatOf(m, unit), from, at));
  const gapAt = (at: Point) => seen.reduce((gap, enemy) => Math.min(gap, distance(at, enemy)), Infinity);
  const stay: Option = { action: 'move-out', at: from, target: unit, manner: UNMOVED };
  if (seen.length === 0 || !mayRush(m, unit)) return [stay];
  acted(m, CLAUSE.nonCombatants.flight);
  const gap = gapAt(from);
  const away = destinations(m, unit, rushOf(m, unit)).filter((at) => gapAt(at) > gap);
  if (away.length === 0) return [stay];
  return away.map((at) => ({ action: 'move-out', at, target: unit, manner: MOVED }));
}
