import { describe, expect, it } from 'vitest';
import type { ScreenResult } from '../../src/experiments/designs/screen/screen.ts';
import { reportOf } from '../../src/reporting/report-of.ts';
import { expectWhole, played, reportFor } from './played-reports.ts';

describe('a run that was stopped before its first block', () => {
  it('says nothing of a ranking where a screening has none', async () => {
    const { title, notes, table } = reportOf(await played({ design: 'screen' }, AbortSignal.abort()), '');
    expect(title).toBe(
      'Not settled: the run was stopped before two walks were finished; more walks would tell',
    );
    expect(table.columns.map((column) => column.title)).toEqual(['number', 'from', 'to']);
    expect(table.rows).toContainEqual(['sword.cut.bonus', '1', '3']);
    expect(notes[0]).toBe(
      'None of 6 walks was finished. It takes two to tell an effect from luck, so nothing is known of any number yet.',
    );
    expect(notes.join(' ')).not.toMatch(/look clear by luck|intervals are rough/);
    const ranked = (await played({ design: 'screen', trajectories: 3, blocks: 4 })) as ScreenResult;
    const several = reportOf({ ...ranked, rows: [...ranked.rows, ...ranked.rows] }, '');
    expect(several.notes.join(' ')).toMatch(
      /Of 2 numbers some will look clear by luck.* intervals are rough/,
    );
  });

  it.each([
    { design: 'sweep', factor: 'sword.cut.bonus' },
    { design: 'claims' },
    { design: 'plan', of: { design: 'ablate', rules: ['sword'] } },
    { design: 'screen' },
  ])('still has a report: $design', async (sim) => {
    expectWhole(reportOf(await played(sim, AbortSignal.abort()), ''));
  });
});

describe('a run of few blocks', () => {
  const to = { set: { 'sword.cut.bonus': 3, curse: 'off' } };
  const some = { initial: 6, reserve: 6 };
  it.each([
    { design: 'power', blocks: some },
    { design: 'ablate', blocks: 6 },
    { design: 'compare', to, blocks: 6 },
    { design: 'attribute', to, blocks: 6 },
    { design: 'questions', blocks: some },
    { design: 'claims', blocks: 6 },
    { design: 'sweep', factor: 'sword.cut.bonus', values: [0, 2], blocks: 6 },
    { design: 'fair', rule: 'sword', parameter: 'sword.cut.bonus', values: [0, 2], blocks: some },
    { design: 'price', blocks: some },
    { design: 'tournament', policies: ['veteran', 'random'], blocks: 6 },
    { design: 'tune', targets: { rounds: 5 }, parameters: ['sword.cut.bonus'], blocks: some },
  ])('is said to settle nothing in $design', async (sim) => {
    const { notes } = await reportFor(sim);
    expect(notes.filter((note) => /^Nothing .*is settled before 200 (blocks|pairs)/.test(note))).toHaveLength(
      1,
    );
  });
});
