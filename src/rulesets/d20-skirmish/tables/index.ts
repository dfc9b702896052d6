import { readTable } from '../../../kernel/tables/read-table.ts';
import type { TableSpec } from '../../../kernel/terrain.ts';
import { TABLES } from './battlefields.ts';

/** The designed battlefields by name, built anew on every call. */
export function designedTables(): Readonly<Record<string, TableSpec>> {
  return Object.fromEntries(TABLES.map((description) => [description.name, readTable(description)]));
}
