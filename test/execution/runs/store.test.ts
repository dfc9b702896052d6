import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requireWritable, storeResult } from '../../../src/execution/runs/store.ts';
import { InputError } from '../../../src/rules/nearest.ts';
import { scratchFolder } from '../../scratch.ts';

const folder = scratchFolder();

describe('a stored result', () => {
  it('is whole, in a folder made for it, with nothing left beside it', () => {
    const path = storeResult(join(folder, 'new', 'run'), { rows: [1, 2] });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ rows: [1, 2] });
    expect(readdirSync(join(folder, 'new', 'run'))).toEqual(['result.json']);
  });

  it('takes the place of an older one', () => {
    storeResult(folder, { run: 1 });
    const path = storeResult(folder, { run: 2 });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ run: 2 });
  });

  it('is refused with one sentence where a file is in the way', () => {
    writeFileSync(join(folder, 'file'), '');
    const within = join(folder, 'file', 'run');
    const sentence = `The folder ${within} cannot be written: part of the path is a file; choose another with --out.`;
    expect(() => storeResult(within, {})).toThrow(new InputError(sentence));
    expect(() => requireWritable(within)).toThrow(InputError);
    expect(() => requireWritable(join(folder, 'file'))).toThrow('there is a file of that name');
  });

  it('is refused where the system makes no folders', () => {
    // In a process that can be ended, since what this is about is a loop that never comes back.
    const code = `import { requireWritable } from ${JSON.stringify(resolve('src/execution/runs/store.ts'))};
try { requireWritable('/proc/x/y'); } catch (error) { console.log(error.message); }`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
      timeout: 300_000,
      killSignal: 'SIGKILL',
    });
    expect(stdout).toMatch(/^The folder .proc.x.y cannot be written: .+; choose another with --out\.\n$/);
  });
});

describe('a folder that can be written', () => {
  it('is left as it was', () => {
    const empty = join(folder, 'empty');
    requireWritable(empty);
    expect(readdirSync(empty)).toEqual([]);
  });
});
