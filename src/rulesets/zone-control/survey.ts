import type { Ground } from '../../kernel/ground.ts';
import { COVER, DANGER, HARM, OBJECTIVE } from '../../rules/decision.ts';
import { WIDTH } from '../../rules/weighing.ts';
import { type Foe, type Frame, frameOf, squareToFrame } from './foes.ts';
import { isSeen } from './looks.ts';
import { LOOK, LOOKS } from './prospects.ts';
import { UNKNOWN } from './sightlines.ts';

/** What a model finds at each of some places. */
export interface Survey {
  /** WIDTH numbers for each place: danger, cover, and what else it means to stand there. */
  readonly standing: Float64Array;
  /** Two for each place: worth removed by the best attack from there, and what the count of zones gains by it. */
  readonly attacks: Float64Array;
  /** Square of how far off the nearest enemy is, from middle to middle. */
  readonly near: Float64Array;
}

/** What a look at somebody counts as shelter to him. */
const SHELTER = Float64Array.from({ length: 256 }, (_, look) => (isSeen(look) ? Math.min(1, look / 4) : 1));

/** Models attack from where they are placed, without having moved. */
export const PLACED = -2;

/** How a model looks at places. */
export interface Eyes {
  readonly ground: Ground;
  /** The only point from which it attacks without having moved, NOWHERE for none or PLACED. */
  readonly still: number;
  /** What losses count, and what the count of zones gains by the removal of an enemy. */
  readonly value: number;
  removing(enemy: number): number;
}

/** Adds up what enemies mean to some places, enemy by enemy: what is known of one lies side by side in memory. */
export function surveyFoes(eyes: Eyes, foes: readonly Foe[], points: readonly number[]): Survey {
  const survey = {
    standing: new Float64Array(WIDTH * points.length),
    attacks: new Float64Array(2 * points.length),
    near: new Float64Array(points.length).fill(Infinity),
  };
  const frame = frameOf(eyes.ground, points);
  for (const foe of foes) {
    if (isClose(foe, frame)) meet(survey, eyes, foe, points);
    else shelterFrom(survey, eyes, foe, points);
  }
  return survey;
}

/** Whether an enemy and a model in a frame may be able to harm each other. */
function isClose(foe: Foe, frame: Frame): boolean {
  return squareToFrame(frame, foe) <= Math.max(foe.within, foe.dangerous);
}

/** Adds the shelter from an enemy, and how near he is. */
function shelterFrom(
  { standing, near }: Survey,
  { ground }: Eyes,
  foe: Foe,
  points: readonly number[],
): void {
  const { x, y } = ground;
  const { lines, x: foeX, y: foeY } = foe;
  const { looks } = lines;
  for (let i = 0; i < points.length; i++) {
    const point = points[i];
    const dx = x[point] - foeX;
    const dy = y[point] - foeY;
    const apart = dx * dx + dy * dy;
    if (apart < near[i]) near[i] = apart;
    const pair = looks[point] === UNKNOWN ? lines.along(point) : looks[point];
    standing[WIDTH * i + COVER] += SHELTER[pair >>> 8];
  }
}

/** Adds the danger from an enemy too, and tries the best attack on him. */
function meet({ standing, attacks, near }: Survey, eyes: Eyes, foe: Foe, points: readonly number[]): void {
  const { still, value } = eyes;
  const { x, y } = eyes.ground;
  const { lines, prospect, answer, within, dangerous, stride, lunge, x: foeX, y: foeY } = foe;
  const { looks } = lines;
  const own = prospect.squares;
  const theirs = answer.squares;
  const ownBands = own.length;
  const theirBands = theirs.length;
  let removal = Number.NaN;
  for (let i = 0; i < points.length; i++) {
    const point = points[i];
    const dx = x[point] - foeX;
    const dy = y[point] - foeY;
    const apart = dx * dx + dy * dy;
    if (apart < near[i]) near[i] = apart;
    const pair = looks[point] === UNKNOWN ? lines.along(point) : looks[point];
    const seen = pair >>> 8;
    standing[WIDTH * i + COVER] += SHELTER[seen];

    if (apart <= dangerous) {
      let band = 0;
      while (band < theirBands && apart > theirs[band]) band++;
      const here = answer.worth[2 * band * LOOKS + LOOK[seen]];
      standing[WIDTH * i + DANGER] += apart <= stride && lunge > here ? lunge : here;
    }

    if (apart > within) continue;
    let band = 0;
    while (band < ownBands && apart > own[band]) band++;
    const moved = still === point || still === PLACED ? 0 : 1;
    const at = (2 * band + moved) * LOOKS + LOOK[pair & 255];
    if (prospect.worth[at] === 0) continue;
    if (Number.isNaN(removal)) removal = eyes.removing(foe.model);
    const harm = value * prospect.worth[at];
    const gain = prospect.kill[at] * removal;
    if (harm + gain <= attacks[2 * i] + attacks[2 * i + 1]) continue;
    attacks[2 * i] = harm;
    attacks[2 * i + 1] = gain;
  }
}

/** Adds the best attack from a place to a weighing. */
export function addAttack({ attacks }: Survey, place: number, into: Float64Array): void {
  into[HARM] += attacks[2 * place];
  into[OBJECTIVE] += attacks[2 * place + 1];
}
