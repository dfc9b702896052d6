import { INCH } from '../../kernel/length.ts';
import { RESERVE } from '../../rules/decision.ts';
import { WIDTH } from '../../rules/weighing.ts';
import { acted, choose, isOnTable, type Match, nameOf, seatOf, settingsOf, tell } from './match.ts';
import { CLAUSE } from './rules/index.ts';
import { JOINED, NOWHERE } from './state.ts';
import { coherencyOf, has, isVehicle, leaderWith, ratingOf, teamWith } from './status.ts';

/** What it is worth to have somebody to hide behind, to lead a squad of one's branch by a level, and to have a team apart. */
const SHELTER = 0.4;
const LEADING = 0.5;
const APART = 0.6;

/** A character may join a unit in coherency once it has acted (SQ-CHR-02, SQ-D-08). */
export function joinAfterActing(m: Match, unit: number): void {
  const { characters, psionics } = settingsOf(m, unit);
  const { kind } = m.book.models[unit].profile;
  const mayJoin = kind === 'psionic' ? psionics.on : kind === 'character' && characters.joining.on;
  if (!isOnTable(m, unit) || !mayJoin) return;
  const hosts = m.book.force[seatOf(m, unit)].filter((host) => canHost(m, unit, host));
  const picked = choose(m, seatOf(m, unit), 'SQ-D-08', unit, hosts.length + 1, (weighings) => {
    hosts.forEach((host, i) => {
      const leads = kind === 'character' && leaderWith(m, host) < 0 ? LEADING * (1 + ratingOf(m, unit)) : 0;
      weighings[WIDTH * (i + 1) + RESERVE] = SHELTER + leads;
    });
  });
  if (picked === 0) return;
  if (has(m, hosts[picked - 1], 'powered-armour')) acted(m, CLAUSE.poweredArmour.coherency);
  acted(m, kind === 'psionic' ? CLAUSE.psionics.unit : CLAUSE.characters.joining);
  join(m, unit, hosts[picked - 1]);
}

/** Whether somebody may join a unit: a squad or a team (SQ-SNP-01), in coherency. */
function canHost(m: Match, unit: number, host: number): boolean {
  const { kind } = m.book.models[host].profile;
  if (
    host === unit ||
    !isOnTable(m, host) ||
    !(kind === 'infantry' || kind === 'team' || mayRide(m, unit, host))
  )
    return false;
  return m.battlefield.distance(m.state.point[unit], m.state.point[host]) <= coherencyOf(m, host) * INCH;
}

/** Whether a character may enter a vehicle (SQ-CHR-11). */
function mayRide(m: Match, unit: number, host: number): boolean {
  const isRider = m.book.models[unit].profile.kind === 'character' && isVehicle(m, host);
  return isRider && settingsOf(m, unit).riders.riding.on;
}

/** A team that deploys may join an infantry squad for the game (SQ-HW-05). Returns whether it did. */
export function joinAtSetUp(m: Match, unit: number): boolean {
  const { heavyWeapons } = settingsOf(m, unit);
  if (m.book.models[unit].profile.kind !== 'team' || !heavyWeapons.joining.on) return false;
  const hosts = m.book.force[seatOf(m, unit)].filter(
    (host) => isOnTable(m, host) && m.book.models[host].profile.kind === 'infantry' && teamWith(m, host) < 0,
  );
  const picked = choose(m, seatOf(m, unit), 'SQ-D-08', unit, hosts.length + 1, (weighings) => {
    // By itself a team has the whole choice of targets, and its squad may rush.
    weighings[RESERVE] = APART;
    for (let i = 0; i < hosts.length; i++) weighings[WIDTH * (i + 1) + RESERVE] = SHELTER;
  });
  if (picked === 0) return false;
  acted(m, CLAUSE.heavyWeapons.joining);
  join(m, unit, hosts[picked - 1]);
  return true;
}

function join(m: Match, unit: number, host: number): void {
  m.state.host[unit] = host;
  m.state.whereabouts[unit] = JOINED;
  m.state.point[unit] = NOWHERE;
  m.state.kept[host] = 0;
  if (isVehicle(m, host)) {
    m.state.idle[host] = 0;
    acted(m, CLAUSE.riders.riding);
  }
  tell(
    m,
    'joins',
    () => `${nameOf(m, unit)} joins ${nameOf(m, host)}.`,
    () => ({ model: unit, host }),
  );
}
