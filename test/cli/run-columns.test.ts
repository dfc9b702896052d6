import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchRows } from '../../src/execution/runs/match-rows.ts';
import { asWrittenEarlier, LATER } from '../execution/written-earlier.ts';
import { toy } from '../toy-ruleset.ts';
import { playedRun, words } from './played-run.ts';
import { typeIn } from './type-in.ts';

/** Two rules with an audit, and a stop within the first part. */
const { scratch, whole, copied } = playedRun('test/cli/audited-toy-sim.ts');

async function asked(folder: string, sql: string): Promise<Record<string, unknown>[]> {
  const printed = await words('query', folder, sql, '--json');
  expect(printed.err).toBe('');
  return JSON.parse(printed.out);
}

describe('the matches of a run', () => {
  it('say what they were played for', async () => {
    const counts = await asked(
      whole,
      'select phase, arm, count(distinct block)::integer as blocks from matches group by all order by all',
    );
    const races = ['as weighed', 'eager', 'never', 'often', 'seldom'].map((appetite) => ({
      phase: 'adaptation',
      arm: `sword, ${appetite}`,
      blocks: expect.any(Number),
    }));
    expect(counts).toEqual([
      ...races,
      { phase: 'audit', arm: 'curse by random', blocks: 200 },
      { phase: 'audit', arm: 'sword by random', blocks: 200 },
      { phase: 'confirmation', arm: 'curse again', blocks: 200 },
      { phase: 'confirmation', arm: 'sword again', blocks: 200 },
      { phase: 'interactions', arm: 'sword and curse', blocks: 200 },
      { phase: 'main', arm: 'curse', blocks: expect.any(Number) },
      { phase: 'main', arm: 'sword', blocks: expect.any(Number) },
    ]);
  });

  it('say which seat has the rule', async () => {
    const seats = await asked(
      whole,
      `select seat_with_rule as seat, variant_0 = '{}' as has0, variant_1 = '{}' as has1, count(*) > 0 as any
       from matches group by all order by seat`,
    );
    expect(seats).toEqual([
      { seat: 0, has0: true, has1: false, any: true },
      { seat: 1, has0: false, has1: true, any: true },
    ]);
  });

  it('have no seat with the rule where both sides are the same', async () => {
    const folder = join(scratch, 'alike');
    await typeIn([toy], `ablate toy --rules sword --blocks 8 --workers 1 --out ${folder}`);
    expect(
      await asked(folder, 'select distinct arm, phase, seat_with_rule from matches order by arm'),
    ).toEqual([
      { arm: 'sword', phase: 'main', seat_with_rule: null },
      { arm: 'the book', phase: 'main', seat_with_rule: null },
    ]);
  });
});

describe('rulebench query --describe', () => {
  it('says what each column means, as the files do themselves', async () => {
    const { out, err } = await words('query', whole, '--describe', '--json');
    expect(err).toBe('');
    const told = JSON.parse(out);
    expect(told).toEqual(
      matchRows(toy).columns.map(({ name, says }) => ({ column: name, type: expect.any(String), says })),
    );
    const types = Object.fromEntries(
      (await asked(whole, 'describe matches')).map((row) => [row.column_name, row.column_type]),
    );
    expect(Object.fromEntries(told.map((row: Record<string, string>) => [row.column, row.type]))).toEqual(
      types,
    );
    const about = (column: string) => told.find((row: Record<string, string>) => row.column === column).says;
    expect(about('acts_sword_cut')).toBe('how often TOY-01 acted: A sword adds to the roll to hit.');
    expect(about('sword_legal_1')).toBe('seat 1: counted: times that "sword" was legal');
  });

  it('is a table for people', async () => {
    const { out, code } = await words('query', whole, '--describe');
    expect(code).toBe(0);
    expect(out).toMatch(/^column +type +meaning\n-+ +-+ +-+\nblock +INTEGER +place of its block in the run/);
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(100);
  });

  it('is asked for instead of a question', async () => {
    const sentence = '"rulebench query" needs either a question in SQL or --describe.\n';
    expect(await words('query', whole)).toEqual({ code: 2, out: '', err: sentence });
    expect((await words('query', whole, 'describe matches', '--describe')).err).toBe(sentence);
  });
});

describe('a run that an earlier rulebench wrote', () => {
  it('answers what it has, and is verified', async () => {
    const folder = copied('earlier');
    await asWrittenEarlier(folder);
    const [first] = await asked(folder, 'from matches limit 1');
    expect(Object.keys(first)).toEqual(
      matchRows(toy)
        .columns.map(({ name }) => name)
        .filter((name) => !LATER.includes(name)),
    );
    expect((await words('verify', folder, '--workers', '1')).out).toContain('come out the same');
    expect((await words('query', folder, '--describe')).err).toBe(
      `The run in ${folder} was written by a rulebench whose files do not say what their columns mean; "describe matches" lists them.\n`,
    );
  });
});
