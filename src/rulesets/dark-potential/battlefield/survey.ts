import { NOWHERE, type Point } from '../../../kernel/entities.ts';
import type { Ground } from '../../../kernel/ground.ts';
import { GUIDE_STEP } from '../../../kernel/guides/guide-field.ts';
import { BOTH_HIDDEN, codeBack, codeThere, HIDDEN, UNKNOWN } from '../../../kernel/sight/sight-record.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { shotAt } from '../matchup/attack-tables.ts';
import type { Columns } from './columns.ts';
import { type Eyes, type Foe, isSameProspect, type Prospect } from './prospect.ts';
import { getsThere } from './rough-charge.ts';
import { UNSEEN } from './sightlines.ts';

/**
 * What a shot that may only be fired standing still comes to next turn, beside one on the move: whoever has to stay finds
 * nobody there more often than whoever goes after them. In 150 mirrored blocks Snipers found 0.51 of the harm that places
 * had promised them, and Leaders, who fire on the move, 1.70 of it.
 */
export const STANDING = 0.3;

/** A penalty that shelters as well as not being seen. */
const FULL_SHELTER = 4;

/**
 * Surveys places, and the start if there is one; the mover has moved wherever it is but `still`. Foe by foe and not
 * place by place, since what is known of a foe lies side by side in memory. Places of which the last survey with the
 * same prospect told are not looked at again: squad mates look at much the same ones.
 */
export function survey(
  columns: Columns,
  prospect: Prospect,
  places: readonly Point[],
  start: number,
  still: Point,
): void {
  if (columns.prospect === null || !isSameProspect(prospect, columns.prospect)) columns.isTold.fill(0);
  columns.prospect = prospect;
  const { eyes, foes } = prospect;
  const { isTold, place, both } = columns;
  if (still !== NOWHERE) isTold[still] = 0;
  let count = 0;
  for (const at of places) if (isTold[at] === 0) open(columns, eyes.ground, at, count++, foes.length);
  if (start !== NOWHERE && isTold[start] === 0) open(columns, eyes.ground, start, count++, foes.length);
  if (count === 0) return;
  for (const foe of foes) {
    eyes.lines.both(foe.point, place, count, both);
    const left = approach(columns, eyes, foe, count);
    if (left > 0) meet(columns, eyes, foe, left, still);
  }
  if (still !== NOWHERE) isTold[still] = 0;
}

/** Takes down the i-th place, of which nothing is known yet: full shelter from every foe. */
function open(
  { isTold, place, x, y, z, harm, promise, danger, shelter, lag }: Columns,
  ground: Ground,
  at: Point,
  i: number,
  foes: number,
): void {
  isTold[at] = 1;
  place[i] = at;
  x[i] = ground.x[at];
  y[i] = ground.y[at];
  z[i] = ground.z[at];
  harm[at] = 0;
  promise[at] = 0;
  danger[at] = 0;
  shelter[at] = foes;
  lag[at] = Infinity;
}

/**
 * Finds how far off a foe is, and the places from which it is seen or near enough for either to strike; most others
 * are of no consequence. Returns how many those are.
 */
function approach(columns: Columns, eyes: Eyes, foe: Foe, count: number): number {
  const { place, x, y, z, lag, both, distance, open } = columns;
  const { ground, diameter, slanted, grain, charge, strike } = eyes;
  const { point, far, reach } = foe;
  const hidden = unseen(eyes, foe);
  const near = Math.max(charge, strike, reach);
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
    const at = place[i];
    const least = lag[at];
    if (apart < least) {
      const way = far[at] * GUIDE_STEP;
      if (way < least) lag[at] = way < apart ? apart : way;
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
  return [lines.penalty(otherSeat(seat), foe.dugIn), lines.penalty(seat, dugIn)];
}

/** Adds up what the mover and a foe could do to each other, at the first `left` open places. */
function meet(columns: Columns, eyes: Eyes, foe: Foe, left: number, still: Point): void {
  const { place, harm, promise, danger, shelter, lag, both, distance, open } = columns;
  const { ground, scale, wanted, charge, strike, outflank, drawn, meeting } = eyes;
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
    template,
    other,
    backing,
  } = foe;
  const [penaltyOut, penaltyIn] = penalties(eyes, foe);
  for (let n = 0; n < left; n++) {
    const i = open[n];
    const at = place[i];
    const apart = distance[i];
    // The foe looks out at the mover.
    const own = penaltyIn[codeThere(both[i])];
    const cover = penaltyOut[codeBack(both[i])];
    const bands = apart * scale;
    let attack = 0;
    // A foe has to be walked to until it is in sight and close; one in cover has to be outflanked or met hand to hand.
    const isClear = cover !== UNSEEN && own !== UNSEEN && apart <= wanted;
    if (isClear && cover * outflank < lag[at]) lag[at] = cover * outflank;
    // Nobody shoots at whom he touches.
    if (cover !== UNSEEN && (apart > meeting || !eyes.touches(at, point))) {
      const shot = shotAt(bands, cover);
      let fromHere = standing[shot];
      let onTheMove = moving[shot];
      if (template !== null) {
        fromHere = Math.max(fromHere, template.still(apart, cover));
        if (template.moving !== null) onTheMove = Math.max(onTheMove, template.moving(apart, cover));
      }
      attack = at === still ? fromHere : onTheMove;
      const more = fromHere > onTheMove ? STANDING * (fromHere - onTheMove) : 0;
      const aimed = share * (onTheMove + more);
      if (aimed > promise[at]) promise[at] = aimed;
    }
    const way = far[at] * GUIDE_STEP;
    if (blow > attack && getsThere(ground, at, point, apart, way, charge)) attack = blow;
    if (share * blow > promise[at] && getsThere(ground, at, point, apart, way, strike))
      promise[at] = share * blow;
    attack *= share;
    if (attack > harm[at]) harm[at] = attack;

    let answer = own === UNSEEN ? 0 : answers[shotAt(bands, own)];
    if (apart <= reach && counter > answer) answer = counter;
    const beyond = answer > other ? answer - other : 0;
    danger[at] += share * backing * (drawn * answer + beyond);
    if (own < FULL_SHELTER) shelter[at] -= 1 - own / FULL_SHELTER;
  }
}
