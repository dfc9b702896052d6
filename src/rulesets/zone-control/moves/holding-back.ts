import type { Model } from '../../../kernel/entities.ts';
import { everySoMany } from '../../../kernel/field/point-bits.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { ownHalfOf } from '../../../rules/survey/pair-key.ts';
import { DEEDS, type Deeds, WORTH } from '../../../rules/survey/surveyed.ts';
import { formOf } from '../match/foes.ts';
import { enemiesOf, type Match, seatOf, settingsOf } from '../match/match.ts';
import { actsOnceCome } from '../matchup/acting.ts';
import type { Prospect } from '../matchup/prospects.ts';
import { meleeReach } from '../matchup/reach.ts';
import { isSeen } from '../sight/looks.ts';
import { OPEN } from '../sight/sightings.ts';
import { canBeHeldBack } from './arrival.ts';

/** What holding a model back is worth where it serves, and costs where it does not. */
const HELD = 0.1;
/**
 * What a striker may forgo by waiting for the last round, in models, where enemies leave all of the board to him; a zone
 * taken then makes up for it. With 11 armies on square boards of three sizes waiting mostly paid where it cost less.
 */
const MAY_COST = 0.6;
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
  const isInTime = m.matchup.models[model].profile.deepStrike
    ? costOfWaiting(m, model) <= MAY_COST * roomLeft(m, model)
    : round - 1 <= MAY_MISS && outdoesBlows(m, model) && !missesShots(m, model, round);
  return isInTime && findsRoom(m, model) ? HELD : -HELD;
}

/** What a striker forgoes by waiting, worked out when first asked for: it hangs on the armies and the board alone. */
function costOfWaiting(m: Match, model: Model): number {
  const { waits } = m.battlefield;
  if (Number.isNaN(waits[model])) waits[model] = forgone(m, model);
  return waits[model];
}

/**
 * What a model would do to enemies by the last round, both sides going towards each other, less what they would do to
 * it, and what it then does less from where it may strike than from anywhere; in models.
 */
function forgone(m: Match, model: Model): number {
  const { worth, allowance, gaps, encounters, settings } = m.matchup;
  const enemies = enemiesOf(m, model);
  const { dealt, taken } = shares(m, model);
  const { rounds } = settings[0].rounds.length;
  let sum = 0;
  for (const enemy of enemies) {
    const deeds = encounters.prospect(formOf(m, model), formOf(m, enemy));
    const their = encounters.prospect(formOf(m, enemy), formOf(m, model));
    for (let round = 1; round < rounds; round++) {
      const apart = between(m, (round - 1) * (allowance[model] + allowance[enemy]));
      const square = apart > 0 ? gaps.widest(apart) : -1;
      sum += (dealt * bestOnTheWay(m, model, deeds, square)) / worth[enemy];
      sum -= (taken * bestOnTheWay(m, enemy, their, square)) / worth[model];
    }
    sum +=
      (dealt * Math.max(0, bestBeyond(m, deeds.still, -1) - harmOnceCome(m, model, enemy))) / worth[enemy];
  }
  return sum;
}

/** How much of its attacks each enemy draws, and how much of theirs it does itself. */
function shares(m: Match, model: Model): { readonly dealt: number; readonly taken: number } {
  return { dealt: 1 / enemiesOf(m, model).length, taken: 1 / m.matchup.force[seatOf(m, model)].length };
}

/** The best that a model can do to an enemy in the open as soon as it has come; it may have to keep its distance. */
function harmOnceCome(m: Match, model: Model, enemy: Model): number {
  const own = settingsOf(m, model);
  if (!actsOnceCome(own)) return 0;
  const { moved } = m.matchup.encounters.prospect(formOf(m, model), formOf(m, enemy));
  return bestBeyond(m, moved, own.reserves.wholeMove.on ? clearOf(m, model) : -1);
}

/**
 * Whether it does more to enemies as it comes than their blows do to it that follow: it may not come near enough to
 * strike first. To come where it could have walked, and do nothing to anybody, only costs rounds.
 */
function outdoesBlows(m: Match, model: Model): boolean {
  const enemies = enemiesOf(m, model);
  const { dealt, taken } = shares(m, model);
  const sum = (by: (enemy: Model) => number) => enemies.reduce((total, enemy) => total + by(enemy), 0);
  return (
    dealt * sum((enemy) => harmOnceCome(m, model, enemy)) >
    taken * sum((enemy) => blowAtOnce(m, enemy, model))
  );
}

/** What an enemy's blow is expected to do to a model that has come as near to him as it may. */
function blowAtOnce(m: Match, enemy: Model, model: Model): number {
  const { allowance, encounters, gaps } = m.matchup;
  const stride = gaps.widest(meleeReach(settingsOf(m, enemy)) + allowance[enemy]);
  return clearOf(m, model) < stride ? encounters.prospect(formOf(m, enemy), formOf(m, model)).lunge : 0;
}

/** How far the sides are apart, base to base, that begin at the edges of where they deploy and have come so much nearer. */
function between(m: Match, nearer: Length): Length {
  const { fromHome, ground } = m.battlefield;
  const { depth } = m.matchup.settings[0].boards.setUp;
  return fromHome(0, 0) + fromHome(1, 0) + 2 * ground.radius - 2 * depth * INCH - nearer;
}

/** The best attack in the open on somebody further off than the root of a square, from middle to middle. */
function bestBeyond({ matchup: { bands } }: Match, deeds: Deeds, square: number): number {
  let best = 0;
  for (let band = 0; band < bands.squares.length; band++)
    if (bands.squares[band] > square) best = Math.max(best, deeds[DEEDS * ownHalfOf(band, OPEN) + WORTH]);
  return best;
}

/** The same for somebody who shoots from where he is and has to get near for a blow. */
function bestOnTheWay(m: Match, model: Model, { still, lunge }: Prospect, square: number): number {
  const blow = m.matchup.gaps.widest(meleeReach(settingsOf(m, model)));
  return Math.max(bestBeyond(m, still, Math.max(blow, square)), square <= blow ? lunge : 0);
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
  const corner = m.matchup.settings[0].zones.grid.inches * INCH * Math.SQRT1_2;
  // Nearer than the corners of a zone are to its middle one enemy cannot keep a zone.
  const isKept = clearOf(m, model) > corner * corner;
  return roomLeft(m, model) >= LEAST_ROOM && (!isKept || areMet(m, model));
}

/** Share of the board that is far enough from all enemies, were they anywhere on it. */
function roomLeft(m: Match, model: Model): number {
  const { width, depth } = m.battlefield.ground.spec;
  const around = Math.min(1, (Math.PI * clearOf(m, model)) / (width * INCH * depth * INCH));
  return enemiesOf(m, model).reduce((left) => left * (1 - around), 1);
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
