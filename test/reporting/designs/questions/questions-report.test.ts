import { beforeAll, describe, expect, it } from 'vitest';
import { createInline } from '../../../../src/execution/threads/inline.ts';
import { type QuestionsResult, questions } from '../../../../src/experiments/designs/questions/questions.ts';
import { normalise } from '../../../../src/experiments/sim/normalise.ts';
import { reportOf } from '../../../../src/reporting/report-of.ts';
import { legendOf } from '../../../../src/reporting/sections/legend.ts';
import { toy } from '../../../toy-ruleset.ts';
import { inspect, widthOf } from '../../report-form.ts';

let asked: QuestionsResult;
beforeAll(async () => {
  const experiment = normalise({ ruleset: toy, tables: { generated: 2 }, design: 'questions', blocks: 2000 });
  asked = await questions.run(experiment, createInline(experiment));
});

describe('the report of questions', () => {
  it('names the question that most needs an answer and what it moves', () => {
    const report = reportOf(asked, '');
    inspect(report);
    expect(report.title).toMatch(
      /^"In which rounds\?" most needs an answer \(TQ-01\): read as "opening" instead of "always" it moves the /,
    );
    expect(report.findings[0]).toMatch(
      /It came up \d\.\d times a match \(.+\), in \d\d\.\d % of the matches \(.+\)\.$/,
    );
    expect(widthOf(report.table)).toBeLessThanOrEqual(100);
  });

  it('says how many matches were stopped where a reading moves rounds', () => {
    const row = asked.rows.find(({ metrics }) => metrics.some((one) => one.metric === 'rounds'))!;
    const withShares = (first: number, second: number) =>
      reportOf({ ...asked, rows: [{ ...row, stopped: { first, second } }] }, '');
    const { notes, findings } = withShares(0.5, 0.4);
    expect(row.stopped!.first).toBeGreaterThan(0);
    expect(notes.join('\n')).toContain(
      'Stopped at the cap of the bench: 40.0 % of the matches under the readings in force and 50.0 % of the matches with shield.block.when=opening.',
    );
    expect(findings[0]).toMatch(/rounds by about .*; the difference is that of rounds up to the cap/);
    expect(withShares(0.01, 0.02).findings[0]).not.toContain('the cap');
    const still = { ...row, metrics: row.metrics.filter(({ unit }) => unit === 'share') };
    expect(reportOf({ ...asked, rows: [still] }, '').notes.join(' ')).not.toContain('the cap');
  });

  it('names the share of a finding that is not known to move by as much as counts', () => {
    const [row] = asked.rows;
    const share = {
      ...row.metrics[0],
      metric: 'decided-by-round-1',
      difference: { mean: 0.0733, low: 0.0365, high: 0.13 },
      movement: 'undecided' as const,
      unbiased: { mean: 0.069, low: 0.03, high: 0.11 },
    };
    const others = row.metrics.filter(({ unit }) => unit !== 'share');
    const small = {
      ...row,
      verdict: 'undecided' as const,
      largest: { metric: share.metric, isShare: true, size: 0.0365 },
      metrics: [row.metrics[0], ...others, share],
    };
    const report = reportOf({ ...asked, rows: [small] }, '');
    expect(report.title).toMatch(
      /it moves the share decided by round 1 by \+7\.3 points \(\+3\.6 to \+13\.0\), though less than 2\.0 points is not excluded$/,
    );
    expect(report.findings[0]).toMatch(/by intervals that are approximate: .*rounds by about -/);
    expect(report.table.rows[0].slice(-5, -1)).toEqual([
      'decided by round 1 +7.3',
      '+3.6 to +13.0',
      '+6.9 (+3.0 to +11.0)',
      'moves some',
    ]);
    expect(report.notes).toContain(
      'Found to move a share, but not known to move one by more than 2.0 points: shield.block.when=opening.',
    );
    expect(report.appendices[1].table.rows.map((cells) => cells[2])).toContain('decided by round 1');
    const { data } = report.figures[0].chart(640) as { data: { values: readonly { label: string }[] } };
    expect(data.values[0].label).toBe('decided by round 1 +7.3 points (+3.6 to +13.0)');
    const within = { ...small, verdict: 'stays' as const };
    expect(reportOf({ ...asked, rows: [within] }, '').title).toMatch(/, by less than 2\.0 points$/);
  });

  it('draws shares on the scale of shares, and other figures not at all', () => {
    const [row] = asked.rows;
    const windows = { ...row, reading: 'never', largest: { metric: 'rounds', isShare: false, size: 2.5 } };
    const { figures } = reportOf({ ...asked, rows: [row, windows] }, '');
    const [moves] = figures;
    expect(moves.title).toBe('How far readings surely move a share');
    const { data } = moves.chart(640) as { data: { values: readonly { title: string; value: number }[] } };
    expect(data.values).toMatchObject([
      { title: 'shield.block.when=opening', value: 100 * row.largest!.size },
    ]);
    const none = reportOf({ ...asked, rows: [windows] }, '');
    expect(none.figures.map(({ title }) => title)).not.toContain(moves.title);
  });

  it('prints what common luck saves for readings that move nothing, too', () => {
    const [row] = asked.rows;
    const still = { ...row.metrics[0], movement: 'stays' as const, gain: 3.21 };
    const { appendices } = reportOf({ ...asked, rows: [{ ...row, metrics: [still] }] }, '');
    const { columns, rows } = appendices[0].table;
    expect(rows[0][columns.findIndex(({ title }) => title === 'gain')]).toBe('3.2');
    expect(legendOf(appendices[0].table).join(' ')).toContain('Gain: how many times as many blocks');
  });

  it('says how often a question came up, that it never did, or that nobody counted', () => {
    const [row] = asked.rows;
    const asking = (arose: typeof row.arose) => reportOf({ ...asked, rows: [{ ...row, arose }] }, '');
    const often = asking({
      counted: 50,
      perMatch: { mean: 3.24, low: 2.5, high: 4.2 },
      matches: { mean: 0.88, low: 0.76, high: 0.94 },
    });
    const never = asking({
      counted: 50,
      perMatch: { mean: 0, low: 0, high: 0.06 },
      matches: { mean: 0, low: 0, high: 0.071 },
    });
    const unknown = asking(null);
    const columns = often.table.columns.map(({ title }) => title);
    const cells = [often, never, unknown].map(({ table }) => table.rows[0][columns.indexOf('came up')]);
    expect(cells).toEqual(['3.2', '0', '']);
    const list = often.appendices[0].table;
    const inMatches = list.columns.findIndex(({ title }) => title === 'in matches');
    expect(list.rows[0].slice(inMatches - 2, inMatches + 2)).toEqual([
      '3.2',
      '2.5 to 4.2',
      '88.0 %',
      '76.0 to 94.0 %',
    ]);
    expect(often.findings[0]).toMatch(
      /It came up 3\.2 times a match \(2\.5 to 4\.2\), in 88\.0 % of the matches \(76\.0 to 94\.0 %\)\.$/,
    );
    expect(never.findings[0]).toMatch(/It never came up in 50 matches: in 7\.1 % of all at most\.$/);
    expect(unknown.findings[0]).toMatch(/How often it comes up was not counted\.$/);
    expect(often.method.join(' ')).toContain('counted in 50 matches under the readings in force');
    expect(unknown.method.join(' ')).not.toContain('Came up');
    expect(row.changed.mean).toBeGreaterThan(0);
    expect(never.notes.join(' ')).toContain('though the question never came up where that was counted');
    expect(often.notes.join(' ')).not.toContain('though the question never came up');
  });

  it('finds nothing in what only moves other figures than shares', () => {
    const [row] = asked.rows;
    const only = { ...row, found: false, largest: { metric: 'rounds', isShare: false, size: 2.5 } };
    const { title, findings } = reportOf({ ...asked, rows: [only] }, '');
    expect(title).toBe(
      'Not settled: whether it matters how "In which rounds?" is answered; more blocks would tell',
    );
    expect(findings).toEqual([]);
  });

  it('says what was left out, what changed nothing, and what is a hint only', () => {
    const leftOut = [{ path: 'a.b.c', reading: 'd', why: 'Not here.' }];
    const spec = { ...asked.spec, asks: { ...asked.spec.asks, leftOut } };
    const [row] = asked.rows;
    const idle = {
      ...row,
      verdict: 'moves' as const,
      changed: { mean: 0, low: 0, high: 0.01 },
      largest: null,
      found: false,
    };
    const { notes, title } = reportOf({ ...asked, spec, rows: [idle] }, '');
    expect(title).toBe(
      'Not settled: whether it matters how "In which rounds?" is answered; more blocks would tell',
    );
    expect(notes).toContain('Left out: a.b.c=d. Not here.');
    expect(notes).toContain('Not one match went otherwise with shield.block.when=opening.');
    expect(notes.join(' ')).toContain('treat these as hints only: shield.block.when=opening.');
  });
});
