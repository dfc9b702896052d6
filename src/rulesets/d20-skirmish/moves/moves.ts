import { type Model, NOBODY, type Point } from '../../../kernel/entities.ts';
import { pathData, placeAt } from '../../../kernel/field/place-words.ts';
import type { Length } from '../../../kernel/length.ts';
import { once } from '../../../rules/play/weighing.ts';
import { reveal } from '../match/concealment.ts';
import { acted, type Match, settingsOf, tellOf } from '../match/match.ts';
import { SMALL, STANDING } from '../matchup/modifiers.ts';
import { CLAUSE } from '../rules/index.ts';
import { bringRound, startsToMove } from '../ways/driving.ts';
import { goesOnFoot, noteGoing, notePace } from '../ways/going.ts';
import { bestEnd, pathOf } from '../ways/narrows.ts';
import { type Crossing, faceNearest, isSpared } from '../ways/reach.ts';
import { type Retreat, reactTo } from './reactions.ts';

/**
 * Moves a model; whoever is on Wait may react on the way (DX-WAI-01). Returns whether it got there.
 *
 * @param charged whom the move is a charge at
 * @param taken where others are going whom it interrupts
 */
export function makeMove(
  m: Match,
  model: Model,
  to: Point,
  cost: Length,
  crossing: Crossing,
  charged: Model = NOBODY,
  taken: readonly Point[] = [],
): boolean {
  const from = m.state.point[model];
  notePace(m, model);
  if (to === from) {
    m.state.jammed[model] = 0;
    return true;
  }
  const path = once(() => pathOf(m, model, to, cost, crossing));
  noteGround(m, model, from, to, crossing);
  noteGoing(m, model, from, to, cost);
  setOff(m, model);
  tellOf(m, 'move', model, () => [
    `${m.state.posture[model] === STANDING ? 'moves' : 'crawls'} for ${placeAt(m.battlefield.ground, to)}`,
    pathData(m.battlefield.ground, path()),
  ]);
  if (!reactTo(m, model, path, charged, retreatPast(taken))) return false;
  m.state.point[model] = to;
  if (m.state.posture[model] === SMALL) faceNearest(m, model);
  if (!goesOnFoot(m, model)) bringRound(m, model, from);
  return true;
}

/** A model stirs: it is no longer hidden, on Wait or stationary (DX-CNC-ASM, DX-WAI-ASM, DX-STILL-ASM). */
function setOff(m: Match, model: Model): void {
  reveal(m, model);
  m.state.waiting[model] = 0;
  m.state.moved[model] = 1;
}

/** Jumps straight to a place; whoever is on Wait may react. Returns whether it got there. */
export function glide(m: Match, model: Model, to: Point, how: string): boolean {
  const from = m.state.point[model];
  notePace(m, model);
  setOff(m, model);
  tellOf(m, 'move', model, () => [
    `${how} for ${placeAt(m.battlefield.ground, to)}`,
    pathData(m.battlefield.ground, [from, to]),
  ]);
  if (!reactTo(m, model, () => [from, to], NOBODY, retreatPast([]))) return false;
  m.state.point[model] = to;
  return true;
}

/** Changes the altitude of a flyer; whoever is on Wait may react while it is at the higher one. */
export function changeAltitude(m: Match, model: Model, to: number): void {
  const { altitude, point } = m.state;
  const at = point[model];
  acted(m, CLAUSE.locomotion.altitude);
  tellOf(m, 'altitude', model, to === 0 ? 'comes down to the ground' : `flies at altitude ${to}`);
  setOff(m, model);
  altitude[model] = Math.max(altitude[model], to);
  if (reactTo(m, model, () => [at, at], NOBODY, retreatPast([]))) altitude[model] = to;
}

/**
 * Moves as far from somebody as a move goes.
 *
 * @param taken where that one and others are going, which stays free
 */
export function retreat(m: Match, model: Model, enemy: Model, taken: readonly Point[] = []): void {
  if (!startsToMove(m, model)) return;
  const from = m.state.point[enemy];
  const { distance, touch, overlap } = m.battlefield;
  const isInTheWay = (at: Point) => taken.some((end) => touch(at, end) || overlap(at, end));
  const { point, cost } = bestEnd(m, model, (at) => (isInTheWay(at) ? -1 : distance(at, from)));
  makeMove(m, model, point, cost, 'plain', NOBODY, taken);
}

/** How whoever is on Wait retreats from a move, which keeps free where it ends and where others are going. */
function retreatPast(taken: readonly Point[]): Retreat {
  return (m, waiter, mover, end) => retreat(m, waiter, mover, [...taken, end]);
}

function noteGround(m: Match, model: Model, from: Point, to: Point, crossing: Crossing): void {
  acted(m, CLAUSE.moving.move);
  if (!goesOnFoot(m, model)) return;
  const { crawl, rough, climb } = settingsOf(m, model).moving;
  if (crawl.on && m.state.posture[model] !== STANDING) acted(m, CLAUSE.moving.crawl);
  if (isSpared(m, model)) acted(m, CLAUSE.moving.least);
  if (rough.on && (m.battlefield.isRough(from) || m.battlefield.isRough(to))) acted(m, CLAUSE.moving.rough);
  const { z } = m.battlefield.ground;
  if (climb.on && z[from] !== z[to]) acted(m, CLAUSE.moving.climb);
  if (crossing === 'across') acted(m, CLAUSE.moving.limiting);
}
