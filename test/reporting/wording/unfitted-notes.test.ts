import { expect, it } from 'vitest';
import { reportOf } from '../../../src/reporting/report-of.ts';
import { unfittedNotes } from '../../../src/reporting/wording/adaptation-wording.ts';
import { samplePower } from '../sample-results.ts';

const ONE =
  'No side was fitted to its option: Sword is taken as weighed, and may be worth more than it shows.';

it('says of options that no appetite raced for them', () => {
  expect(unfittedNotes(['Sword'], 0)).toEqual([ONE]);
  expect(unfittedNotes(['Sword', 'Lance'], 0)).toEqual([
    'No side was fitted to its option: Sword and Lance are taken as weighed, and may be worth more than they show.',
  ]);
  expect(unfittedNotes(['Sword'], 200)).toEqual([]);
  expect(unfittedNotes([], 0)).toEqual([]);
});

it('says so in a report of what a side was not fitted to, and of no other rule', async () => {
  const power = await samplePower(4);
  const adoption = { legal: 4, chosen: 2, share: null, acrossTables: null };
  const rows = power.rows.map((row) => (row.path === 'banner' ? row : { ...row, adoption }));
  const notes = (adapt: number) => {
    const asks = { ...power.spec.asks, adapt };
    return reportOf({ ...power, spec: { ...power.spec, asks }, rows }, '').notes;
  };
  expect(notes(0)).toContain(ONE);
  expect(notes(60).join(' ')).not.toContain('No side was fitted');
});
