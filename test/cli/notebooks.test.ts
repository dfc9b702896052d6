import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { measure, zoneControl } from '../../src/index.ts';
import { scratchFolder } from '../scratch.ts';

const NOTEBOOK = join(import.meta.dirname, '../../notebooks/rules-by-tables.ts');
const scratch = scratchFolder();

/** Has the notebook draw what a sim of a rule comes to. */
async function drawn(design: 'power' | 'ablate') {
  const report = join(scratch, design);
  const tables = { designed: ['24x24-copses', '24x24-thicket'], generated: 0 };
  await measure({ design, ruleset: zoneControl, rules: ['morale'], blocks: 2, tables }, { report });
  return run(join(report, 'result.json'));
}

function run(...words: string[]) {
  return spawnSync(process.execPath, [NOTEBOOK, ...words], { encoding: 'utf8' });
}

it('the notebook of rules by tables draws each table in a colour of its legend', async () => {
  const { status, stdout } = await drawn('power');
  expect(status).toBe(0);
  const svg = readFileSync(stdout.trim(), 'utf8');
  expect(svg).toContain('Zone Control preliminary rules');
  expect(svg).toContain('each cell: 1 block, mostly luck where these are few');
  // A block of two matches comes to one of five shares of the points.
  const cells = [...svg.matchAll(/; share: (\d+%)"[^>]*fill="([^"]+)"/g)];
  expect(cells).toHaveLength(2);
  for (const [, share, fill] of cells) expect([share, fill]).toEqual([share, COLOURS[share]]);
});

const COLOURS: Readonly<Record<string, string>> = {
  '0%': 'rgb(179, 88, 6)',
  '25%': 'rgb(213, 168, 127)',
  '50%': 'rgb(247, 247, 247)',
  '75%': 'rgb(140, 175, 210)',
  '100%': 'rgb(33, 102, 172)',
};

it('the notebook of rules by tables refuses what is no result of power in a sentence', async () => {
  const refused = [run(), run('nowhere.json'), run(scratch), await drawn('ablate')];
  for (const { status, stdout, stderr } of refused)
    expect([status, stdout, stderr]).toEqual([
      2,
      '',
      'Name the result.json of a power run, as in reports/<folder>/result.json.\n',
    ]);
});
