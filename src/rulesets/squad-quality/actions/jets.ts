import { squareBetween } from '../../../kernel/geometry/distances.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { pointsInOwnFrame } from '../../../kernel/own-frame.ts';
import { BOUNDED, MOVED } from '../attack/aim.ts';
import { canCarry, lostToTrench } from '../match/allowance.ts';
import { type Match, placeOf, seatOf, settingsOf } from '../match/match.ts';
import { keepsTouch } from '../match/partners.ts';
import { has, isSlowed, isStuck, partsOf } from '../match/status.ts';
import { contacts } from '../moves/contacts.ts';
import { destinations, meetsEnemy, roomFor } from '../moves/moves.ts';
import { canAssault } from '../places/foes.ts';
import type { Option } from '../places/option.ts';
import type { Point, Unit } from '../units/entities.ts';

/** What a unit can do with its jet packs (SQ-JET-01): nothing in a last stand (SQ-LST-02). */
export function jetOptions(m: Match, unit: Unit, near: readonly Point[]): Option[] {
  const { jetPacks: own } = settingsOf(m, unit);
  if (!own.choice.on || m.state.standing[unit] > 0 || isStuck(m, unit) || !canCarry(m, unit)) return [];
  // A team moves with its squad (SQ-HW-05).
  if (!partsOf(m, unit).every((one) => has(m, one, 'jet-packs'))) return [];
  const known = new Set(near);
  const options: Option[] = [];
  if (own.bound.on) {
    for (const at of destinations(m, unit, boundOf(m, unit), 'flights'))
      if (!known.has(at)) options.push({ action: 'bound', at, target: unit, manner: BOUNDED });
    if (own.assaults.on && canAssault(m, unit))
      for (const { target, at } of contacts(m, unit, boundOf(m, unit), 'flights'))
        options.push({ action: 'bound-assault', at, target, manner: BOUNDED });
  }
  if (own.leap.on && !isSlowed(m, unit))
    for (const at of leapsOf(m, unit))
      if (!known.has(at)) options.push({ action: 'leap', at, target: unit, manner: MOVED });
  return options;
}

/** How far a unit bounds; less with wounded (SQ-JET-04, SQ-JET-07). */
export function boundOf(m: Match, unit: Unit): Length {
  const { bound, wounded } = settingsOf(m, unit).jetPacks;
  const less = m.state.hurt[unit] > 0 ? wounded.bound : 0;
  return Math.floor(Math.max(0, (bound.hops * bound.inches - less) * INCH - lostToTrench(m, unit)));
}

/** Where a unit may leap to: in a straight line, over what is not too high (SQ-JET-02, SQ-JET-07). */
function leapsOf(m: Match, unit: Unit): Point[] {
  const { ground, worthWeighing, depthIn } = m.battlefield;
  const { leap, wounded } = settingsOf(m, unit).jetPacks;
  const from = placeOf(m, unit);
  const less = m.state.hurt[unit] > 0 ? wounded.leap : 0;
  const most = (leap.inches - less) * INCH - lostToTrench(m, unit);
  const isFree = roomFor(m, unit);
  const meets = meetsEnemy(m, unit);
  const keeps = keepsTouch(m, unit);
  return pointsInOwnFrame(ground, seatOf(m, unit)).filter((at) => {
    if (worthWeighing[at] === 0 || at === from) return false;
    const square = squareBetween(ground, at, from);
    if (square > most * most || !isFree(at) || meets(at) || !keeps(at)) return false;
    const higher = ground.spec.pieces.reduce(
      (more, { height }, piece) =>
        height > leap.height && depthIn(piece, from, at) > 0 ? Math.max(more, height - leap.height) : more,
      0,
    );
    const left = most - leap.each * higher * INCH;
    return left > 0 && square <= left * left;
  });
}
