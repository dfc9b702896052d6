import { type Model, NOBODY, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { squaredToSegment } from '../../../kernel/geometry/distances.ts';
import { HARD, SOFT } from '../matchup/looks.ts';
import { CLAUSE } from '../rules/index.ts';
import { isUp, lookAt } from './altitude.ts';
import { acted, type Match, tell } from './match.ts';

/** Works and wrecks that are there, by number. */
export function worksStanding(m: Match): number[] {
  return m.matchup.works.map((_, work) => work).filter((work) => m.state.works[work] !== NOWHERE);
}

/** Puts up a section, or lets a wreck stay. */
export function raise(m: Match, work: number, at: Point): void {
  m.state.works[work] = at;
  m.state.solidity[work] = m.matchup.works[work].material.wounds;
}

/** What a section loses; it is gone when nothing is left (DX-TER-01). */
export function crumble(m: Match, work: number): void {
  m.state.solidity[work]--;
  const { name } = m.matchup.works[work];
  const left = m.state.solidity[work];
  if (left === 0) m.state.works[work] = NOWHERE;
  tell(m, 'terrain', () => [
    left === 0 ? `${name} is destroyed.` : `${name} has ${left} wounds left.`,
    { work, left },
  ]);
}

/**
 * How cover of works adds to the way somebody on a point is seen from another, as bits of a look: a section counts that
 * he touches and that is across the line (DX-WKS-ASM, DX-WRK-ASM).
 */
export function worksLook(m: Match, from: Point, at: Point): number {
  let look = 0;
  for (let work = 0; work < m.state.works.length; work++) look |= lookBehind(m, work, from, at);
  return look;
}

/** The same of one of them. */
function lookBehind(m: Match, work: number, from: Point, at: Point): number {
  if (!isCoverBeside(m, work, at)) return 0;
  const { x, y, radius } = m.battlefield.ground;
  const stands = m.state.works[work];
  const squared = squaredToSegment(x[stands], y[stands], x[from], y[from], x[at], y[at]);
  if (squared >= radius * radius) return 0;
  return m.matchup.works[work].material.cover === 'hard' ? HARD : SOFT;
}

/** Whether a section is there, is cover, and touches a base on a point. */
function isCoverBeside(m: Match, work: number, at: Point): boolean {
  const stands = m.state.works[work];
  return (
    stands !== NOWHERE && m.matchup.works[work].material.cover !== 'none' && m.battlefield.touch(at, stands)
  );
}

/** How a model sees another, works included, as bits. */
export function lookWithWorks(m: Match, viewer: Model, target: Model): number {
  const look = lookAt(m, viewer, target);
  return isUp(m, target) ? look : withWorks(m, look, m.state.point[viewer], m.state.point[target]);
}

/** The same between two points on the ground. */
export function lookBetween(m: Match, from: Point, at: Point): number {
  return withWorks(m, m.battlefield.lines.look(from, at), from, at);
}

function withWorks(m: Match, look: number, from: Point, at: Point): number {
  return look === 0 || m.state.works.length === 0 ? look : look | worksLook(m, from, at);
}

/** Counts that sections or wrecks shelter the target of a shot. */
export function noteWorks(m: Match, firer: Model, target: Model): void {
  if (isUp(m, target)) return;
  const { point } = m.state;
  m.matchup.works.forEach(({ vehicle }, work) => {
    if (lookBehind(m, work, point[firer], point[target]) !== 0)
      acted(m, vehicle === NOBODY ? CLAUSE.works.sections : CLAUSE.wrecks.cover);
  });
}

/** Whether a base on a point touches a section that is cover. */
export function isBesideWorks(m: Match, at: Point): boolean {
  return m.matchup.works.some((_, work) => isCoverBeside(m, work, at));
}
