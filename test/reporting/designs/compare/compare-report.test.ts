import { beforeAll, describe, expect, it } from 'vitest';
import { createInline } from '../../../../src/execution/threads/inline.ts';
import { type CompareResult, compare } from '../../../../src/experiments/designs/compare/compare.ts';
import { normalise } from '../../../../src/experiments/sim/normalise.ts';
import type { VerdictWord } from '../../../../src/experiments/terms/verdict.ts';
import { reportOf } from '../../../../src/reporting/report-of.ts';
import { toy } from '../../../toy-ruleset.ts';
import { inspect, widthOf } from '../../report-form.ts';

const LATER = { set: { 'sword.cut.bonus': 3, curse: 'off', banner: 'off' } };

let compared: CompareResult;
beforeAll(async () => {
  const experiment = normalise({
    ruleset: toy,
    tables: { generated: 2 },
    design: 'compare',
    from: 'mild',
    to: LATER,
    blocks: 240,
  });
  compared = await compare.run(experiment, createInline(experiment));
});

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
    const under = (word: VerdictWord) =>
      compared.contests.map((row) => ({ ...row, verdict: { word, text: word } }));
    expect(reportOf({ ...compared, contests: under('undecided') }, '').findings).toContain(
      'No single change is shown to be what does it.',
    );
    const short = compared.contests.map((row) => ({ ...row, blocks: 40 }));
    expect(reportOf({ ...compared, contests: short }, '').findings).toContain(
      'Not settled: which change does it; more blocks would tell.',
    );
  });

  it('names first the changes that pull the way of all together', () => {
    const share = { mean: 0.4, low: 0.38, high: 0.42 };
    const worse = { ...compared, contest: { ...compared.contest!, share } };
    const sentence = reportOf(worse, '').findings.find((one) => one.startsWith('No single change'));
    expect(sentence).toMatch(/is shown to be what does it: with .* it takes/);
    const sentenceOf = (result: CompareResult) =>
      reportOf(result, '').appendices[0].table.rows.map(([first]) => first);
    expect(sentenceOf(worse)).toEqual([...sentenceOf(compared)].reverse());
  });

  it('says what each change does alone', () => {
    const { notes } = reportOf(compared, '');
    expect(notes.find((note) => note.startsWith('Alone, curse off'))).toMatch(
      /less surely it moves .*rounds about \+\d\.\d+ \(\+.* to \+.*\)/,
    );
    expect(notes).toContain('Alone, banner off instead of on moves no share by more than 2.0 points.');
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

  it('has no figures in its title that the table tells otherwise', () => {
    const share = { mean: 0.4, low: 0.35, high: 0.45 };
    const titleWith = (from: number) => {
      const metrics = compared.metrics.map((row, i) =>
        i > 0
          ? { ...row, found: null }
          : {
              ...row,
              found: true,
              movement: 'falls' as const,
              first: 0.4,
              second: 0.5,
              difference: { mean: -0.1, low: -0.12, high: -0.08 },
              from: { ...share, mean: from },
              to: share,
            },
      );
      return reportOf({ ...compared, contest: null, metrics }, '').title;
    };
    expect(titleWith(0.5)).toMatch(
      / changes the first player share by -10\.0 points \(-12\.0 to -8\.0\): 40\.0 %, and 50\.0 % under "/,
    );
    expect(titleWith(0.49)).toMatch(/ changes the first player share by -10\.0 points \(-12\.0 to -8\.0\)$/);
  });

  it('says why no side met another', () => {
    const asks = { ...compared.spec.asks, apart: 'Both sides share it.' };
    const report = reportOf({ ...compared, contest: null, spec: { ...compared.spec, asks } }, '');
    expect(report.notes.join(' ')).toContain('is left out. Both sides share it.');
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
