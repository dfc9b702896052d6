import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { loadSim } from '../src/execution/sims/load-sim.ts';
import type { AblateResult } from '../src/experiments/designs/ablate/ablate.ts';
import type { PowerResult } from '../src/experiments/designs/power/power.ts';
import { defineRule, defineSim, InputError, measure, type Sim, zoneControl } from '../src/index.ts';
import audited from './cli/audited-toy-sim.ts';
import { scratchFolder } from './scratch.ts';
import { toy } from './toy-ruleset.ts';

const tables = { designed: ['yard'], generated: 0 };

const scratch = scratchFolder();

describe('measuring in code', () => {
  it('gives each design the type of its result', async () => {
    const power = await measure({ design: 'power', ruleset: toy, rules: ['sword'], blocks: 20, tables });
    expect(power.rows.map(({ path, blocks }) => [path, blocks])).toEqual([['sword', 20]]);
    const ablate = await measure({ design: 'ablate', ruleset: toy, rules: ['sword'], blocks: 20, tables });
    expect(ablate.rows[0].metrics[0].blocks).toBeGreaterThan(0);
    expect(ablate.primary).toBe(ablate.rows[0].metrics[0].metric);
  });

  it('gives sims by defineSim the type of their design, too', async () => {
    const asked = { ruleset: toy, rules: ['sword'], blocks: 20, tables };
    const power = await measure(defineSim({ design: 'power', ...asked }));
    expectTypeOf(power).toEqualTypeOf<PowerResult>();
    expect(power.rows[0].share.mean).toBeGreaterThan(0);
    const ablate = await measure(defineSim({ design: 'ablate', ...asked }));
    expectTypeOf(ablate).toEqualTypeOf<AblateResult>();
    expect(ablate.design).toBe('ablate');
    // @ts-expect-error a power experiment has no factor
    expect(() => defineSim({ design: 'power', ...asked, factor: 'sword.cut.bonus' })).not.toThrow();
  });

  it('stops when told to and keeps what was done', async () => {
    const stop = new AbortController();
    const result = await measure(
      { design: 'ablate', ruleset: toy, rules: ['sword'], blocks: 50, tables },
      { onProgress: ({ done }) => done === 10 && stop.abort(), signal: stop.signal },
    );
    expect([result.interrupted, result.blocks]).toEqual([true, 10]);
  });

  const { random } = Math;
  it.each([
    ['there', () => Math.random()],
    ['taken before', random],
  ])('refuses a rule that asks for chance %s, and leaves chance to who measures', async (_, chance) => {
    const coin = defineRule({
      id: 'coin',
      title: 'Coin',
      governs: 'actor',
      kind: 'option',
      off: 'there is none',
      clauses: { toss: { id: 'OWN-01', basis: 'text', says: 'A coin decides.', off: 'none does' } },
      timing: { toHit: () => Math.round(chance()) },
    });
    const sim: Sim = { ...audited, rules: ['coin'], adds: { rules: [coin] } };
    await expect(measure(sim)).rejects.toThrow(
      'A rule of the sim asks Math.random; it may answer only by what it is told',
    );
    expect(chance()).toBeLessThan(1);
  });

  it('refuses what cannot be asked', async () => {
    await expect(measure({ design: 'power', ruleset: toy, rules: ['sward'] })).rejects.toThrow(InputError);
    const sim = { design: 'power' as const, ruleset: toy };
    await expect(measure(sim, { workers: 0 })).rejects.toThrow(
      '"workers" takes a whole number from 1, not 0.',
    );
  });
});

/** Without the race for appetites, which plays most of the matches of a short run. */
const SHORT = { blocks: { initial: 4 }, adapt: false };

describe('measuring on workers', () => {
  it('gives the same result, of a sim that is data', async () => {
    const tables = { designed: ['bare-field', 'hedgerows'], generated: 0 };
    const sim = { ...(await loadSim('sims/own-units.yaml')), ...SHORT, tables } as Sim;
    expect(sim.adds).toBeDefined();
    expect(await measure(sim, { workers: 2 })).toEqual(await measure(sim));
  });

  it('gives the same result of a sim that is code, by its file', async () => {
    const file = 'test/cli/audited-toy-sim.ts';
    expect(await measure(audited, { workers: 2, file })).toEqual(await measure(audited));
  });

  it('is refused where nobody could come by the sim', async () => {
    const sim = { ...audited, title: 'Another' };
    for (const more of [{ workers: 2 }, { report: join(scratch, 'none') }]) {
      await expect(measure(sim, more)).rejects.toThrow(
        'The sim brings rules or a ruleset of its own, which workers and a report take from a file only: name the file',
      );
    }
    const other = { workers: 2, file: 'test/cli/audited-toy-sim.ts' };
    await expect(measure(sim, other)).rejects.toThrow(
      'test/cli/audited-toy-sim.ts exports another sim than the one that is measured.',
    );
    const running = { workers: 2, file: process.argv[1] };
    await expect(measure(sim, running)).rejects.toThrow(
      'is what is running, so nobody can take the sim from it',
    );
    expect(existsSync(join(scratch, 'none'))).toBe(false);
  });
});

describe('a report of what was measured in code', () => {
  it('is the page, the result, posts and the chart, and says how to repeat it', async () => {
    const report = join(scratch, 'report');
    const sim = defineSim({
      design: 'ablate',
      ruleset: zoneControl,
      rules: [zoneControl.headings[0] as never],
      blocks: 4,
      tables: { designed: [Object.keys(zoneControl.tables)[0]], generated: 0 },
    });
    const result = await measure(sim, { report });
    expect(readdirSync(report).sort()).toEqual([
      'chart.png',
      'chart.svg',
      'notes.md',
      'post.bbcode.txt',
      'post.md',
      'report.html',
      'result.json',
      'sim.json',
    ]);
    expect(JSON.parse(readFileSync(join(report, 'result.json'), 'utf8')).hash).toBe(result.hash);
    const path = join(report, 'sim.json');
    expect(readFileSync(join(report, 'report.html'), 'utf8')).toContain(`npx rulebench run ${path}`);
    for (const file of ['post.md', 'post.bbcode.txt', 'notes.md'])
      expect(readFileSync(join(report, file), 'utf8')).toContain(
        'npx rulebench run sim.json # the file beside this report',
      );
    expect((await measure(JSON.parse(readFileSync(path, 'utf8')))).hash).toBe(result.hash);
  });

  it('leaves a run alone', async () => {
    const report = join(scratch, 'run');
    mkdirSync(report);
    writeFileSync(join(report, 'manifest.json'), '{}');
    const sim = { design: 'ablate', ruleset: 'zone-control', blocks: 4 } as const;
    await expect(measure(sim, { report })).rejects.toThrow(
      `The folder ${report} holds a run; choose another for the report.`,
    );
  });
});

describe('the example in the README', () => {
  it('runs and writes its report', () => {
    const [example] = [...readFileSync('README.md', 'utf8').matchAll(/^```ts\n(.*?)^```/gms)]
      .map(([, code]) => code)
      .filter((code) => code.includes('measure('));
    // What has to be seen is that it runs as it stands, and as much of it is seen in a few blocks.
    const short = example.replace('blocks: 200', 'blocks: 4');
    expect(short).not.toBe(example);
    const home = join(scratch, 'own');
    const own = join(home, 'node_modules/rulebench');
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'package.json'), '{ "type": "module", "exports": "./index.js" }');
    writeFileSync(join(own, 'index.js'), `export * from '${pathToFileURL('src/index.ts').href}';\n`);
    writeFileSync(join(home, 'overwatch.mts'), short);
    const child = spawnSync(process.execPath, ['overwatch.mts'], { cwd: home, encoding: 'utf8' });
    expect(child.stderr).toBe('');
    expect(child.stdout).toMatch(
      /^.+: -?[\d.]+ more by the book than without Overwatch, from -?[\d.]+ to -?[\d.]+\n$/,
    );
    expect(existsSync(join(home, 'reports/overwatch/report.html'))).toBe(true);
  });
});
