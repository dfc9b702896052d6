import { type Model, NOBODY, NONE, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { pointsInOwnFrame } from '../../../kernel/own-frame.ts';
import { type Match, seatOf } from './match.ts';

/** Points of works and wrecks that a model cannot move through. */
export function worksInTheWay(m: Match, model: Model): Point[] {
  const isOnFoot = m.matchup.models[model].profile.locomotion === 'foot';
  return Array.from(m.state.works).filter(
    (at, work) => at !== NOWHERE && !(isOnFoot && m.matchup.works[work].material.lets),
  );
}

/** Takes note of where bases, markers, works and wrecks stand before a model looks for room. */
export function followBases(m: Match, but: number): void {
  const { point, markers, works } = m.state;
  const { hasMarkers } = m.matchup;
  m.battlefield.occupancy.follow(point, but, works, NONE, hasMarkers ? markers : undefined);
}

/**
 * The place with room for a model that is least far off, the first of several as its side lists them; NOWHERE where there
 * is none.
 */
export function nearestRoom(
  m: Match,
  model: Model,
  far: (at: Point) => number,
  maySuit: (at: Point) => boolean,
): Point {
  const { ground, occupancy } = m.battlefield;
  followBases(m, NOBODY);
  let [best, least]: [Point, number] = [NOWHERE, Infinity];
  for (const at of pointsInOwnFrame(ground, seatOf(m, model))) {
    const gap = far(at);
    if (gap < least && occupancy.isFree(at) && maySuit(at)) [best, least] = [at, gap];
  }
  return best;
}
