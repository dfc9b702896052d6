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

/** Lists of what is followed beside models. */
const WORKS = 1;
const MARKERS = 2;
const BOUND = 3;

/** Takes note of where bases, markers, works and wrecks stand, and where somebody is going, before a model looks for room. */
export function followBases(m: Match, but: number): void {
  const { occupancy } = m.battlefield;
  const { point, bound, markers, works } = m.state;
  occupancy.follow(point, but);
  occupancy.follow(bound, NONE, BOUND);
  occupancy.follow(works, NONE, WORKS);
  if (m.matchup.hasMarkers) occupancy.follow(markers, NONE, MARKERS);
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
