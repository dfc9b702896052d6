/** Figures who are sent ahead of their squads: where to, what they do there, and what that costs (SQ-SCT-01 to SQ-SCT-04). */

import { INCH, type Length } from '../../../kernel/length.ts';
import { ONE_BUSY } from '../attack/aim.ts';
import { CONTACT } from '../battlefield/battlefield.ts';
import { isInHiding, markersOf } from '../match/hidden.ts';
import {
  acted,
  enemiesOf,
  isOnTable,
  type Match,
  placeOf,
  pointsOfEnemies,
  seatOf,
  settingsOf,
  tellAt,
} from '../match/match.ts';
import { sees } from '../match/sight.ts';
import { coherencyOf, fitOf } from '../match/status.ts';
import { find, isFoundByScout } from '../moves/markers.ts';
import type { Option } from '../places/option.ts';
import type { Outlook } from '../places/outlook.ts';
import { CLAUSE } from '../rules/index.ts';
import { NOWHERE, type Point, type Unit } from '../units/entities.ts';
import { callable, canCall } from './artillery.ts';

/** Most spots at which a scout is weighed. */
const SPOTS = 12;

/** A figure sent ahead to call for artillery or to find who hides (SQ-SCT-01 to SQ-SCT-03): nobody goes from a last stand (SQ-LST-02). */
export function scoutOptions(m: Match, unit: Unit): Option[] {
  const { scouts, actions } = settingsOf(m, unit);
  const { kind } = m.matchup.models[unit].profile;
  if (!scouts.sent.on || kind !== 'infantry' || fitOf(m, unit) < 2) return [];
  if (m.state.standing[unit] > 0) return [];
  const at = placeOf(m, unit);
  const isSought = scouts.finds.on && enemiesOf(m, unit).some((enemy) => isInHiding(m, enemy));
  // That is two command actions (SQ-SCT-03).
  const mayCall = actions.command.acts > 1 && canCall(m, unit);
  const unseen = mayCall ? enemiesOf(m, unit).filter((enemy) => isUnseen(m, unit, at, enemy)) : [];
  if (!isSought && unseen.length === 0) return [];
  const spots = spotsOf(m, unit);
  const calls = spots.flatMap((spot) =>
    callable(m, unit, spot, unseen).map(
      (target): Option => ({ action: 'scout-call', at, target, manner: ONE_BUSY, spot }),
    ),
  );
  return [...calls, ...(isSought ? findings(m, unit, spots) : [])];
}

function isUnseen(m: Match, unit: Unit, from: Point, target: Unit): boolean {
  return isOnTable(m, target) && !sees(m, seatOf(m, unit), from, m.state.point[target]);
}

/** Spots from which a scout would see a marker of the enemy. */
function findings(m: Match, unit: Unit, spots: readonly Point[]): Option[] {
  const hidden = enemiesOf(m, unit).filter((enemy) => isInHiding(m, enemy));
  const at = placeOf(m, unit);
  return spots
    .filter((spot) =>
      hidden.some((enemy) => markersOf(m, enemy).some((one) => isFoundByScout(m, enemy, spot, one))),
    )
    .map((spot) => ({ action: 'scout', at, target: unit, manner: ONE_BUSY, spot }));
}

/** Some spots ahead of a unit that a scout may be sent to, near and far, the farthest forward in the frame of its side first. */
function spotsOf(m: Match, unit: Unit): number[] {
  const { forward, distanceFrom, fromHome } = m.battlefield;
  const seat = seatOf(m, unit);
  const at = placeOf(m, unit);
  const most = settingsOf(m, unit).scouts.sent.times * coherencyOf(m, unit) * INCH;
  const spots = forward[seat];
  const ahead: number[] = [];
  for (
    let i = firstWithin(m, unit, most);
    i < spots.length && fromHome(seat, spots[i]) > fromHome(seat, at);
    i++
  )
    if (distanceFrom(spots[i], at) <= most) ahead.push(spots[i]);
  const each = Math.max(1, ahead.length / SPOTS);
  const some = Array.from({ length: Math.min(SPOTS, ahead.length) }, (_, i) => ahead[Math.floor(i * each)]);
  // He goes up to nobody, as whoever moves does not but to assault.
  const enemies = pointsOfEnemies(m, unit);
  return some.filter((spot) => enemies.every((at) => distanceFrom(spot, at) > CONTACT));
}

/** The first of the spots farthest forward that is not too far ahead of a unit to be so near. */
function firstWithin(m: Match, unit: Unit, most: Length): number {
  const { forward, fromHome } = m.battlefield;
  const seat = seatOf(m, unit);
  const [{ movement }] = m.matchup.settings;
  const ahead = fromHome(seat, placeOf(m, unit)) + most + (movement.formation.radius + 1) * INCH;
  let [low, high] = [0, forward[seat].length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fromHome(seat, forward[seat][middle]) > ahead) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sends a figure ahead, who finds what he sees of those that hide (SQ-SCT-01, SQ-SCT-02). */
export function sendScout(m: Match, unit: Unit, spot: Point): void {
  const { scouts } = settingsOf(m, unit);
  if (scouts.returns.on) m.state.scout[unit] = spot;
  acted(m, CLAUSE.scouts.sent);
  tellAt(m, 'scout', unit, 'sends a scout to', spot);
  if (!scouts.finds.on) return;
  for (const enemy of enemiesOf(m, unit)) {
    if (
      !isInHiding(m, enemy) ||
      !markersOf(m, enemy).some((marker) => isFoundByScout(m, enemy, spot, marker))
    )
      continue;
    acted(m, CLAUSE.scouts.finds);
    find(m, enemy, (marker) => isFoundByScout(m, enemy, spot, marker));
  }
}

/** Whoever was sent ahead is back before his squad does anything else (SQ-SCT-04). */
export function recallScout(m: Match, unit: Unit): void {
  if (m.state.scout[unit] === NOWHERE) return;
  m.state.scout[unit] = NOWHERE;
  acted(m, CLAUSE.scouts.returns);
}

/** What it costs on average to have a figure at a spot until his squad is activated again. */
export function scoutDanger(m: Match, unit: Unit, spot: Point, outlook: Outlook): number {
  if (!settingsOf(m, unit).scouts.returns.on) return 0;
  return Math.min(m.matchup.figureWorth[unit], outlook.dangerAt(spot));
}
