import type { Model, Point, Seat } from '../../../kernel/entities.ts';
import { isFree } from '../../../kernel/field/taken-points.ts';
import { where } from '../../../rules/play/labels.ts';
import { allowanceOf, roomFor } from '../match/blockers.ts';
import { decide, type Match, seatOf, settingsOf } from '../match/match.ts';
import { weighBasesFrom } from './base-plan.ts';

/**
 * Where the bases of a model that hides again stand: on its own place and on free ones in contact with it, which its
 * player chooses one after another (DP-D-10); bases that do not fit are forgone (DP-STL-10).
 */
export function hidingPlaces(m: Match, model: Model): Point[] {
  const seat = seatOf(m, model);
  const at = m.state.point[model];
  const { allowed } = settingsOf(m, model).stealth.reentry;
  const most = allowed === 'bases-left' ? m.state.kept[model] : m.matchup.models[model].bases.length;
  const weigh = weighBasesFrom(m, model, at, Math.max(1, allowanceOf(m, model, 1)));
  const places = [at];
  let free = touchingInOwnFrame(m, at, seat).filter(roomFor(m, model).isFree);
  for (;;) {
    free = free.filter((place) => isFree(m.battlefield, place, places));
    if (places.length >= most || free.length === 0) return places;
    const options = free;
    const weighAt = (i: number, into: Float64Array) => weigh(options[i], into);
    const label = where('put a base at', m.battlefield.ground, options);
    const picked = decide(m, seat, 'DP-D-10', model, options.length, weighAt, { label });
    places.push(options[picked]);
  }
}

function touchingInOwnFrame(m: Match, at: Point, seat: Seat): Point[] {
  const { touching, touchingStart } = m.battlefield.ground;
  const places = [...touching.subarray(touchingStart[at], touchingStart[at + 1])];
  return seat === 0 ? places : places.reverse();
}
