import type { Point } from '../../../kernel/entities.ts';
import { squareBetween } from '../../../kernel/geometry/distances.ts';
import { type Ground, pointsOfCell } from '../../../kernel/ground.ts';
import type { Length } from '../../../kernel/length.ts';

/** Standing points on the level of a place whose middle a template around it covers, the nearest first. */
export type PlacesUnder = (at: Point, radius: Length) => readonly number[];

/**
 * Works out what lies under a template when first asked for.
 * @param storey what is less than this apart in height is on one level
 */
export function createPlacesUnder(ground: Ground, storey: Length): PlacesUnder {
  const byRadius = new Map<Length, (readonly number[] | undefined)[]>();
  return (at, radius) => {
    let known = byRadius.get(radius);
    if (known === undefined) {
      known = new Array(ground.count);
      byRadius.set(radius, known);
    }
    known[at] ??= placesUnder(ground, at, radius, storey);
    return known[at];
  };
}

function placesUnder(ground: Ground, at: Point, radius: Length, storey: Length): Point[] {
  const { z, column, row, pitch } = ground;
  const reach = Math.floor(radius / pitch);
  const gap = (place: Point) => squareBetween(ground, at, place);
  const found: number[] = [];
  for (let r = row[at] - reach; r <= row[at] + reach; r++) {
    for (let c = column[at] - reach; c <= column[at] + reach; c++) {
      for (const place of pointsOfCell(ground, c, r))
        if (gap(place) <= radius * radius && Math.abs(z[place] - z[at]) < storey) found.push(place);
    }
  }
  return found.sort((a, b) => gap(a) - gap(b));
}
