import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../../scratch.ts';

const scratch = scratchFolder();

const QUICK = ['--quick', '--workers', '1', '--json'];

/** Types a command line in a folder that holds no sims, or what is put there. */
function typed(cwd: string, ...words: string[]) {
  const args = [resolve('src/cli/rulebench.mjs'), ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd });
  return { status, stdout, stderr };
}

describe('sims that come with the bench', () => {
  it('are found from any folder, and named so that they are found from any other', () => {
    const { stdout, stderr } = typed(
      scratch,
      'play',
      'dark-potential',
      '--sim',
      'sims/own-units.yaml',
      '--army',
      'gun-line',
    );
    expect(stderr).toBe('');
    expect(stdout).toContain('Gunner');
  });

  it('give way to a file of the same name where somebody is', () => {
    mkdirSync(join(scratch, 'own', 'sims'), { recursive: true });
    writeFileSync(
      join(scratch, 'own', 'sims', 'ablate.yaml'),
      'design: ablate\nruleset: zone-control\nrules: [rally]\ntables: { designed: [], generated: 1 }\nblocks: 5\n',
    );
    const { status, stdout } = typed(join(scratch, 'own'), 'run', 'sims/ablate.yaml', ...QUICK);
    expect(status).toBe(0);
    expect(JSON.parse(stdout).spec).toMatchObject({ ruleset: 'zone-control', blocks: { initial: 1 } });
  });

  it('are the choices where none is of that name', () => {
    const { status, stderr } = typed(scratch, 'run', 'sims/abblate.yaml');
    expect(status).toBe(2);
    expect(stderr).toContain('"ablate.yaml"');
  });

  it.each([
    ['abblate.yaml', 'the nearest is "sims/ablate.yaml"'],
    ['./abblate.yaml', 'the nearest is "sims/ablate.yaml"'],
    ['sweep.yaml', 'the nearest is "sims/sweep.yaml"'],
    ['mine.yaml', 'the nearest is "mein.yaml"'],
    ['xyzzyx.yaml', 'there are "mein.yaml", "sims/ablate.yaml", "sims/attribute.yaml"'],
  ])('are choices beside those of a folder that lacks "%s"', (name, hint) => {
    writeFileSync(join(scratch, 'mein.yaml'), 'design: ablate\n');
    const { status, stderr } = typed(scratch, 'run', name);
    expect(status).toBe(2);
    expect(stderr).toContain(`There is no sim file "${basename(name)}" in this folder; ${hint}`);
  });
});
