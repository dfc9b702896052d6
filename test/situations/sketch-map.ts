import { InputError } from '../../src/rules/nearest.ts';
import type { Cell, SketchMap } from './situation.ts';

const OPEN = '.';
export const TERRAIN = ['#', '=', '"', '%'] as const;

/** Reads a map, a sign for each standing point with a blank between; throws InputError. */
export function readMap(lines: readonly string[], title: string): SketchMap {
  const rows = lines.map((line) => line.trim().split(/ +/));
  const width = rows[0]?.length ?? 0;
  if (width === 0)
    throw new InputError(`"${title}" has no map; draw it in lines that begin with four blanks.`);
  const models = new Map<string, Cell>();
  const areas = new Map<string, Cell[]>();
  const terrain = new Map<string, Cell[]>();
  rows.forEach((signs, row) => {
    if (signs.length !== width)
      throw new InputError(`Row ${row + 1} of "${title}" has ${signs.length} signs; the first has ${width}.`);
    signs.forEach((sign, column) => {
      const cell = { column, row };
      if (sign === OPEN) return;
      const isTerrain = TERRAIN.some((known) => known === sign);
      if (isTerrain || /^\d$/.test(sign)) {
        listUnder(isTerrain ? terrain : areas, sign).push(cell);
        return;
      }
      if (!/^[A-Za-z]$/.test(sign))
        throw new InputError(
          `"${sign}" in the map of "${title}" is no sign; use letters, digits, . ${TERRAIN.join(' ')}.`,
        );
      if (models.has(sign))
        throw new InputError(
          `"${sign}" is on the map of "${title}" twice; give each model a letter of its own.`,
        );
      models.set(sign, cell);
    });
  });
  return { width, depth: rows.length, models, areas, terrain };
}

function listUnder<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
