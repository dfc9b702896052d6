import { CONTACT_GAP, overlapOn } from '../../kernel/base.ts';
import type { Ground } from '../../kernel/ground.ts';
import { INCH, type Length } from '../../kernel/length.ts';
import { createOccupancy, type Occupancy } from '../../kernel/occupancy.ts';
import type { Ways } from '../../kernel/ways.ts';
import type { Seat } from '../../rules/decision.ts';
import type { Field } from '../../rules/ruleset.ts';
import type { Book } from './book.ts';
import { createGrid, type Grid } from './grid.ts';
import type { Settings } from './rules/index.ts';
import { createSightlines, type Sightlines } from './sightlines.ts';

/** The table as the compiled rules read it: zones, distances, sight, ways. */
export interface Theatre {
  readonly ground: Ground;
  readonly grid: Grid;
  readonly lines: Sightlines;
  /** By seat. */
  readonly ways: readonly [Ways, Ways];
  /** Distance between models on two points (ZC-A6). */
  distance(a: number, b: number): Length;
  /** Bases on two points touch. */
  touch(a: number, b: number): boolean;
  /** Bases on two points would overlap. */
  overlap(a: number, b: number): boolean;
  /** Keeps track of taken points, for looking at many places at once. */
  readonly occupancy: Occupancy;
  /** By seat: which places are far enough from some points for a deep strike, and for an ambush (ZC-DEP-01/02). */
  readonly clearOf: readonly [Clearances, Clearances];
  /** Distance of a base from its seat's own edge. */
  fromHome(seat: Seat, point: number): Length;
}

export interface Clearances {
  readonly deepStrike: Occupancy;
  readonly ambush: Occupancy;
}

export function openTheatre(book: Book, field: Field): Theatre {
  const { ground } = field;
  const { x, y, radius } = ground;
  const [{ measurement, boards, zones }] = book.settings;
  const flat = (a: number, b: number) => {
    const dx = x[a] - x[b];
    const dy = y[a] - y[b];
    return Math.sqrt(dx * dx + dy * dy);
  };
  const taken = measurement.base.on ? 2 * radius : 0;
  const sides = boards.setUp.edges === 'sides';
  const half = ((sides ? ground.spec.width : ground.spec.depth) * INCH) / 2;
  const across = sides ? x : y;
  const overlap = overlapOn(ground);
  const distance = (a: number, b: number) => Math.max(0, flat(a, b) - taken);
  const clearances = ({ reserves }: Settings): Clearances => {
    const { exact } = reserves.deepStrike;
    const beyond = (inches: number) =>
      createOccupancy(ground, (a, b) =>
        exact === 'within' ? distance(a, b) <= inches * INCH : distance(a, b) < inches * INCH,
      );
    return {
      deepStrike: beyond(reserves.deepStrike.clearance),
      ambush: beyond(reserves.ambush.clearance),
    };
  };

  return {
    ground,
    grid: createGrid(ground, zones.grid.inches),
    lines: createSightlines(field, book.settings),
    ways: [field.ways(book.costs[0]), field.ways(book.costs[1])],
    distance,
    touch: (a, b) => flat(a, b) - 2 * radius <= CONTACT_GAP,
    occupancy: createOccupancy(ground, overlap),
    clearOf: [clearances(book.settings[0]), clearances(book.settings[1])],
    overlap,
    fromHome: (seat, point) => half - radius + (seat === 0 ? across[point] : -across[point]),
  };
}
