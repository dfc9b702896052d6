import { beforeAll, describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/inline.ts';
import { type TournamentResult, tournament } from '../../src/experiments/designs/tournament.ts';
import { normalise } from '../../src/experiments/normalise.ts';
import type { Sim } from '../../src/experiments/sim-schema.ts';
import { reportOf } from '../../src/reporting/report-of.ts';
import { toy } from '../toy-ruleset.ts';

let result: TournamentResult;

beforeAll(async () => {
  const sim = {
    design: 'tournament',
    ruleset: toy,
    tables: { designed: ['yard'], generated: 2 },
    policies: ['veteran', 'random'],
    armies: ['duellist', 'giant'],
    blocks: 60,
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
  });

  it('lets those lead together who are not told apart', () => {
    const all = result.meetings.map((meeting) => ({ ...meeting, found: true }));
    expect(reportOf({ ...result, meetings: all }, '').title).toMatch(
      /^veteran with giant beats everybody: \d\d\.\d % of the points against the others$/,
    );
    const meetings = all.map((meeting) => ({
      ...meeting,
      found: !(meeting.first === 1 && meeting.second === 3),
    }));
    expect(reportOf({ ...result, meetings }, '').title).toMatch(
      /^veteran with giant and random with giant lead and are not told apart; veteran with giant takes \d\d\.\d % of the points$/,
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

  it('says so when nobody is shown to be better', () => {
    const meetings = result.meetings.map((meeting) => ({ ...meeting, found: false }));
    const { title, notes } = reportOf({ ...result, meetings }, '');
    expect(title).toBe('Nobody is shown to be better than anybody else');
    expect(notes[0]).toBe('6 of 6 pairs are not told apart; more blocks would tell.');
  });

  it('can be told of a run that never began', () => {
    const { title, table } = reportOf({ ...result, standings: null, rounds: 0 }, '');
    expect(title).toBe('Too little was played for standings');
    expect(table.rows).toHaveLength(4);
  });
});
