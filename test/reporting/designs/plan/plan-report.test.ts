import { describe, expect, it } from 'vitest';
import type { PlanResult } from '../../../../src/experiments/designs/plan/plan.ts';
import { reportOf } from '../../../../src/reporting/report-of.ts';
import { expectWhole, played, reportFor } from '../../played-reports.ts';

const BONUS = 'sword.cut.bonus';

describe('the report of a plan', () => {
  it('adds the blocks up', async () => {
    const of = { design: 'power', rules: ['sword', 'banner'], interactions: 0, confirm: false };
    const report = await reportFor({ design: 'plan', of, halfWidth: 0.05 });
    expectWhole(report);
    expect(report.title).toMatch(
      /^An interval of 5\.0 points either way takes about [\d,]+ blocks in all, at most/,
    );
    expect(report.notes).toContain('1 row showed no spread at all, which rules out no rare effect.');
    expect(report.notes.join(' ')).toContain('Repeats on fresh luck and prices come on top');
  });

  it('says that what is compared with has no blocks of its own counted', async () => {
    const noteOf = async (of: object) =>
      (await reportFor({ design: 'plan', of, halfWidth: 0.05, blocks: 12 })).notes.filter((note) =>
        note.includes('is there to be compared with'),
      );
    expect(await noteOf({ design: 'ablate', rules: ['sword'] })).toEqual([
      'The book is there to be compared with: what the level by itself would need is not counted.',
    ]);
    expect(await noteOf({ design: 'power', rules: ['sword'] })).toEqual([]);
  });

  it('counts a pair without spread once, and not again for the rules that play as often', async () => {
    const of = { design: 'power', rules: ['banner', 'shield'], confirm: false };
    const report = await reportFor({ design: 'plan', of, halfWidth: 0.05, blocks: 12 });
    const at = report.table.columns.findIndex(({ title }) => title === 'deviation');
    const still = report.table.rows.filter((row) => row[at] === '0.000').map(([figure]) => figure);
    const again = still.filter((figure) => figure.endsWith('once more'));
    expect(again).toHaveLength(2);
    const [count] = report.notes.flatMap((note) => note.match(/^(\d+) rows? showed no spread/)?.[1] ?? []);
    expect(Number(count)).toBe(still.length - again.length);
  });

  it('says how many matches of the pilot were stopped where rounds are planned', async () => {
    const of = { design: 'tune', targets: { rounds: 5, 'first-player-share': 0.5 }, parameters: [BONUS] };
    const result = (await played({ design: 'plan', of })) as PlanResult;
    const withShare = (stopped: number) => {
      const rows = result.rows.map((row) => ({ ...row, stopped: row.stopped === null ? null : stopped }));
      const { notes, table } = reportOf({ ...result, rows }, '');
      return { notes: notes.join('\n'), deviations: table.rows.map((row) => row[3]) };
    };
    const capped = withShare(0.4);
    expect(capped.notes).toContain('Stopped at the cap of the bench: 40.0 % of the matches of the pilot.');
    expect(capped.notes).toContain('Planned are rounds counted up to the cap');
    expect(capped.deviations).toEqual([
      expect.stringMatching(/^at least \d\.\d/),
      expect.stringMatching(/^0\.\d/),
    ]);
    expect(withShare(0.03).notes).not.toContain('Planned are rounds');
    expect(withShare(0).deviations[0]).toMatch(/^\d/);
    const shares = { ...of, targets: { 'first-player-share': 0.5 } };
    expect((await reportFor({ design: 'plan', of: shares })).notes.join()).not.toContain('cap');
  });
});
