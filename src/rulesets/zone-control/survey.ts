import { type Box, squareToBox } from '../../kernel/box.ts';
import type { Ground } from '../../kernel/ground.ts';
import { COVER, DANGER, HARM, OBJECTIVE, TEMPO } from '../../rules/decision.ts';
import { WIDTH } from '../../rules/weighing.ts';
import { bandOf } from './bands.ts';
import type { Foe } from './foe.ts';
import { isSeen, LOOKS } from './looks.ts';
import type { Pad } from './pad.ts';
import { ownLook, theirLook, UNKNOWN } from './sightlines.ts';

/**
 * What a model finds at each of some places: ROW numbers, the tactics of standing there and what follows here. Where
 * enemies are added up, cover is still exposure, and tempo the square of how far off the nearest is, from middle to
 * middle.
 */
export type Survey = Float64Array;
export const ROW = WIDTH + 2;
/** Worth removed by the best attack from there, and what the count of zones gains by it. */
const ATTACK = WIDTH;
const GAIN = WIDTH + 1;

/** How little a look at somebody leaves him of shelter. */
const EXPOSED = Float64Array.from({ length: LOOKS }, (_, look) =>
  isSeen(look) ? 1 - Math.min(1, look / 4) : 0,
);

/** Models attack from where they are placed, without having moved. */
export const PLACED = -2;

/** How a model looks at places. */
export interface Eyes {
  readonly ground: Ground;
  readonly pad: Pad;
  /** The only point from which it attacks without having moved, NOWHERE for none or PLACED. */
  readonly still: number;
  /** It does not matter by how much an enemy is nearer than that, from middle to middle; a square. */
  readonly near: number;
  /** What losses count, and what the count of zones gains by the removal of an enemy. */
  readonly value: number;
  removing(enemy: number): number;
}

/** Adds up what enemies mean to some places in a box, enemy by enemy: what is known of one lies side by side in memory. */
export function surveyFoes(eyes: Eyes, foes: readonly Foe[], points: readonly number[], box: Box): Survey {
  const end = ROW * points.length;
  const survey = eyes.pad.turn(end);
  for (let at = TEMPO; at < end; at += ROW) survey[at] = Infinity;
  const far: Foe[] = [];
  for (const foe of foes) {
    if (squareToBox(box, foe.x, foe.y) > foe.reach) far.push(foe);
    else meet(survey, eyes, foe, points);
  }
  let nearest = 0;
  for (let at = TEMPO; at < end; at += ROW) nearest = Math.max(nearest, survey[at]);
  for (const foe of far) if (squareToBox(box, foe.x, foe.y) < nearest) approach(survey, eyes, foe, points);
  return survey;
}

/** Tells how near an enemy is who can do no harm and suffer none. */
function approach(
  survey: Survey,
  { ground: { x, y } }: Eyes,
  { x: foeX, y: foeY }: Foe,
  points: readonly number[],
): void {
  for (let i = 0, row = 0; i < points.length; i++, row += ROW) {
    const dx = x[points[i]] - foeX;
    const dy = y[points[i]] - foeY;
    const apart = dx * dx + dy * dy;
    if (apart < survey[row + TEMPO]) survey[row + TEMPO] = apart;
  }
}

/** Adds danger from an enemy and exposure to him, and tries the best attack on him, where there is any. */
function meet(survey: Survey, eyes: Eyes, foe: Foe, points: readonly number[]): void {
  const { still, value } = eyes;
  const { x, y } = eyes.ground;
  const { lines, prospect, danger, reach, x: foeX, y: foeY } = foe;
  const { looks } = lines;
  let removal = Number.NaN;
  for (let i = 0, row = 0; i < points.length; i++, row += ROW) {
    const point = points[i];
    const dx = x[point] - foeX;
    const dy = y[point] - foeY;
    const apart = dx * dx + dy * dy;
    if (apart < survey[row + TEMPO]) survey[row + TEMPO] = apart;
    if (apart > reach) continue;
    const pair = looks[point] === UNKNOWN ? lines.along(point) : looks[point];
    const seen = theirLook(pair);
    survey[row + COVER] += EXPOSED[seen];
    if (apart <= danger.bands.end)
      survey[row + DANGER] += danger.worth[bandOf(danger.bands, apart) * LOOKS + seen];

    if (apart > prospect.bands.end) continue;
    const moved = still === point || still === PLACED ? 0 : 1;
    const at = (2 * bandOf(prospect.bands, apart) + moved) * LOOKS + ownLook(pair);
    if (prospect.worth[at] === 0) continue;
    if (Number.isNaN(removal)) removal = eyes.removing(foe.model);
    const harm = value * prospect.worth[at];
    const gain = prospect.kill[at] * removal;
    if (harm + gain <= survey[row + ATTACK] + survey[row + GAIN]) continue;
    survey[row + ATTACK] = harm;
    survey[row + GAIN] = gain;
  }
}

/** Adds what standing on a place means to a weighing. */
export function addStanding(survey: Survey, place: number, into: Float64Array): void {
  const row = ROW * place;
  into[DANGER] += survey[row + DANGER];
  into[COVER] += survey[row + COVER];
  into[TEMPO] += survey[row + TEMPO];
  into[OBJECTIVE] += survey[row + OBJECTIVE];
}

/** Adds the best attack from a place to a weighing. */
export function addAttack(survey: Survey, place: number, into: Float64Array): void {
  into[HARM] += survey[ROW * place + ATTACK];
  into[OBJECTIVE] += survey[ROW * place + GAIN];
}
