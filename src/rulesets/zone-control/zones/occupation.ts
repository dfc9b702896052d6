import { NOWHERE, type Point } from '../../../kernel/entities.ts';
import type { Seat } from '../../../rules/decision.ts';
import type { Settings } from '../rules/index.ts';
import type { Grid } from './grid.ts';

/** Who controls a zone, besides seats 0 and 1. */
export const EMPTY = -1;
export const CONTESTED = 2;
/** Somebody is in it, nobody wholly. */
const STRADDLED = 3;

/** Models in each zone by seat: wholly, and partly. */
export interface Occupation {
  readonly whole: readonly [Uint8Array, Uint8Array];
  readonly partly: readonly [Uint8Array, Uint8Array];
}

export function emptyOccupation(zones: number): Occupation {
  const none = () => new Uint8Array(zones);
  return { whole: [none(), none()], partly: [none(), none()] };
}

/** By point, the zone for which a model counts, or -1 where it is only partly in any (ZC-ZON-03). */
export function zonesOf({ whole, centre }: Grid, { zones }: Settings): Int16Array {
  return zones.wholly.on ? whole : centre;
}

/** Adds a model on a point to an occupation, or takes it off (ZC-ZON-03). */
export function occupy(
  occupation: Occupation,
  grid: Grid,
  settings: Settings,
  seat: Seat,
  point: Point,
  by: 1 | -1,
): void {
  const zone = zonesOf(grid, settings)[point];
  if (zone >= 0) {
    occupation.whole[seat][zone] += by;
    return;
  }
  for (let i = 4 * point; i < 4 * point + 4 && grid.partly[i] >= 0; i++) {
    occupation.partly[seat][grid.partly[i]] += by;
  }
}

/** A number for where a model on a point counts: the same for all who are wholly in a zone; NOWHERE stays what it is. */
export function areaAt(grid: Grid, settings: Settings, point: Point): number {
  if (point === NOWHERE) return NOWHERE;
  const zone = zonesOf(grid, settings)[point];
  return zone >= 0 ? zone : grid.count + point;
}

/** Zones in which a model on a point counts for anything. */
export function zonesAt(grid: Grid, settings: Settings, point: Point): readonly number[] {
  const zone = zonesOf(grid, settings)[point];
  if (zone >= 0) return grid.alone[zone];
  const found: number[] = [];
  for (let i = 4 * point; i < 4 * point + 4 && grid.partly[i] >= 0; i++) found.push(grid.partly[i]);
  return found;
}

/** Who controls a zone by those who stand in it, or EMPTY, CONTESTED or STRADDLED. */
export function standingIn(zone: number, settings: Settings, { whole, partly }: Occupation): number {
  return standingBy(settings, whole[0][zone], whole[1][zone], partly[0][zone], partly[1][zone]);
}

/** The same by how many of each seat are in it, and are partly in it. */
export function standingBy({ zones }: Settings, a: number, b: number, pa: number, pb: number): number {
  if (a === 0 && b === 0) return pa + pb > 0 && zones.wholly.partly !== 'ignored' ? STRADDLED : EMPTY;
  const contests = zones.wholly.partly === 'contests';
  const againstA = contests ? b + pb : b;
  const againstB = contests ? a + pa : a;
  if (!zones.contested.on) return a > againstA ? 0 : b > againstB ? 1 : CONTESTED;
  const seat = a > 0 ? 0 : 1;
  return (seat === 0 ? againstA : againstB) > 0 ? CONTESTED : seat;
}
