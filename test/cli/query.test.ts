import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchRows } from '../../src/execution/runs/match-rows.ts';
import { toy } from '../toy-ruleset.ts';
import { playedRun, words } from './played-run.ts';

/** 400 blocks for each of two rules at most, in one part or two. */
const { whole, copied } = playedRun('test/cli/toy-sim.ts');

const { columns } = matchRows(toy);

describe('rulebench query', () => {
  it('prints nothing that a terminal would act on', async () => {
    const sql =
      "select chr(27) || 'x' as a, chr(8238) as b, 'c' || chr(13) || chr(10) || chr(9) as c, [chr(133)] as d";
    const { out } = await words('query', whole, sql);
    expect(out).toContain('<U+001B>x  <U+202E>  c<U+000D><U+000A><U+0009>  ["\\u0085"]');
    const json = (await words('query', whole, sql, '--json')).out;
    expect(json).toBe('[\n{"a":"\\u001bx","b":"\\u202e","c":"c\\r\\n\\t","d":["\\u0085"]}\n]\n');
  });

  it('answers in a table', async () => {
    const sql =
      'select match, count(*) as n, avg(score) > 0.5 as better, null as none from matches group by all';
    expect((await words('query', whole, `${sql} order by match`)).out).toMatch(
      /^match +n +better +none\n-+ +-+ +-+ +-+\n {4}0 +\d+ +true +-\n {4}1 +\d+ +false +-\n$/,
    );
  });

  it('answers as data, lists and all', async () => {
    const sql = `select block, leads, {'a': 1} as pair, (select sum(rounds) from matches) as big from matches where block = 0`;
    const printed = await words('query', whole, sql, '--json');
    const rows = JSON.parse(printed.out);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      block: 0,
      pair: { a: 1 },
      leads: expect.arrayContaining([expect.any(Number)]),
    });
    expect(rows[0].big).toBeGreaterThan(1000);
  });

  it('knows every column by its bare name', async () => {
    const names = columns.map(({ name }) => name).join(', ');
    const printed = await words('query', whole, `select ${names} from matches limit 1`, '--json');
    expect(Object.keys(JSON.parse(printed.out)[0])).toEqual(columns.map(({ name }) => name));
  });

  it('shows so many rows and says that there are more', async () => {
    const printed = await words('query', whole, 'select block from matches');
    expect(printed.out.split('\n')).toHaveLength(203);
    expect(printed.err).toBe('Only the first 200 rows are shown; --json gives all of them.\n');
  });

  it('refuses bad SQL with one sentence', async () => {
    const bad = async (sql: string) => (await words('query', whole, sql)).err;
    expect(await bad('select bloc from matches')).toMatch(
      /^The question cannot be answered: .*"bloc" not found.*"block".*\.\n$/,
    );
    expect(await bad('select * from nowhere')).toBe(
      'There is no table "nowhere" in a run; there is only "matches".\n',
    );
    expect(await bad('select avgg(rounds) from matches')).toMatch(/ Did you mean "avg"\?\n$/);
    expect(await bad('selec 1')).toMatch(/^The question cannot be answered: Parser Error: .*"selec".*\.\n$/);
  });

  it('reads the matches of the run and nothing else, and writes nothing', async () => {
    const folder = copied('query-shut-in');
    const part = join(folder, 'matches', '000000.parquet');
    const before = readFileSync(part);
    const away = join(folder, 'away.csv');
    const ask = async (sql: string) => (await words('query', folder, sql)).err;
    const commands = [
      `attach '${away}' as other`,
      `copy (select 1 as a) to '${part}' (format parquet, use_tmp_file false)`,
      `explain analyze copy (select 1 as a) to '${part}' (format parquet, use_tmp_file false)`,
      'drop view matches',
      'delete from matches',
      ' INSERT into matches from matches',
      'update matches set rounds = 1',
      'set enable_external_access = true',
      `select 1; copy (select 1) to '${away}'`,
    ];
    for (const sql of commands) expect(await ask(sql)).toMatch(/^A run can be asked one question at a time,/);
    const elsewhere = [
      `copy (select 1) to '${away}'`,
      `select * from read_text('${join(folder, 'manifest.json')}')`,
      `from '${join(folder, 'result.json')}'`,
    ];
    for (const sql of elsewhere)
      expect(await ask(sql)).toMatch(/^A question reaches the matches of its run only: /);
    expect(await ask(' ; ')).toMatch(/^The question is empty;/);
    for (const sql of ['describe matches', 'from matches limit 1', 'with one as (select 1) from one;']) {
      expect(await ask(sql)).toBe('');
    }
    expect(existsSync(away)).toBe(false);
    expect(readFileSync(part)).toEqual(before);
  });

  it('refuses a damaged run', async () => {
    const folder = copied('query-damaged');
    rmSync(join(folder, 'matches', '000000.parquet'));
    expect((await words('query', folder, 'select 1')).err).toBe(
      `The run in ${folder} is damaged: matches/000000.parquet cannot be read; begin anew in another folder.\n`,
    );
  });
});
