import { HARM, RESERVE } from '../../rules/decision.ts';
import type { Action } from './action.ts';
import { barrageSize } from './barrage.ts';
import { distancePenalty } from './distance-penalty.ts';
import { acted, isOnTable, type Match, seatOf, settingsOf, tell } from './match.ts';
import { expectedHarm } from './overwatch.ts';
import { commandRange, pay, pointsIn, purses } from './purse.ts';
import { CLAUSE } from './rules/index.ts';
import { POINT_WORTH } from './stakes.ts';
import { NO_REACTION, NOWHERE, ON_OVERWATCH, SUPPRESSING } from './state.ts';
import { canShoot, firearms } from './weapons.ts';

/** Chance that a model under the template moves or acts next turn in sight of somebody. */
const STIRS = 0.8;

/** Suppressing Fire by this model and mates that have not acted, on the ground of each enemy (DP-SUP-01..03, DP-D-27). */
export function suppressionOptions(m: Match, model: number): Action[] {
  const own = settingsOf(m, model).suppressingFire;
  const seat = seatOf(m, model);
  if (!own.on) return [];
  const mates = crew(m, model);
  if (mates.length < own.size.fewest) return [];
  const purse = own.cost.points > 0 ? purses(m, model, m.state.point[model], 'suppressing-fire') : [];
  if (
    own.cost.points > 0 &&
    (!settingsOf(m, model).commandPoints.specialActions.on || pointsIn(m, purse) < own.cost.points)
  )
    return [];
  const most = own.size.five === 'at-most-four' ? 4 : mates.length;
  const found: Action[] = [];
  for (const at of targetsOf(m, seat)) {
    if (!own.overlap.on && overlapsAnother(m, at)) continue;
    const able = mates.filter((mate) => m.theatre.lines.sees(m.state.point[mate], at));
    if (!able.includes(model) || (own.seen.by === 'squad' && able.length < squadOnTable(m, model))) continue;
    for (let crewSize = own.size.fewest; crewSize <= Math.min(most, able.length); crewSize++) {
      found.push(
        option(
          m,
          [model, ...able.filter((mate) => mate !== model)].slice(0, crewSize),
          at,
          purse,
          own.cost.points,
        ),
      );
    }
  }
  return found;
}

/** Squad mates that could take part: not acted, able to fire, not a template weapon, in command (DP-Q-40, DP-Q-106). */
function crew(m: Match, model: number): number[] {
  const own = settingsOf(m, model).suppressingFire;
  const { unit, seat } = m.book.models[model];
  if (!m.book.units[unit].squad && own.cost.who === 'squad') return [];
  const pool = own.cost.who === 'squad' ? m.book.units[unit].members : m.book.force[seat];
  return pool.filter(
    (mate) =>
      isOnTable(m, mate) &&
      m.state.acted[mate] === 0 &&
      (m.book.models[mate].unit === unit || m.state.activated[m.book.models[mate].unit] === 0) &&
      m.state.suppressed[mate] === 0 &&
      weaponFor(m, mate) >= 0 &&
      (own.cost.members === 'all' || inCommand(m, mate)),
  );
}

function squadOnTable(m: Match, model: number): number {
  return m.book.units[m.book.models[model].unit].members.filter((mate) => isOnTable(m, mate)).length;
}

function inCommand(m: Match, model: number): boolean {
  const leader = m.state.leader[m.book.models[model].unit];
  if (leader === model || leader === NOWHERE || !isOnTable(m, leader)) return leader === model;
  return m.theatre.distance(m.state.point[model], m.state.point[leader]) <= commandRange(m, leader);
}

function weaponFor(m: Match, model: number): number {
  const { weapons } = settingsOf(m, model).suppressingFire.trigger;
  const carried = firearms(m, model, m.state.moved[model] > 0);
  return carried.find((w) => weapons === 'any' || m.book.weapons[w].aoe === undefined) ?? -1;
}

/** Points worth covering: where enemies stand, hidden ones too. */
function targetsOf(m: Match, seat: 0 | 1): number[] {
  const points: number[] = [];
  for (const enemy of m.book.force[seat === 0 ? 1 : 0])
    if (isOnTable(m, enemy)) points.push(m.state.point[enemy]);
  m.state.base.forEach((at, slot) => {
    if (at !== NOWHERE && m.book.models[m.book.baseOwner[slot]].seat !== seat) points.push(at);
  });
  return points;
}

function overlapsAnother(m: Match, at: number): boolean {
  const { x, y } = m.theatre.ground;
  return m.state.barrages.some((barrage) => {
    const [dx, dy] = [barrage.x - x[at], barrage.y - y[at]];
    return dx * dx + dy * dy < 25 * m.book.inch * m.book.inch;
  });
}

function option(
  m: Match,
  participants: readonly number[],
  at: number,
  purse: readonly number[],
  price: number,
): Action {
  return {
    kind: 'suppressing-fire',
    weigh: (into) => {
      into[HARM] = coverValue(m, participants, at) - aimedHarm(m, participants.slice(1));
      into[RESERVE] = -POINT_WORTH * price;
    },
    act: () => lay(m, participants, at, purse, price),
  };
}

/** Expected harm to everybody under the template or about to cross it. */
function coverValue(m: Match, participants: readonly number[], at: number): number {
  const seat = seatOf(m, participants[0]);
  const own = settingsOf(m, participants[0]);
  const radius = (barrageSize(m, seat, participants.length) / 2) * m.book.inch;
  let sum = 0;
  for (const enemy of m.book.force[seat === 0 ? 1 : 0]) {
    if (!isOnTable(m, enemy) || m.theatre.distance(at, m.state.point[enemy]) > radius) continue;
    let best = 0;
    for (const mate of participants) {
      if (!canShoot(m, mate, enemy)) continue;
      const weapon = weaponFor(m, mate);
      const distance = m.theatre.distance(m.state.point[mate], m.state.point[enemy]);
      const far = distancePenalty(
        m.book.weapons[weapon].range * m.book.inch,
        distance,
        own.rangedAttack.bands.points,
        'nearer',
      );
      const skill = (m.book.models[mate].profile.ranged ?? 0) - m.book.models[enemy].profile.defense;
      const hit = m.book.tests[seat].chance(skill - far - own.suppressingFire.penalty.points);
      best = Math.max(best, hit * m.book.harm.perHit(weapon, enemy, m.state.wounds[enemy]));
    }
    sum += STIRS * best;
  }
  return sum;
}

/** What the others give up: the best aimed shot each could take now. */
function aimedHarm(m: Match, mates: readonly number[]): number {
  let sum = 0;
  for (const mate of mates) {
    let best = 0;
    const weapon = weaponFor(m, mate);
    for (const target of m.book.force[seatOf(m, mate) === 0 ? 1 : 0]) {
      if (!canShoot(m, mate, target)) continue;
      const shot = {
        kind: 'ranged' as const,
        attacker: mate,
        weapon,
        target,
        from: m.state.point[mate],
        at: m.state.point[target],
      };
      best = Math.max(best, expectedHarm(m, shot));
    }
    sum += best;
  }
  return sum;
}

function lay(
  m: Match,
  participants: readonly number[],
  at: number,
  purse: readonly number[],
  price: number,
): void {
  const { x, y, z } = m.theatre.ground;
  const seat = seatOf(m, participants[0]);
  const standing = participants.filter((mate) => isOnTable(m, mate));
  if (standing.length < settingsOf(m, participants[0]).suppressingFire.size.fewest) return;
  pay(m, seat, purse, price, 'suppressing-fire');
  for (const mate of standing) {
    m.state.acted[mate] = 1;
    m.state.reaction[mate] = SUPPRESSING;
    m.state.named[mate] = weaponFor(m, mate);
  }
  for (const clause of [
    CLAUSE.suppressingFire.cost,
    CLAUSE.suppressingFire.seen,
    CLAUSE.suppressingFire.size,
  ])
    acted(m, clause);
  m.state.barrages.push({ seat, x: x[at], y: y[at], z: z[at], participants: [...standing], attacked: [] });
  tell(
    m,
    'barrage',
    () => `${standing.length} models lay Suppressing Fire.`,
    () => ({ participants: standing, x: x[at], y: y[at] }),
  );
}

/** Ends all reactions of a seat at the end of the enemy turn (DP-OW-09, DP-CR-05, DP-SUP-10). */
export function endReactions(m: Match, seat: 0 | 1): void {
  const { overwatch, combatReady, suppressingFire } = m.book.settings[seat];
  const ends = [false, true, combatReady.lost.turnEnd > 0, suppressingFire.lost.turnEnd > 0];
  for (const model of m.book.force[seat]) {
    const reaction = m.state.reaction[model];
    if (reaction === NO_REACTION) continue;
    m.state.waited[model]++;
    const watches = reaction === ON_OVERWATCH && m.state.waited[model] < overwatch.duration.turns;
    if (ends[reaction] && !watches) m.state.reaction[model] = NO_REACTION;
  }
  m.state.barrages = m.state.barrages.filter(
    (barrage) => barrage.seat !== seat || suppressingFire.lost.turnEnd === 0,
  );
  for (const barrage of m.state.barrages) barrage.attacked = [];
}
