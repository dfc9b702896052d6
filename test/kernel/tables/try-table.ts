import { generateTable } from '../../../src/kernel/tables/generate-table.ts';
import { TABLE_SETTINGS } from '../../../src/kernel/tables/table-settings.ts';
import { numbers } from '../random-table.ts';
import { missedByCoverage, missedByUsual, sealedOff } from './guideline.ts';

/** Draws tables by a seed in the usual way, with both halves drawn, and of some coverage; says how they are off. */
export function tryTable(seed: number): string {
  const usual = generateTable({}, String(seed));
  const { min, max } = TABLE_SETTINGS.coverage;
  const coverage = Math.round((min + numbers(seed)() * (max - min)) * 100) / 100;
  const faults = [
    ...missedByUsual(usual),
    ...sealedOff(usual),
    ...missedByUsual(generateTable({ symmetric: 0 }, String(seed))),
    ...missedByCoverage(generateTable({ coverage }, String(seed)), coverage),
  ];
  if (faults.length > 0) throw new Error(`Generated tables: ${faults.join('; ')}`);
  return `usual, drawn in both halves, and covered by ${coverage}`;
}
