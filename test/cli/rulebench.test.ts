import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { blocksIn } from '../execution/blocks-in.ts';
import { start } from '../execution/started.ts';
import { scratchFolder } from '../scratch.ts';

const BIN = 'src/cli/rulebench.mjs';

const scratch = scratchFolder();

describe('the command in a clone', () => {
  it('starts from source and exits with what the command says', () => {
    const good = spawnSync(process.execPath, [BIN, 'rules', '--json'], { encoding: 'utf8' });
    expect(good.status).toBe(0);
    expect(JSON.parse(good.stdout)).toBeInstanceOf(Array);
    const bad = spawnSync(process.execPath, [BIN, 'rulse'], { encoding: 'utf8' });
    expect(bad.status).toBe(2);
    expect(bad.stderr).toBe('There is no command "rulse" in rulebench; the nearest is "rules".\n');
  });

  it('refuses an old Node with one sentence, before it reads any TypeScript', () => {
    const old = "Object.defineProperty(process, 'versions', { value: { node: '20.19.0' } })";
    const args = ['--import', `data:text/javascript,${encodeURIComponent(old)}`, BIN, 'rules'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^rulebench needs Node 22\.18 or newer and this is 20\.19\.0; .*\n$/);
  });

  it('goes on though nobody reads how far it is', async () => {
    const args = [
      BIN,
      'run',
      'test/cli/toy-sim.ts',
      '--json',
      '--workers',
      '1',
      '--out',
      join(scratch, 'unread'),
    ];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stderr.once('data', () => child.stderr.destroy());
    let stdout = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
    expect(JSON.parse(stdout).rows.length).toBe(2);
  });

  it('keeps what is done on Ctrl-C and exits as interrupted', async () => {
    const out = join(scratch, 'stopped');
    const args = ['run', 'test/cli/long-toy-sim.ts', '--workers', '2', '--out', out];
    const { child, printed, end } = start(args, { preload: 'grace.ts' });
    while (blocksIn(out) === 0 && child.exitCode === null) await setTimeout(20);
    child.kill('SIGINT');
    expect(await end).toBe(130);
    expect(printed.err).toContain(
      `Stopped: what was played until then is in ${join(out, 'report.html')}.\nGo on with: npx rulebench run --resume ${out}\n`,
    );
    const result = JSON.parse(readFileSync(join(out, 'result.json'), 'utf8'));
    expect(result.interrupted).toBe(true);
    expect(result.rows[0].blocks).toBeGreaterThan(0);
  });
});
