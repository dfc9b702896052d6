import { INCH, type Length } from '../../../kernel/length.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { ON_TABLE } from '../battlefield/state.ts';
import { isInHiding, MARKERS, markersOf } from '../match/hidden.ts';
import {
  acted,
  enemiesOf,
  isOnTable,
  type Match,
  pointsOfEnemies,
  seatOf,
  settingsOf,
  tellAt,
  tellOf,
} from '../match/match.ts';
import { roomNear } from '../match/scatter.ts';
import { sees } from '../match/sight.ts';
import { partsOf } from '../match/status.ts';
import { CLAUSE } from '../rules/index.ts';
import { NOWHERE, type Point, type Unit } from '../units/entities.ts';

/** Whether an enemy, or a figure that he has sent ahead, finds a marker on a point (SQ-HID-06, SQ-HID-08, SQ-SCT-02). */
export function isExposed(m: Match, unit: Unit, at: Point): boolean {
  const { distanceFrom } = m.battlefield;
  return (
    pointsOfEnemies(m, unit).some((from) => isFoundFrom(m, unit, from, at, distanceFrom(at, from))) ||
    spotsOfScouts(m, unit).some((spot) => isFoundByScout(m, unit, spot, at))
  );
}

/** Where figures are that enemies of a unit have sent ahead. */
export function spotsOfScouts(m: Match, unit: Unit): Point[] {
  const those = enemiesOf(m, unit).filter((one) => isOnTable(m, one) && settingsOf(m, one).scouts.finds.on);
  return those.map((one) => m.state.scout[one]).filter((spot) => spot !== NOWHERE);
}

/** Whether a figure that is sent ahead to a spot finds a marker of a unit there. */
export function isFoundByScout(m: Match, unit: Unit, spot: Point, marker: Point): boolean {
  return spot === marker || isFoundFrom(m, unit, spot, marker, m.battlefield.between(spot, marker));
}

/**
 * Whether an enemy on a point finds a marker of a unit: he sees it, or in terrain that blocks sight he is in there with it
 * and near.
 *
 * @param gap from him to the marker
 */
function isFoundFrom(m: Match, unit: Unit, from: Point, marker: Point, gap: Length): boolean {
  const { lines, ground } = m.battlefield;
  const veils = ground.inside[marker] & lines.blocking;
  if (veils === 0) return isInSight(m, unit, from, marker);
  const { near } = settingsOf(m, unit).hiddenMovement;
  return (veils & ground.inside[from]) !== 0 && gap <= near.inches * INCH;
}

/** Whether an enemy of a unit on a point sees who stands on another. */
export function isInSight(m: Match, unit: Unit, from: Point, at: Point): boolean {
  return sees(m, otherSeat(seatOf(m, unit)), from, at);
}

/** Removes markers that are seen; the unit is at one of them (SQ-HID-06, SQ-HID-07). */
export function reveal(m: Match, unit: Unit): void {
  find(m, unit, (at) => isExposed(m, unit, at));
}

/** Removes markers that are found in some way, or reveals the unit. */
export function find(m: Match, unit: Unit, isFound: (at: Point) => boolean): void {
  for (let i = MARKERS - 1; i >= 0; i--) {
    const at = m.state.hiding[MARKERS * unit + i];
    if (at === NOWHERE || !isInHiding(m, unit) || !isFound(at)) continue;
    acted(m, CLAUSE.hiddenMovement.seen);
    if ((m.battlefield.ground.inside[at] & m.battlefield.lines.blocking) !== 0)
      acted(m, CLAUSE.hiddenMovement.near);
    if (isUnit(m, unit, i)) appear(m, unit, at);
    else {
      m.state.hiding[MARKERS * unit + i] = NOWHERE;
      tellOf(m, 'dummy', unit, 'is not where it was thought to be');
    }
  }
}

/** Whether a marker is the unit: as long as another is left that is it, or the first is, as it may be (SQ-HID-05). */
function isUnit(m: Match, unit: Unit, marker: number): boolean {
  return settingsOf(m, unit).hiddenMovement.choice.on ? markersOf(m, unit).length === 1 : marker === 0;
}

/** Removes markers that a unit finds on its way, whether or not it sees them from where it ends (SQ-HID-06, SQ-HID-08). */
export function findOnWay(m: Match, unit: Unit, path: readonly Point[]): void {
  const { distanceFrom } = m.battlefield;
  for (const enemy of enemiesOf(m, unit)) {
    if (!isInHiding(m, enemy)) continue;
    find(m, enemy, (marker) =>
      path.some((from) => isFoundFrom(m, enemy, from, marker, distanceFrom(marker, from))),
    );
  }
}

/** Looks for markers that are seen now, of both sides. */
export function revealAll(m: Match): void {
  for (let unit = 0; unit < m.matchup.models.length; unit++) if (isInHiding(m, unit)) reveal(m, unit);
}

/** Puts a unit in hiding back on the table, as near to a marker as there is room. */
export function appear(m: Match, unit: Unit, marker: Point): void {
  const { state } = m;
  const at = roomNear(m, unit, marker);
  acted(m, CLAUSE.hiddenMovement.rest);
  state.hiding.fill(NOWHERE, MARKERS * unit, MARKERS * unit + MARKERS);
  state.whereabouts[unit] = ON_TABLE;
  state.point[unit] = at;
  for (const one of partsOf(m, unit)) state.moved[one] = 0;
  tellAt(m, 'appears', unit, 'appears at', at);
}
