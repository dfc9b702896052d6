import { type Model, NOBODY, type Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { headingTo, opposite, turnBetween, turned } from '../battlefield/compass.ts';
import { acted, type Match, nearestEnemy, settingsOf } from '../match/match.ts';
import { hitsOn, obeys } from '../match/systems.ts';
import { ABOUT } from '../matchup/gaits.ts';
import { CLAUSE } from '../rules/index.ts';

/** How a move takes a model somewhere: with its front ahead, backwards, or not at all. */
const AHEAD = 1;
const BACK = 2;
const NEVER = 0;

/** Steps of the compass that a model may turn by for an action, as its steering is. */
export function turnOf(m: Match, model: Model): number {
  if (m.state.jammed[model] > 0 || hitsOn(m, model, 'steering') > 2) return 0;
  return m.matchup.gaits[model].turn;
}

/**
 * Rolls for what is damaged before a model moves; whether it moves at all. Rolling for the steering costs nothing, so
 * it is done before the way is chosen (DX-VEH-06, DX-VEH-09).
 */
export function startsToMove(m: Match, model: Model): boolean {
  m.state.jammed[model] = 0;
  if (!obeys(m, model, 'transmission')) return false;
  if (!obeys(m, model, 'steering')) m.state.jammed[model] = 1;
  return true;
}

/** Whether a model moves at all as it is, luck apart. */
export function canMove(m: Match, model: Model): boolean {
  return hitsOn(m, model, 'transmission') < 3;
}

/** Whether a move of some length may end at a place, as far as its front is concerned. */
export function mayDriveTo(m: Match, model: Model, at: Point, cost: Length, far: Length): boolean {
  return wayTo(m, model, at, cost, far) !== NEVER;
}

function wayTo(m: Match, model: Model, at: Point, cost: Length, far: Length): number {
  const turn = turnOf(m, model);
  if (turn >= ABOUT) return AHEAD;
  const from = m.state.point[model];
  const heading = m.state.heading[model];
  const line = headingTo(m.battlefield.ground, from, at);
  if (turnBetween(heading, line) <= turn) return AHEAD;
  const { reverse } = settingsOf(m, model).locomotion;
  const isSlow = cost <= reverse.factor * far && reverse.on && hitsOn(m, model, 'transmission') === 0;
  return isSlow && turnBetween(heading, opposite(line)) <= turn ? BACK : NEVER;
}

/** Brings the front of a model round after a move from somewhere: along its way, then to the nearest enemy (DX-TRN-LINE-ASM). */
export function bringRound(m: Match, model: Model, from: Point): void {
  const { heading, point } = m.state;
  const turn = turnOf(m, model);
  const line = headingTo(m.battlefield.ground, from, point[model]);
  const isAhead = turn >= ABOUT || turnBetween(heading[model], line) <= turn;
  const along = isAhead ? line : opposite(line);
  const left = turn === 0 ? 0 : Math.max(0, turn - turnBetween(heading[model], along));
  if (m.matchup.gaits[model].turn < ABOUT) acted(m, CLAUSE.locomotion.turning);
  if (!isAhead) acted(m, CLAUSE.locomotion.reverse);
  heading[model] = along;
  faceEnemy(m, model, m.matchup.gaits[model].turn >= ABOUT && turn > 0 ? ABOUT : left);
  m.state.jammed[model] = 0;
}

/** Turns a model to the nearest enemy, by some steps at most: nothing but its rear depends on where it faces. */
function faceEnemy(m: Match, model: Model, most: number): void {
  const enemy = nearestEnemy(m, model);
  if (enemy === NOBODY || most === 0) return;
  const { point, heading } = m.state;
  const towards = headingTo(m.battlefield.ground, point[model], point[enemy]);
  heading[model] = turned(heading[model], towards, most);
}

/** Whether a place is behind a vehicle, within its rear (DX-VEH-01, DX-REAR-ASM). */
export function isBehind(m: Match, model: Model, at: Point, degrees: number): boolean {
  const line = headingTo(m.battlefield.ground, m.state.point[model], at);
  return turnBetween(opposite(m.state.heading[model]), line) <= (degrees * ABOUT) / 360;
}
