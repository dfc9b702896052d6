import { describe, expect, it } from 'vitest';
import type { ScreenResult } from '../../../../src/experiments/designs/screen/screen.ts';
import type { ScreenEffect } from '../../../../src/experiments/designs/screen/screen-row.ts';
import { reportOf } from '../../../../src/reporting/report-of.ts';
import { expectWhole, played, reportFor } from '../../played-reports.ts';

describe('the report of a screening', () => {
  it('ranks numbers for each metric', async () => {
    const report = await reportFor({ design: 'screen', trajectories: 12, blocks: 20 });
    expectWhole(report);
    expect(report.findings.join(' ')).toMatch(
      /Rounds: sword\.cut\.bonus \(-\d\.\d+, size \d\.\d+ to \d\.\d+, counted up to the cap\).* stands? out from luck\./,
    );
    expect(report.appendices[0].title).toBe('All numbers: first player share');
    expect(report.table.columns.at(-1)).toMatchObject({ title: 'gain', right: true });
    expect(report.table.rows[0].at(-1)).toMatch(/^\d+\.\d$/);
    const rounds = report.appendices.find(({ title }) => title === 'All numbers: rounds')!.table;
    expect(rounds.columns.map(({ title }) => title)).toContain('95 % interval');
    const [row] = rounds.rows;
    expect(row).toContain('down');
    const [from, to] = row[4].split(' to ').map(Number);
    expect(from).toBeLessThan(Number(row[3]));
    expect(to).toBeGreaterThan(Number(row[3]));
  });

  it('says how many matches were stopped, and what that leaves of rounds', async () => {
    const result = (await played({ design: 'screen', trajectories: 12, blocks: 20 })) as ScreenResult;
    const withShares = (first: number, second: number, ...effects: readonly Partial<ScreenEffect>[]) => {
      const rows = result.rows.map((row) => ({
        ...row,
        stopped: { first, second },
        effects: row.effects.map((own) => ({ ...own, ...(own.metric === 'rounds' && effects[0]) })),
      }));
      const { findings, notes, appendices } = reportOf({ ...result, stopped: 0.04, rows }, '');
      const table = appendices.find(({ title }) => title === 'All numbers: rounds')!.table;
      return {
        finding: findings.find((text) => text.startsWith('Rounds: '))!,
        notes,
        size: table.rows[0][3],
      };
    };
    const bound = withShares(0.01, 0.4);
    expect(bound.finding).toMatch(/^Rounds: sword\.cut\.bonus \(-\d\.\d+, size .* to .*, a lower bound\)/);
    expect(bound.size).toMatch(/^at least \d/);
    expect(bound.notes.join('\n')).toMatch(
      /^Stopped at the cap of the bench: 4\.0 % of the matches of all walks and 40\.0 % of the matches with sword\.cut\.bonus=\d\. Their rounds/m,
    );
    // Rounds that fall are cut where the number is low.
    expect(withShares(0.4, 0.01).finding).toMatch(/, counted up to the cap\)/);
    expect(withShares(0.01, 0.4, { mu: 0 }).finding).toMatch(/, counted up to the cap\)/);
    const few = withShares(0.03, 0.03);
    expect(few.finding).toMatch(/^Rounds: sword\.cut\.bonus \(-\d\.\d+, size .* to [\d.]+\)/);
    expect(few.size).toMatch(/^\d/);
  });

  it('gives no interval of what never changed, and says how little was played', async () => {
    const result = (await played({ design: 'screen', trajectories: 3, blocks: 4 })) as ScreenResult;
    const none = { mu: 0, muStar: 0, low: 0, high: 0, muStarOfNoise: 0, sigma: 0 };
    const still = { ...none, isClear: false, gain: null };
    const rowsWith = (of: object) =>
      result.rows.map((row) => ({
        ...row,
        effects: row.effects.map((effect) => ({ ...effect, ...of })),
      }));
    const alike = rowsWith({ ...still, muStar: 0.25, low: 0.25, high: 0.25 });
    expect(reportOf({ ...result, rows: alike }, '').table.rows[0].slice(3, 5)).toEqual(['25.0', '']);
    const rows = rowsWith(still);
    const { table, notes } = reportOf({ ...result, rows }, '');
    expect(table.rows[0]).toEqual(['sword.cut.bonus', '1', '3', '0.0', '', '', '', '', '', '']);
    expect(notes).toContain(
      'In 12 blocks nothing at all changed with sword.cut.bonus; rare effects hide in so few.',
    );
  });
});
