import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { blocksIn } from '../execution/blocks-in.ts';
import { start } from '../execution/started.ts';
import { scratchFolder } from '../scratch.ts';

const HANGING = 'test/execution/hanging-sim.ts';
const DOZY = 'test/execution/hanging-rule-sim.ts';

const KEEPING = 'Keeping what is played; Ctrl-C again quits at once.\n';
const STOPPING = 'Stopping; Ctrl-C again quits at once.\n';

const scratch = scratchFolder();

function sim(name: string, code: string): string {
  const path = join(scratch, name);
  writeFileSync(path, `import { writeSync } from 'node:fs';\n${code}\nexport default {};\n`);
  return path;
}

describe('Ctrl-C while the code of a sim runs', () => {
  it.each([
    ['that loops without end', 'loop.ts', "writeSync(2, 'hanging\\n');\nwhile (true);", { NO_GRACE: '' }],
    [
      'that waits for what never comes',
      'wait.ts',
      "writeSync(2, 'hanging\\n');\nawait new Promise(() => {});",
      {},
    ],
  ])('%s is answered and ends it', async (_, name, code, env) => {
    const args = ['play', 'toy', '--sim', sim(name, code)];
    const { child, printed, end, says } = start(args, { env, preload: 'grace.ts' });
    await says('hanging');
    child.kill('SIGINT');
    expect(await end).toBe(130);
    expect(printed).toEqual({ out: '', err: `hanging\n${STOPPING}` });
  });

  it('is answered at once, and ends it at once when it is pressed again: without waiting for anybody', async () => {
    const loop = sim('again.ts', "writeSync(2, 'hanging\\n');\nwhile (true);");
    const args = ['run', loop, '--out', join(scratch, 'again')];
    const { child, end, says } = start(args, { preload: 'grace.ts' });
    await says('hanging');
    child.kill('SIGINT');
    await says(STOPPING);
    child.kill('SIGINT');
    expect(await end).toBe('SIGINT');
  });

  it('ends the telling of a match in which a rule does not answer', async () => {
    const { child, printed, end, says } = start(['play', 'toy', '--sim', DOZY], { preload: 'grace.ts' });
    await says('hanging');
    child.kill('SIGINT');
    expect(await end).toBe(130);
    expect(printed.err).toBe(`hanging\n${STOPPING}`);
  });
});

describe('a run in which a match does not come to its end', () => {
  it.each([1, 2])('keeps on Ctrl-C what was played, with %i workers', async (workers) => {
    const folder = join(scratch, `stopped-${workers}`);
    const more = ['--workers', String(workers)];
    // So short a run has no trial, whose matches nobody knows how workers share.
    const short = { HANGS_IN: '30' };
    const env = { ...short, HANGS_AFTER: '1', NO_RUN_GRACE: '' };
    const args = ['run', HANGING, '--out', folder, ...more];
    const { child, printed, end, says } = start(args, { env, preload: 'grace.ts' });
    // Each of them has handed on its first block by then: before that it has no other to play.
    await says('hanging', workers);
    child.kill('SIGINT');
    await says(KEEPING);
    expect(await end).toBe(130);
    expect(printed.err).toContain(`Go on with: npx rulebench run --resume ${folder}\n`);
    expect(blocksIn(folder)).toBeGreaterThan(0);
    expect(existsSync(join(folder, 'run.lock'))).toBe(false);
    expect(await start(['run', '--resume', folder, ...more], { env: short }).end).toBe(0);
  });
});

describe('Ctrl-C before the first match', () => {
  it('says so, and nothing of what was not played', async () => {
    const folder = join(scratch, 'trial');
    const args = ['run', HANGING, '--out', folder, '--workers', '1'];
    const env = { HANGS_AFTER: '0', NO_RUN_GRACE: '' };
    const { child, printed, end, says } = start(args, { env, preload: 'grace.ts' });
    await says('hanging');
    child.kill('SIGINT');
    expect(await end).toBe(130);
    expect(printed.err).toBe(
      `hanging\n${KEEPING}Stopped: nothing was played.\nGo on with: npx rulebench run --resume ${folder}\n`,
    );
    expect(printed.out).toBe('');
    expect(existsSync(join(folder, 'report.html'))).toBe(false);
  });
});

describe('a question without an end', () => {
  const folder = join(scratch, 'asked');
  const endless = 'with recursive t(n) as (select 1 union all select n + 1 from t) select count(*) from t';
  const huge =
    'select count(*) from matches a, matches b, matches c, matches d where a.rounds + b.rounds = c.rounds * d.rounds';

  beforeAll(async () => {
    expect(await start(['run', HANGING, '--out', folder, '--workers', '1']).end).toBe(0);
  });

  it.each([
    ['SIGINT', endless],
    ['SIGINT', huge],
    ['SIGTERM', endless],
  ] as const)('ends by %s: %s', async (signal, sql) => {
    const { child, printed, end, says } = start(['query', folder, sql], { preload: 'asked.ts' });
    await says('asked');
    child.kill(signal);
    expect(await end).toBe(130);
    expect(printed).toEqual({ out: '', err: `asked\n${STOPPING}` });
  });
});
