import type { PowerResult } from '../../../../src/experiments/designs/power/power.ts';
import type { PowerRow } from '../../../../src/experiments/designs/power/power-row.ts';

/** A result with something else about one of its rules. */
export function withRow(power: PowerResult, path: string, change: Partial<PowerRow>): PowerResult {
  return { ...power, rows: power.rows.map((row) => (row.path === path ? { ...row, ...change } : row)) };
}

/** A result of one of its rules alone. */
export function only(power: PowerResult, path: string, change: Partial<PowerRow> = {}): PowerResult {
  return { ...power, rows: withRow(power, path, change).rows.filter((row) => row.path === path) };
}
