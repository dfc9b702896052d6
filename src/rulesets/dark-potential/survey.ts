import type { Ground } from '../../kernel/ground.ts';
import { GUIDE_STEP } from '../../kernel/guide-field.ts';
import type { Length } from '../../kernel/length.ts';
import { BOTH_HIDDEN, codeBack, codeThere, HIDDEN, UNKNOWN } from '../../kernel/sight-record.ts';
import type { Seat } from '../../rules/decision.ts';
import type { Columns } from './columns.ts';
import { type ShotTable, shotAt } from './gunnery.ts';
import { getsThere } from './rough-charge.ts';
import { type Sightlines, UNSEEN } from './sightlines.ts';
import { NOWHERE } from './state.ts';

/** An enemy, or one stealth base of one, as a mover sees it. */
export interface Foe {
  readonly point: number;
  /** Share of the enemy that stands here: 1, or one in so many bases. */
  readonly share: number;
  readonly dugIn: boolean;
  /** Rough lengths of the ways to it, in steps of the guide. */
  readonly far: Uint16Array;
  /** What the mover's shots do to it, standing still and on the move, and what its shots do to the mover. */
  readonly still: ShotTable;
  readonly onTheMove: ShotTable;
  readonly answer: ShotTable;
  /** Expected harm of a blow, both ways, and how far it can come to strike. */
  readonly blow: number;
  readonly counter: number;
  readonly reach: number;
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

/** A penalty that shelters as well as not being seen. */
const FULL_SHELTER = 4;

/**
 * Surveys places, and the start after the last if there is one; the mover has moved wherever it is but `still`. Foe by
 * foe and not place by place, since what is known of a foe lies side by side in memory.
 */
export function survey(
  columns: Columns,
  eyes: Eyes,
  foes: readonly Foe[],
  places: readonly number[],
  start: number,
  still: number,
): void {
  const count = open(columns, eyes.ground, places, start, foes.length);
  const { place, both } = columns;
  for (const foe of foes) {
    eyes.lines.both(foe.point, place, count, both);
    const left = approach(columns, eyes, foe, count);
    if (left > 0) meet(columns, eyes, foe, left, still);
  }
}

/** Takes down places of which nothing is known yet, full shelter from every foe; returns how many there are. */
function open(
  { place, x, y, z, harm, steady, danger, shelter, lag }: Columns,
  ground: Ground,
  places: readonly number[],
  start: number,
  foes: number,
): number {
  const count = places.length + (start === NOWHERE ? 0 : 1);
  for (let i = 0; i < count; i++) {
    const at = i < places.length ? places[i] : start;
    place[i] = at;
    x[i] = ground.x[at];
    y[i] = ground.y[at];
    z[i] = ground.z[at];
    harm[i] = 0;
    steady[i] = 0;
    danger[i] = 0;
    shelter[i] = foes;
    lag[i] = Infinity;
  }
  return count;
}

/**
 * Finds how far off a foe is, and the places from which it is seen or near enough for either to strike; most others
 * are of no consequence. Returns how many those are.
 */
function approach(columns: Columns, eyes: Eyes, foe: Foe, count: number): number {
  const { place, x, y, z, lag, both, distance, open } = columns;
  const { ground, diameter, slanted, grain, charge } = eyes;
  const { point, far, reach } = foe;
  const hidden = unseen(eyes, foe);
  const near = charge > reach ? charge : reach;
  const fx = ground.x[point];
  const fy = ground.y[point];
  const fz = ground.z[point];
  let left = 0;
  for (let i = 0; i < count; i++) {
    const dx = x[i] - fx;
    const dy = y[i] - fy;
    const dz = z[i] - fz;
    let apart = Math.sqrt(dx * dx + dy * dy) - diameter;
    if (apart < 0) apart = 0;
    if (slanted && dz !== 0) apart = Math.sqrt(apart * apart + dz * dz);
    if (grain > 0) apart = Math.round(apart / grain) * grain;
    const least = lag[i];
    if (apart < least) {
      const way = far[place[i]] * GUIDE_STEP;
      if (way < least) lag[i] = way < apart ? apart : way;
    }
    if (both[i] === hidden && apart > near) continue;
    open[left++] = i;
    distance[i] = apart;
  }
  return left;
}

/** What a mover and a foe who see nothing of each other tell; UNKNOWN, which nobody tells, if they target all the same. */
function unseen(eyes: Eyes, foe: Foe): number {
  const [out, back] = penalties(eyes, foe);
  return out[HIDDEN] === UNSEEN && back[HIDDEN] === UNSEEN ? BOTH_HIDDEN : UNKNOWN;
}

/** Cover penalties by code: of the foe, and of the mover. */
function penalties({ lines, seat, dugIn }: Eyes, foe: Foe): [Uint8Array, Uint8Array] {
  return [lines.penalty(seat === 0 ? 1 : 0, foe.dugIn), lines.penalty(seat, dugIn)];
}

/** Adds up what the mover and a foe could do to each other, at the first `left` open places. */
function meet(columns: Columns, eyes: Eyes, foe: Foe, left: number, still: number): void {
  const { place, harm, steady, danger, shelter, lag, both, distance, open } = columns;
  const { ground, scale, wanted, charge, outflank } = eyes;
  const {
    point,
    share,
    far,
    blow,
    counter,
    reach,
    still: standing,
    onTheMove: moving,
    answer: answers,
  } = foe;
  const [penaltyOut, penaltyIn] = penalties(eyes, foe);
  const isHeavy = standing !== moving;
  for (let n = 0; n < left; n++) {
    const i = open[n];
    const at = place[i];
    const apart = distance[i];
    // The foe looks out at the mover.
    const own = penaltyIn[codeThere(both[i])];
    const cover = penaltyOut[codeBack(both[i])];
    const bands = apart * scale;
    let attack = 0;
    if (cover !== UNSEEN) {
      // A foe has to be walked to until it is in sight and close; one in cover has to be outflanked or met hand to hand.
      if (apart <= wanted && own !== UNSEEN && cover * outflank < lag[i]) lag[i] = cover * outflank;
      const shot = shotAt(bands, cover);
      attack = moving[shot];
      if (isHeavy) {
        const aimed = share * standing[shot];
        if (standing[shot] > attack && aimed > steady[i]) steady[i] = aimed;
        if (at === still) attack = standing[shot];
      }
    }
    if (blow > attack && getsThere(ground, at, point, apart, far[at] * GUIDE_STEP, charge)) attack = blow;
    attack *= share;
    if (attack > harm[i]) harm[i] = attack;

    let answer = own === UNSEEN ? 0 : answers[shotAt(bands, own)];
    if (apart <= reach && counter > answer) answer = counter;
    danger[i] += share * answer;
    if (own < FULL_SHELTER) shelter[i] -= 1 - own / FULL_SHELTER;
  }
}
