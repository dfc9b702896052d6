import type { Length } from '../../kernel/length.ts';
import { noteChanges } from '../../rules/active-rules.ts';
import { distancePenalty } from './distance-penalty.ts';
import { type Match, seatOf, settingsOf } from './match.ts';
import { coverFrom } from './sight.ts';
import { UNSEEN } from './sightlines.ts';
import type { Attack, AttackKind } from './timing.ts';
import { haveUsersASay, usersOnHit, usersOnWound } from './users-say.ts';
import { bestBlow } from './weapons.ts';

/** The target of a template aimed at the ground (DP-Q-70). */
export const NOBODY = -1;

/** One attack: who, with what, from where, at whom and where the target stands when it is struck. */
export interface Strike {
  readonly kind: AttackKind;
  readonly attacker: number;
  readonly weapon: number;
  readonly target: number;
  readonly from: number;
  readonly at: number;
}

/** A model that died and where it stood. */
export interface Death {
  readonly model: number;
  readonly spot: number;
  /** Weapons it carried. */
  readonly weapons: number;
  /** What it owed to suppression. */
  readonly suppressed: number;
}

/** Cover penalty a strike meets, 0 for close combat and for suppressing fire (DP-SUP-07). */
export function coverAgainst(m: Match, strike: Strike): number {
  if (isBlow(strike.kind)) return 0;
  if (strike.kind === 'suppressing-fire' && settingsOf(m, strike.attacker).suppressingFire.ignoresCover.on)
    return 0;
  const { seat, profile } = m.book.models[strike.target];
  const penalty = coverFrom(m, strike.from, strike.at, seat, profile.dugIn);
  return penalty === UNSEEN ? 0 : penalty;
}

export function isBlow(kind: AttackKind): boolean {
  return kind === 'close-combat' || kind === 'free-strike' || kind === 'combat-ready';
}

/** Whether an attack lays a template; without their heading such weapons shoot like any other (DP-AOE-01). */
export function laysTemplate(m: Match, { attacker, weapon, kind }: Strike): boolean {
  return m.book.weapons[weapon].aoe !== undefined && !isBlow(kind) && settingsOf(m, attacker).areaEffect.on;
}

/** The number a strike must not exceed to hit (DP-RNG-02, DP-CC-02), at a distance that may be judged by eye. */
export function hitTarget(
  m: Match,
  strike: Strike,
  distance: Length = m.theatre.distance(strike.from, strike.at),
): number {
  const { attacker, target, kind } = strike;
  const own = settingsOf(m, attacker);
  const { profile } = m.book.models[attacker];
  if (isBlow(kind)) {
    const bonus = kind === 'free-strike' ? own.leavingCombat.bonus.points : 0;
    return (profile.closeCombat ?? 0) - guardOf(m, target) + bonus + usersSay(m, strike);
  }
  const { range, inaccurate } = m.book.weapons[strike.weapon];
  const { points, edge } = own.rangedAttack.bands;
  const far = distancePenalty(range, distance / m.book.inch, points, edge);
  const hasty = kind === 'suppressing-fire' ? own.suppressingFire.penalty.points : 0;
  const skill = (profile.ranged ?? 0) - far - hasty - (inaccurate ? own.inaccurate.penalty.points : 0);
  if (target === NOBODY) return skill;
  return skill - m.book.models[target].profile.defense - coverAgainst(m, strike) + usersSay(m, strike);
}

/** Expected harm of the best blow of a model at another, 0 without one. */
export function blowHarm(m: Match, attacker: number, target: number): number {
  const weapon = bestBlow(m, attacker, target);
  if (weapon < 0) return 0;
  const needed = (m.book.models[attacker].profile.closeCombat ?? 0) - guardOf(m, target);
  const at = m.state.point[target];
  const blow: Strike = { kind: 'close-combat', attacker, weapon, target, from: at, at };
  return m.book.tests[seatOf(m, attacker)].chance(needed + usersSay(m, blow)) * harmPerHit(m, blow);
}

/** What close combat takes off for its target (DP-CC-02, V-06). */
export function guardOf(m: Match, target: number): number {
  const { test } = settingsOf(m, target).closeCombat;
  const { defense, armour } = m.book.models[target].profile;
  if (!test.on) return 0;
  return test.against === 'armour' ? armour : defense;
}

/** What users' rules add to what a strike needs to hit. */
export function usersSay(m: Match, strike: Strike): number {
  return haveUsersASay(m.book.active) ? usersOnHit(m.book.active, describe(m, strike)) : 0;
}

/** What they add to what it needs to wound its target. */
export function usersSayOnWound(m: Match, strike: Strike): number {
  return haveUsersASay(m.book.active) ? usersOnWound(m.book.active, describe(m, strike)) : 0;
}

/** Expected worth that a hit of a strike removes, of whatever wounds its target has left. */
export function harmPerHit(m: Match, strike: Strike): number {
  const wounds = Math.max(1, m.state.wounds[strike.target]);
  return m.book.harm.perHit(strike.weapon, strike.target, wounds, usersSayOnWound(m, strike));
}

/** Counts users' rules that change what a strike needs to hit, as it is rolled. */
export function noteUsersOnHit(m: Match, strike: Strike): void {
  noteUsers(m, strike, 'toHit', 'toBeHit');
}

/** The same of what it needs to wound somebody. */
export function noteUsersOnWound(m: Match, strike: Strike, target: number): void {
  noteUsers(m, { ...strike, target }, 'toWound', 'toBeWounded');
}

function noteUsers(
  m: Match,
  strike: Strike,
  own: 'toHit' | 'toWound',
  other: 'toBeHit' | 'toBeWounded',
): void {
  if (strike.target === NOBODY) return;
  const ours = m.book.active[seatOf(m, strike.attacker)];
  const theirs = m.book.active[seatOf(m, strike.target)];
  if (ours.length + theirs.length === 0) return;
  const attack = describe(m, strike);
  noteChanges(m, ours, own, [attack]);
  noteChanges(m, theirs, other, [attack]);
}

function describe(m: Match, strike: Strike): Attack {
  return {
    kind: strike.kind,
    attacker: m.book.models[strike.attacker],
    target: m.book.models[strike.target],
    weapon: m.book.weapons[strike.weapon],
    distance: m.theatre.distance(strike.from, strike.at) / m.book.inch,
    cover: coverAgainst(m, strike),
    moved: m.state.moved[strike.attacker] > 0,
  };
}

/** The number a hit must not exceed to wound (DP-WND-01). */
export function woundTarget(m: Match, strike: Strike, target: number, strength: number): number {
  const needed = strength - m.book.models[target].profile.armour;
  return needed + usersSayOnWound(m, { ...strike, target });
}

/** Within the farthest shot of its weapon, and not an attack that no roll can make a hit where that is forbidden. */
export function mayBeMade(m: Match, strike: Strike): boolean {
  return (isBlow(strike.kind) || inReach(m, strike)) && !isImpossible(m, strike);
}

/** Within the farthest shot of its weapon (DP-DIST-01). */
export function inReach(m: Match, { from, at, weapon, attacker }: Strike): boolean {
  return m.theatre.distance(from, at) <= reachOf(m, attacker, weapon);
}

/** How far the farthest shot of a weapon goes (DP-DIST-01). */
export function reachOf(m: Match, attacker: number, weapon: number): Length {
  const { reach } = settingsOf(m, attacker).rangedAttack;
  return reach.ranges * m.book.weapons[weapon].range * m.book.inch;
}

/** Needs less than the lowest roll, under the reading that forbids such attacks (DP-Q-03). */
export function isImpossible(m: Match, strike: Strike): boolean {
  if (settingsOf(m, strike.attacker).rolls.test.impossible === 'allowed' || strike.target === NOBODY)
    return false;
  return m.book.tests[seatOf(m, strike.attacker)].chance(hitTarget(m, strike)) === 0;
}
