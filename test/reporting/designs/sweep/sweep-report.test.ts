import { describe, expect, it } from 'vitest';
import type { SweepResult } from '../../../../src/experiments/designs/sweep/sweep.ts';
import { hasMoved } from '../../../../src/experiments/measure/paired-tally.ts';
import { reportOf } from '../../../../src/reporting/report-of.ts';
import { sentence } from '../../../../src/reporting/wording/wording.ts';
import { expectWhole, played, reportFor } from '../../played-reports.ts';

const BONUS = 'sword.cut.bonus';

describe('the report of a sweep', () => {
  it('tells the response in its title, and what else moves', async () => {
    const report = await reportFor({ design: 'sweep', factor: 'sword.cut.bonus', blocks: 400 });
    expectWhole(report);
    expect(report.subtitle).toBe('Toy duel first: what Sword: cut bonus does to the game');
    const charts = report.figures.map(({ chart }) => JSON.stringify(chart(640)));
    expect(charts.filter((chart) => chart.includes('sword.cut.bonus'))).toEqual([]);
    expect(report.table.rows.map(([value]) => value)).toEqual(['0', '1', '2 (book)', '3']);
    expect(report.findings.join(' ')).toMatch(/At 0: .*rounds at least \d\.\d+ instead of at least \d\.\d+/);
    expect(report.findings.join(' ')).toMatch(
      /A side that alone plays with 0 takes \d+\.\d % of the points \(\d+\.\d to \d+\.\d %\): /,
    );
    expect(report.notes.join('\n')).toMatch(
      /^For tables in general, each table counted once: a side that alone plays with 0, \d/m,
    );
    expect(report.figures.length).toBeGreaterThan(2);
  });

  it('folds the curves away that no value is shown to move', async () => {
    const result = (await played({
      design: 'sweep',
      factor: BONUS,
      values: [0, 2],
      blocks: 400,
    })) as SweepResult;
    const folded = reportOf(result, '').figures.filter((figure) => figure.folded);
    const [, ...others] = result.points[0].differences!.filter(({ metric }) => !metric.includes('.'));
    const still = others.filter((row) => !hasMoved(row));
    expect(still.length).toBeGreaterThan(0);
    expect(still.length).toBeLessThan(others.length);
    expect(folded.map(({ title }) => title)).toEqual(still.map(({ says }) => sentence(says)));
  });

  it('says how many matches were stopped at each value, the book first', async () => {
    const result = (await played({
      design: 'sweep',
      factor: 'sword.cut.bonus',
      values: [0, 2],
      blocks: 200,
    })) as SweepResult;
    const points = result.points.map((point) => ({
      ...point,
      levels: point.levels.map((one) =>
        one.metric === 'unresolved'
          ? { ...one, level: { ...one.level!, mean: point.isBook ? 0.01 : 0.6 } }
          : one,
      ),
      differences:
        point.differences?.map((row) =>
          row.metric === 'unresolved' ? { ...row, first: 0.6, second: 0.01 } : row,
        ) ?? null,
    }));
    const { notes, findings } = reportOf({ ...result, points }, '');
    expect(notes.join('\n')).toContain(
      'Stopped at the cap of the bench: 1.0 % of the matches at 2 as in the book and 60.0 % of the matches at 0.',
    );
    expect(findings.join(' ')).toMatch(/At 0: .*rounds at least \d\.\d+ instead of \d\.\d+/);
  });

  it('tells how much is decided round by round until nearly all is', async () => {
    const result = await played({ design: 'sweep', factor: 'sword.cut.bonus', values: [1, 2], blocks: 100 });
    const { appendices, notes, method } = reportOf(result, '');
    expect(notes.join(' ')).toContain('Nothing is settled before 200 blocks, and these are 100');
    expect(method.join('\n')).toMatch(/^Intervals: 95 % for one look at 100 blocks/m);
    const { columns, rows } = appendices.find(({ title }) => title.includes('end of each round'))!.table;
    const decided = columns.findIndex(({ title }) => title === 'as good as decided');
    const games = [...Map.groupBy(rows, ([value]) => value).values()];
    expect(games).toHaveLength(2);
    for (const game of games) {
      const shares = game.map((row) => Number.parseFloat(row[decided]));
      expect(game.map((row) => row[1])).toEqual(shares.map((_, i) => String(i + 1)));
      expect(shares.at(-1)).toBeGreaterThanOrEqual(95);
      expect(Math.max(...shares.slice(0, -1))).toBeLessThan(95);
    }
  });

  it('says so where nothing is settled', async () => {
    const titleOf = async (stop?: object) =>
      (await reportFor({ design: 'sweep', factor: 'table.fog', values: [0], blocks: 200, stop })).title;
    expect(await titleOf()).toBe(
      'No value tried of table fog changes the first player share by more than 2.0 points',
    );
    expect(await titleOf({ halfWidth: 0.2 })).toBe(
      'Not settled: whether table fog changes the first player share; more blocks would tell',
    );
  });

  it('has the intervals of both shares wherever the shares stand', async () => {
    const { table } = await reportFor({ design: 'sweep', factor: BONUS, values: [0, 2], blocks: 20 });
    const titles = table.columns.filter(({ pageOnly }) => !pageOnly).map(({ title }) => title);
    expect(titles[titles.indexOf('alone') + 1]).toBe('95 % interval');
  });
});
