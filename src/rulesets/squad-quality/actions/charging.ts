import { squareBetween } from '../../../kernel/geometry/distances.ts';
import { INCH } from '../../../kernel/length.ts';
import { DANGER, HARM } from '../../../rules/decision.ts';
import { called } from '../../../rules/play/labels.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { aimAt, placeShot } from '../attack/aim.ts';
import { assault } from '../attack/assault.ts';
import { expectedAssault } from '../attack/assault-odds.ts';
import { clearShot } from '../attack/clear-shot.ts';
import { shoot } from '../attack/firing.ts';
import { mannerInPassing, mayShootInPassing } from '../attack/targets.ts';
import { chargeOf } from '../match/allowance.ts';
import { acted, choose, isOnTable, type Match, nameOf, seatOf, settingsOf } from '../match/match.ts';
import { screensOf } from '../match/smoke.ts';
import { type Contact, contacts } from '../moves/contacts.ts';
import { wayTo } from '../moves/moves.ts';
import { canAssault } from '../places/foes.ts';
import type { Option } from '../places/option.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Point, Unit } from '../units/entities.ts';
import { travel } from '../ways/travel.ts';
import { boundOf } from './jets.ts';

/** Moves into contact and fights, if nothing stops it on the way. */
export function charge(m: Match, unit: Unit, { action, at, target }: Option, partner?: Unit): void {
  acted(m, CLAUSE.actions.engage);
  const bounds = action === 'bound-assault';
  const allowance = bounds ? boundOf(m, unit) : chargeOf(m, unit);
  const going = bounds ? 'flights' : 'ways';
  const way = wayTo(m, unit, at, allowance, going);
  if (!travel(m, unit, at, allowance, bounds ? 'bounds in' : 'charges', going)) return;
  if (bounds) freeShot(m, unit, target, way);
  if (!isOnTable(m, unit) || !isOnTable(m, target)) return;
  assault(m, unit, target, partner !== undefined && joinsIn(m, unit, partner, target) ? partner : undefined);
}

/** Where a unit that charges comes into contact with an enemy. */
function contactWith(m: Match, unit: Unit, target: Unit): Contact | undefined {
  return contacts(m, unit, chargeOf(m, unit)).find((one) => one.target === target);
}

/** Whether a partner that has not acted yet could assault the same enemy with its team (SQ-FT-04). */
export function couldJoinIn(m: Match, partner: Unit, target: Unit): boolean {
  if (!settingsOf(m, partner).fireTeams.assaults.on || !canAssault(m, partner)) return false;
  return contactWith(m, partner, target) !== undefined;
}

/** A partner that reaches the same enemy may assault it, too (SQ-FT-04, SQ-D-06). Returns whether it got there. */
function joinsIn(m: Match, unit: Unit, partner: Unit, target: Unit): boolean {
  if (!settingsOf(m, partner).fireTeams.assaults.on || !canAssault(m, partner)) return false;
  const contact = contactWith(m, partner, target);
  if (contact === undefined) return false;
  const label = called('stay out of it', `assault ${nameOf(m, target)}, too`);
  const weigh = (weighings: Float64Array) => {
    const alone = expectedAssault(m, unit, target);
    const both = expectedAssault(m, unit, target, partner);
    weighings[HARM] = alone.harm;
    weighings[DANGER] = alone.loss;
    weighings[WIDTH + HARM] = both.harm;
    weighings[WIDTH + DANGER] = both.loss;
  };
  const picked = choose(m, seatOf(m, partner), 'SQ-D-06', partner, 2, weigh, { label });
  if (picked === 0) return false;
  m.state.fought[partner] = 1;
  return travel(m, partner, contact.at, chargeOf(m, partner), 'charges', 'ways') && isOnTable(m, target);
}

/** The enemy of whoever bounds in shoots first, as from where the last hop began, and leaves no markers (SQ-JET-06). */
function freeShot(m: Match, unit: Unit, target: Unit, way: readonly Point[]): void {
  const { bound } = settingsOf(m, unit).jetPacks;
  acted(m, CLAUSE.jetPacks.assaults);
  if (!mayShootInPassing(m, target)) return;
  const last = way[way.length - 1];
  const hop = bound.inches * INCH;
  const from = way.find((point) => squareBetween(m.battlefield.ground, point, last) <= hop * hop) ?? last;
  const aim = aimAt(m, target, unit);
  const screens = screensOf(m);
  if (!placeShot(m, aim, m.state.point[target], from, mannerInPassing(m, target), screens)) return;
  const terms = clearShot(m, target);
  if (terms !== undefined) shoot(m, aim, { ...terms, unmarked: true });
}
