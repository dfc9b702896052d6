import { readTable } from '../../../kernel/tables/read-table.ts';
import type { TableDescription } from '../../../kernel/tables/schema.ts';
import type { TableSpec } from '../../../kernel/terrain.ts';
import { LARGE } from './large.ts';
import { MEDIUM } from './medium.ts';
import { SMALL } from './small.ts';

/** Boards of all printed sizes in short form, all point-symmetric, the smallest first (ZC-MAP-01). */
const TABLES: readonly TableDescription[] = [...SMALL, ...MEDIUM, ...LARGE];

/** The designed boards by name, in the order of `TABLES`, built anew on every call. */
export function designedTables(): Readonly<Record<string, TableSpec>> {
  return Object.fromEntries(TABLES.map((description) => [description.name, readTable(description)]));
}
