import { type Model, NOBODY, type Point, UNARMED, type Weapon } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { haveUsersASay } from '../../../rules/play/active-rules.ts';
import { type Modifiers, usersPart } from '../../../rules/play/modifiers.ts';
import { UNSEEN } from '../battlefield/sightlines.ts';
import { type AttackTables, type Blow, NO_ATTACKS } from '../matchup/attack-tables.ts';
import { hitModifiers, isBlow, type Situation, woundModifiers } from '../matchup/modifiers.ts';
import type { Attack, AttackKind } from '../matchup/timing.ts';
import { type Match, seatOf, settingsOf } from './match.ts';
import { coverFrom } from './sight.ts';

/** One attack: who, with what, from where, at whom and where the target stands when it is struck. */
export interface Strike {
  readonly kind: AttackKind;
  readonly attacker: Model;
  readonly weapon: Weapon;
  /** NOBODY of a template aimed at the ground (DP-Q-70). */
  readonly target: Model;
  readonly from: Point;
  readonly at: Point;
}

/** A model that died and where it stood. */
export interface Death {
  readonly model: Model;
  readonly spot: Point;
  /** Weapons it carried. */
  readonly weapons: number;
  /** What it owed to suppression. */
  readonly suppressed: number;
}

/** Cover penalty a strike meets, 0 for close combat and for suppressing fire (DP-SUP-07). */
export function coverAgainst(m: Match, strike: Strike): number {
  if (isBlow(strike.kind) || strike.target === NOBODY) return 0;
  if (strike.kind === 'suppressing-fire' && settingsOf(m, strike.attacker).suppressingFire.ignoresCover.on)
    return 0;
  const { seat, profile } = m.matchup.models[strike.target];
  const penalty = coverFrom(m, strike.from, strike.at, seat, profile.dugIn);
  return penalty === UNSEEN ? 0 : penalty;
}

/** Whether an attack lays a template; without their heading such weapons shoot like any other (DP-AOE-01). */
export function laysTemplate(m: Match, { attacker, weapon, kind }: Strike): boolean {
  return (
    m.matchup.weapons[weapon].aoe !== undefined && !isBlow(kind) && settingsOf(m, attacker).areaEffect.on
  );
}

/** A strike as its modifiers see it, at a distance that may be judged by eye. */
export function situationOf(
  m: Match,
  strike: Strike,
  distance: Length = m.battlefield.distance(strike.from, strike.at),
): Situation {
  const { kind, attacker, target, weapon } = strike;
  const { models, weapons, inch } = m.matchup;
  return {
    kind,
    attacker: models[attacker],
    target: target === NOBODY ? null : models[target],
    weapon: weapons[weapon],
    distance: distance / inch,
    cover: coverAgainst(m, strike),
    moved: m.state.moved[attacker] > 0,
  };
}

/** The number a strike must not exceed to hit (DP-RNG-02, DP-CC-02), at a distance that may be judged by eye. */
export function hitTarget(m: Match, strike: Strike, distance?: Length): number {
  return hitModifiers(m.matchup, situationOf(m, strike, distance)).total;
}

/** The number a hit of some Strength must not exceed to wound a model (DP-WND-01). */
export function woundTarget(m: Match, strike: Strike, target: Model, strength: number): number {
  return toWound(m, strike, target, strength).total;
}

/** What modifies a roll to wound a model, which need not be whom the strike was aimed at, nor stand there. */
export function toWound(m: Match, strike: Strike, target: Model, strength: number): Modifiers {
  const { active, models } = m.matchup;
  if (!haveUsersASay(active)) return woundModifiers(m.matchup, models[target], strength, null);
  const struck = { ...strike, target, at: placeUnder(m, strike, target) };
  return woundModifiers(m.matchup, models[target], strength, situationOf(m, struck) as Attack);
}

/** Where a model is once a strike is made: its target, who may be on the move or hidden yet, where it is aimed at. */
export function placeUnder(m: Match, { target, at }: Strike, model: Model): Point {
  return model === target ? at : m.state.point[model];
}

/** Expected worth that an attack without a template removes, before Command Points. */
export function strikeHarm(
  m: Match,
  { kind, attacker, weapon, target }: Strike,
  distance: Length,
  cover: number,
): number {
  const gun = m.matchup.gunnery.gun(kind, attacker, weapon, target);
  return gun.harm(woundsOf(m, target), distance / m.matchup.inch, cover, m.state.moved[attacker] > 0);
}

/** What a model could do to another as both are now, with such of its weapons as are among some (as bits). */
function tablesOf(m: Match, attacker: Model, target: Model, among = -1): AttackTables {
  const weapons = (m.state.weapons[attacker] & among) >>> 0;
  return m.matchup.gunnery.tables(attacker, weapons, target, woundsOf(m, target));
}

/** Whether models of its side take any action in their activation (DP-ACTN-01). */
export function takesActions(m: Match, model: Model): boolean {
  return settingsOf(m, model).actions.one.count > 0;
}

/** The same in an activation: nothing where it takes no action. */
export function attacksOf(m: Match, attacker: Model, target: Model, among = -1): AttackTables {
  return takesActions(m, attacker) ? tablesOf(m, attacker, target, among) : NO_ATTACKS;
}

/** Expected harm of the best blow of a model at another in an activation, 0 without one. */
export function blowInTurn(m: Match, attacker: Model, target: Model): number {
  return blowOf(m, attacker, attacksOf(m, attacker, target)).harm;
}

/** The best blow of an attacker's tables as it has moved or not. */
export function blowOf(m: Match, attacker: Model, { blow, blowOnTheMove }: AttackTables): Blow {
  return m.state.moved[attacker] > 0 ? blowOnTheMove : blow;
}

/** Expected harm of the best blow of a model at another, 0 without one. */
export function blowHarm(m: Match, attacker: Model, target: Model): number {
  return blowOf(m, attacker, tablesOf(m, attacker, target)).harm;
}

/** How a blow at the end of a Charge comes about: in a turn of its own, or out of Combat Ready. */
type ChargeKind = Extract<AttackKind, 'close-combat' | 'combat-ready'>;

/** Whether a charge ends in a blow (DP-CHG-01, DP-CHG-02); without the heading Combat Ready still strikes whom it touches. */
export function strikesHome(m: Match, attacker: Model, kind: ChargeKind): boolean {
  const { on, move, attack } = settingsOf(m, attacker).charge;
  if (kind === 'close-combat' && !move.on) return false;
  return attack.on || (kind === 'combat-ready' && !on);
}

/** Expected harm of the blow at the end of a charge of a model at another, 0 without one. */
export function chargeHarm(m: Match, attacker: Model, target: Model, kind: ChargeKind): number {
  const weapon = bestBlow(m, attacker, target);
  if (weapon === UNARMED || !strikesHome(m, attacker, kind)) return 0;
  const { bonus } = settingsOf(m, attacker).charge.attack;
  const gun = m.matchup.gunnery.gun(kind, attacker, weapon, target);
  return gun.harm(woundsOf(m, target), 0, 0, m.state.moved[attacker] > 0, bonus);
}

/** The close combat weapon that does the most to a target, -1 without one. */
export function bestBlow(m: Match, attacker: Model, target: Model): Weapon {
  return tablesOf(m, attacker, target).blow.weapon;
}

/** Expected worth that a hit of a strike removes, of whatever wounds its target has left. */
export function harmPerHit(m: Match, strike: Strike): number {
  const { weapon, target } = strike;
  return m.matchup.harm.perHit(weapon, target, woundsOf(m, target), easedBy(m, strike, target));
}

/** What users' rules add to the number that must not be exceeded to wound a model. */
export function easedBy(m: Match, strike: Strike, target: Model): number {
  const { strength } = m.matchup.weapons[strike.weapon];
  return haveUsersASay(m.matchup.active) ? usersPart(toWound(m, strike, target, strength)) : 0;
}

/** Wounds a model has left; of the fallen, who are weighed too, one. */
function woundsOf(m: Match, model: Model): number {
  return Math.max(1, m.state.wounds[model]);
}

/** Within the farthest shot of its weapon, and not an attack that no roll can make a hit where that is forbidden. */
export function mayBeMade(m: Match, strike: Strike): boolean {
  return (isBlow(strike.kind) || inReach(m, strike)) && !isImpossible(m, strike);
}

/** Within the farthest shot of its weapon (DP-DIST-01). */
export function inReach(m: Match, { from, at, weapon, attacker }: Strike): boolean {
  return m.battlefield.distance(from, at) <= reachOf(m, attacker, weapon);
}

/** How far the farthest shot of a weapon goes (DP-DIST-01). */
export function reachOf(m: Match, attacker: Model, weapon: Weapon): Length {
  const { reach } = settingsOf(m, attacker).rangedAttack;
  return reach.ranges * m.matchup.weapons[weapon].range * m.matchup.inch;
}

/** Needs less than the lowest roll, under the reading that forbids such attacks (DP-Q-03). */
export function isImpossible(m: Match, strike: Strike): boolean {
  if (settingsOf(m, strike.attacker).rolls.test.impossible === 'allowed') return false;
  return m.matchup.tests[seatOf(m, strike.attacker)].chance(hitTarget(m, strike)) === 0;
}
