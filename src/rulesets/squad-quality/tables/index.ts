import { readTable } from '../../../kernel/tables/read-table.ts';
import type { TableSpec } from '../../../kernel/terrain.ts';
import { FIELDS } from './fields.ts';

/** The designed tables by name, built anew on every call. */
export function designedTables(): Readonly<Record<string, TableSpec>> {
  return Object.fromEntries(FIELDS.map((description) => [description.name, readTable(description)]));
}
