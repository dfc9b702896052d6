import { noteChanges } from '../../../rules/play/active-rules.ts';
import { createModifiers, noteModifiers } from '../../../rules/play/modifiers.ts';
import { PINNED } from '../battlefield/state.ts';
import { carriesHeavy } from '../match/allowance.ts';
import { sufferAsScout, sufferHits } from '../match/casualties.ts';
import { notePlatoon } from '../match/crew.ts';
import { shelterOf } from '../match/fortification.ts';
import { isVehicle } from '../match/hull.ts';
import { mendFaces } from '../match/luck.ts';
import { mark, markByLosses } from '../match/markers.ts';
import {
  acted,
  count,
  isPresent,
  type Match,
  nameOf,
  rollDie,
  seatOf,
  settingsOf,
  sideOf,
  tell,
} from '../match/match.ts';
import { noteLevel } from '../match/quality-test.ts';
import { has, officerWith } from '../match/status.ts';
import { type FireDice, rollFaces, totalOf } from '../matchup/fire-dice.ts';
import { type Addition, fireDice, hitsOf, modifyFire } from '../matchup/fire-effect.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, NONE, type Unit } from '../units/entities.ts';
import { type Aim, placeOfTarget, targetText } from './aim.ts';
import { hullArmour, jointRatings, ratingsOf } from './anti-tank.ts';
import { lead, pinnedBy, worthOfEffect } from './shots.ts';
import { strikeHull } from './vehicle-damage.ts';

/** What changes a shot beside where it is taken. */
export interface Terms {
  /** Other dice than those of the unit by itself. */
  readonly dice?: FireDice;
  /** What others add who shoot with it. */
  readonly joint?: readonly Addition[];
  /** Who shoots with it, so that hits come from both in turn (SQ-HW-08, SQ-FT-05). */
  readonly other?: Aim;
  /** Added to each die of damage. */
  readonly damage?: number;
  /** Aims at the leader of the squad. */
  readonly atLeader?: boolean;
  /** Puts nobody Under Fire. */
  readonly unmarked?: boolean;
  /** What a Fire Effect of so much is worth, where it is not what it does to the target (SQ-PER-04). */
  readonly worth?: (effect: number) => number;
}

/**
 * Shoots as it is aimed and placed, and marks and fells the target (SQ-CORE-FE). Returns by how much it has penetrated a
 * vehicle at most, -Infinity where it has none.
 */
export function shoot(m: Match, aim: Aim, terms: Terms = {}): number {
  const { shooter, target } = aim;
  m.state.fired[shooter] = 1;
  m.state.stirred[seatOf(m, shooter)] = 1;
  const effect = rollEffect(m, aim, terms);
  const hits = hitsBy(m, aim, effect);
  const before = m.state.figures[target];
  noteProtection(m, aim, hits);
  noteHeavyArms(m, aim);
  if (isVehicle(m, target)) return shootHull(m, aim, hits, effect, terms);
  const leads = [aim, ...(terms.other ? [terms.other] : [])].map((one) => lead(m, one) + (terms.damage ?? 0));
  const cause = { attacker: shooter, kind: 'fire', atLeader: terms.atLeader ?? false } as const;
  const lost = aim.atScout
    ? sufferAsScout(m, target, hits, leads, cause)
    : sufferHits(m, target, hits, leads, cause);
  if (!terms.unmarked) markByShot(m, target, { hits, effect, before, lost });
  return -Infinity;
}

/** The same at a vehicle (SQ-CORE-VEH-fire). */
function shootHull(m: Match, aim: Aim, hits: number, effect: number, { unmarked, other }: Terms): number {
  const { shooter, target } = aim;
  const cause = { attacker: shooter, kind: 'fire', unmarked: unmarked ?? false } as const;
  const before = m.state.figures[target];
  const ratings =
    other === undefined ? ratingsOf(m, aim) : jointRatings(ratingsOf(m, aim), ratingsOf(m, other));
  const most = strikeHull(m, target, hits, ratings, hullArmour(m, aim), cause);
  if (settingsOf(m, target).vehicles.facing.on && hits > 0) acted(m, CLAUSE.vehicles.facing);
  if (!unmarked) markByShot(m, target, { hits, effect, before, lost: before - m.state.figures[target] });
  return most;
}

/** What a shot has come to. */
interface Outcome {
  readonly hits: number;
  readonly effect: number;
  /** Figures of the target before it, and those that it took. */
  readonly before: number;
  readonly lost: number;
}

/** Marks whoever is left of the target; Fire Effect alone does nothing to a vehicle (SQ-CORE-UF, SQ-CORE-VEH-marks). */
export function markByShot(m: Match, target: Unit, { hits, effect, before, lost }: Outcome): void {
  if (!isPresent(m, target)) return;
  if (isVehicle(m, target) && settingsOf(m, target).vehicles.marks.on) return;
  if (hits > 0) markByLosses(m, target, before, lost);
  pinByEffect(m, target, effect);
}

/** Rolls the Fire Effect of a shot (SQ-CORE-FE). */
export function rollEffect(m: Match, aim: Aim, terms: Terms = {}): number {
  const { shooter, target, shot } = aim;
  const { dice, joint = [], worth = (effect) => worthOfEffect(m, aim, effect) } = terms;
  const list = createModifiers();
  modifyFire(list, shot, sideOf(m, shooter), sideOf(m, target));
  noteModifiers(m, list);
  acted(m, CLAUSE.shooting.effect);
  noteLevel(m, shooter);
  count(m, seatOf(m, shooter), 'shots');
  if (officerWith(m, shooter) !== NO_UNIT) m.state.led[shooter] = 1;
  notePlatoon(m, shooter);
  for (const [clause] of joint) acted(m, clause);
  const added = joint.reduce((sum, [, value]) => sum + value, list.total);
  const pool = dice ?? fireDice(shot, settingsOf(m, shooter));
  const faces = rollFaces(pool, () => rollDie(m, shooter, 'fire'));
  const effectOf = (shown: readonly number[]) => added + totalOf(pool, shown);
  mendFaces(m, shooter, 'fire', faces, (shown) => worth(effectOf(shown)));
  return effectOf(faces);
}

/** Hits of a Fire Effect, which are told (SQ-CORE-FE-hits). */
export function hitsBy(m: Match, aim: Aim, effect: number): number {
  const { shooter, target } = aim;
  const { attack } = aim.shot;
  const hits = hitsOf(settingsOf(m, shooter), effect, aim.shot);
  acted(m, CLAUSE.shooting.hits);
  tell(m, 'shot', () => [
    `${nameOf(m, shooter)} shoots at ${targetText(m, aim)}, ${attack.distance.toFixed(1)} inches, ${COVERS[attack.cover]}: Fire Effect ${effect}, ${hits} ${hits === 1 ? 'hit' : 'hits'}.`,
    { attacker: shooter, target, effect, hits },
  ]);
  return hits;
}

const COVERS = ['in the open', 'in partial cover', 'in heavy cover'] as const;

function noteProtection(m: Match, aim: Aim, hits: number): void {
  const {
    shooter,
    target,
    shot: { attack },
  } = aim;
  const { armour } = settingsOf(m, target).damage;
  if (attack.fortified > 0 && armour.on) {
    acted(m, CLAUSE.fortifications.armour);
    acted(m, CLAUSE.fortifications.ratings);
  }
  if (shelterOf(m, target, placeOfTarget(m, aim)) !== NONE) acted(m, CLAUSE.fortifications.cover);
  else if (attack.cover > 0) acted(m, CLAUSE.sight.cover);
  if (hits === 0) return;
  noteTalent(m, shooter, target);
  noteChanges(m, sideOf(m, shooter).rules, 'damage', [attack]);
  noteChanges(m, sideOf(m, target).rules, 'armour', [attack]);
  // Hits on a vehicle meet the armour of its hull (SQ-CORE-VEH-fire).
  if (armour.on && !isVehicle(m, target)) acted(m, CLAUSE.damage.armour);
}

/** Which talent of a shooter counts for his hits: one for damage, or one for the ratings of weapons (SQ-PER-07, SQ-PER-08). */
function noteTalent(m: Match, shooter: Unit, target: Unit): void {
  const [talent, trait] = isVehicle(m, target)
    ? (['antiArmour', 'anti-armour'] as const)
    : (['sharpshooter', 'sharpshooter'] as const);
  if (settingsOf(m, shooter).personalities[talent].on && has(m, shooter, trait))
    acted(m, CLAUSE.personalities[talent]);
}

/** Heavy weapons of powered armour, which shoot where it has not moved (SQ-PA-07). */
function noteHeavyArms(m: Match, { shooter, shot: { attack } }: Aim): void {
  if (!attack.moved && carriesHeavy(m, shooter)) acted(m, CLAUSE.poweredArmour.weapons);
}

/** Pins a target whose pin number Fire Effect reaches (SQ-CORE-UF-pin). */
export function pinByEffect(m: Match, target: Unit, effect: number): void {
  if (effect >= pinnedBy(m, target)) mark(m, target, PINNED, CLAUSE.underFire.pin);
}
