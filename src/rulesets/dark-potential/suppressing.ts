import type { Length } from '../../kernel/length.ts';
import { HARM, RESERVE } from '../../rules/decision.ts';
import type { Action } from './action.ts';
import { expectedHarm } from './area-harm.ts';
import { barrageOnAction, barrageRadius, radiusOf } from './barrage.ts';
import { placesUnder } from './burst.ts';
import { postureOf, suppressionAllows } from './forced.ts';
import { mayAimAt } from './legal.ts';
import { acted, isOnTable, type Match, seatOf, settingsOf, tell } from './match.ts';
import { judgedDistance } from './premeasure.ts';
import { inCommandOf, pay, pointsIn, purses } from './purse.ts';
import { loseReaction } from './reactions.ts';
import { CLAUSE } from './rules/index.ts';
import { sees } from './sight.ts';
import { POINT_WORTH } from './stakes.ts';
import { CALM, NOWHERE, SUPPRESSING } from './state.ts';
import type { Strike } from './strike.ts';
import { firearms } from './weapons.ts';

/** Chance that a model under the template moves or acts next turn in sight of somebody. */
const STIRS = 0.8;

/** Suppressing Fire by this model and mates that have not acted, on the ground of each enemy (DP-SUP-01..03, DP-D-27). */
export function suppressionOptions(m: Match, model: number): Action[] {
  const { on, size, cost } = settingsOf(m, model).suppressingFire;
  if (!on) return [];
  const mates = crew(m, model);
  const enough = mates.includes(model) && mates.length >= size.fewest;
  const purse = enough ? purseFor(m, model, cost.points) : null;
  if (!purse) return [];
  const most = size.five === 'at-most-four' ? Math.min(4, mates.length) : mates.length;
  const found: Action[] = [];
  for (const at of targetsOf(m, seatOf(m, model))) {
    for (let number = size.fewest; number <= most; number++) {
      const radius = radiusOf(m, seatOf(m, model), number);
      const able = mates.filter((mate) => mate !== model && seesTemplate(m, mate, at, radius));
      if (able.length + 1 < number || !mayLieAt(m, model, at, radius)) continue;
      found.push(option(m, [model, ...able].slice(0, number), at, radius, purse));
    }
  }
  return found;
}

function purseFor(m: Match, model: number, points: number): readonly number[] | null {
  if (points === 0) return [];
  if (!settingsOf(m, model).commandPoints.specialActions.on) return null;
  const purse = purses(m, model, m.state.point[model], 'suppressing-fire');
  return pointsIn(m, purse) >= points ? purse : null;
}

/** Squad mates that could take part: not acted, able to fire, not a template weapon, in command (DP-Q-40, DP-Q-106). */
function crew(m: Match, model: number): number[] {
  const { cost } = settingsOf(m, model).suppressingFire;
  const { unit, seat, group } = m.book.models[model];
  if (!m.book.units[unit].squad && cost.who === 'squad') return [];
  const pool = cost.who === 'squad' ? m.book.units[unit].members : m.book.force[seat];
  return pool.filter((mate) => {
    const theirs = m.book.models[mate];
    const free = theirs.group === group ? m.state.acted[mate] === 0 : m.state.activated[theirs.group] === 0;
    const commanded = cost.members === 'all' || theirs.unit !== unit || inCommand(m, mate);
    return isOnTable(m, mate) && free && commanded && weaponFor(m, mate) >= 0 && isAvailable(m, mate);
  });
}

/** Not kept by suppression from taking part (DP-Q-96). */
function isAvailable(m: Match, mate: number): boolean {
  if (m.state.suppressed[mate] === CALM) return true;
  return postureOf(m, mate) !== 'exposed' && suppressionAllows(m, mate, 'suppressing-fire');
}

function inCommand(m: Match, model: number): boolean {
  return inCommandOf(m, m.state.leader[m.book.models[model].unit], model);
}

/** The most powerful weapon it may lay Suppressing Fire with, or -1. */
function weaponFor(m: Match, model: number): number {
  const { weapons } = settingsOf(m, model).suppressingFire.trigger;
  const carried = firearms(m, model, m.state.moved[model] > 0);
  const able = carried.filter((w) => weapons === 'any' || m.book.weapons[w].aoe === undefined);
  const strength = (w: number) => m.book.weapons[w].strength;
  return able.reduce((best, w) => (best < 0 || strength(w) > strength(best) ? w : best), -1);
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

/** Whether a participant sees some part of a template, or its centre by a reading of DP-Q-107. */
function seesTemplate(m: Match, model: number, at: number, radius: Length): boolean {
  const { part } = settingsOf(m, model).suppressingFire.seen;
  const from = m.state.point[model];
  if (sees(m, from, at)) return true;
  return part === 'some' && placesUnder(m, at, radius).some((place) => sees(m, from, place));
}

/** In sight of whoever must see it (DP-SUP-02, V-12), and not over another where that is forbidden (DP-SUP-04). */
function mayLieAt(m: Match, model: number, at: number, radius: Length): boolean {
  const { seen, overlap } = settingsOf(m, model).suppressingFire;
  if (!seesTemplate(m, model, at, radius) || (!overlap.on && overlapsAnother(m, at, radius))) return false;
  if (seen.by === 'participants') return true;
  const { members } = m.book.units[m.book.models[model].unit];
  return members.every((mate) => !isOnTable(m, mate) || seesTemplate(m, mate, at, radius));
}

function overlapsAnother(m: Match, at: number, radius: Length): boolean {
  const { x, y } = m.theatre.ground;
  return m.state.barrages.some((barrage) => {
    const [dx, dy] = [barrage.x - x[at], barrage.y - y[at]];
    const apart = radius + barrageRadius(m, barrage);
    return dx * dx + dy * dy < apart * apart;
  });
}

function option(
  m: Match,
  participants: readonly number[],
  at: number,
  radius: Length,
  purse: readonly number[],
): Action {
  const { points } = settingsOf(m, participants[0]).suppressingFire.cost;
  return {
    kind: 'suppressing-fire',
    weigh: (into) => {
      into[HARM] = coverValue(m, participants, at, radius) - aimedHarm(m, participants.slice(1));
      into[RESERVE] = -POINT_WORTH * points;
    },
    act: () => lay(m, participants, at, radius, purse),
  };
}

/** Expected harm to everybody under the template or about to cross it. */
function coverValue(m: Match, participants: readonly number[], at: number, radius: Length): number {
  let sum = 0;
  for (const enemy of m.book.force[seatOf(m, participants[0]) === 0 ? 1 : 0]) {
    const spot = m.state.point[enemy];
    if (!isOnTable(m, enemy) || judgedDistance(m, participants[0], at, spot) > radius) continue;
    sum += STIRS * bestShotAt(m, participants, enemy, 'suppressing-fire');
  }
  return sum;
}

/** What the others give up: the best aimed shot each could take now. */
function aimedHarm(m: Match, mates: readonly number[]): number {
  let sum = 0;
  for (const mate of mates) {
    const enemies = m.book.force[seatOf(m, mate) === 0 ? 1 : 0];
    sum += Math.max(0, ...enemies.map((enemy) => bestShotAt(m, [mate], enemy, 'ranged')));
  }
  return sum;
}

function bestShotAt(
  m: Match,
  shooters: readonly number[],
  target: number,
  kind: 'suppressing-fire' | 'ranged',
): number {
  let best = 0;
  for (const attacker of shooters) {
    const at = m.state.point[target];
    if (!mayAimAt(m, attacker, target, at)) continue;
    const weapon = weaponFor(m, attacker);
    const strike: Strike = { kind, attacker, weapon, target, from: m.state.point[attacker], at };
    best = Math.max(best, expectedHarm(m, strike));
  }
  return best;
}

function lay(
  m: Match,
  participants: readonly number[],
  at: number,
  radius: Length,
  purse: readonly number[],
): void {
  const [first, ...mates] = participants;
  // Taking part is an action of each, which enemy templates may answer (DP-SUP-05).
  for (const mate of mates) barrageOnAction(m, mate, 'before');
  const standing = participants.filter((mate) => isOnTable(m, mate));
  const { size, cost, overlap } = settingsOf(m, first).suppressingFire;
  if (standing.length < size.fewest || m.state.over) return;
  pay(m, first, purse, cost.points, 'suppressing-fire');
  for (const mate of standing) takePart(m, mate);
  for (const clause of [
    CLAUSE.suppressingFire.cost,
    CLAUSE.suppressingFire.seen,
    CLAUSE.suppressingFire.size,
  ])
    acted(m, clause);
  if (overlap.on && overlapsAnother(m, at, radius)) acted(m, CLAUSE.suppressingFire.overlap);
  const { x, y, z } = m.theatre.ground;
  const seat = seatOf(m, first);
  const laidBy = standing.length;
  m.state.barrages.push({
    seat,
    x: x[at],
    y: y[at],
    z: z[at],
    laidBy,
    participants: standing,
    attacked: [],
  });
  tell(
    m,
    'barrage',
    () => `${laidBy} models lay Suppressing Fire.`,
    () => ({ participants: standing, x: x[at], y: y[at] }),
  );
  for (const mate of mates) barrageOnAction(m, mate, 'after');
}

function takePart(m: Match, mate: number): void {
  loseReaction(m, mate, 'moved');
  m.state.acted[mate] = 1;
  m.state.waited[mate] = 0;
  m.state.reaction[mate] = SUPPRESSING;
  m.state.named[mate] = weaponFor(m, mate);
}
