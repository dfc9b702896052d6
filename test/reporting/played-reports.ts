import { expect } from 'vitest';
import { createInline } from '../../src/execution/threads/inline.ts';
import { type ExperimentResult, runExperiment } from '../../src/experiments/designs/index.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import type { Report } from '../../src/reporting/document/report.ts';
import { reportOf } from '../../src/reporting/report-of.ts';
import type { Claim } from '../../src/rules/claim.ts';
import { toy } from '../toy-ruleset.ts';
import { CLAIM } from './undecided-results.ts';

const CLAIMS: Claim[] = [
  CLAIM,
  {
    id: 'swords-win',
    clause: 'sword.cut',
    says: 'Whoever has a sword wins.',
    test: 'a side without one takes more than half of the points',
    metric: 'share',
    claimed: 'rises',
    where: [{ says: 'one side without', circumstances: { variant: { sword: 'off' } } }],
  },
];

/** A toy experiment as it is played, on a game that says something of itself. */
export async function played(sim: object, signal?: AbortSignal): Promise<ExperimentResult> {
  const ruleset = { ...toy, claims: CLAIMS };
  const experiment = normalise({ ruleset, tables: { generated: 2 }, ...sim } as unknown as Sim);
  return runExperiment(experiment, createInline(experiment), undefined, signal);
}

export const reportFor = async (sim: object) => reportOf(await played(sim), 'npx rulebench');

/** Every table has as many cells in each row as columns. */
export function expectWhole({ table, appendices, title }: Report): void {
  expect(title).not.toMatch(/NaN|undefined|null/);
  for (const { columns, rows } of [table, ...appendices.map((one) => one.table)]) {
    for (const row of rows) {
      expect(row).toHaveLength(columns.length);
      expect(row.join(' ')).not.toMatch(/NaN|undefined|null/);
    }
  }
}
