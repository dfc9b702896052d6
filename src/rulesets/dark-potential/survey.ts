import type { Ground } from '../../kernel/ground.ts';
import { GUIDE_STEP } from '../../kernel/guide-field.ts';
import type { Length } from '../../kernel/length.ts';
import type { Seat } from '../../rules/decision.ts';
import { type ShotTable, shotAt } from './gunnery.ts';
import { getsThere } from './rough-charge.ts';
import { type Sightlines, UNSEEN } from './sightlines.ts';
import { NOWHERE } from './state.ts';

/** An enemy, or one stealth base of one, as a mover sees it. */
export interface Foe {
  readonly point: number;
  /** Share of the enemy that stands here: 1, or one in so many bases. */
  readonly share: number;
  readonly engaged: boolean;
  readonly dugIn: boolean;
  /** What the mover sees of it, and it of the mover, by standing point of the mover. */
  readonly seen: Uint16Array;
  readonly sees: Uint16Array;
  /** Rough lengths of the ways to it, in steps of the guide. */
  readonly far: Uint16Array;
  /** What the mover's shots do to it, standing still and on the move, and what its shots do to the mover. */
  readonly still: ShotTable | null;
  readonly onTheMove: ShotTable | null;
  readonly answer: ShotTable | null;
  /** Expected harm of a blow, both ways, and how far it can come to strike. */
  readonly blow: number;
  readonly counter: number;
  readonly reach: number;
}

/** What a mover finds at each of some places, in their order and where it starts after the last. */
export interface Columns {
  readonly place: Uint16Array;
  /** Best attack on any foe from there, and the best shot that takes a model that has not moved. */
  readonly harm: Float64Array;
  readonly steady: Float64Array;
  /** Sum of what foes could do there, in worth. */
  readonly danger: Float64Array;
  /** Sum over foes of the shelter from each, from 0 to 1. */
  readonly shelter: Float64Array;
  /** Least way left to walk to a foe, in 1/100 mm. */
  readonly lag: Float64Array;
}

/** Room for a survey of all points of a table. */
export function createColumns({ count }: Ground): Columns {
  const column = () => new Float64Array(count + 1);
  return {
    place: new Uint16Array(count + 1),
    harm: column(),
    steady: column(),
    danger: column(),
    shelter: column(),
    lag: column(),
  };
}

/** How a mover looks at places. */
export interface Eyes {
  readonly ground: Ground;
  /** What distances leave out between centres, whether they go by heights, and to what they are judged; 0 for exact. */
  readonly diameter: Length;
  readonly slanted: boolean;
  readonly grain: Length;
  readonly lines: Sightlines;
  /** Of the mover. */
  readonly seat: Seat;
  readonly dugIn: boolean;
  /** Bands of a shot table per 1/100 mm. */
  readonly scale: number;
  /** Within this distance it comes no closer to a foe in sight, and how far a charge goes. */
  readonly wanted: Length;
  readonly charge: Length;
  /** What one point of a foe's cover is worth in way. */
  readonly outflank: Length;
}

const NO_SHOT: ShotTable = new Float64Array(0);

/** Surveys places, and the start if there is one; the mover has moved wherever it is but `still`. */
export function survey(
  columns: Columns,
  eyes: Eyes,
  foes: readonly Foe[],
  places: readonly number[],
  start: number,
  still: number,
): void {
  const count = places.length + (start === NOWHERE ? 0 : 1);
  const { place, harm, steady, danger, shelter, lag } = columns;
  for (let i = 0; i < places.length; i++) place[i] = places[i];
  if (start !== NOWHERE) place[places.length] = start;
  harm.fill(0, 0, count);
  steady.fill(0, 0, count);
  danger.fill(0, 0, count);
  shelter.fill(0, 0, count);
  lag.fill(Infinity, 0, count);
  for (const foe of foes) surveyFoe(columns, eyes, foe, count, still);
}

/** Foe by foe and not place by place, since what is known of a foe lies side by side in memory. */
function surveyFoe(
  { place, harm, steady, danger, shelter, lag }: Columns,
  eyes: Eyes,
  foe: Foe,
  count: number,
  still: number,
): void {
  const { x, y, z } = eyes.ground;
  const { diameter, slanted, grain, lines, seat, scale, wanted, charge, outflank } = eyes;
  lines.know(foe.point, place, count);
  const penaltyOut = lines.penalty(seat === 0 ? 1 : 0, foe.dugIn);
  const penaltyIn = lines.penalty(seat, eyes.dugIn);
  const { point, share, seen, sees, far, blow, counter, reach, engaged } = foe;
  const moving = engaged ? NO_SHOT : (foe.onTheMove ?? NO_SHOT);
  const standing = engaged ? NO_SHOT : (foe.still ?? NO_SHOT);
  const isHeavy = standing !== moving;
  const answers = foe.answer ?? NO_SHOT;
  const fx = x[point];
  const fy = y[point];
  const fz = z[point];
  for (let i = 0; i < count; i++) {
    const at = place[i];
    const dx = x[at] - fx;
    const dy = y[at] - fy;
    const dz = z[at] - fz;
    let distance = Math.sqrt(dx * dx + dy * dy) - diameter;
    if (distance < 0) distance = 0;
    if (slanted && dz !== 0) distance = Math.sqrt(distance * distance + dz * dz);
    if (grain > 0) distance = Math.round(distance / grain) * grain;

    const cover = penaltyOut[seen[at]];
    const own = penaltyIn[sees[at]];
    const band = distance * scale;
    // A foe has to be walked to until it is in sight and close; one in cover has to be outflanked or met hand to hand.
    let walk = far[at] * GUIDE_STEP;
    if (walk < distance) walk = distance;
    if (distance <= wanted && cover !== UNSEEN && own !== UNSEEN && cover * outflank < walk)
      walk = cover * outflank;
    if (walk < lag[i]) lag[i] = walk;

    const shots = at === still ? standing : moving;
    let attack = cover === UNSEEN || shots.length === 0 ? 0 : shots[shotAt(band, cover)];
    const strikes = getsThere(eyes.ground, at, point, distance, far[at] * GUIDE_STEP, charge);
    if (strikes && blow > attack) attack = blow;
    attack *= share;
    if (attack > harm[i]) harm[i] = attack;
    if (isHeavy && cover !== UNSEEN) {
      const shot = shotAt(band, cover);
      const aimed = share * standing[shot];
      if (aimed > steady[i] && (moving.length === 0 || standing[shot] > moving[shot])) steady[i] = aimed;
    }

    let answer = own === UNSEEN || answers.length === 0 ? 0 : answers[shotAt(band, own)];
    if (distance <= reach && counter > answer) answer = counter;
    danger[i] += share * answer;
    shelter[i] += own >= 4 ? 1 : own / 4;
  }
}
