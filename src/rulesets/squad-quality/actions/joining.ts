import { INCH } from '../../../kernel/length.ts';
import { JOINED } from '../battlefield/state.ts';
import { canCrew, noteBoarding, vehiclesToLead } from '../match/crew.ts';
import { ownFortifications, protectionIn, shelterAbout, shelterOf } from '../match/fortification.ts';
import { isVehicle, rides } from '../match/hull.ts';
import { acted, isOnTable, type Match, nameOf, placeOf, seatOf, settingsOf, tellOf } from '../match/match.ts';
import {
  areOneUnit,
  canLead,
  coherencyOf,
  has,
  isCharacter,
  joinedTo,
  officerWith,
  ratingOf,
  teamWith,
} from '../match/status.ts';
import { chanceToBeat, isBunker } from '../matchup/fortification-kinds.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, NONE, NOWHERE, type Point, type Unit } from '../units/entities.ts';
import { chooseHost } from './host.ts';
import { chooseTransport, transportsBeside, transportsFor } from './riding.ts';

/** What it is worth to have somebody to hide behind, to lead a squad of one's branch by a level, and to have a team apart. */
const SHELTER = 0.4;
const LEADING = 0.5;
const APART = 0.6;
/** What a point of Fire Effect that fixed weapons of a bunker add is worth to whoever is in it. */
const ARMED = 0.05;

/** A character may join a unit in coherency once it has acted, or get into a vehicle (SQ-CHR-02, SQ-CHR-11, SQ-D-08). */
export function joinAfterActing(m: Match, unit: Unit): void {
  board(m, unit, transportsBeside(m, unit));
  // Whoever makes a last stand goes nowhere with others (SQ-LST-02).
  if (!isOnTable(m, unit) || m.state.standing[unit] > 0) return;
  const joins = joinsAtWill(m, unit);
  if (!joins && !isCharacter(m, unit)) return;
  const hosts = m.matchup.force[seatOf(m, unit)].filter((host) => joins || isVehicle(m, host));
  goWith(
    m,
    unit,
    hosts.filter((host) => canHost(m, unit, host)),
  );
}

/** Whether a unit is one that joins others and leaves them at will (SQ-CHR-02, SQ-PSI-01). */
function joinsAtWill(m: Match, unit: Unit): boolean {
  const { characters, psionics } = settingsOf(m, unit);
  const { kind } = m.matchup.models[unit].profile;
  return kind === 'psionic' ? psionics.on : kind === 'character' && characters.joining.on;
}

/** Such a unit goes with one of some hosts, or stays apart. Returns whether it goes. */
function goWith(m: Match, unit: Unit, hosts: readonly Unit[]): boolean {
  const { kind } = m.matchup.models[unit].profile;
  const worthOf = (one: Unit) => companyWorth(m, unit, one);
  const host = chooseHost(m, unit, hosts, { alone: 'stay apart', verb: 'join', worthOf });
  if (host === NO_UNIT) return false;
  if (has(m, host, 'powered-armour')) acted(m, CLAUSE.poweredArmour.coherency);
  if (joinsAtWill(m, unit)) acted(m, kind === 'psionic' ? CLAUSE.psionics.unit : CLAUSE.characters.joining);
  join(m, unit, host);
  return true;
}

/** What it is worth to a character or psionic to be with a squad or a team: to hide behind it, and to lead it. */
function companyWorth(m: Match, unit: Unit, host: Unit): number {
  const leads = canLead(m, unit, host) && [NO_UNIT, unit].includes(officerWith(m, host));
  return shelterWith(m, unit, host) + (leads ? LEADING * (1 + ratingOf(m, unit)) : 0);
}

/** What a squad is worth to hide behind: less where others do so already, whom one strike would hit together. */
function shelterWith(m: Match, unit: Unit, host: Unit): number {
  const others = joinedTo(m, host).filter((one) => one !== unit && joinsAtWill(m, one));
  return SHELTER / (1 + others.length);
}

/**
 * Whom a character or psionic joins who goes to a place, so that he ends up with him, where snipers alone shoot
 * at him (SQ-CHR-02-shelter, SQ-SNP-04); NO_UNIT where there is nobody.
 */
export function companyIn(m: Match, unit: Unit): (at: Point) => Unit {
  if (!joinsAtWill(m, unit) || rides(m, unit)) return () => NO_UNIT;
  const { distance } = m.battlefield;
  const [here, now] = [placeOf(m, unit), m.state.host[unit]];
  const hosts = companions(m, unit).map((host) => ({
    host,
    worth: companyWorth(m, unit, host),
    place: m.state.point[host],
    reach: coherencyOf(m, host) * INCH,
  }));
  hosts.sort((a, b) => b.worth - a.worth);
  return (at) => {
    // Whoever does not go away stays with whom he is.
    if (at === here && now !== NO_UNIT) return now;
    return hosts.find(({ place, reach }) => distance(at, place) <= reach)?.host ?? NO_UNIT;
  };
}

/** Squads and teams on the table that a character or psionic could be with (SQ-SNP-01). */
function companions(m: Match, unit: Unit): Unit[] {
  return m.matchup.force[seatOf(m, unit)].filter((one) => isCompanion(m, unit, one));
}

function isCompanion(m: Match, unit: Unit, one: Unit): boolean {
  const { kind } = m.matchup.models[one].profile;
  return one !== unit && isOnTable(m, one) && (kind === 'infantry' || kind === 'team');
}

/** Whether somebody may join a unit: a squad or a team (SQ-SNP-01), in coherency. */
function canHost(m: Match, unit: Unit, host: Unit): boolean {
  if (isVehicle(m, host) && isOnTable(m, host)) return canCrew(m, unit, host);
  if (!isCompanion(m, unit, host)) return false;
  return m.battlefield.distance(m.state.point[unit], m.state.point[host]) <= coherencyOf(m, host) * INCH;
}

/** A unit may get into one of some transports (SQ-CORE-VEH-riding). Returns whether it did. */
function board(m: Match, unit: Unit, transports: readonly Unit[]): boolean {
  const transport = chooseTransport(m, unit, transports);
  if (transport === NO_UNIT) return false;
  join(m, unit, transport);
  return true;
}

/** Cavalry may deploy in a vehicle (SQ-CHR-11). Returns whether it did. */
function takeCommand(m: Match, unit: Unit): boolean {
  const vehicle = chooseHost(m, unit, vehiclesToLead(m, unit), {
    alone: 'stay on foot',
    verb: 'lead',
    worthOf(one) {
      const led = m.matchup.force[seatOf(m, unit)].filter((other) => areOneUnit(m, other, one));
      return LEADING * (led.length + 0.1 * m.matchup.worth[one]);
    },
  });
  if (vehicle === NO_UNIT) return false;
  join(m, unit, vehicle);
  return true;
}

/** Whoever deploys may ride, lead a vehicle, go with others at will, or join a squad for the game (SQ-HW-05). Returns whether it did. */
export function joinAtSetUp(m: Match, unit: Unit): boolean {
  const { heavyWeapons } = settingsOf(m, unit);
  if (board(m, unit, transportsFor(m, unit)) || takeCommand(m, unit)) return true;
  if (joinsAtWill(m, unit)) return goWith(m, unit, companions(m, unit));
  if (m.matchup.models[unit].profile.kind !== 'team' || !heavyWeapons.joining.on) return false;
  const hosts = companions(m, unit).filter(
    (host) => m.matchup.models[host].profile.kind === 'infantry' && teamWith(m, host) === NO_UNIT,
  );
  // By itself a team has the whole choice of targets, and its squad may rush.
  const vacant = bestWorksLeft(m, unit);
  const host = chooseHost(m, unit, hosts, {
    alone: 'stay apart',
    verb: 'join',
    worthAlone: APART,
    worthOf: (one) => SHELTER + worthOfWorks(m, one, shelterAbout(m, one)) - vacant,
  });
  if (host === NO_UNIT) return false;
  acted(m, CLAUSE.heavyWeapons.joining);
  join(m, unit, host);
  return true;
}

/** What the best fortification is worth that a team finds room in by itself. */
function bestWorksLeft(m: Match, unit: Unit): number {
  m.battlefield.occupancy.follow(m.state.point, unit);
  const places = ownFortifications(m, seatOf(m, unit));
  const worth = (at: Point) => worthOfWorks(m, unit, shelterOf(m, unit, at));
  return Math.max(worthOfWorks(m, unit, NONE), ...places.map(worth));
}

/** What a fortification is worth to a unit in it, or having none about it: the hits that it keeps out, and its weapons. */
function worthOfWorks(m: Match, unit: Unit, shelter: number): number {
  const { weapons } = settingsOf(m, unit).fortifications;
  const isArmed = shelter !== NONE && weapons.on && isBunker(m.matchup.fortifications[shelter].kind);
  return (isArmed ? ARMED * weapons.points : 0) - chanceToBeat(protectionIn(m, unit, shelter));
}

function join(m: Match, unit: Unit, host: Unit): void {
  m.state.host[unit] = host;
  m.state.whereabouts[unit] = JOINED;
  m.state.point[unit] = NOWHERE;
  if (isVehicle(m, host)) noteBoarding(m, unit, host);
  tellOf(m, 'joins', unit, () => [`joins ${nameOf(m, host)}`, { host }]);
}
