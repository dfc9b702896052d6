/** The enemy whom most hangs on, of those on the table, and what a unit's options do to him. */
import { nearerTo, quarryAmong } from '../../../rules/quarry.ts';
import type { Point, Unit } from '../units/entities.ts';
import { moveOf } from './allowance.ts';
import { enemiesOf, isOnTable, type Match, placeOf } from './match.ts';

/** NO_UNIT where nobody is on the table. */
export function quarryOf(m: Match, unit: Unit): Unit {
  return quarryAmong(enemiesOf(m, unit), m.matchup.worth, (enemy) => isOnTable(m, enemy));
}

/** How much nearer to him a place is, see `nearerTo`. */
export function nearerToQuarry(m: Match, unit: Unit): (at: Point) => number {
  return nearerTo(
    placeOf(m, unit),
    m.matchup.worth,
    Math.max(1, moveOf(m, unit)),
    () => quarryOf(m, unit),
    (quarry) => (at) => m.battlefield.distance(at, placeOf(m, quarry)),
  );
}
