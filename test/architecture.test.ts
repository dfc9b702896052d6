import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rulesets } from '../src/rulesets/index.ts';
import {
  areaOf,
  cycles,
  folderCycles,
  fullFolders,
  impurities,
  longFiles,
  type Sources,
  strayNames,
  unfinished,
  wrongImports,
} from './architecture.ts';

function read(...folders: string[]): Sources {
  return new Map(
    folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.m?ts$|\.mjs$/.test(file))
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .map((path) => [path, readFileSync(path, 'utf8')] as const),
    ),
  );
}

/** One file with one line in it. */
function planted(path: string, text: string): Sources {
  return new Map([[path, text]]);
}

const src = read('src');

describe('the layers', () => {
  it('import downwards only', () => {
    expect(src.size).toBeGreaterThan(100);
    expect(wrongImports(src)).toEqual([]);
  });

  it.each([
    ['src/kernel/dice.ts', '../rules/rule.ts'],
    ['src/kernel/dice.ts', '../statistics/wilson.ts'],
    ['src/policies/random.ts', '../match/spec.ts'],
    ['src/rulesets/one/index.ts', '../two/index.ts'],
    ['src/experiments/block.ts', '../rulesets/one/units.ts'],
    ['src/reporting/page.ts', '../execution/pool.ts'],
    ['src/rules/rule.ts', '../rulesets/index.ts'],
    ['src/oddments/thing.ts', '../kernel/dice.ts'],
  ])('would not let %s import %s', (from, to) => {
    expect(wrongImports(planted(from, `import { a } from '${to}';`))).toHaveLength(1);
  });

  it('let the list gather the rulesets', () => {
    const list = planted('src/rulesets/index.ts', "import { a } from './one/index.ts';");
    expect(wrongImports(list)).toEqual([]);
    expect(areaOf('src/rulesets/one/rules/a.ts')).toBe('rulesets/one');
  });

  it.each([
    'src/kernel',
    'src/statistics',
    'src/reporting',
    'src/experiments',
    ...rulesets.map(({ id }) => `src/rulesets/${id}`),
  ])('show the structure of %s in its folders', (root) => {
    expect(folderCycles(src, root)).toEqual([]);
    expect(fullFolders(src, root)).toEqual([]);
  });

  it('would find a ring of folders, and a folder that holds too much', () => {
    const ring: Sources = new Map([
      ['src/a/b/one.ts', "import { two } from '../c/two.ts';"],
      ['src/a/c/two.ts', ''],
      ['src/a/c/three.ts', "import { four } from '../b/four.ts';"],
      ['src/a/b/four.ts', ''],
    ]);
    expect(cycles(ring)).toEqual([]);
    expect(folderCycles(ring, 'src/a')).toEqual(['src/a/b > src/a/c > src/a/b']);
    const full = new Map(Array.from({ length: 26 }, (_, i) => [`src/a/b/${i}.ts`, '']));
    expect(fullFolders(full, 'src/a')).toEqual(['src/a/b holds 26 files.']);
  });

  it('hold no ring of imports', () => {
    expect(cycles(src)).toEqual([]);
    const ring: Sources = new Map([
      ['src/kernel/a.ts', "import { b } from './b.ts';"],
      ['src/kernel/b.ts', "import type { A } from './a.ts';"],
    ]);
    expect(cycles(ring)).toEqual(['src/kernel/a.ts > src/kernel/b.ts > src/kernel/a.ts']);
  });
});

describe('below execution', () => {
  it('nothing depends on the clock, the machine or what was played before', () => {
    expect(impurities(src)).toEqual([]);
  });

  it.each([
    ['src/kernel/a.ts', 'const luck = Math.random();'],
    ['src/match/a.ts', 'const now = Date.now();'],
    ['src/experiments/a.ts', 'const now = performance.now();'],
    ['src/statistics/a.ts', "import { readFileSync } from 'node:fs';"],
    ['src/experiments/a.ts', "import { createHash } from 'node:crypto';"],
    ['src/policies/a.ts', 'let seen = 0;'],
    ['src/rules/a.ts', 'const kept = new Map();'],
    ['src/rulesets/one/a.ts', 'const root = x ** 0.5;'],
    ['src/rulesets/one/a.ts', 'const angle = Math.atan2(y, x);'],
    ['src/match/a.ts', "console.log('played');"],
  ])('%s may not hold: %s', (path, line) => {
    expect(impurities(planted(path, line))).toHaveLength(1);
  });

  it.each([
    ['src/statistics/a.ts', 'const log = Math.log(x) ** 2;'],
    ['src/kernel/a.ts', 'const exact = BigInt(sides) ** BigInt(count);'],
    ['src/kernel/a.ts', "/** Math.random, Date */ const says = 'Date'; // ** and Math.cos"],
    ['src/experiments/terms/digest.ts', "import { createHash } from 'node:crypto';"],
    ['src/reporting/a.ts', 'const log = Math.log(new Date().getTime());'],
  ])('%s may hold: %s', (path, line) => {
    expect(impurities(planted(path, line))).toEqual([]);
  });
});

describe('every file', () => {
  it.each(rulesets.map(({ id, title }) => ({ id, title })))(
    'outside $title leaves its name to its folder and the list',
    ({ id, title }) => {
      const joined = title.replaceAll(' ', '');
      expect(strayNames(src, `rulesets/${id}`, [id, title, joined])).toEqual([]);
      expect(
        strayNames(planted('src/kernel/a.ts', `// as in ${title}`), `rulesets/${id}`, [title]),
      ).toHaveLength(1);
    },
  );

  it('is short enough to read', () => {
    expect(longFiles(read('src', 'test'))).toEqual([]);
    expect(longFiles(planted('src/kernel/a.ts', 'x\n'.repeat(301)))).toHaveLength(1);
  });

  it('is finished, and every test runs', () => {
    expect(unfinished(read('src', 'test', 'sims'))).toEqual([]);
    const marks = [['TO', 'DO'].join(''), `it${'.sk'}ip('x')`, `describe${'.on'}ly('x')`];
    for (const mark of marks) expect(unfinished(planted('test/a.test.ts', mark))).toHaveLength(1);
  });
});
