import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { parse } from '../src/cli/arguments/parse.ts';
import { COMMANDS } from '../src/cli/commands/index.ts';
import { readTables } from '../src/kernel/tables/read-table.ts';
import { BAR, LOOKS } from '../src/reporting/document/theme.ts';
import { rulesets } from '../src/rulesets/index.ts';
import * as statistics from '../src/statistics/index.ts';

const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...rulesets.flatMap(({ id }) => [`src/rulesets/${id}/README.md`, `src/rulesets/${id}/PLAY.md`]),
];

const read = (path: string) => readFileSync(path, 'utf8');

const desk = {
  rulesets,
  out() {},
  err() {},
  liveRoom: 0,
  columns: 100,
  room: 100,
  stop: AbortSignal.abort(),
  heeds() {},
};

describe('the documents', () => {
  it.each(DOCUMENTS)('%s names files that exist', (path) => {
    const named = [...read(path).matchAll(/`((?:src|test|sims|\.ci)\/[\w./-]+?)\/?`|\]\(([\w./-]+)\)/g)];
    const missing = named
      .map(([, quoted, linked]) => quoted ?? join(dirname(path), linked))
      .filter((file) => !existsSync(file));
    expect(missing).toEqual([]);
  });

  it.each(DOCUMENTS)('%s links to headings of its own that exist', (path) => {
    const anchors = [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const [, anchor] of read(path).matchAll(/\]\(#([^)]+)\)/g)) expect(anchors).toContain(anchor);
  });

  it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])(
    '%s names code by the end of a path that exists',
    (path) => {
      const files = ['src', 'test'].flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }),
      );
      const paths = [...files, 'vitest.config.ts'].map((file) => `/${file}`);
      const named = [...read(path).matchAll(/`(?:(?:src|test)\/)?([\w/-]+(?:\.[\w-]+)*\.ts)`/g)];
      expect(named.length).toBeGreaterThan(40);
      const missing = named
        .map(([, end]) => end)
        .filter((end) => !paths.some((at) => at.endsWith(`/${end}`)));
      expect(missing).toEqual([]);
    },
  );

  it('ARCHITECTURE.md draws the folders that there are', () => {
    const [, drawn] = read('ARCHITECTURE.md').match(/## Folders\n+```\n([\s\S]*?)\n```/)!;
    const files = ['src', 'sims', 'reports/samples', 'test'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    );
    const paths = files.filter((path) => /\.\w+$/.test(path)).map((path) => path.split('/').slice(0, -1));
    const there = new Set(paths.flat());
    const named = [...drawn.matchAll(/([\w-]+)\//g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((name) => !there.has(name))).toEqual([]);

    // What is in a folder of a design or of the headings of a book, its name says.
    const known = new Set([...named, ...rulesets.map(({ id }) => id)]);
    const missing = paths
      .filter(([top]) => top === 'src')
      .flatMap((path) => path.filter((name, at) => !known.has(name) && !/rules|designs/.test(path[at - 1])));
    expect(missing).toEqual([]);
  });

  it('give command lines that rulebench understands', async () => {
    const lines = DOCUMENTS.flatMap((path) => [...read(path).matchAll(/`npx (rulebench [^`<]+)`/g)]);
    expect(lines.length).toBeGreaterThan(8);
    for (const [, line] of lines) {
      const parsed = await parse(line.split(' ').slice(1), COMMANDS, desk, '0.0.0');
      expect(parsed, line).toHaveProperty('command');
    }
  });

  it("write a table of one's own as it is read", () => {
    const [, tables] = read('README.md').match(/is written like `tables: (\[.+?\])`/)!;
    const { yard } = readTables(parseYaml(tables));
    expect(yard.pieces).toHaveLength(2);
    expect(yard.symmetric).toBe(true);
  });

  it('name the commands that take --sim', () => {
    const [, named] = read('README.md').match(/Of the commands (.+?) alone takes? `--sim`/)!;
    const taking = COMMANDS.filter(({ options }) => 'sim' in options(desk, []));
    expect([...named.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(taking.map(({ name }) => name));
  });

  it('name scripts that package.json has, and CONTRIBUTING.md all that a change needs', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = DOCUMENTS.flatMap((path) => [...read(path).matchAll(/npm run (?:-s )?([a-z]+)/g)]);
    for (const [, script] of named) expect(Object.keys(scripts)).toContain(script);
    const { start, rulebench, format, build, prepack, ...ours } = scripts;
    const commands = [...read('CONTRIBUTING.md').matchAll(/^\| `npm (?:run )?([a-z]+)`/gm)];
    expect(commands.map(([, script]) => script).sort()).toEqual(Object.keys(ours).sort());
  });

  it('say what a new ruleset must be written into', () => {
    const [, section] = read('CONTRIBUTING.md').split('## Adding a ruleset');
    const lists = readdirSync('test/rulesets').filter(
      (file) => file.endsWith('.ts') && read(`test/rulesets/${file}`).includes('src/rulesets/pass-counter/'),
    );
    expect(lists).toContain('labels.test.ts');
    for (const file of lists) expect(section).toContain(file);
    expect(section).toContain('`npm run schema`');
  });

  it('explain every mark of the chart by its shape and the words of its verdict', () => {
    const explained = read('README.md').matchAll(
      /^ *\| ([a-z ]+?) +\| ([a-z, ]+?) +\| .*(?:%|band|blocks)/gm,
    );
    const shapes = [...explained].map(([, word, shape]) => [word, shape.replace(', ', '-')]);
    expect(Object.fromEntries(shapes)).toEqual(
      Object.fromEntries(
        Object.entries(LOOKS).map(([word, { shape }]) => [word, shape === BAR ? 'bar-upright' : shape]),
      ),
    );
  });

  it('list every function of the statistics, and no other', () => {
    const [, section] = read('ARCHITECTURE.md').split('## Statistics');
    const listed = [...section.split('\n## ')[0].matchAll(/`(\w+)\(/g)].map(([, name]) => name);
    const functions = Object.entries(statistics).filter(([, value]) => typeof value === 'function');
    expect(listed.sort()).toEqual(functions.map(([name]) => name).sort());
  });
});
