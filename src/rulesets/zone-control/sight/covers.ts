import { type Circle, circleAbout } from '../../../kernel/geometry/circle.ts';
import { outlineOf } from '../../../kernel/geometry/outline.ts';
import type { TableSpec } from '../../../kernel/terrain.ts';

/** A piece of area terrain, with a circle around it. */
export interface Cover extends Circle {
  readonly piece: number;
  readonly dense: boolean;
}

/** Light cover is sparse terrain, heavier cover dense. */
export function isDense(cover: string): boolean {
  return cover === 'medium' || cover === 'heavy';
}

/** Those of a table, in the order of its pieces. */
export function coversOn({ pieces }: TableSpec): Cover[] {
  return pieces.flatMap(({ area, cover, outline }, piece) =>
    area ? [{ ...circleAbout(outlineOf(outline)), piece, dense: isDense(cover) }] : [],
  );
}
