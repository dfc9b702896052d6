import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { packageVersion } from '../../src/cli/running/package-folder.ts';
import { readManifest, writeManifest } from '../../src/execution/runs/manifest.ts';
import type { Row } from '../../src/execution/runs/match-columns.ts';
import { matchRows } from '../../src/execution/runs/match-rows.ts';
import { fromParquet, toParquet } from '../../src/execution/runs/parquet.ts';
import { thousands } from '../../src/reporting/wording/wording.ts';
import { findRuleset } from '../../src/rulesets/index.ts';
import { scratchFolder } from '../scratch.ts';
import { toy } from '../toy-ruleset.ts';
import { typeIn } from './type-in.ts';

const scratch = scratchFolder();

/** 400 blocks for each of two rules at most, in one part or two. */
const whole = join(scratch, 'whole');
beforeAll(async () => {
  const printed = await typeIn([], `run test/cli/toy-sim.ts --workers 1 --out ${whole}`);
  expect(printed.code).toBe(0);
});

function copied(name: string): string {
  const folder = join(scratch, name);
  cpSync(whole, folder, { recursive: true });
  return folder;
}

const { columns } = matchRows(toy);
const column = (name: string) => columns.findIndex((one) => one.name === name);

/** Changes rows of the first part and makes its hash fit. */
async function tamper(folder: string, change: (row: Row) => Row): Promise<void> {
  const path = join(folder, 'matches', '000000.parquet');
  const rows = await fromParquet(columns, readFileSync(path));
  const bytes = toParquet(columns, rows.map(change));
  writeFileSync(path, bytes);
  const { parts, ...rest } = readManifest(folder);
  const hash = createHash('sha256').update(bytes).digest('hex');
  writeManifest(folder, { ...rest, parts: [hash, ...parts.slice(1)] });
}

const words = (...typed: string[]) => typeIn([], typed);

describe('rulebench run --resume', () => {
  it('writes the report of a whole run again, to the byte', async () => {
    const folder = copied('whole-again');
    writeFileSync(join(folder, 'result.json'), 'lost');
    const printed = await words('run', '--resume', folder, '--workers', '1');
    expect(printed).toMatchObject({ code: 0, err: '' });
    for (const file of ['result.json', 'report.html', 'manifest.json', 'chart.png']) {
      expect(readFileSync(join(folder, file)).equals(readFileSync(join(whole, file))), file).toBe(true);
    }
  });

  it('says how much of a run is played already', async () => {
    const folder = copied('nearly-whole');
    const manifest = readManifest(folder);
    writeManifest(folder, { ...manifest, result: null });
    const printed = await words('run', '--resume', folder, '--workers', '1');
    expect(printed.code).toBe(0);
    expect(printed.err).toMatch(/^To play: /);
    expect(printed.err).toContain(`, ${thousands(manifest.blocks)} of the blocks played already.`);
  });

  it('goes on with a first look at a sim that is code', async () => {
    const folder = join(scratch, 'quick');
    await words('run', 'test/cli/toy-sim.ts', '--quick', '--workers', '1', '--out', folder);
    const result = readFileSync(join(folder, 'result.json'), 'utf8');
    expect(JSON.parse(result).spec.blocks).toEqual({ initial: 40, reserve: 40 });
    const printed = await words('run', '--resume', folder, '--workers', '1');
    expect(printed.code).toBe(0);
    expect(readFileSync(join(folder, 'result.json'), 'utf8')).toBe(result);
  });

  it('goes on with a run whose sim was data from its folder alone', async () => {
    const [folder, path] = [join(scratch, 'zone'), join(scratch, 'zone.yaml')];
    const { tables, headings } = findRuleset('zone-control');
    writeFileSync(
      path,
      `design: power
ruleset: zone-control
rules: [${headings[0]}]
tables: { designed: [${Object.keys(tables)[0]}], generated: 0 }
blocks: 8
`,
    );
    const line = `run ${path} --workers 1`;
    const undisturbed = await typeIn([], `${line} --json`);
    expect((await typeIn([], `${line} --out ${folder}`, AbortSignal.abort())).code).toBe(130);
    rmSync(path);
    const resumed = await words('run', '--resume', folder, '--workers', '2', '--json');
    expect(resumed).toMatchObject({ code: 0, out: undisturbed.out });
  });

  it('finds the sim of a command line in the folder', async () => {
    const folder = join(scratch, 'typed');
    await typeIn([toy], `power toy --rules sword --blocks 8 --workers 1 --out ${folder}`);
    const sim = JSON.parse(readFileSync(join(folder, 'sim.json'), 'utf8'));
    expect(sim).toEqual({ design: 'power', ruleset: 'toy', rules: ['sword'], blocks: 8 });
  });

  it('needs either a file or a folder', async () => {
    const sentence = '"rulebench run" needs a sim file, or --resume with the folder of a run.\n';
    expect(await words('run')).toEqual({ code: 2, out: '', err: sentence });
    expect(await words('run', 'sims/power.yaml', '--resume', whole)).toEqual({
      code: 2,
      out: '',
      err: '--resume goes on with the sim of the run; leave "sims/power.yaml" away.\n',
    });
    expect((await words('run', '--resume', whole, '--out', scratch)).err).toBe(
      '--resume goes on in the folder of the run; leave --out away.\n',
    );
  });

  it('refuses a sim file that has changed since', async () => {
    const folder = copied('changed');
    const { sim, ...rest } = readManifest(folder);
    writeManifest(folder, { ...rest, sim: { ...sim, digest: '0' } });
    const printed = await words('run', '--resume', folder);
    expect(printed.code).toBe(2);
    expect(printed.err).toContain('toy-sim.ts has changed since; put it back as it was');
  });

  it('refuses to do without a sim file that has been moved', async () => {
    const folder = copied('moved');
    const { sim, ...rest } = readManifest(folder);
    writeManifest(folder, { ...rest, sim: { ...sim, file: '../moved-sim.ts' } });
    expect(await words('verify', folder)).toEqual({
      code: 2,
      out: '',
      err: `The run in ${folder} takes its sim from ${join(scratch, 'moved-sim.ts')}, which is not there; put it back, or begin anew in another folder.\n`,
    });
  });
});

describe('a run whose sim is code that imports more', () => {
  const files: Readonly<Record<string, string>> = {
    'sim.ts': `import { toy } from ${JSON.stringify(resolve('test/toy-ruleset.ts'))};
import { blocks } from './part.js';
export default { design: 'power', ruleset: toy, rules: ['sword'], blocks, tables: { generated: 1 } };
`,
    'part.ts': "import './part.ts';\nexport { blocks } from './deep/number';\n",
    'deep/number.ts': 'export const blocks = 8;\n',
  };
  const place = (file: string) => join(scratch, 'imports', file);
  const folder = join(scratch, 'of-code');
  const ended = join(scratch, 'of-code-ended');
  beforeAll(async () => {
    mkdirSync(place('deep'), { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(place(file), text);
    const stopped = await typeIn(
      [],
      ['run', place('sim.ts'), '--out', folder, '--workers', '1'],
      AbortSignal.abort(),
    );
    expect(stopped.code).toBe(130);
    expect((await words('run', place('sim.ts'), '--out', ended, '--workers', '1')).code).toBe(0);
  });

  it.each(['part.ts', 'deep/number.ts'])(
    'is not resumed when %s has changed, which it names',
    async (file) => {
      writeFileSync(place(file), `${files[file]}// Changed.\n`);
      const path = join(folder, '..', 'imports', file);
      expect(await words('run', '--resume', folder, '--workers', '1')).toEqual({
        code: 2,
        out: '',
        err: `The run in ${folder} was begun with another sim: ${path}, which its sim imports, has changed since; put it back as it was, or begin anew in another folder.\n`,
      });
      const again = await words('run', place('sim.ts'), '--out', ended, '--workers', '1');
      expect(again.err).toContain('holds another run');
      writeFileSync(place(file), files[file]);
    },
  );

  it('is resumed when nothing of it has changed', async () => {
    const { sim } = readManifest(folder);
    expect(Object.keys(sim.modules ?? {})).toEqual(['../imports/part.ts', '../imports/deep/number.ts']);
    expect((await words('run', '--resume', folder, '--workers', '1')).code).toBe(0);
  });
});

describe('a folder that cannot be a run as it is', () => {
  /** Its sim is data, in sim.json. */
  const typed = join(scratch, 'of-data');
  beforeAll(async () => {
    await typeIn([toy], `power toy --rules sword --blocks 8 --workers 1 --out ${typed}`);
  });

  const commands = [
    ['run', '--resume'],
    ['verify', '--workers', '1'],
    ['query', 'select 1'],
  ] as const;

  async function refused(name: string, spoil: (folder: string) => void) {
    const folder = join(scratch, name);
    cpSync(typed, folder, { recursive: true });
    spoil(folder);
    const told = new Set<string>();
    for (const [command, ...rest] of commands) {
      const order = command === 'run' ? [...rest, folder] : [folder, ...rest];
      const printed = await typeIn([toy], [command, ...order]);
      expect(printed).toMatchObject({ code: 2, out: '' });
      told.add(printed.err.replaceAll(folder, 'DIR'));
    }
    return [...told];
  }

  const replaced = (file: string) => (folder: string) => {
    rmSync(join(folder, file));
    mkdirSync(join(folder, file));
  };
  const sentence = (what: string) => `The run in DIR is damaged: ${what}; begin anew in another folder.\n`;

  it('is refused with one sentence where its manifest is a folder', async () => {
    expect(await refused('manifest-folder', replaced('manifest.json'))).toEqual([
      'DIR/manifest.json is not the manifest of a run that this rulebench can read.\n',
    ]);
  });

  it('is refused with one sentence where its sim is a folder, missing or another', async () => {
    expect(await refused('sim-folder', replaced('sim.json'))).toEqual([
      sentence('its sim file DIR/sim.json cannot be read'),
    ]);
    expect(await refused('sim-missing', (folder) => rmSync(join(folder, 'sim.json')))).toEqual([
      sentence('its sim file DIR/sim.json is missing'),
    ]);
    expect(await refused('sim-edited', (folder) => writeFileSync(join(folder, 'sim.json'), '{}'))).toEqual([
      'The run in DIR was begun with another sim: its sim file DIR/sim.json has changed since; put it back as it was, or begin anew in another folder.\n',
    ]);
  });

  it('is refused with one sentence where a file is in place of its matches', async () => {
    const folder = copied('matches-file');
    rmSync(join(folder, 'matches'), { recursive: true });
    writeFileSync(join(folder, 'matches'), '');
    const told = (await words('run', '--resume', folder, '--workers', '1')).err.replaceAll(folder, 'DIR');
    expect(told).toBe(sentence('matches is not a folder'));
  });
});

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

describe('rulebench verify', () => {
  it('says that a run is as it should be', async () => {
    const { blocks } = readManifest(whole);
    const all = blocks.toLocaleString('en-GB');
    expect(await words('verify', whole, '--workers', '1')).toEqual({
      code: 0,
      err: '',
      out: `50 of ${all} blocks were played again and come out the same, and the result follows from the matches.\n`,
    });
  });

  it('claims nothing of a run that holds no matches yet', async () => {
    const folder = join(scratch, 'empty');
    const line = `run test/cli/toy-sim.ts --workers 1 --out ${folder}`;
    expect((await typeIn([], line, AbortSignal.abort())).code).toBe(130);
    expect(await words('verify', folder, '--workers', '1')).toEqual({
      code: 0,
      err: '',
      out: `The run holds no matches yet, so there is nothing to check. Play it with: npx rulebench run --resume ${folder}\n`,
    });
  });

  it('finds a row that was changed, though every hash fits', async () => {
    const folder = copied('tampered');
    const [block, digest] = [column('block'), column('hits_0')];
    await tamper(folder, (row) => (row[block] === 7 ? row.with(digest, 99) : row));
    const sampled = await words('verify', folder, '--blocks', '1000000', '--workers', '1');
    expect(sampled).toEqual({
      code: 1,
      err: '',
      out: 'Block 7 comes out otherwise when it is played again.\n',
    });
  });

  it('finds a score that was changed, even in a block that is not played again', async () => {
    const folder = copied('score');
    const [block, score] = [column('block'), column('score')];
    await tamper(folder, (row) => (row[block] === 7 ? row.with(score, row[score] === 1 ? 0 : 1) : row));
    const printed = await words('verify', folder, '--blocks', '1', '--seed', 'elsewhere', '--workers', '1');
    expect(printed).toEqual({ code: 1, err: '', out: 'The recorded matches come to another result.\n' });
    const before = readFileSync(join(folder, 'result.json'));
    expect(await words('run', '--resume', folder, '--workers', '1')).toEqual({
      code: 2,
      out: '',
      err: `The run in ${folder} is damaged: its matches come to another result than the one it ended with; begin anew in another folder.\n`,
    });
    expect(readFileSync(join(folder, 'result.json'))).toEqual(before);
  });

  it('names the version that wrote a run, where it is another and the run comes out otherwise', async () => {
    const folder = copied('older');
    const why = `The run was begun by rulebench 0.0.1, and this is ${packageVersion()}, which may play and count otherwise`;
    writeManifest(folder, { ...readManifest(folder), rulebench: '0.0.1' });
    const verified = () => words('verify', folder, '--blocks', '1', '--workers', '1');
    expect((await verified()).out).not.toContain(why);
    const [block, score] = [column('block'), column('score')];
    await tamper(folder, (row) => (row[block] === 7 ? row.with(score, row[score] === 1 ? 0 : 1) : row));
    expect((await verified()).out).toContain(`The recorded matches come to another result.\n${why}`);
    const data = (await words('verify', folder, '--blocks', '1', '--workers', '1', '--json')).out;
    expect(JSON.parse(data)).toMatchObject({ rulebench: '0.0.1', notes: [expect.stringContaining(why)] });
    const digest = column('digest');
    await tamper(folder, (row) => (row[block] === 450 ? row.with(digest, '00000000') : row));
    expect((await verified()).err).toContain(`begin anew in another folder. ${why}`);
  });

  // A block that the verdict is read from; another digest of a race could change what races on.
  it('refuses a digest that was changed', async () => {
    const folder = copied('digest');
    const [block, digest] = [column('block'), column('digest')];
    await tamper(folder, (row) => (row[block] === 450 ? row.with(digest, '00000000') : row));
    const printed = await words('verify', folder, '--workers', '1');
    expect(printed).toMatchObject({ code: 2, out: '' });
    expect(printed.err).toContain('is damaged: its manifest has the signature of other matches;');
  });

  it('names reports that are missing, which are no fault and can be made anew', async () => {
    const folder = copied('reports-missing');
    for (const file of ['report.html', 'post.md']) rmSync(join(folder, file));
    const printed = await words('verify', folder, '--blocks', '1', '--workers', '1');
    expect(printed.code).toBe(0);
    expect(printed.out).toContain(
      `\nMissing: report.html, post.md. Make anew what is missing with: npx rulebench run --resume ${folder}\n`,
    );
    await words('run', '--resume', folder, '--workers', '1');
    expect((await words('verify', folder, '--blocks', '1', '--workers', '1')).out).not.toContain('Missing');
  });

  it('finds a result that is not that of the run', async () => {
    const folder = copied('result');
    const path = join(folder, 'result.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"design": "power"', '"design": "Power"'));
    const printed = await words('verify', folder, '--blocks', '1', '--workers', '1');
    expect(printed.out).toBe(`${path} does not hold the result of the run.\n`);
  });

  it('finds pictures that show something else than the result', async () => {
    const folder = copied('pictures');
    const anew = `Make it anew with: npx rulebench run --resume ${folder}`;
    for (const name of ['chart.svg', 'chart.png']) {
      const path = join(folder, name);
      const before = readFileSync(path);
      const at = before.length - 20;
      writeFileSync(path, Buffer.concat([before.subarray(0, at), Buffer.from('x'), before.subarray(at + 1)]));
      const printed = await words('verify', folder, '--blocks', '1', '--workers', '1');
      expect(printed).toMatchObject({
        code: 1,
        out: `${path} does not show what the result of the run shows. ${anew}\n`,
      });
      writeFileSync(path, before);
    }
    expect((await words('verify', folder, '--blocks', '1', '--workers', '1')).code).toBe(0);
  });

  it('finds pages and posts that say something else than the result', async () => {
    const folder = copied('page');
    const anew = `Make it anew with: npx rulebench run --resume ${folder}`;
    for (const name of ['report.html', 'post.md', 'post.bbcode.txt', 'notes.md']) {
      const path = join(folder, name);
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, before.replace(/\d\d\.\d %/, '99.9 %'));
      const printed = await words('verify', folder, '--blocks', '1', '--workers', '1');
      expect(printed).toMatchObject({
        code: 1,
        out: `${path} does not say what the result of the run says. ${anew}\n`,
      });
      writeFileSync(path, before);
    }
    expect((await words('verify', folder, '--blocks', '1', '--workers', '1')).code).toBe(0);
  });
});
