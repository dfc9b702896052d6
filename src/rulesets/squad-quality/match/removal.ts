import type { Seat } from '../../../rules/decision.ts';
import { GONE, IN_HIDING, ON_TABLE, UNMARKED } from '../battlefield/state.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, NOWHERE, type Point, type Unit } from '../units/entities.ts';
import { markersOf } from './hidden.ts';
import { rides } from './hull.ts';
import { acted, isLeft, type Match, nameOf, seatOf, settingsOf, tell, tellAt, tellOf } from './match.ts';
import { roomNear } from './scatter.ts';
import { ignoresMarkers, isCharacter, joinedTo } from './status.ts';

/** Takes a unit off the table for good; whoever was with it stands alone, and its army may lose heart. */
export function eliminate(m: Match, unit: Unit, how: string): void {
  tellOf(m, 'removed', unit, how);
  const { state } = m;
  // In hiding it is wherever its owner says: at the first of its markers.
  const [marker] = markersOf(m, unit);
  const at = state.whereabouts[unit] === IN_HIDING ? marker : state.point[unit];
  const left = joinedTo(m, unit);
  state.whereabouts[unit] = GONE;
  state.point[unit] = NOWHERE;
  state.host[unit] = NO_UNIT;
  state.figures[unit] = state.hurt[unit] = state.leader[unit] = state.leaderHurt[unit] = 0;
  state.marker[unit] = UNMARKED;
  standAlone(m, left, at);
  loseHeart(m, seatOf(m, unit));
}

/**
 * Whoever was with a unit stands alone now, the first where it stood and others beside him; characters and psionics are
 * with whom of them they can be with, but a character who gets out of a wreck is a single figure (SQ-CHR-14).
 */
function standAlone(m: Match, left: readonly Unit[], at: Point): void {
  const { state, matchup } = m;
  const host = left.find((unit) => takesCompany(m, unit));
  for (const unit of left) {
    const { kind } = matchup.models[unit].profile;
    if (host !== undefined && keepsCompany(m, unit)) {
      state.host[unit] = host;
      tellOf(m, 'joins', unit, () => [`stays with ${nameOf(m, host)}`, { host }]);
      continue;
    }
    // A team has acted and moved with its squad.
    const was = state.host[unit];
    if (kind === 'team' && !rides(m, unit)) {
      state.done[unit] = state.done[was];
      state.moved[unit] = state.moved[was];
    }
    state.whereabouts[unit] = ON_TABLE;
    state.host[unit] = NO_UNIT;
    state.point[unit] = roomNear(m, unit, at);
    tellAt(m, 'alone', unit, 'stands alone at', state.point[unit]);
  }
}

function keepsCompany(m: Match, unit: Unit): boolean {
  if (isCharacter(m, unit)) return !rides(m, unit);
  return m.matchup.models[unit].profile.kind === 'psionic' && settingsOf(m, unit).psionics.on;
}

function takesCompany({ matchup }: Match, unit: Unit): boolean {
  const { kind } = matchup.models[unit].profile;
  return kind === 'infantry' || kind === 'team';
}

/** Lowers the resolve of an army that has lost half or most of its units (SQ-LOSE-01 to SQ-LOSE-03). */
function loseHeart(m: Match, seat: Seat): void {
  const own = m.matchup.settings[seat].losingHeart;
  if (!own.on) return;
  const counted = m.matchup.force[seat].filter((unit) => isCounted(m, unit, own.units.joined === 'yes'));
  const lost = counted.filter((unit) => !isLeft(m, unit)).length;
  const isPast = (step: { readonly on: boolean; readonly share: number }) =>
    step.on && counted.length > 0 && lost >= step.share * counted.length - 1e-9;
  const steps = [own.half, own.most].filter(isPast).length;
  const isNew = steps > m.state.heart[seat];
  if (!isNew) return;
  if (isPast(own.half)) acted(m, CLAUSE.losingHeart.half);
  if (isPast(own.most)) acted(m, CLAUSE.losingHeart.most);
  m.state.heart[seat] = steps;
  if (lost < counted.length) tellOfHeart(m, seat, lost, counted.length);
  if (own.reluctant.on) giveUp(m, seat);
}

function tellOfHeart(m: Match, seat: Seat, lost: number, all: number): void {
  const steps = m.state.heart[seat];
  tell(m, 'heart', () => [
    `${'AB'[seat]} loses heart with ${lost} of ${all} units lost: its resolve is ${steps === 1 ? 'a level' : 'two levels'} lower.`,
    { seat, lost, all, steps },
  ]);
}

function isCounted(m: Match, unit: Unit, isEverybody: boolean): boolean {
  return isEverybody || !isCharacter(m, unit);
}

/** Reluctant units whose resolve would be lower are eliminated (SQ-LOSE-03). */
function giveUp(m: Match, seat: Seat): void {
  for (const unit of m.matchup.force[seat]) {
    if (!isLeft(m, unit) || !isBeyond(m, unit, 0)) continue;
    acted(m, CLAUSE.losingHeart.reluctant);
    eliminate(m, unit, 'gives up');
  }
}

/** Whether a unit that lost so many levels more would be lower than Reluctant, and does not fight to the last (SQ-LST-02). */
function isBeyond(m: Match, unit: Unit, more: number): boolean {
  const { resolve, seat } = m.matchup.models[unit];
  const { lowered, heart } = m.state;
  return !ignoresMarkers(m, unit) && resolve - lowered[unit] - heart[seat] - more < 0;
}

/** Whether a unit of an army that has lost heart would give up if it lost another level of resolve (SQ-LOSE-03). */
export function wouldGiveUp(m: Match, unit: Unit): boolean {
  const { losingHeart } = settingsOf(m, unit);
  if (!losingHeart.on || !losingHeart.reluctant.on) return false;
  return m.state.heart[seatOf(m, unit)] > 0 && isBeyond(m, unit, 1);
}

/** A unit loses a level of resolve for good, and is eliminated where it has none to lose (SQ-WND-10, SQ-LOSE-03). */
export function lowerResolve(m: Match, unit: Unit): void {
  const givesUp = wouldGiveUp(m, unit);
  m.state.lowered[unit]++;
  if (!givesUp) return;
  acted(m, CLAUSE.losingHeart.reluctant);
  eliminate(m, unit, 'gives up');
}
