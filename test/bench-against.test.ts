import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { benchAgainst } from './bench-against.ts';
import { benchProfile } from './bench-profile.ts';

const TINY = { warmUp: 1, turns: 3, perTurn: 2, allocating: 1, cold: 2, coldTables: 2 };

it('compares a checkout with itself: the same matches, in some time and memory', async () => {
  const lines = await benchAgainst('zone-control', resolve('.'), TINY);
  expect(lines.at(-1)).toBe('Both play the same matches.');
  const figures = (title: string) =>
    lines
      .find((line) => line.startsWith(title))!
      .slice(title.length)
      .match(/[\d.]+/g)!
      .map(Number);
  for (const title of ['ms a match', 'us a decision', 'ms a match, cold'])
    for (const value of figures(title).slice(0, 3)) expect(value, title).toBeGreaterThan(0);
  const [own, other] = figures('decisions a match');
  expect(own).toBeGreaterThan(10);
  expect(other).toBe(own);
  // What a match allocates hangs on the code alone.
  const [here, there] = figures('kB a match');
  expect(here).toBeGreaterThan(100);
  expect(Math.abs(there / here - 1)).toBeLessThan(0.01);
});

it('says in which folders the time goes, all of it once', async () => {
  const lines = await benchProfile('zone-control', { warmUp: 1, matches: 4 });
  const folders = lines.slice(1, lines.indexOf(''));
  expect(folders.some((line) => line.endsWith('  rulesets/zone-control/places'))).toBe(true);
  const sum = folders.reduce((all, line) => all + Number.parseFloat(line), 0);
  // Each share is rounded to a tenth of a percent.
  expect(Math.abs(sum - 100)).toBeLessThanOrEqual(0.05 * folders.length + 1e-6);
});

it('refuses a folder that is no checkout in one sentence', () => {
  const { status, stderr } = spawnSync(process.execPath, ['test/bench.ts', '--against', tmpdir()], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^There is no checkout of rulebench with its packages in .*\n$/);
});
