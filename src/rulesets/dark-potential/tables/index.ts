import type { TableDescription } from '../../../kernel/tables/schema.ts';
import { bareField } from './bare-field.ts';
import { brokenStreet } from './broken-street.ts';
import { eightFeatures } from './eight-features.ts';
import { hedgerows } from './hedgerows.ts';
import { oldWood } from './old-wood.ts';
import { rockyHills } from './rocky-hills.ts';
import { ruinedQuarter } from './ruined-quarter.ts';
import { wreckYard } from './wreck-yard.ts';

/** Battlefields of 48 x 48 inches in short form, all point-symmetric; the first is the usual one. */
export const TABLES: readonly TableDescription[] = [
  eightFeatures,
  ruinedQuarter,
  oldWood,
  brokenStreet,
  rockyHills,
  wreckYard,
  hedgerows,
  bareField,
];
