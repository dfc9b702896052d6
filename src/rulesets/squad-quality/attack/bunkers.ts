import { HARM } from '../../../rules/decision.ts';
import { noteChanges } from '../../../rules/play/active-rules.ts';
import { called } from '../../../rules/play/labels.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { PINNED } from '../battlefield/state.ts';
import { additionsOf } from '../match/additions.ts';
import type { Cause } from '../match/casualties.ts';
import { bunkerOf } from '../match/fortification.ts';
import { mark } from '../match/markers.ts';
import {
  acted,
  choose,
  isOnFoot,
  type Match,
  nameOf,
  seatOf,
  settingsOf,
  sideOf,
  tell,
} from '../match/match.ts';
import { fireDice, hitsOf } from '../matchup/fire-effect.ts';
import { bunkerArmour, DESTROYED } from '../matchup/fortification-kinds.ts';
import { CLAUSE } from '../rules/index.ts';
import { NONE, type Unit } from '../units/entities.ts';
import { type Aim, bunkerText } from './aim.ts';
import { type Ratings, ratingAt, ratingsOf } from './anti-tank.ts';
import { hitsBy, rollEffect } from './firing.ts';
import { expectedHarm, expectedHits, fireBonus } from './shots.ts';
import { chargesOf, expectedCharges, rollCharges, tellOfAssault } from './vehicle-assault.ts';
import { rollPenetration, tellOfArmour } from './vehicle-damage.ts';
import { lossBySuffering, sufferEach } from './wreck.ts';

/** The bunker about a unit that may be attacked in its stead, or -1 (SQ-FORT-06). */
function structureOf(m: Match, unit: Unit): number {
  return settingsOf(m, unit).fortifications.structure.on ? bunkerOf(m, unit) : NONE;
}

/** Worth that a shot as it is placed removes on average, at its target or at the bunker about it. */
export function bestHarm(m: Match, aim: Aim): number {
  return Math.max(expectedHarm(m, aim), bunkerHarm(m, aim));
}

/** Worth that a shot as it is placed takes with the bunker of its target on average; 0 where it is in none. */
function bunkerHarm(m: Match, aim: Aim): number {
  const bunker = aim.atScout ? NONE : structureOf(m, aim.target);
  if (bunker === NONE) return 0;
  const shot = atBunker(m, aim);
  const hits = expectedHits(m, shot, fireDice(shot.shot, settingsOf(m, aim.shooter)), fireBonus(m, shot));
  return worthInside(m, aim.target) * breachChance(m, aim.target, bunker, hits, ratingsOf(m, shot));
}

/** A shot as it is placed, at the bunker of its target, which stands in the open. */
function atBunker(m: Match, { shooter, target, shot }: Aim): Aim {
  const attack = { ...shot.attack, cover: 0 };
  return { shooter, target, shot: { ...shot, attack, atBunker: true, additions: additionsOf(m, shooter) } };
}

/** A unit that has chosen whom to shoot at may shoot at the bunker instead (SQ-D-16). */
export function shootAtBunker(m: Match, aim: Aim, troops: number): boolean {
  const { shooter, target } = aim;
  const bunker = aim.atScout ? NONE : structureOf(m, target);
  if (bunker === NONE || !isPreferred(m, shooter, troops, bunkerHarm(m, aim))) return false;
  m.state.fired[shooter] = 1;
  m.state.stirred[seatOf(m, shooter)] = 1;
  const shot = atBunker(m, aim);
  const ratings = ratingsOf(m, shot);
  const breached = (hits: number) => worthInside(m, target) * breachChance(m, target, bunker, hits, ratings);
  const worth = (effect: number) => breached(hitsOf(settingsOf(m, shooter), effect, shot.shot));
  const rolled = hitsBy(m, shot, rollEffect(m, shot, { worth }));
  if (rolled > 0) noteChanges(m, sideOf(m, shooter).rules, 'damage', [shot.shot.attack]);
  breach(m, target, bunker, rolled, ratings, { attacker: shooter, kind: 'fire' });
  return true;
}

/** The same of those who assault (SQ-FORT-07): hits as on a vehicle, each unit with its own charges. */
export function assaultBunker(m: Match, attackers: readonly Unit[], target: Unit, troops: number): boolean {
  const bunker = structureOf(m, target);
  if (bunker === NONE) return false;
  const [first] = attackers;
  const chanceOf = (attacker: Unit, hits: number) =>
    breachChance(m, target, bunker, hits, chargesOf(m, attacker));
  const stands = attackers.reduce(
    (past, attacker) => past * (1 - chanceOf(attacker, expectedCharges(m, attacker))),
    1,
  );
  if (!isPreferred(m, first, troops, worthInside(m, target) * (1 - stands))) return false;
  m.state.stirred[seatOf(m, first)] = 1;
  for (const attacker of attackers) {
    if (m.state.ruin[bunker] === DESTROYED) break;
    const hits = rollCharges(m, attacker, worthInside(m, target) * chanceOf(attacker, 1));
    tellOfAssault(m, attacker, target, bunkerText(m, target), hits);
    breach(m, target, bunker, hits, chargesOf(m, attacker), { attacker, kind: 'assault' });
  }
  return true;
}

/** What the end of a bunker is worth for each figure's worth that it takes of those in it: they lose their shelter, too. */
const BURIED = 18 / 17;

/** What it is worth to destroy the bunker about a unit (SQ-FORT-09). */
function worthInside(m: Match, unit: Unit): number {
  const { inside } = settingsOf(m, unit).fortifications;
  return inside.on ? BURIED * lossBySuffering(m, unit, inside) * m.matchup.figureWorth[unit] : 0;
}

function isPreferred(m: Match, unit: Unit, troops: number, bunker: number): boolean {
  const label = called('attack the troops', 'attack the bunker');
  const weigh = (weighings: Float64Array) => {
    weighings[HARM] = troops;
    weighings[WIDTH + HARM] = bunker;
  };
  const picked = choose(m, seatOf(m, unit), 'SQ-D-16', unit, 2, weigh, { label });
  return picked === 1;
}

/** Chance that some hits on average penetrate a bunker. */
function breachChance(m: Match, target: Unit, bunker: number, hits: number, ratings: Ratings): number {
  const armour = bunkerArmour(settingsOf(m, target), m.matchup.fortifications[bunker].kind);
  let stands = 1;
  for (let hit = 0; hit < hits; hit++) {
    const beaten = m.matchup.expectations.beats(ratingAt(ratings, hit) - armour);
    stands *= 1 - Math.min(1, hits - hit) * beaten;
  }
  return 1 - stands;
}

/** Rolls for hits on a bunker: any that penetrates destroys it (SQ-FORT-08). */
function breach(m: Match, target: Unit, bunker: number, hits: number, ratings: Ratings, cause: Cause): void {
  acted(m, CLAUSE.fortifications.structure);
  acted(m, CLAUSE.fortifications.procedure);
  const { kind, seat } = m.matchup.fortifications[bunker];
  const armour = bunkerArmour(settingsOf(m, target), kind);
  const worth = (margin: number) => (margin < 0 ? 0 : worthInside(m, target));
  let stopped = 0;
  for (let hit = 0; hit < hits && m.state.ruin[bunker] !== DESTROYED; hit++) {
    const margin = rollPenetration(m, target, ratingAt(ratings, hit) - armour, cause.attacker, worth);
    if (margin >= 0) destroyBunker(m, bunker, cause);
    else stopped++;
  }
  if (stopped > 0) tellOfArmour(m, `the ${kind} of ${'AB'[seat]}`, stopped);
}

/** Destroys a bunker; whoever is in it suffers (SQ-FORT-08, SQ-FORT-09). */
export function destroyBunker(m: Match, bunker: number, cause: Cause): void {
  const { kind, seat } = m.matchup.fortifications[bunker];
  const inside = [...m.matchup.models.keys()].filter(
    (unit) => isOnFoot(m, unit) && bunkerOf(m, unit) === bunker,
  );
  m.state.ruin[bunker] = DESTROYED;
  acted(m, CLAUSE.fortifications.destroyed);
  tell(m, 'destroyed', () => [
    `The ${kind} of ${'AB'[seat]} is destroyed${inside.length === 0 ? '' : ` about ${nameOf(m, inside[0])}`}.`,
    { fortification: bunker, seat },
  ]);
  for (const unit of inside) {
    const { inside: own } = settingsOf(m, unit).fortifications;
    if (!own.on) continue;
    acted(m, CLAUSE.fortifications.inside);
    sufferEach(m, unit, own, cause);
    if (isOnFoot(m, unit)) mark(m, unit, PINNED, CLAUSE.fortifications.inside);
  }
}
