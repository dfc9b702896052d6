import { compile } from 'vega-lite';
import { beforeAll, describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/threads/inline.ts';
import { type AttributeResult, attribute } from '../../src/experiments/designs/attribute/attribute.ts';
import { type CompareResult, compare } from '../../src/experiments/designs/compare/compare.ts';
import { type QuestionsResult, questions } from '../../src/experiments/designs/questions/questions.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Report } from '../../src/reporting/document/report.ts';
import { reportOf } from '../../src/reporting/report-of.ts';
import { legendOf } from '../../src/reporting/sections/legend.ts';
import { toy } from '../toy-ruleset.ts';

const COMMON = { ruleset: toy, tables: { generated: 2 } };
const LATER = { set: { 'sword.cut.bonus': 3, curse: 'off', banner: 'off' } };

let compared: CompareResult;
let attributed: AttributeResult;
let asked: QuestionsResult;

beforeAll(async () => {
  const first = normalise({ ...COMMON, design: 'compare', from: 'mild', to: LATER, blocks: 240 });
  compared = await compare.run(first, createInline(first));
  const second = normalise({ ...COMMON, design: 'attribute', to: LATER, blocks: 240 });
  attributed = await attribute.run(second, createInline(second));
  const third = normalise({ ...COMMON, design: 'questions', blocks: 2000 });
  asked = await questions.run(third, createInline(third));
});

/** Compiles all charts, and checks that rows are as wide as their head. */
function inspect({ figures, table, appendices }: Report): void {
  for (const { chart } of figures) compile(chart(640));
  for (const { rows, columns } of [table, ...appendices.map((appendix) => appendix.table)]) {
    for (const row of rows) expect(row).toHaveLength(columns.length);
  }
}

/** Characters of the longest line on a terminal. */
function widthOf({ columns, rows }: Report['table']): number {
  const shown = columns.flatMap(({ pageOnly }, c) => (pageOnly ? [] : [c]));
  const widest = shown.map((c) => Math.max(columns[c].title.length, ...rows.map((row) => row[c].length)));
  return widest.reduce((sum, width) => sum + width + 2, -2);
}

describe('the report of compare', () => {
  it('says how many blocks an open contest still lacks', () => {
    const { contest } = compared;
    const verdict = { word: 'undecided', text: 'undecided' } as const;
    const open = {
      ...compared,
      contest: { ...contest!, verdict, blocks: 600, forecast: { even: 1234, fourInFive: 7849 } },
    };
    expect(reportOf(open, '').findings.join(' ')).toContain(
      'not settled; blocks to go: 630 to 7,200; without shared luck ',
    );
  });

  it('sets both sides next to each other, the version reconstructed', () => {
    const report = reportOf(compared, '');
    inspect(report);
    expect(report.subtitle).toContain('"mild" is Mild (reconstructed)');
    expect(report.table.columns.map(({ title }) => title).slice(0, 4)).toEqual([
      'figure',
      'mild',
      '95 % interval',
      'after',
    ]);
    expect(report.title).toMatch(
      /^A side under "after" takes \d\d\.\d % of the points \(\d\d\.\d to \d\d\.\d %\) against one under "mild"$/,
    );
    expect(report.notes.join(' ')).toContain('Mild is reconstructed: No storms.');
    expect(widthOf(report.table)).toBeLessThanOrEqual(100);
  });

  it('says which change makes a side better off', () => {
    const { findings, figures, method } = reportOf(compared, '');
    expect(findings.join(' ')).toMatch(
      /Of a side with one change alone: with curse off instead of on it takes \d\d\.\d % of the points \(.*\) and with sword\.cut\.bonus 3 instead of 2 .*; nothing of the kind is shown of the other 2\./,
    );
    expect(figures.map(({ title }) => title)).toContain(
      'What each change alone is worth to the side that has it',
    );
    expect(method.join(' ')).toContain('of these 4 contests hold together (Bonferroni)');
    const none = compared.contests.map((row) => ({
      ...row,
      verdict: { word: 'undecided', text: 'undecided' } as const,
    }));
    expect(reportOf({ ...compared, contests: none }, '').findings).toContain(
      'No single change is shown to be what does it.',
    );
  });

  it('says what each change does alone', () => {
    const { notes } = reportOf(compared, '');
    expect(notes.find((note) => note.startsWith('Alone, curse off'))).toMatch(
      /less surely it moves .*rounds about \+\d\.\d+ \(\+.* to \+.*\)/,
    );
    expect(notes).toContain('Alone, banner off instead of on moves no share by more than 2.0 %.');
  });

  it('says how much is decided at half time and round by round', () => {
    const { notes, appendices, figures } = reportOf(compared, '');
    expect(notes.join('\n')).toMatch(
      /^At the end of round \d, half time under "mild", the lead explains -?\d+\.\d % \(.* %\) of the outcome, and /m,
    );
    const rounds = appendices.find(({ title }) => title === 'How much is decided by the end of each round')!;
    expect(rounds.table.rows).toHaveLength(compared.foresight.length);
    const levels = rounds.table.columns.flatMap(({ title }, i) => (title === '95 % interval' ? [i] : []));
    expect(levels).toHaveLength(5);
    for (const at of levels) expect(rounds.table.rows[0][at]).toContain(' to ');
    expect(figures.map(({ title }) => title)).toContain('How early it is decided');
  });

  it('names figures whose difference is over fewer blocks than they are', () => {
    const noteOf = (metrics: CompareResult['metrics']) =>
      reportOf({ ...compared, metrics }, '').notes.filter((note) => note.includes('blocks that show both'));
    // Some matches are drawn, and have no winner.
    expect(noteOf(compared.metrics)).toEqual([
      'The difference of the winner worth is over the blocks that show both figures; each figure is over all that show it.',
    ]);
    expect(noteOf(compared.metrics.filter(({ metric }) => metric !== 'winner-worth'))).toEqual([]);
  });

  it('says why no side met another', () => {
    const asks = { ...compared.spec.asks, apart: 'Both sides share it.' };
    const report = reportOf({ ...compared, contest: null, spec: { ...compared.spec, asks } }, '');
    expect(report.notes.join(' ')).toContain('is left out: Both sides share it.');
    expect(report.title).toMatch(
      /^"after" changes the .* by [+-]\d+\.\d points \([+-]\d.* to [+-]\d.*\): \d/,
    );
  });

  it('describes figures that are no shares, and finds nothing in them', () => {
    const { findings, notes } = reportOf(compared, '');
    expect(findings.join(' ')).toMatch(
      /Beside the findings, by intervals that are approximate: [^.]*rounds about [+-]/,
    );
    expect(findings.find((finding) => finding.startsWith('Between the two'))).not.toMatch(/\brounds [+-]/);
    expect(notes).toContainEqual(
      expect.stringMatching(
        /^Findings rest on shares alone; .* Intervals of figures that are no shares are approximate\.$/,
      ),
    );
  });

  it('says how many matches of each side were stopped, and what that leaves of rounds', () => {
    const withShares = (first: number, second: number) => {
      const at = <R extends { metric: string }>(row: R) =>
        row.metric === 'unresolved' ? { ...row, first, second } : row;
      return reportOf({ ...compared, metrics: compared.metrics.map(at), changes: [] }, '');
    };
    const [longer, shorter] =
      compared.metrics.find(({ metric }) => metric === 'rounds')!.difference.mean > 0 ? [1, 0] : [0, 1];
    const { notes, findings } = withShares(longer / 2, shorter / 2);
    expect(notes.join('\n')).toContain(
      `Stopped at the cap of the bench: ${shorter * 50}.0 % of the matches under "mild" and ${longer * 50}.0 % of the matches under "after".`,
    );
    expect(withShares(0.5, 0).notes.join('\n')).not.toContain('elsewhere');
    expect(findings.join(' ')).toMatch(
      /rounds about [+-][\d.]+ \([^;]+; the [\d.]+ rounds between them are a lower bound/,
    );
    expect(withShares(0.5, 0.5).findings.join(' ')).toContain(
      '; the difference is that of rounds up to the cap;',
    );
    expect(withShares(0.03, 0).findings.join(' ')).not.toContain('the cap');
  });

  it('calls nothing found that many figures looked at may bring about', () => {
    const metrics = compared.metrics.map((row) => ({ ...row, found: row.found === null ? null : false }));
    const report = reportOf({ ...compared, metrics, contest: null }, '');
    expect(report.title).toBe(
      'Not settled: whether "after" plays otherwise than "mild"; more blocks would tell',
    );
    expect(report.notes.join(' ')).toMatch(/treat these as hints only: .*unresolved/);
  });
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
    expect(apart.notes.join(' ')).toContain('is left out: Both sides share it.');
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
      /it moves the share decided by round 1 by \+7\.3 points \(\+3\.6 to \+13\.0\), though less than 2\.0 % is not excluded$/,
    );
    expect(report.findings[0]).toMatch(/by intervals that are approximate: .*rounds by about -/);
    expect(report.table.rows[0].slice(-5, -1)).toEqual([
      'decided by round 1 +7.3',
      '+3.6 to +13.0',
      '+6.9 (+3.0 to +11.0)',
      'moves some',
    ]);
    expect(report.notes).toContain(
      'Found to move a share, but not known to move one by more than 2.0 %: shield.block.when=opening.',
    );
    expect(report.appendices[1].table.rows.map((cells) => cells[2])).toContain('decided by round 1');
    const { data } = report.figures[0].chart(640) as { data: { values: readonly { label: string }[] } };
    expect(data.values[0].label).toBe('decided by round 1 +7.3 points (+3.6 to +13.0)');
    const within = { ...small, verdict: 'stays' as const };
    expect(reportOf({ ...asked, rows: [within] }, '').title).toMatch(/, by less than 2\.0 %$/);
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
