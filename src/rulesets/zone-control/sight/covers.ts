import { type Circle, circleAbout } from '../../../kernel/geometry/circle.ts';
import { outlineOf } from '../../../kernel/geometry/outline.ts';
import type { TableSpec } from '../../../kernel/terrain.ts';
import type { Settings } from '../rules/index.ts';

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

/** The pieces of a table that make models of a side harder to hit who are in them, as bits (ZC-A5). */
export function shelterOn(table: TableSpec, { shooting: { cover } }: Settings): number {
  let bits = 0;
  for (const { piece, dense } of coversOn(table))
    if ((dense ? cover.dense : cover.sparse) > 0) bits |= 1 << piece;
  return bits;
}
