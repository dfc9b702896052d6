import type { Model } from '../../../kernel/entities.ts';
import { everySoMany } from '../../../kernel/field/point-bits.ts';
import { INCH } from '../../../kernel/length.ts';
import { enemiesOf, type Match, seatOf, settingsOf } from '../match/match.ts';
import { actsOnceCome } from '../matchup/acting.ts';
import { isSeen } from '../sight/looks.ts';
import { canBeHeldBack } from './arrival.ts';

/** What holding a model back is worth where it serves, and costs where it does not. */
const HELD = 0.1;
/** Rounds that an ambusher may miss; who comes later is late for the zones. */
const MAY_MISS = 1;
/** Share of the board that enemies must leave to whoever comes by strike or ambush. */
const LEAST_ROOM = 1 / 32;
/** Share of the board that may lie open to an ambusher's shots from its own edge: from there it would shoot sooner. */
const MOST_SHOOTABLE = 0.5;
/** Places on the board and on the edge by which that is told. */
const TARGETS = 60;
const POSTS = 20;
/** Share of a side that may be able to come later where enemies, if nobody met them before, could keep it out. */
const MOST_ABLE = 2 / 3;

/** What it is worth to hold a model back for a strike or an ambush, rather than to deploy it (ZC-D-01). */
export function worthOfHoldingBack(m: Match, model: Model): number {
  const own = settingsOf(m, model);
  const { round } = own.reserves.arrival;
  if (round > m.matchup.settings[0].rounds.length.rounds) return -m.matchup.worth[model];
  // A striker waits for the last round in any case, to take a zone rather than to shoot.
  const { deepStrike } = m.matchup.models[model].profile;
  const isInTime =
    deepStrike || (round - 1 <= MAY_MISS && actsOnceCome(own) && !missesShots(m, model, round));
  return isInTime && findsRoom(m, model) ? HELD : -HELD;
}

/** Whether somebody misses more by the shots of the rounds until he may come than he gains by coming in ambush. */
function missesShots(m: Match, model: Model, round: number): boolean {
  if (round === 1) return false;
  const { shootable } = m.battlefield;
  if (Number.isNaN(shootable[model])) shootable[model] = shootableFromEdge(m, model);
  return shootable[model] > MOST_SHOOTABLE;
}

/** Share of the board beyond its own zone that a model could shoot at from there. */
function shootableFromEdge(m: Match, model: Model): number {
  const { nearHome, sightings, squareOf, whole } = m.battlefield;
  const seat = seatOf(m, model);
  const home = nearHome(seat, m.matchup.settings[0].boards.setUp.depth * INCH);
  const beyond = whole.all.map((word, i) => word & ~home[i]);
  const targets = everySoMany(beyond, seat, TARGETS);
  const posts = everySoMany(home, seat, POSTS);
  let seen = 0;
  for (const target of targets)
    for (const post of posts)
      if (squareOf(post, target) <= m.matchup.farthest[model] && isSeen(sightings.look(seat, post, target)))
        seen++;
  return seen / Math.max(1, targets.length * posts.length);
}

/** Whether enemies are likely to leave a model places to come to (ZC-DEP-01/02). */
function findsRoom(m: Match, model: Model): boolean {
  const { width, depth } = m.battlefield.ground.spec;
  const { inches } = m.matchup.settings[0].zones.grid;
  const square = clearOf(m, model);
  const around = Math.min(1, (Math.PI * square) / (width * INCH * depth * INCH));
  // The share that is far enough from all of them, were they anywhere on the board.
  const room = enemiesOf(m, model).reduce((left) => left * (1 - around), 1);
  const corner = inches * INCH * Math.SQRT1_2;
  // Nearer than the corners of a zone are to its middle one enemy cannot keep a zone.
  return room >= LEAST_ROOM && (square <= corner * corner || areMet(m, model));
}

/** Square of how far middles of enemies are kept clear of, at most. */
function clearOf(m: Match, model: Model): number {
  const { deepStrike, ambush } = settingsOf(m, model).reserves;
  const { profile } = m.matchup.models[model];
  const clearances = [
    ...(profile.deepStrike ? [deepStrike.clearance] : []),
    ...(profile.ambush ? [ambush.clearance] : []),
  ];
  return m.matchup.gaps.widest(Math.min(...clearances) * INCH);
}

/** Whether enough of a model's side deploys for the enemy not to go where he likes. */
function areMet(m: Match, model: Model): boolean {
  const force = m.matchup.force[seatOf(m, model)];
  return force.filter((one) => canBeHeldBack(m, one)).length <= MOST_ABLE * force.length;
}
