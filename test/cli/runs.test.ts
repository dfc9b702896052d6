import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readManifest, writeManifest } from '../../src/execution/runs/manifest.ts';
import { thousands } from '../../src/reporting/wording/wording.ts';
import { findRuleset } from '../../src/rulesets/index.ts';
import { toy } from '../toy-ruleset.ts';
import { playedRun, words } from './played-run.ts';
import { typeIn } from './type-in.ts';

/** 400 blocks for each of two rules at most, in one part or two. */
const { scratch, whole, copied } = playedRun('test/cli/toy-sim.ts');

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
