import { INCH } from '../../../kernel/length.ts';
import { addUp } from '../../../rules/active-rules.ts';
import { createModifiers, type Modifiers } from '../../../rules/modifiers.ts';
import { HIDDEN, IN_HEAVY, IN_OPEN } from '../battlefield/sightlines.ts';
import { additionsTo } from '../match/additions.ts';
import { liesLow, shelterOf } from '../match/fortification.ts';
import { facingOf, isInTheAir, isVehicle } from '../match/hull.ts';
import { type Match, nameOf, settingsOf, sideOf } from '../match/match.ts';
import { isSmoked, type Screen } from '../match/smoke.ts';
import { fitOf, levelOf, naturalLevelOf } from '../match/status.ts';
import type { FireDice } from '../matchup/fire-dice.ts';
import { coverPenalty, fireDice, modifyFire, pointsPerHit, type Shot } from '../matchup/fire-effect.ts';
import { armourBonus } from '../matchup/fortification-kinds.ts';
import { pinNumber } from '../matchup/scale.ts';
import { damageTalent } from '../matchup/talents.ts';
import type { Attack } from '../matchup/timing.ts';
import { NONE, type Point, type Unit } from '../units/entities.ts';
import { expectedDamage, hullArmour, ratingsOf } from './anti-tank.ts';

/** A pair of units of whom one may shoot at the other, wherever both stand. */
export interface Aim {
  readonly shooter: Unit;
  readonly target: Unit;
  /** At the figure that the target has sent ahead, who alone is seen (SQ-SCT-04). */
  readonly atScout?: boolean;
  /** Filled in for each place. */
  readonly shot: Omit<Shot, 'attack'> & { readonly attack: Loose };
}

type Loose = { -readonly [K in keyof Attack]: Attack[K] };

/** A unit that takes aim at another, before anybody knows from where. */
export function aimAt(m: Match, shooter: Unit, target: Unit): Aim {
  const { matchup, state } = m;
  return {
    shooter,
    target,
    shot: {
      attack: {
        attacker: matchup.models[shooter],
        target: matchup.models[target],
        distance: 0,
        cover: 0,
        facing: 0,
        fortified: 0,
        figures: fitOf(m, shooter),
        still: false,
        moved: false,
        bounded: false,
      },
      level: levelOf(m, shooter),
      base: matchup.bases[shooter],
      marker: state.marker[shooter],
      targetMarker: state.marker[target],
      bunched: state.bunched[target] > 0,
      additions: additionsTo(m, shooter, target),
    },
  };
}

/** Those whom a shot is aimed at, in words. */
export function targetText(m: Match, { target, atScout }: Aim): string {
  return atScout ? `the scout of ${nameOf(m, target)}` : nameOf(m, target);
}

/** Where those are whom a shot is aimed at. */
export function placeOfTarget(m: Match, { target, atScout }: Aim): Point {
  return atScout ? m.state.scout[target] : m.state.point[target];
}

/** How a unit has come to where it shoots from. */
export interface Manner {
  readonly still: boolean;
  readonly moved: boolean;
  readonly bounded: boolean;
  /** Figures that do something else meanwhile. */
  readonly busy: number;
}

export const STILL: Manner = { still: true, moved: false, bounded: false, busy: 0 };
export const UNMOVED: Manner = { still: false, moved: false, bounded: false, busy: 0 };
export const MOVED: Manner = { still: false, moved: true, bounded: false, busy: 0 };
export const BOUNDED: Manner = { still: false, moved: true, bounded: true, busy: 0 };
/** Unmoved, and one figure rigs, calls or scouts (SQ-DEMO-02, SQ-ART-01, SQ-SCT-02). */
export const ONE_BUSY: Manner = { ...UNMOVED, busy: 1 };

/** Fills in from where and how a shot is taken, and whether it can be, with screens of smoke about. */
export function placeShot(
  m: Match,
  aim: Aim,
  from: Point,
  at: Point,
  manner: Manner,
  screens: readonly Screen[],
): boolean {
  const { attack } = aim.shot;
  attack.figures = fitOf(m, aim.shooter) - manner.busy;
  if (attack.figures <= 0) return false;
  const distance = m.battlefield.distance(from, at) / INCH;
  if (distance > m.matchup.ranges[aim.shooter]) return false;
  const look = m.battlefield.lines.look(attack.attacker.seat, from, at);
  if (look === HIDDEN || isSmoked(m, screens, from, at)) return false;
  attack.distance = distance;
  attack.cover = isInTheAir(m, aim.target) ? 0 : look - IN_OPEN;
  attack.fortified = 0;
  if (m.matchup.fortifications.length > 0 && !takesShelter(m, aim, at)) return false;
  if (attack.target.profile.hull !== null) attack.facing = facingOf(m, aim.target, at, from);
  attack.still = manner.still;
  attack.moved = manner.moved;
  attack.bounded = manner.bounded;
  return true;
}

/** Notes what a fortification does for the target of a shot; false where it hides it (SQ-FORT-01 to SQ-FORT-03). */
function takesShelter(m: Match, { target, shot: { attack } }: Aim, at: Point): boolean {
  const shelter = shelterOf(m, target, at);
  if (shelter === NONE) return true;
  const own = settingsOf(m, target);
  const { kind } = m.matchup.fortifications[shelter];
  if (own.fortifications.cover.on) attack.cover = IN_HEAVY - IN_OPEN;
  attack.fortified = armourBonus(own, kind);
  return !(attack.distance > own.fortifications.hidden.inches && liesLow(m, target, at));
}

/** Worth that a shot as it is placed removes on average, markers included. */
export function expectedHarm(m: Match, aim: Aim, list: Modifiers = createModifiers()): number {
  modifyFire(list, aim.shot, sideOf(m, aim.shooter), sideOf(m, aim.target));
  return harmOf(m, aim, fireDice(aim.shot, settingsOf(m, aim.shooter)), list.total);
}

/** What is added to the Fire Effect of a shot as it is placed. */
export function fireBonus(m: Match, aim: Aim): number {
  const list = createModifiers();
  modifyFire(list, aim.shot, sideOf(m, aim.shooter), sideOf(m, aim.target));
  return list.total;
}

/** The same of other dice, and what is added to them. */
export function harmOf(m: Match, aim: Aim, dice: FireDice, added: number): number {
  const { target, atScout } = aim;
  const standing = m.state.figures[target];
  const most = atScout ? 1 : standing;
  const hits = expectedHits(m, aim, dice, added);
  if (isVehicle(m, target))
    return (
      expectedDamage(m, target, hits, ratingsOf(m, aim), hullArmour(m, aim)) * m.matchup.figureWorth[target]
    );
  const marks = MARKED * Math.min(1, hits) + PIN * pinChance(m, aim, dice, added);
  return (Math.min(most, hits * costOfHit(m, aim)) + marks * standing) * m.matchup.figureWorth[target];
}

/** Hits on average. */
export function expectedHits(
  m: Match,
  { shooter, target, shot }: Aim,
  dice: FireDice,
  added: number,
): number {
  const { bonus, per, most } = hitTerms(m, shooter, target, shot);
  return m.matchup.expectations.hits(dice, added + bonus, per, most);
}

/** Mean of what the hits of a shot as it is placed come to. */
export function meanOverHits(m: Match, { shooter, target, shot }: Aim, of: (hits: number) => number): number {
  const list = createModifiers();
  modifyFire(list, shot, sideOf(m, shooter), sideOf(m, target));
  const { bonus, per, most } = hitTerms(m, shooter, target, shot);
  const dice = fireDice(shot, settingsOf(m, shooter));
  return m.matchup.expectations.overHits(dice, list.total + bonus, per, most, of);
}

/** How Fire Effect becomes hits: what is added to it, how much of it a hit takes, and how many hits count at most. */
function hitTerms(m: Match, shooter: Unit, target: Unit, { attack: { cover, figures } }: Aim['shot']) {
  const own = settingsOf(m, shooter);
  const most = 4 * m.state.figures[target];
  const isByPoints = own.shooting.hits.count === 'points';
  return {
    bonus: -coverPenalty(own, cover),
    per: pointsPerHit(own, cover),
    most: isByPoints ? Math.min(figures, most) : most,
  };
}

/** Figures that a hit costs on average, the wounded at what they are worth (SQ-WND-01). */
function costOfHit(m: Match, aim: Aim): number {
  const { wounds } = settingsOf(m, aim.target).recoverWounded;
  const more = lead(m, aim);
  const beaten = m.matchup.expectations.beats(more);
  if (!wounds.on) return beaten;
  const fallen = m.matchup.expectations.beats(more, wounds.margin);
  return fallen + WOUNDED * (beaten - fallen);
}

/** What a marker is worth, as shares of the unit that has it, and a wound as one of the figure. */
const MARKED = 0.06;
const PIN = 0.15;
const WOUNDED = 0.7;

/** By how much the damage of a shot is more than the armour it meets. */
export function lead(m: Match, aim: Aim): number {
  return damageOf(m, aim) - armourOf(m, aim);
}

/** What a shooter adds to a die of damage. */
export function damageOf(m: Match, { shooter, shot: { attack } }: Aim): number {
  return (
    m.matchup.models[shooter].main.damage +
    damageTalent(m.matchup.models[shooter], settingsOf(m, shooter)) +
    addUp(sideOf(m, shooter).rules, 'damage', [attack])
  );
}

/** What a target adds to a die of armour (SQ-CORE-DMG-armour). */
export function armourOf(m: Match, { target, shot: { attack } }: Aim): number {
  return wornBy(m, target) + attack.fortified + addUp(sideOf(m, target).rules, 'armour', [attack]);
}

/** Armour of a unit as it stands. */
export function wornBy(m: Match, unit: Unit): number {
  const armour = settingsOf(m, unit).damage.armour.on ? m.matchup.models[unit].profile.armour : 0;
  return armour + m.state.ward[unit];
}

/** Chance that Fire Effect pins its target (SQ-CORE-UF-pin). */
function pinChance(m: Match, { target }: Aim, dice: FireDice, added: number): number {
  const own = settingsOf(m, target);
  if (!own.underFire.pin.on || own.underFire.pin.when !== 'number') return 0;
  return m.matchup.expectations.reaches(dice, added, pinNumber(own, naturalLevelOf(m, target)));
}
