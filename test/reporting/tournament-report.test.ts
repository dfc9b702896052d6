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
}, 60_000);

describe('the report of a tournament', () => {
  it('names the winner, whom it beats and what nobody can exploit', () => {
    const { title, findings, table, appendices } = reportOf(result, '');
    expect(title).toMatch(/^veteran with giant (beats everybody:|comes first with) \d\d\.\d % of the points/);
    expect(findings[0]).toMatch(/^veteran with giant beats /);
    expect(findings).toContain('Nobody gains by answering veteran with giant with anything else.');
    expect(table.rows[0][0]).toBe('veteran with giant');
    expect(appendices[0].table.rows).toHaveLength(6);
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
