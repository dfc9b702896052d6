import type { Length } from '../../../kernel/length.ts';
import { CLEAR, LOST } from '../../../kernel/ways.ts';
import { CONTACT } from '../battlefield/battlefield.ts';
import { isVehicle } from '../match/hull.ts';
import { enemiesOf, isJoined, type Match, placeOf, seatOf, settingsOf } from '../match/match.ts';
import { isSmoked, screensOf } from '../match/smoke.ts';
import { NOWHERE, type Point, type Unit } from '../units/entities.ts';
import { type Going, inTheWay, roomFor, searchedFor, waysOf, wayTo } from './moves.ts';

/** An enemy that a unit could come into contact with, and where. */
export interface Contact {
  readonly target: Unit;
  readonly at: Point;
}

/** The same while places are still looked at. */
interface Found extends Contact {
  readonly cost: Length;
}

/** For each enemy that a unit could come into contact with: the place that costs least, in the order of the places. */
export function contacts(m: Match, unit: Unit, allowance: Length, going: Going = 'ways'): Contact[] {
  const { distance } = m.battlefield;
  const from = placeOf(m, unit);
  const found: Found[] = [];
  for (const target of enemiesOf(m, unit)) {
    const there = m.state.point[target];
    if (there === NOWHERE || distance(from, there) > allowance + CONTACT) continue;
    if (isVehicle(m, target) && !settingsOf(m, unit).vehicles.assault.on) continue;
    const contact = contactWith(m, unit, target, allowance, going);
    if (contact !== undefined && !leadsThroughSmoke(m, unit, contact, allowance, going)) found.push(contact);
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** Whether the way to a contact leads through smoke, through which nobody charges (SQ-SMK-03). */
function leadsThroughSmoke(m: Match, unit: Unit, { at }: Contact, allowance: Length, going: Going): boolean {
  const screens = screensOf(m);
  if (screens.length === 0) return false;
  const steps = wayTo(m, unit, at, allowance, going);
  return steps.some((step, i) => i > 0 && isSmoked(m, screens, steps[i - 1], step));
}

/** The cheapest place beside an enemy: a way past others is looked for only where the usual one is cut off. */
function contactWith(m: Match, unit: Unit, target: Unit, allowance: Length, going: Going): Found | undefined {
  const from = placeOf(m, unit);
  // Whoever is with another, or rides, steps off to fight: its place is taken.
  const own = isJoined(m, unit) ? NOWHERE : from;
  const ways = waysOf(m, unit, going);
  const enemies = inTheWay(m, unit);
  const limit = searchedFor(m, unit, allowance, going);
  const { touch } = m.battlefield;
  const there = m.state.point[target];
  const isFree = roomFor(m, unit);
  const { point, cost } = ways.listed(seatOf(m, unit), from, limit);
  const { count, fate } = ways.cutOff(from, limit, enemies);
  const fates = count === 0 ? undefined : fate.slice();
  let best: Found | undefined;
  for (let i = 0; i < point.length && cost[i] <= Math.min(allowance, (best?.cost ?? Infinity) - 1); i++) {
    const at = point[i];
    if (!touch(at, there) || (at !== own && !isFree(at)) || fates?.[at] === LOST) continue;
    if (fates === undefined || fates[at] === CLEAR) return { target, at, cost: cost[i] };
    const past = ways.cost(from, at, limit, enemies);
    if (past <= allowance && past < (best?.cost ?? Infinity)) best = { target, at, cost: past };
  }
  return best;
}
