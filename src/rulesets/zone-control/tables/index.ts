import type { TableDescription } from '../../../kernel/tables/schema.ts';
import { LARGE } from './large.ts';
import { MEDIUM } from './medium.ts';
import { SMALL } from './small.ts';

/** Boards of all printed sizes in short form, all point-symmetric, the smallest first (ZC-MAP-01). */
export const TABLES: readonly TableDescription[] = [...SMALL, ...MEDIUM, ...LARGE];
