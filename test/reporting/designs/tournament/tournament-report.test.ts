import { beforeAll, describe, expect, it } from 'vitest';
import { createInline } from '../../../../src/execution/threads/inline.ts';
import {
  type TournamentResult,
  tournament,
} from '../../../../src/experiments/designs/tournament/tournament.ts';
import { normalise } from '../../../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../../../src/experiments/sim/sim-schema.ts';
import { tournamentTitle } from '../../../../src/reporting/designs/tournament/tournament-findings.ts';
import { reportOf } from '../../../../src/reporting/report-of.ts';
import { toy } from '../../../toy-ruleset.ts';

let result: TournamentResult;

beforeAll(async () => {
  const sim = {
    design: 'tournament',
    ruleset: toy,
    tables: { designed: ['yard'], generated: 2 },
    policies: ['veteran', 'random'],
    armies: ['duellist', 'giant'],
    blocks: 210,
  };
  const experiment = normalise(sim as Extract<Sim, { design: 'tournament' }>);
  result = await tournament.run(experiment, createInline(experiment));
});

describe('the report of a tournament', () => {
  it('names the winner, whom it beats and what nobody can exploit', () => {
    const { title, findings, table, appendices } = reportOf(result, '');
    expect(title).toMatch(/^veteran with giant /);
    expect(findings[0]).toMatch(/^veteran with giant beats /);
    expect(findings.some((finding) => /nobody can exploit|Nobody gains/.test(finding))).toBe(true);
    expect(table.rows[0][0]).toBe('veteran with giant');
    expect(appendices[0].table.rows).toHaveLength(6);
    const at = appendices[0].table.columns.findIndex(({ title: column }) => column === 'gain');
    expect(appendices[0].table.rows.map((row) => row[at])).toEqual(
      result.meetings.map(({ gain }) => gain!.toFixed(1)),
    );
  });

  it('has shares of two contestants come to 100 in the chart', () => {
    const [meeting] = result.meetings;
    const labelsOf = (mean: number) => {
      const share = { mean, low: 0, high: 1 };
      const { figures } = reportOf({ ...result, meetings: [{ ...meeting, share, found: false }] }, '');
      const { data } = figures[0].chart(640) as { data: { values: readonly { label: string }[] } };
      return data.values.map(({ label }) => Number.parseFloat(label));
    };
    for (let blocks = 0; blocks <= 400; blocks++) {
      const [one, other] = labelsOf(blocks / 400);
      expect(one + other, `${blocks} of 400`).toBeCloseTo(100, 6);
    }
  });

  it('names the only other of two contestants', () => {
    const standing = result.standings!.standings[0];
    const two = ['veteran', 'random'].map((title, number) => ({ title, number, standing }));
    const share = { ...result.meetings[0].share, mean: 0.9, low: 0.8, high: 0.95 };
    const meetings = [{ ...result.meetings[0], first: 0, second: 1, share, found: true }];
    expect(tournamentTitle({ ...result, meetings }, two)).toMatch(/^veteran beats random: [^:]* %\)$/);
    expect(tournamentTitle({ ...result, meetings, rounds: 2 }, two)).toMatch(
      /so far veteran takes .* against random;/,
    );
  });

  it('says who leads and who may be better still', () => {
    const all = result.meetings.map((meeting) => ({ ...meeting, found: true }));
    expect(reportOf({ ...result, meetings: all }, '').title).toMatch(
      /^veteran with giant beats everybody: \d\d\.\d % of the points \(\d\d\.\d to \d\d\.\d %\) against the others$/,
    );
    const meetings = all.map((meeting) => ({
      ...meeting,
      found: !(meeting.first === 1 && meeting.second === 3),
    }));
    expect(reportOf({ ...result, meetings }, '').title).toMatch(
      /^veteran with giant takes \d\d\.\d % of the points \(\d\d\.\d to \d\d\.\d %\)\. Not settled: who of veteran with giant and random with giant is best; more blocks would tell$/,
    );
  });

  it('says who beats the one that takes most, in a circle', () => {
    const all = result.meetings.map((meeting) => ({ ...meeting, found: true }));
    const turned = (share: { mean: number }) => ({ mean: 1 - share.mean, low: 0, high: 1 });
    // Contestant 1 takes most of the points, and loses to 3.
    const meetings = all.map((meeting) =>
      meeting.first === 1 && meeting.second === 3 ? { ...meeting, share: turned(meeting.share) } : meeting,
    );
    const { title, findings } = reportOf({ ...result, meetings }, '');
    expect(title).toMatch(
      /^veteran with giant takes most, \d\d\.\d % of the points \(.*\) against the others, but random with giant beats it$/,
    );
    expect(findings.find((finding) => finding.startsWith('random with giant beats'))).toContain(
      'veteran with giant',
    );
  });

  it('says that nobody gains by another answer only where hardly a resample has one', () => {
    const { standings } = result;
    const said = (low: number) => {
      const nash = (i: number) => (i === 1 ? { mean: 1, low, high: 1 } : { mean: 0, low: 0, high: 1 - low });
      const own = standings!.standings.map((standing, i) => ({ ...standing, nash: nash(i) }));
      return reportOf({ ...result, standings: { ...standings!, standings: own } }, '').findings.join(' ');
    };
    expect(said(1)).toContain('Nobody gains by answering veteran with giant with anything else.');
    // Where another one is the answer it may still take two thirds of the mix.
    expect(said(0.66)).toContain(
      'The mix that nobody can exploit is not settled yet: veteran with giant 100.0 % (66.0 to 100.0 %).',
    );
  });

  it('calls a mix settled only where its chances are', () => {
    const { standings } = result;
    const wide = { mean: 1, low: 0, high: 1 };
    const unsure = standings!.standings.map((standing, i) =>
      i === 1 ? { ...standing, nash: wide } : standing,
    );
    const { findings } = reportOf({ ...result, standings: { ...standings!, standings: unsure } }, '');
    expect(findings).toContain(
      'The mix that nobody can exploit is not settled yet: veteran with giant 100.0 % (0.0 to 100.0 %).',
    );
  });

  it('speaks of circles only where they are shown', () => {
    const sentences = (cyclic: { mean: number; low: number; high: number }) => {
      const { findings } = reportOf({ ...result, standings: { ...result.standings!, cyclic } }, '');
      return findings.filter((finding) => finding.includes('circles'));
    };
    expect(sentences({ mean: 0.4, low: 0.2, high: 0.6 })).toEqual([
      'In circles runs 40.0 % of what sets contestants apart, noise taken off (20.0 to 60.0 %); the rest is a ladder from strong to weak.',
    ]);
    expect(sentences({ mean: 0.02, low: 0, high: 0.05 })).toEqual([
      'Nothing is shown to run in circles: a ladder from strong to weak leaves 2.0 % of what sets contestants apart, noise taken off (0.0 to 5.0 %).',
    ]);
  });

  it('settles nothing before 200 blocks', () => {
    const { title, findings, notes } = reportOf({ ...result, rounds: 199 }, '');
    expect(title).toMatch(/^Not settled: so far veteran with giant takes \d\d\.\d % of the points/);
    expect(findings.some((finding) => finding.includes('not settled yet'))).toBe(true);
    expect(notes[0]).toBe(
      'Nothing is settled before 200 blocks, and these are 199: rare effects hide in fewer.',
    );
  });

  it('says why there is no Elo', () => {
    const { standings } = result;
    const none = { mean: null, low: null, high: null };
    const lost = standings!.standings.map((standing, i) =>
      i === 2 ? { ...standing, elo: none, share: { mean: 0, low: 0, high: 0.01 } } : standing,
    );
    const { notes, table } = reportOf({ ...result, standings: { ...standings!, standings: lost } }, '');
    expect(notes.join(' ')).toContain(
      'random with duellist is farther from the others than these blocks can measure, so the others have their logistic Elo without it.',
    );
    const groups = standings!.standings.map((standing) => ({ ...standing, elo: none }));
    const apart = reportOf(
      { ...result, standings: { ...standings!, connected: false, standings: groups } },
      '',
    );
    expect(apart.notes.join(' ')).toContain('No chain of points leads from everybody to everybody');
    expect(apart.table.rows.flat()).not.toContain('beyond');
    const alone = lost.map((standing) => ({ ...standing, elo: none }));
    const nobody = reportOf(
      { ...result, standings: { ...standings!, connected: false, standings: alone } },
      '',
    );
    expect(nobody.notes.join(' ')).toContain(
      'random with duellist took none: how far that is from the rest lies beyond what these blocks show, so nobody has a logistic Elo.',
    );
    expect(nobody.table.rows.flat().filter((cell) => cell === 'beyond')).toHaveLength(1);
    expect(table.rows.at(-1)).toEqual(
      expect.arrayContaining(['random with duellist', '0.0 to 1.0 %', 'beyond']),
    );
    const open = standings!.standings.map((standing) => ({
      ...standing,
      elo: { ...standing.elo, low: null, high: null },
    }));
    expect(
      reportOf({ ...result, standings: { ...standings!, standings: open } }, '').notes.join(' '),
    ).toContain('logistic Elo has no interval');
  });

  it('says wherever it names Elo that it is the logistic one', () => {
    const open = {
      ...result.standings!,
      standings: result.standings!.standings.map((standing) => ({
        ...standing,
        elo: { ...standing.elo, low: null, high: null },
      })),
    };
    const groups = { ...open, connected: false };
    for (const standings of [result.standings, open, groups]) {
      const report = reportOf({ ...result, standings }, '');
      const { appendices, figures, notes, method, table, findings } = report;
      const titles = [table, ...appendices.map((own) => own.table)].flatMap(({ columns }) =>
        columns.map(({ title }) => title),
      );
      const drawn = figures.map(({ title, caption, chart }) => title + caption + JSON.stringify(chart(640)));
      const said = [report.title, ...findings, ...notes, ...method, ...titles, ...drawn].join('\n');
      expect(said).toMatch(/^logistic Elo$/m);
      expect(said.replaceAll(/logistic Elo/gi, '')).not.toContain('Elo');
    }
  });

  it('has the interval of each figure beside it wherever the figure stands', () => {
    const { columns } = reportOf(result, '').table;
    for (const [c, { title, ...shown }] of columns.entries()) {
      if (c === 0 || title.endsWith('interval')) continue;
      const { title: beside, ...its } = columns[c + 1];
      expect(beside).toBe('95 % interval');
      expect([its.pageOnly, its.posted]).toEqual([shown.pageOnly, shown.posted]);
    }
  });

  it('says what its intervals come from', () => {
    const { method, notes } = reportOf(result, '');
    expect(method.join(' ')).toContain(
      'bootstrap with 2,000 resamples of the 3 tables, and of the rounds on each',
    );
    expect(notes.join(' ')).toContain('fewer than 20 make them too narrow where tables differ');
  });

  it('says so when nobody is found to be better', () => {
    const meetings = result.meetings.map((meeting) => ({ ...meeting, found: false }));
    const { title, notes } = reportOf({ ...result, meetings }, '');
    expect(title).toBe('Not settled: who of 4 contestants is better than whom; more blocks would tell');
    expect(notes[0]).toBe('6 of 6 pairs are not settled; more blocks would tell.');
    const close = (count: number) => result.meetings.map((one, i) => ({ ...one, found: i >= count }));
    const notesOf = (count: number) => reportOf({ ...result, meetings: close(count) }, '').notes.join(' ');
    expect(notesOf(1)).toContain('1 of 6 pairs is not settled; more blocks would tell.');
  });

  it('can be told of a run that never began', () => {
    const { title, table } = reportOf({ ...result, standings: null, rounds: 0 }, '');
    expect(title).toBe('Not settled: too little was played for standings; more blocks would tell');
    expect(table.rows).toHaveLength(4);
  });
});
