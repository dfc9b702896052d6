import type { Model } from '../../../kernel/entities.ts';
import { everySoMany } from '../../../kernel/field/point-bits.ts';
import { INCH } from '../../../kernel/length.ts';
import { formOf } from '../match/foes.ts';
import { enemiesOf, type Match, seatOf, settingsOf } from '../match/match.ts';
import { meleeReach } from '../matchup/reach.ts';
import { isSeen } from '../sight/looks.ts';
import { clearOf, fightOf, harmOnceCome, shares } from './fighting-on.ts';

/** What holding a model back is worth where it serves, and costs where it does not. */
const HELD = 0.1;
/**
 * What a striker may forgo by waiting for the last round, in models, where enemies leave all of the board to him; a zone
 * taken then makes up for it. With 11 armies on square boards of three sizes waiting mostly paid where it cost less.
 */
const MAY_COST = 0.6;
/**
 * Of a side no more than so many of which can strike, whoever would live to the last round with no more than this chance,
 * and do no more in models until he falls, waits in any case. So it paid in 600 cases (53 armies on the designed boards,
 * 24 blocks each, all strikers waiting against the same who may not), and in 250 of dreadful guns it cost from 1.6 on.
 */
const FEW = 0.4;
const HARDLY = 0.2;
const LITTLE = 1.6;
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

/** Whether a model may be held back at all (ZC-DEP-01/02). */
export function canBeHeldBack(m: Match, model: Model): boolean {
  const { deepStrike, ambush } = m.matchup.models[model].profile;
  return settingsOf(m, model).reserves.on && (deepStrike || ambush);
}

/** What it is worth to hold a model back for a strike or an ambush, rather than to deploy it (ZC-D-01). */
export function worthOfHoldingBack(m: Match, model: Model): number {
  const { round } = settingsOf(m, model).reserves.arrival;
  if (round > m.matchup.settings[0].rounds.length.rounds) return -m.matchup.worth[model];
  const serves = strikesLate(m, model) || ambushesInTime(m, model);
  return serves && findsRoom(m, model) ? HELD : -HELD;
}

/** Whether somebody who can do both waits for no strike, but comes in ambush as soon as that may be. */
export function prefersAmbush(m: Match, model: Model): boolean {
  return !strikesLate(m, model) && ambushesInTime(m, model);
}

/** Whether an ambusher who comes as soon as that may be does so in good time, and serves by it. */
function ambushesInTime(m: Match, model: Model): boolean {
  const { round } = settingsOf(m, model).reserves.arrival;
  if (!m.matchup.models[model].profile.ambush || round - 1 > MAY_MISS) return false;
  return outdoesBlows(m, model) && !missesShots(m, model, round);
}

/** Whether a striker does better to wait, found out when first asked for: it hangs on the armies and the board alone. */
function strikesLate(m: Match, model: Model): boolean {
  if (!m.matchup.models[model].profile.deepStrike) return false;
  const { waits } = m.battlefield;
  if (Number.isNaN(waits[model])) waits[model] = Number(forgoesLittle(m, model));
  return waits[model] === 1;
}

function forgoesLittle(m: Match, model: Model): boolean {
  const { ahead, does, lives } = fightOf(m, model);
  if (ahead <= MAY_COST * roomLeft(m, model)) return true;
  const force = m.matchup.force[seatOf(m, model)];
  const strikers = force.filter((one) => m.matchup.models[one].profile.deepStrike).length;
  return lives <= HARDLY && does <= LITTLE && strikers <= FEW * force.length;
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

/** Whether enough of a model's side deploys for the enemy not to go where he likes. */
function areMet(m: Match, model: Model): boolean {
  const force = m.matchup.force[seatOf(m, model)];
  return force.filter((one) => canBeHeldBack(m, one)).length <= MOST_ABLE * force.length;
}
