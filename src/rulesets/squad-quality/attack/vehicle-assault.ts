import { fightersOf } from '../match/fighters.ts';
import { platedOn } from '../match/hull.ts';
import { acted, isOnTable, type Match, nameOf, rollDie, seatOf, settingsOf, tell } from '../match/match.ts';
import { passChance, passesByLuck } from '../match/quality-test.ts';
import { supportAtHand } from '../matchup/fire-effect.ts';
import type { UnitSpec } from '../matchup/muster.ts';
import { ratingTalent } from '../matchup/talents.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import type { Unit } from '../units/entities.ts';
import { hullHarm, type Ratings } from './anti-tank.ts';
import { strikeHull } from './vehicle-damage.ts';

/** Infantry in contact with a vehicle goes for its rear (SQ-CORE-VEH-assault). */
export function assaultHull(m: Match, attackers: readonly number[], vehicle: Unit): void {
  const [first] = attackers;
  m.state.stirred[seatOf(m, first)] = 1;
  acted(m, CLAUSE.vehicles.assault);
  for (const attacker of attackers) {
    // Nobody goes for the wreck that another has made of it.
    if (!isOnTable(m, vehicle)) break;
    const each = hullHarm(m, vehicle, 1, chargesOf(m, attacker), platedOn(m, vehicle, 'rear'));
    const hits = rollCharges(m, attacker, each);
    tellOfAssault(m, attacker, vehicle, nameOf(m, vehicle), hits);
    strikeHull(m, vehicle, hits, chargesOf(m, attacker), platedOn(m, vehicle, 'rear'), {
      attacker,
      kind: 'assault',
    });
  }
}

/** Tells of an assault on armour, which is a vehicle or about a target. */
export function tellOfAssault(m: Match, attacker: Unit, target: Unit, armour: string, hits: number): void {
  tell(m, 'assault', () => [
    `${nameOf(m, attacker)} assaults ${armour}: ${hits} ${hits === 1 ? 'hit' : 'hits'}.`,
    { attacker, target, hits },
  ]);
}

/**
 * Rolls for each figure that goes for armour, again if its unit tries its luck on that die; how many hit.
 *
 * @param worth what a hit takes on average, in worth of models
 */
export function rollCharges(m: Match, attacker: Unit, worth: number): number {
  const own = settingsOf(m, attacker);
  const { needs } = own.vehicles.assault;
  if (ratingTalent(m.matchup.models[attacker], own) > 0) acted(m, CLAUSE.personalities.antiArmour);
  let hits = 0;
  for (let figure = fightersOf(m, attacker); figure > 0; figure--)
    if (rollDie(m, attacker, 'kill') >= needs || passesByLuck(m, attacker, 'kill', needs, worth)) hits++;
  return hits;
}

/** Hits of such an attacker on average. */
export function expectedCharges(m: Match, attacker: Unit): number {
  return fightersOf(m, attacker) * passChance(settingsOf(m, attacker).vehicles.assault.needs);
}

/** Worth that such an assault removes on average. */
export function expectedHullAssault(m: Match, attacker: Unit, vehicle: Unit): number {
  const hits = expectedCharges(m, attacker);
  return hullHarm(m, vehicle, hits, chargesOf(m, attacker), platedOn(m, vehicle, 'rear'));
}

export function chargesOf(m: Match, attacker: Unit): Ratings {
  return { single: [], rest: chargesBy(m.matchup.models[attacker], settingsOf(m, attacker)) };
}

/** The best that an attacker has against armour: of its weapons, or charges, and what an expert adds (SQ-PER-08). */
export function chargesBy(unit: UnitSpec, own: Settings): number {
  const carried = [unit.main, ...supportAtHand(unit, own)].map(({ antiTank }) => antiTank);
  return Math.max(own.vehicles.assault.charges, ...carried) + ratingTalent(unit, own);
}
