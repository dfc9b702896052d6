import { beforeAll, describe, expect, it } from 'vitest';
import type { AblateResult } from '../../../../src/experiments/designs/ablate/ablate.ts';
import { reportOf } from '../../../../src/reporting/report-of.ts';
import { intervalText } from '../../../../src/reporting/wording/metric-wording.ts';
import { sampleAblate } from '../../sample-results.ts';

let ablate: AblateResult;
beforeAll(async () => {
  ablate = await sampleAblate(300);
});

describe('the report of ablate', () => {
  it('shows the first turn and the length for every rule and else what moved', () => {
    const { table } = reportOf(ablate, '');
    const asked = ['first player share', 'rounds'];
    for (const figure of asked)
      expect(table.rows.filter(([, metric]) => metric === figure)).toHaveLength(ablate.rows.length);
    const others = table.rows.filter(([, metric]) => !asked.includes(metric));
    for (const row of others) expect(row[8]).toMatch(/rises|falls/);
  });

  it('says that figures are corrected for several rules where there are several', () => {
    const notes = ({ rows }: Pick<AblateResult, 'rows'>) => reportOf({ ...ablate, rows }, '').notes.join(' ');
    expect(notes(ablate)).toContain(
      `is corrected for testing ${ablate.rows.length} rules at once; all figures`,
    );
    const one = notes({ rows: ablate.rows.slice(0, 1) });
    expect(one).not.toContain('corrected for testing');
    expect(one).toContain('All figures but the first are corrected together');
  });

  it('gives what is seen with the rule and without it intervals, on the page alone', () => {
    const { table, appendices } = reportOf(ablate, '');
    const [first] = table.rows;
    const { unit, levels } = ablate.rows.find(({ title }) => title === first[0])!.metrics[0];
    expect(first[3]).toBe(intervalText(unit, levels!.first));
    expect(first[5]).toBe(intervalText(unit, levels!.second));
    expect(table.columns.map(({ title, pageOnly }) => `${title}${pageOnly ? ' (page)' : ''}`)).toEqual([
      'rule',
      'figure',
      'with it',
      '95 % interval (page)',
      'without',
      '95 % interval (page)',
      'difference',
      '95 % interval',
      'verdict',
      'gain',
    ]);
    const all = appendices.find(({ title }) => title.startsWith('All figures of each rule'))!.table;
    for (const row of all.rows)
      for (const at of [3, 5]) expect(row[at + 1] === '').toBe(row[at] === 'not seen');
  });

  it('keeps counters of single actions apart', () => {
    const { table, appendices } = reportOf(ablate, '');
    const metrics = (rows: readonly (readonly string[])[]) => rows.map((row) => row[1]);
    expect(metrics(table.rows)).not.toContain('hits');
    expect(metrics(appendices[0].table.rows)).toContain('hits');
  });

  it('tells what a rule changes in the order with it, without it', () => {
    const { findings } = reportOf(ablate, '');
    expect(findings.find((sentence) => sentence.startsWith('With Sword'))).toMatch(
      /rounds 4[.0]* instead of 6/,
    );
  });

  it('says how many matches of the book and without each rule were stopped, and that rounds are bounds then', () => {
    const withShares = (first: number, second: number) => {
      const rows = ablate.rows.map((row) => ({
        ...row,
        metrics: row.metrics.map((one) => (one.metric === 'unresolved' ? { ...one, first, second } : one)),
      }));
      return reportOf({ ...ablate, rows }, '');
    };
    const [across] = reportOf(ablate, '').notes.slice(-1);
    expect(across).toMatch(/^Differences for tables in general/);
    expect(withShares(0, 0).notes.at(-2)).toMatch(/^No match was stopped at the cap of the bench/);
    const capped = withShares(0.021, 0.4);
    expect(capped.notes.at(-2)).toMatch(
      /^Stopped at the cap of the bench: 2\.1 % of the matches by the book, .*40\.0 % of the matches without Sword.*lower bounds/,
    );
    expect(capped.findings.join(' ')).toMatch(/rounds 4[.0]* instead of at least 6/);
    expect(withShares(0.021, 0.03).findings.join(' ')).not.toContain('at least');
  });

  it('claims no change of the primary metric that is not found', () => {
    const rows = ablate.rows.map((row) => ({ ...row, found: false }));
    const unfound = reportOf({ ...ablate, rows }, '').title;
    expect(unfound).toBe(
      `None of ${rows.length} rules changes the first player share by more than 2.0 points`,
    );
  });

  it('plays blocks of its own to the last', () => {
    const asks = { ...ablate.spec.asks, stop: 'verdict' } as const;
    expect(reportOf({ ...ablate, spec: { ...ablate.spec, asks } }, '').method.join(' ')).toContain(
      'or until there were none left.',
    );
  });

  it('keeps how tables are counted once to the appendix', () => {
    expect(reportOf(ablate, '').method.join(' ')).not.toContain('Student');
  });
});
