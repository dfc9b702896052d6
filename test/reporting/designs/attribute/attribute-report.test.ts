import { beforeAll, describe, expect, it } from 'vitest';
import { createInline } from '../../../../src/execution/threads/inline.ts';
import { type AttributeResult, attribute } from '../../../../src/experiments/designs/attribute/attribute.ts';
import { normalise } from '../../../../src/experiments/sim/normalise.ts';
import { reportOf } from '../../../../src/reporting/report-of.ts';
import { toy } from '../../../toy-ruleset.ts';
import { inspect, widthOf } from '../../report-form.ts';

const LATER = { set: { 'sword.cut.bonus': 3, curse: 'off', banner: 'off' } };

let attributed: AttributeResult;
beforeAll(async () => {
  const experiment = normalise({
    ruleset: toy,
    tables: { generated: 2 },
    design: 'attribute',
    to: LATER,
    blocks: 240,
  });
  attributed = await attribute.run(experiment, createInline(experiment));
});

const NOTHING_TOLD = { whole: false, values: [false, false, false] };

describe('the report of attribute', () => {
  it('shows that the values sum to the whole', () => {
    const report = reportOf(attributed, '');
    inspect(report);
    expect(widthOf(report.table)).toBeLessThanOrEqual(100);
    const all = report.appendices[0].table;
    const value = all.columns.findIndex(({ title }) => title === 'value');
    const figures = Map.groupBy(all.rows, ([figure]) => figure);
    expect(figures.size).toBe(attributed.rows.length);
    for (const rows of figures.values()) {
      const numbers = rows.map((row) => Number(row[value]));
      const sum = numbers.slice(0, -2).reduce((total, number) => total + number, 0);
      expect(sum).toBeCloseTo(numbers.at(-2)!, 9);
      expect(numbers.at(-1)).toBe(numbers.at(-2));
    }
  });

  it('tells how many matches a block of an attribution is', () => {
    const [played] = reportOf(attributed, '').method;
    const { changes } = attributed.spec.asks;
    expect(played).toContain(`Every combination of the changes (${2 ** changes.length}) was played`);
    expect(played).toContain(`${attributed.rows[0].whole.blocks} times each.`);
  });

  it('rounds what is printed so that it sums to the whole, in tables, charts and sentences alike', () => {
    const [row] = attributed.rows;
    const effect = (mean: number) => ({
      ...row.values[0],
      effect: { mean, low: mean - 0.01, high: mean + 0.01 },
    });
    const values = [0.0104, 0.0104, 0.02044].map(effect);
    const uneven = { ...row, values, whole: effect(0.04124), interactions: null };
    const { table, figures, title } = reportOf(
      { ...attributed, rows: [uneven], told: [{ whole: true, values: [true, true, true] }] },
      '',
    );
    expect(table.rows.map((cells) => cells[2])).toEqual(['+1.0', '+1.0', '+2.1', '+4.1', '+4.1']);
    expect(title).toMatch(/ for \+2\.1 \(.*\) of \+4\.1 points \(/);
    const { data } = figures[0].chart(640) as { data: { values: readonly { label: string }[] } };
    expect(data.values.map(({ label }) => label)).toEqual(['+1.0', '+1.0', '+2.1', '+4.1']);
  });

  it('says how many matches were stopped, and what that leaves of rounds', () => {
    const withShares = (none: number, all: number, most: number) =>
      reportOf({ ...attributed, stopped: { none, all, most } }, '');
    const { effect } = attributed.rows.find(({ metric }) => metric === 'rounds')!.whole;
    expect(effect.low).toBeGreaterThan(0);
    const bound = withShares(0.01, 0.4, 0.5);
    expect(bound.notes.join('\n')).toMatch(
      /^Stopped at the cap of the bench: 1\.0 % of the matches under ".*", 40\.0 % of the matches under ".*" and 50\.0 % of the matches with those changes that leave most unresolved\. Their rounds/m,
    );
    expect(bound.findings.join('\n')).toMatch(
      /^Of \+\d\.\d+ \(.* to .*\) in the rounds, approximately, counted up to the cap and so a lower bound: /m,
    );
    const capped = withShares(0.4, 0.01, 0.4).findings.join('\n');
    expect(capped).toMatch(
      /^Of \+\d\.\d+ \(.* to .*\) in the rounds, approximately and counted up to the cap: /m,
    );
    expect(withShares(0.03, 0.03, 0.03).findings.join('\n')).toMatch(
      /^Of \+\d\.\d+ \(.* to .*\) in the rounds, approximately: /m,
    );
    expect(withShares(0, 0, 0).notes.join('\n')).toContain('No match was stopped at the cap of the bench');
  });

  it('prints the whole as it was measured, and says where the values do not come to it', () => {
    const wholeOf = (mean: number) => {
      const [first, ...others] = attributed.rows;
      const whole = { ...first.whole, effect: { ...first.whole.effect, mean } };
      return reportOf({ ...attributed, rows: [{ ...first, whole }, ...others] }, '');
    };
    const { mean } = attributed.rows[0].whole.effect;
    const text = `+${(100 * mean).toFixed(1)}`;
    const [holds] = reportOf(attributed, '').notes;
    expect(holds).toBe(
      `The values of a figure sum to what all changes do together: for the share of the side that has them the values come to ${text} points, and all changes against none were measured as ${text} points.`,
    );
    const { notes, table, title } = wholeOf(mean + 0.2);
    const other = `+${(100 * mean + 20).toFixed(1)}`;
    expect(notes[0]).toBe(
      `The sum FAILS for the share of the side that has them: the values come to ${text} points, and all changes against none were measured as ${other} points.`,
    );
    expect(notes.join(' ')).not.toContain('sum to what all changes do together');
    expect(title).toContain(`of ${other} points`);
    const value = table.columns.findIndex((column) => column.title === 'value');
    const own = table.rows.filter(([figure]) => figure === table.rows[0][0]);
    expect(own.slice(-2).map((cells) => cells[value])).toEqual([text, other]);
    expect(wholeOf(mean + 2e-5).notes[0]).toContain('The sum FAILS');
  });

  it('prints what common luck saves for every value and for the whole', () => {
    const { table } = reportOf(attributed, '');
    const column = table.columns.findIndex(({ title }) => title === 'gain');
    const [{ values, whole }] = attributed.rows;
    const cells = table.rows.slice(0, values.length + 2).map((row) => row[column]);
    const texts = [...values, whole].map(({ gain }) => (gain === null ? '' : gain.toFixed(1)));
    expect(cells).toEqual([...texts.slice(0, -1), '', texts.at(-1)]);
    expect(texts.at(-1)).not.toBe('');
  });

  it('prints the standard error of every value', () => {
    const { table } = reportOf(attributed, '');
    const column = table.columns.findIndex(({ title }) => title === 'std. error');
    for (const cells of table.rows.filter((row) => !row.includes('sum of the values')))
      expect(cells[column]).toMatch(/^\d+\.\d+$/);
  });

  it('says why pairs are not shown beyond ten changes, and what to do', () => {
    const rows = attributed.rows.map((row) => ({ ...row, interactions: null }));
    const { notes } = reportOf({ ...attributed, exact: false, rows }, '');
    expect(notes.join(' ')).toMatch(/pairs of changes do together beyond apart is not shown.*--by heading/);
    expect(reportOf(attributed, '').notes.join(' ')).not.toContain('is not shown');
  });

  it('names the pair that does most together only where it is found among all pairs', () => {
    const [first, ...others] = attributed.rows;
    const withPair = (found: boolean) => {
      const pair = { pair: [0, 1] as const, effect: { mean: 0.1, low: 0.02, high: 0.18 }, found };
      const row = { ...first, blocks: 400, interactions: [pair] };
      return reportOf({ ...attributed, rows: [row, ...others] }, '').notes.join(' ');
    };
    expect(withPair(true)).toContain('together beyond what each does on its own');
    expect(withPair(false)).not.toContain('together beyond');
  });

  it('tells of a contest only where there was one', () => {
    const asks = { ...attributed.spec.asks, apart: 'Both sides share it.' };
    const apart = reportOf({ ...attributed, spec: { ...attributed.spec, asks } }, '');
    expect(apart.notes.join(' ')).toContain('is left out. Both sides share it.');
    expect(apart.method.join(' ')).not.toContain('one side against one');
    expect(reportOf(attributed, '').method.join(' ')).toContain('one side against one');
  });

  it('names the change that is most responsible', () => {
    const { title } = reportOf(attributed, '');
    expect(title).toMatch(
      /^curse is responsible for \+\d\d\.\d \(.* to .*\) of \+\d\d\.\d points \(.* to .*\) in the share of the side/,
    );
    const [first, ...others] = attributed.told;
    const open = { ...first, values: [false, false, false] };
    const none = reportOf({ ...attributed, told: [open, ...others] }, '');
    expect(none.title).toBe(
      'Not settled: which change from "before" to "after" is responsible; more blocks would tell',
    );
    expect(none.notes.join(' ')).toContain('treat these as hints only: sword.cut.bonus and curse.');
  });

  it('names no change in a figure that all figures beside the first, judged together, do not allow', () => {
    const at = attributed.rows.findIndex(({ metric }) => metric === 'rounds');
    const { findings, appendices, notes } = reportOf(
      { ...attributed, told: attributed.told.map((own, r) => (r === at ? NOTHING_TOLD : own)) },
      '',
    );
    expect(findings.join(' ')).not.toContain('in the rounds');
    expect(reportOf(attributed, '').findings.join(' ')).toContain('in the rounds');
    const verdicts = appendices[0].table.rows.filter(([name]) => name === 'rounds').map((row) => row[6]);
    expect(verdicts).toEqual(expect.arrayContaining(['raises?', 'lowers?']));
    expect(verdicts).not.toContain('raises');
    expect(notes.join(' ')).toContain('All figures but the first are corrected together by Holm');
  });

  it('says when nothing can be settled yet', () => {
    const rows = attributed.rows.map((row) => ({ ...row, blocks: 150 }));
    expect(reportOf({ ...attributed, rows }, '').notes.join(' ')).toContain(
      'Nothing is settled before 200 blocks, and these are 150',
    );
  });
});
