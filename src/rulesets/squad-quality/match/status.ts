import { INCH, type Length } from '../../../kernel/length.ts';
import { JOINED, PINNED, UNDER_FIRE } from '../battlefield/state.ts';
import { chargeNumber, naturalLevel, qualityNumber } from '../matchup/scale.ts';
import { ledLevel, ratingBy, TOP } from '../matchup/talents.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';
import type { Branch, Trait } from '../units/units.ts';
import { actingFor, type Match, seatOf, settingsOf } from './match.ts';

export function has(m: Match, unit: Unit, trait: Trait): boolean {
  return m.matchup.models[unit].profile.traits.includes(trait);
}

export function isCharacter(m: Match, unit: Unit): boolean {
  return m.matchup.models[unit].profile.kind === 'character';
}

/** Whether a unit is a sniper: what that is worth and costs each clause says, all of which a heading that is off switches off. */
export function isSniper(m: Match, unit: Unit): boolean {
  return m.matchup.models[unit].profile.kind === 'sniper';
}

/** Natural quality of a unit, from 0: for whatever is neither Fire Effect nor a quality test. */
export function naturalLevelOf(m: Match, unit: Unit): number {
  return naturalLevel(m.matchup.models[unit], settingsOf(m, unit));
}

/** Quality of a unit as it is led, from 0: for Fire Effect and quality tests alone (SQ-SL-03). */
export function levelOf(m: Match, unit: Unit): number {
  return ledLevel(m.matchup.models[unit], settingsOf(m, unit), m.state.leader[unit] > 0);
}

/** What a die needs in a quality test of a unit as it is led. */
export function qualityNumberOf(m: Match, unit: Unit): number {
  return qualityNumber(settingsOf(m, unit), levelOf(m, unit));
}

/** The same of charges that it rigs or detonates (SQ-DEMO-03). */
export function chargeNumberOf(m: Match, unit: Unit): number {
  return chargeNumber(settingsOf(m, unit), levelOf(m, unit));
}

/** Resolve of a unit as it is checked, from 0: with what an officer and wounded left behind make of it (SQ-CHR-07, SQ-WND-10). */
export function resolveOf(m: Match, unit: Unit): number {
  const { levels } = settingsOf(m, unit).characters.resolve;
  const raised = officerWith(m, unit) !== NO_UNIT || m.state.kept[unit] > 0 ? levels : 0;
  return within(lastingResolve(m, unit) + raised - m.state.lowered[unit]);
}

/** Resolve of a unit for whatever does not check it, from 0 (SQ-LOSE-01, SQ-HACK-04). */
export function ownResolveOf(m: Match, unit: Unit): number {
  return within(lastingResolve(m, unit));
}

function lastingResolve(m: Match, unit: Unit): number {
  return m.matchup.models[unit].resolve - m.state.heart[seatOf(m, unit)];
}

function within(level: number): number {
  return Math.max(0, Math.min(TOP, level));
}

/** Figures of a unit that can fight. */
export function fitOf({ state }: Match, unit: Unit): number {
  return state.figures[unit] - state.hurt[unit];
}

/** Units of some kind that are with another. */
export function joinedTo(m: Match, host: Unit): Unit[] {
  return m.matchup.force[seatOf(m, host)].filter((unit) => isWith(m, unit, host));
}

function isWith({ state }: Match, unit: Unit, host: Unit): boolean {
  return state.host[unit] === host && state.whereabouts[unit] === JOINED;
}

/** The heavy weapons team that is with a squad, or -1; one that rides is no part of its vehicle. */
export function teamWith(m: Match, host: Unit): Unit {
  if (m.matchup.models[host].profile.hull !== null) return NO_UNIT;
  for (const unit of m.matchup.teams[seatOf(m, host)]) if (isWith(m, unit, host)) return unit;
  return NO_UNIT;
}

/** The character that is with a unit, of a branch or whatever its branch is, or -1: of several the best. */
export function leaderWith(m: Match, host: Unit, branch?: Branch): Unit {
  let best: Unit = NO_UNIT;
  for (const unit of m.matchup.characters[seatOf(m, host)]) {
    if (!isWith(m, unit, host)) continue;
    if (branch !== undefined && m.matchup.models[unit].profile.branch !== branch) continue;
    if (best === NO_UNIT || ratingOf(m, unit) > ratingOf(m, best)) best = unit;
  }
  return best;
}

/** The character of its own branch that is with a unit, or -1: of several the best (SQ-CHR-05). */
export function officerWith(m: Match, host: Unit): Unit {
  const own = settingsOf(m, host).characters;
  if (!own.on) return NO_UNIT;
  const branch = own.branches.on ? branchOf(m, host) : undefined;
  const isFoot = m.matchup.models[host].profile.hull === null;
  return isFoot ? leaderWith(m, host, branch) : leaderOfVehicles(m, host, branch);
}

/** Whether a character leads a unit that he is with: one of his own branch (SQ-CHR-05). */
export function canLead(m: Match, officer: Unit, unit: Unit): boolean {
  const { kind, branch } = m.matchup.models[officer].profile;
  const own = settingsOf(m, unit).characters;
  return own.on && kind === 'character' && (!own.branches.on || branch === branchOf(m, unit));
}

function branchOf(m: Match, unit: Unit): Branch {
  const { kind } = m.matchup.models[unit].profile;
  return kind === 'team' ? 'gunnery' : kind === 'vehicle' ? 'cavalry' : 'infantry';
}

/** Whether two vehicles of a side are in one unit: both name it, or are of one kind (SQ-CHR-13). */
export function areOneUnit({ matchup: { models } }: Match, one: Unit, other: Unit): boolean {
  const [a, b] = [models[one].profile, models[other].profile];
  return a.hull?.platoon || b.hull?.platoon ? a.hull?.platoon === b.hull?.platoon : a.id === b.id;
}

/** The best character of a branch in a vehicle or another of its unit (SQ-CHR-13). */
function leaderOfVehicles(m: Match, vehicle: Unit, branch: Branch | undefined): Unit {
  const own = settingsOf(m, vehicle).charactersInVehicles;
  const { seat } = m.matchup.models[vehicle];
  if (!own.unit.on) return leaderWith(m, vehicle, branch);
  const leaders = m.matchup.force[seat]
    .filter((one) => areOneUnit(m, one, vehicle))
    .map((one) => leaderWith(m, one, branch))
    .filter((leader) => leader !== NO_UNIT);
  return leaders.sort((a, b) => ratingOf(m, b) - ratingOf(m, a))[0] ?? NO_UNIT;
}

/** How well a character leads (SQ-T13). */
export function ratingOf(m: Match, unit: Unit): number {
  return ratingBy(settingsOf(m, unit), m.matchup.models[unit].profile.leadership);
}

/** Coherency of a unit in inches (SQ-CORE-COH, SQ-PA-01). */
export function coherencyOf(m: Match, unit: Unit): number {
  const { poweredArmour: own } = settingsOf(m, unit);
  const isArmoured = own.coherency.on && has(m, unit, 'powered-armour');
  return isArmoured ? own.coherency.inches : m.matchup.bases[unit];
}

/** Whether a unit ignores markers (SQ-LST-02). */
export function ignoresMarkers(m: Match, unit: Unit): boolean {
  return m.state.standing[unit] > 0 && settingsOf(m, unit).lastStand.stands.on;
}

/** Whether figures of a unit that are enough of them stand close together (SQ-CORE-FE-bunched). */
export function isBunched(m: Match, unit: Unit): boolean {
  return m.state.bunched[unit] > 0 && fitOf(m, unit) >= settingsOf(m, unit).shooting.bunched.figures;
}

/** Whether a unit is still to be activated before the game ends. */
function actsAgain(m: Match, unit: Unit): boolean {
  const { state, matchup } = m;
  return state.done[actingFor(m, unit)] === 0 || state.round < matchup.settings[0].scenario.length.turns;
}

/** Whether losses and markers would make no more difference to a unit: it makes a last stand, or acts no more. */
export function isFirm(m: Match, unit: Unit): boolean {
  return !actsAgain(m, unit) || ignoresMarkers(m, unit);
}

/** A squad and the team that acts with it (SQ-HW-05). */
export function partsOf(m: Match, unit: Unit): Unit[] {
  const team = teamWith(m, unit);
  return team === NO_UNIT ? [unit] : [unit, team];
}

/** The marker by which a unit moves: the worse of its own and that of the team that moves with it (SQ-HW-05). */
export function markerOf(m: Match, unit: Unit): number {
  const team = teamWith(m, unit);
  const own = m.state.marker[unit];
  return team === NO_UNIT ? own : Math.max(own, m.state.marker[team]);
}

/** Whether it neither rushes nor starts a close assault (SQ-CORE-UF-slow). */
export function isSlowed(m: Match, unit: Unit): boolean {
  return markerOf(m, unit) >= UNDER_FIRE && settingsOf(m, unit).underFire.slow.on;
}

/** Whether it may hardly move (SQ-CORE-UF-stuck). */
export function isStuck(m: Match, unit: Unit): boolean {
  return markerOf(m, unit) === PINNED && settingsOf(m, unit).underFire.stuck.on;
}

/** How far powers of a unit reach: everywhere where nothing is said (SQ-PSI-08). */
export function reachOfPowers(m: Match, unit: Unit): Length {
  const { range } = settingsOf(m, unit).psionics;
  return range.on ? range.inches * INCH : Infinity;
}

/** Whether a unit is a psionic who can still invoke powers: not in a turn in which he has shot (SQ-PSI-02, SQ-PSI-05). */
export function mayInvoke(m: Match, unit: Unit): boolean {
  const own = settingsOf(m, unit).psionics;
  if (m.matchup.models[unit].profile.kind !== 'psionic' || !own.attempt.on) return false;
  if (own.instead.on && m.state.opFired[unit] > 0) return false;
  return !own.strength.on || m.state.strength[unit] > 0;
}
