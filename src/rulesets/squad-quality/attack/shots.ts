import { addUp } from '../../../rules/play/active-rules.ts';
import { fortifiedArmour, protection } from '../match/fortification.ts';
import { isVehicle } from '../match/hull.ts';
import { type Match, settingsOf, sideOf } from '../match/match.ts';
import { naturalLevelOf } from '../match/status.ts';
import type { FireDice } from '../matchup/fire-dice.ts';
import {
  coverPenalty,
  fireDice,
  hitsOf,
  modifyFire,
  mostHits,
  pointsPerHit,
} from '../matchup/fire-effect.ts';
import type { Toll } from '../matchup/notes.ts';
import { pinNumber } from '../matchup/scale.ts';
import { damageTalent } from '../matchup/talents.ts';
import type { Unit } from '../units/entities.ts';
import type { Aim } from './aim.ts';
import { hullArmour, hullHarm, ratingsOf } from './anti-tank.ts';
import { Party } from './party.ts';
import { costsOfMarkers, tollOf } from './toll.ts';

/** Worth that a shot as it is placed removes on average, markers included. */
export function expectedHarm(m: Match, aim: Aim): number {
  if (!aim.atScout) return notedHarm(m, aim, new Party(m, aim.target));
  return harmOf(m, aim, fireDice(aim.shot, settingsOf(m, aim.shooter)), fireBonus(m, aim));
}

/** The same as it is noted for whoever weighs many: of what hits cost a target nothing is worked out twice. */
export function notedHarm(m: Match, aim: Aim, target: Party): number {
  const dice = fireDice(aim.shot, settingsOf(m, aim.shooter));
  return harmOf(m, aim, dice, fireBonus(m, aim), target);
}

/** What is added to the Fire Effect of a shot as it is placed. */
export function fireBonus(m: Match, aim: Aim): number {
  const list = m.battlefield.modifiers;
  modifyFire(list, aim.shot, sideOf(m, aim.shooter), sideOf(m, aim.target));
  return list.total;
}

/** The same of other dice, and what is added to them. */
export function harmOf(m: Match, aim: Aim, dice: FireDice, added: number, party?: Party): number {
  const { target } = aim;
  if (isVehicle(m, target)) {
    const hits = expectedHits(m, aim, dice, added);
    return hullHarm(m, target, hits, ratingsOf(m, aim), hullArmour(m, aim));
  }
  const { bonus, per, most } = hitTerms(m, aim);
  // Many shots reach too far into cover to hit anybody.
  let toll: Toll | undefined;
  const { marked, pinned } = costsOfMarkers(m, target);
  const cost = m.matchup.expectations.overHits(dice, added + bonus, per, most, (hits) => {
    if (hits === 0) return 0;
    toll ??= tollAt(m, aim, party);
    return toll(hits) + marked;
  });
  return m.matchup.figureWorth[target] * (cost + pinned * pinChance(m, aim, dice, added));
}

/** Of that what the markers of a shot at infantry take. */
export function harmOfMarkers(m: Match, aim: Aim): number {
  const { shooter, target } = aim;
  const { marked, pinned } = costsOfMarkers(m, target);
  const hit = meanOverHits(m, aim, (hits) => (hits > 0 ? marked : 0));
  const pins = pinChance(m, aim, fireDice(aim.shot, settingsOf(m, shooter)), fireBonus(m, aim));
  return m.matchup.figureWorth[target] * (hit + pinned * pins);
}

function tollAt(m: Match, aim: Aim, party: Party | undefined): Toll {
  const more = lead(m, aim);
  const { target, atScout = false } = aim;
  return party?.toll(more) ?? tollOf(m, { target, lead: more, atScout });
}

/** Worth that a shot as it is placed removes whose Fire Effect comes to so much. */
export function worthOfEffect(m: Match, aim: Aim, effect: number): number {
  const { shooter, target } = aim;
  const hits = hitsOf(settingsOf(m, shooter), effect, aim.shot);
  if (isVehicle(m, target)) return hullHarm(m, target, hits, ratingsOf(m, aim), hullArmour(m, aim));
  const { marked, pinned } = costsOfMarkers(m, target);
  const cost = hits === 0 ? 0 : tollAt(m, aim, undefined)(hits) + marked;
  return m.matchup.figureWorth[target] * (cost + (effect >= pinnedBy(m, target) ? pinned : 0));
}

/** Hits on average. */
export function expectedHits(m: Match, aim: Aim, dice: FireDice, added: number): number {
  const { bonus, per, most } = hitTerms(m, aim);
  return m.matchup.expectations.hits(dice, added + bonus, per, most);
}

/** Mean of what the hits of a shot as it is placed come to. */
export function meanOverHits(m: Match, aim: Aim, of: (hits: number) => number): number {
  const { bonus, per, most } = hitTerms(m, aim);
  const dice = fireDice(aim.shot, settingsOf(m, aim.shooter));
  return m.matchup.expectations.overHits(dice, fireBonus(m, aim) + bonus, per, most, of);
}

/** How Fire Effect becomes hits: what is added to it, how much of it a hit takes, and how many hits count at most. */
function hitTerms(m: Match, { shooter, target, shot }: Aim) {
  const { cover } = shot.attack;
  const own = settingsOf(m, shooter);
  return {
    bonus: -coverPenalty(own, cover),
    per: pointsPerHit(own, cover),
    most: Math.min(mostHits(own, shot), 4 * m.state.figures[target]),
  };
}

/** By how much the damage of a shot is more than the armour it meets. */
export function lead(m: Match, aim: Aim): number {
  return damageOf(m, aim) - armourOf(m, aim);
}

/** What a shooter adds to a die of damage. */
function damageOf(m: Match, { shooter, shot: { attack } }: Aim): number {
  return (
    m.matchup.models[shooter].main.damage +
    damageTalent(m.matchup.models[shooter], settingsOf(m, shooter)) +
    addUp(sideOf(m, shooter).rules, 'damage', [attack])
  );
}

/** What a target adds to a die of armour (SQ-CORE-DMG-armour). */
export function armourOf(m: Match, { target, shot: { attack } }: Aim): number {
  const armour = protection(m, target, armourOn(m, target) + attack.fortified);
  return armour + addUp(sideOf(m, target).rules, 'armour', [attack]);
}

/** Armour of a unit, and what the fortification adds that it is in. */
export function armourAbout(m: Match, unit: Unit): number {
  return protection(m, unit, armourOn(m, unit) + fortifiedArmour(m, unit));
}

/** Armour of a unit wherever it stands, as far as it protects (SQ-CORE-DMG-armour). */
export function wornBy(m: Match, unit: Unit): number {
  return protection(m, unit, armourOn(m, unit));
}

/** Armour that it has on, which counts in a close assault whether or not it protects (SQ-CORE-CA-armour). */
export function armourOn(m: Match, unit: Unit): number {
  return m.matchup.models[unit].profile.armour + m.state.ward[unit];
}

/** Chance that Fire Effect pins its target (SQ-CORE-UF-pin). */
function pinChance(m: Match, { target }: Aim, dice: FireDice, added: number): number {
  const needs = pinnedBy(m, target);
  return needs === Infinity ? 0 : m.matchup.expectations.reaches(dice, added, needs);
}

/** The Fire Effect that pins a target; Infinity where none does. */
export function pinnedBy(m: Match, target: Unit): number {
  const own = settingsOf(m, target);
  const { pin } = own.underFire;
  return pin.on && pin.when === 'number' ? pinNumber(own, naturalLevelOf(m, target)) : Infinity;
}
