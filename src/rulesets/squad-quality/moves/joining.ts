import { INCH } from '../../../kernel/length.ts';
import { RESERVE } from '../../../rules/decision.ts';
import { orNot, whom } from '../../../rules/labels.ts';
import { WIDTH } from '../../../rules/weighing.ts';
import { JOINED } from '../battlefield/state.ts';
import { canCrew, noteBoarding, vehiclesToLead } from '../match/crew.ts';
import { isVehicle } from '../match/hull.ts';
import { acted, choose, isOnTable, type Match, nameOf, seatOf, settingsOf, tell } from '../match/match.ts';
import { areOneUnit, coherencyOf, has, leaderWith, ratingOf, teamWith } from '../match/status.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, NOWHERE, type Unit } from '../units/entities.ts';
import { chooseTransport, transportsBeside, transportsFor } from './riding.ts';

/** What it is worth to have somebody to hide behind, to lead a squad of one's branch by a level, and to have a team apart. */
const SHELTER = 0.4;
const LEADING = 0.5;
const APART = 0.6;

/** A character may join a unit in coherency once it has acted (SQ-CHR-02, SQ-D-08). */
export function joinAfterActing(m: Match, unit: Unit): void {
  board(m, unit, transportsBeside(m, unit));
  const { characters, psionics } = settingsOf(m, unit);
  const { kind } = m.matchup.models[unit].profile;
  const mayJoin = kind === 'psionic' ? psionics.on : kind === 'character' && characters.joining.on;
  if (!isOnTable(m, unit) || !mayJoin) return;
  const hosts = m.matchup.force[seatOf(m, unit)].filter((host) => canHost(m, unit, host));
  const label = orNot('stay apart', whom('join', m, hosts));
  const picked = choose(
    m,
    seatOf(m, unit),
    'SQ-D-08',
    unit,
    hosts.length + 1,
    (weighings) => {
      hosts.forEach((host, i) => {
        const leads =
          kind === 'character' && leaderWith(m, host) === NO_UNIT ? LEADING * (1 + ratingOf(m, unit)) : 0;
        weighings[WIDTH * (i + 1) + RESERVE] = SHELTER + leads;
      });
    },
    { label },
  );
  if (picked === 0) return;
  if (has(m, hosts[picked - 1], 'powered-armour')) acted(m, CLAUSE.poweredArmour.coherency);
  acted(m, kind === 'psionic' ? CLAUSE.psionics.unit : CLAUSE.characters.joining);
  join(m, unit, hosts[picked - 1]);
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
  const vehicles = vehiclesToLead(m, unit);
  const label = orNot('stay on foot', whom('lead', m, vehicles));
  const picked = choose(
    m,
    seatOf(m, unit),
    'SQ-D-08',
    unit,
    vehicles.length + 1,
    (weighings) => {
      vehicles.forEach((vehicle, i) => {
        const led = m.matchup.force[seatOf(m, unit)].filter((one) => areOneUnit(m, one, vehicle));
        weighings[WIDTH * (i + 1) + RESERVE] = LEADING * (led.length + 0.1 * m.matchup.worth[vehicle]);
      });
    },
    { label },
  );
  if (picked === 0) return false;
  join(m, unit, vehicles[picked - 1]);
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
  const label = orNot('stay apart', whom('join', m, hosts));
  const picked = choose(
    m,
    seatOf(m, unit),
    'SQ-D-08',
    unit,
    hosts.length + 1,
    (weighings) => {
      // By itself a team has the whole choice of targets, and its squad may rush.
      weighings[RESERVE] = APART;
      for (let i = 0; i < hosts.length; i++) weighings[WIDTH * (i + 1) + RESERVE] = SHELTER;
    },
    { label },
  );
  if (picked === 0) return false;
  acted(m, CLAUSE.heavyWeapons.joining);
  join(m, unit, hosts[picked - 1]);
  return true;
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
