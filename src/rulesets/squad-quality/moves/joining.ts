import { INCH } from '../../../kernel/length.ts';
import { JOINED } from '../battlefield/state.ts';
import { canCrew, noteBoarding, vehiclesToLead } from '../match/crew.ts';
import { fortifiedArmour, ownFortifications, shelterOf } from '../match/fortification.ts';
import { isVehicle, rides } from '../match/hull.ts';
import { acted, isOnTable, type Match, nameOf, seatOf, settingsOf, tell } from '../match/match.ts';
import { areOneUnit, coherencyOf, has, leaderWith, ratingOf, teamWith } from '../match/status.ts';
import { armourBonus } from '../matchup/fortification-kinds.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, NONE, NOWHERE, type Point, type Unit } from '../units/entities.ts';
import { chooseHost } from './host.ts';
import { chooseTransport, transportsBeside, transportsFor } from './riding.ts';

/** What it is worth to have somebody to hide behind, to lead a squad of one's branch by a level, and to have a team apart. */
const SHELTER = 0.4;
const LEADING = 0.5;
const APART = 0.6;
/** What each point of armour is worth that a squad shares with a team in its fortification. */
const SHARED = 0.1;

/** A character may join a unit in coherency once it has acted (SQ-CHR-02, SQ-D-08). */
export function joinAfterActing(m: Match, unit: Unit): void {
  board(m, unit, transportsBeside(m, unit));
  const { characters, psionics } = settingsOf(m, unit);
  const { kind } = m.matchup.models[unit].profile;
  const mayJoin = kind === 'psionic' ? psionics.on : kind === 'character' && characters.joining.on;
  // Whoever makes a last stand goes nowhere with others (SQ-LST-02).
  if (!isOnTable(m, unit) || !mayJoin || m.state.standing[unit] > 0) return;
  const hosts = m.matchup.force[seatOf(m, unit)].filter((host) => canHost(m, unit, host));
  const host = chooseHost(m, unit, hosts, {
    alone: 'stay apart',
    verb: 'join',
    worthOf(one) {
      const leads = kind === 'character' && leaderWith(m, one) === NO_UNIT;
      return SHELTER + (leads ? LEADING * (1 + ratingOf(m, unit)) : 0);
    },
  });
  if (host === NO_UNIT) return;
  if (has(m, host, 'powered-armour')) acted(m, CLAUSE.poweredArmour.coherency);
  acted(m, kind === 'psionic' ? CLAUSE.psionics.unit : CLAUSE.characters.joining);
  join(m, unit, host);
}

/** Whether a character or psionic would find somebody to join on a place, behind whom nobody shoots at it (SQ-CHR-02-shelter). */
export function shelterIn(m: Match, unit: Unit): (at: Point) => boolean {
  const { characters, psionics } = settingsOf(m, unit);
  const { kind } = m.matchup.models[unit].profile;
  const mayJoin = kind === 'psionic' ? psionics.on : kind === 'character' && characters.joining.on;
  if (!mayJoin || rides(m, unit)) return () => false;
  const hosts = m.matchup.force[seatOf(m, unit)].filter(
    (one) => isOnTable(m, one) && ['infantry', 'team'].includes(m.matchup.models[one].profile.kind),
  );
  const { distance } = m.battlefield;
  return (at) => hosts.some((host) => distance(at, m.state.point[host]) <= coherencyOf(m, host) * INCH);
}

/** Whether somebody may join a unit: a squad or a team (SQ-SNP-01), in coherency. */
function canHost(m: Match, unit: Unit, host: Unit): boolean {
  const { kind } = m.matchup.models[host].profile;
  if (kind === 'vehicle' && isOnTable(m, host)) return canCrew(m, unit, host);
  if (host === unit || !isOnTable(m, host) || (kind !== 'infantry' && kind !== 'team')) return false;
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

/** A team that deploys may join an infantry squad for the game (SQ-HW-05). Returns whether it did. */
export function joinAtSetUp(m: Match, unit: Unit): boolean {
  const { heavyWeapons } = settingsOf(m, unit);
  if (board(m, unit, transportsFor(m, unit)) || takeCommand(m, unit)) return true;
  if (m.matchup.models[unit].profile.kind !== 'team' || !heavyWeapons.joining.on) return false;
  const hosts = m.matchup.force[seatOf(m, unit)].filter(
    (host) =>
      isOnTable(m, host) &&
      m.matchup.models[host].profile.kind === 'infantry' &&
      teamWith(m, host) === NO_UNIT,
  );
  // By itself a team has the whole choice of targets, and its squad may rush.
  const vacant = bestArmourLeft(m, unit);
  const host = chooseHost(m, unit, hosts, {
    alone: 'stay apart',
    verb: 'join',
    worthAlone: APART,
    worthOf: (one) => SHELTER + SHARED * (fortifiedArmour(m, one) - vacant),
  });
  if (host === NO_UNIT) return false;
  acted(m, CLAUSE.heavyWeapons.joining);
  join(m, unit, host);
  return true;
}

/** Armour of the best fortification that a team finds room in by itself. */
function bestArmourLeft(m: Match, unit: Unit): number {
  const seat = seatOf(m, unit);
  m.battlefield.occupancy.follow(m.state.point, unit);
  return ownFortifications(m, seat).reduce((most, at) => {
    const shelter = shelterOf(m, unit, at);
    if (shelter === NONE) return most;
    return Math.max(most, armourBonus(settingsOf(m, unit), m.matchup.fortifications[shelter].kind));
  }, 0);
}

function join(m: Match, unit: Unit, host: Unit): void {
  m.state.host[unit] = host;
  m.state.whereabouts[unit] = JOINED;
  m.state.point[unit] = NOWHERE;
  m.state.kept[host] = 0;
  if (isVehicle(m, host)) noteBoarding(m, unit, host);
  tell(
    m,
    'joins',
    () => `${nameOf(m, unit)} joins ${nameOf(m, host)}.`,
    () => ({ model: unit, host }),
  );
}
