import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { start } from '../execution/started.ts';
import { scratchFolder } from '../scratch.ts';

const scratch = scratchFolder();

/** A sim that plays for minutes, with code of its own and a rule that does something. */
function sim(name: string, code: string, does = ''): string {
  const path = join(scratch, name);
  writeFileSync(
    path,
    `import { defineRule, defineSim } from 'rulebench';
import { toy } from ${JSON.stringify(resolve('test/toy-ruleset.ts'))};
${code}
const own = defineRule({
  id: 'own',
  title: 'Own',
  governs: 'actor',
  kind: 'option',
  off: 'there is none',
  clauses: { fuse: { id: 'OWN-01', basis: 'text', says: 'It acts.', off: 'it does not' } },
  timing: { toHit(): number { ${does}; return 0; } },
});
export default defineSim({
  design: 'power',
  ruleset: toy,
  rules: ['own'],
  blocks: { initial: 1_000_000, reserve: 0 },
  tables: { generated: 1 },
  adds: { rules: [own] },
});
`,
  );
  return path;
}

/** What a run of a sim says at its end, its exit code, and whether it let go of its folder. */
async function run(path: string, workers: number) {
  const folder = `${path}-${workers}`;
  const { printed, end } = start(['run', path, '--out', folder, '--workers', String(workers)]);
  const code = await end;
  const said = printed.err.replace(/^To play: .*\n/, '').replace(/^\d+ %, .*\n/gm, '');
  const rest = `What was played until then is in ${folder}.\nGo on with: npx rulebench run --resume ${folder}\n`;
  return {
    code,
    said: said.replace(rest, ''),
    out: printed.out,
    locked: existsSync(join(folder, 'run.lock')),
  };
}

describe('the code of a sim', () => {
  it.each([1, 2])('cannot end the process from a rule, with %i workers', async (workers) => {
    const path = sim(`exits-${workers}.ts`, '', 'process.exit(3)');
    expect(await run(path, workers)).toEqual({
      code: 2,
      said: `${path} ends the process; a sim only says what is to be played.\n`,
      out: '',
      locked: false,
    });
  });

  it('cannot end the process while a match is told', async () => {
    const path = sim('told.ts', '', 'process.exit(3)');
    const { printed, end } = start(['play', 'toy', '--sim', path]);
    expect(await end).toBe(2);
    const err = `${path} ends the process; a sim only says what is to be played.\n`;
    expect(printed).toEqual({ out: '', err });
  });

  it('prints beside what is asked for, not into it', async () => {
    const path = sim(
      'prints.ts',
      "console.log('loaded');\nlet asked = 0;",
      "asked++ || console.log('asked')",
    );
    const { printed, end } = start(['play', 'toy', '--sim', path, '--json']);
    expect(await end).toBe(0);
    expect(printed.err.match(/^(loaded|asked)$/gm)).toEqual(expect.arrayContaining(['loaded', 'asked']));
    expect(JSON.parse(printed.out)).toHaveProperty('events');
  });

  it.each([
    ['Math.random', 'Math.random()'],
    ['Date.now', 'Date.now()'],
    ['performance.now', 'performance.now()'],
    ['new Date()', 'Number(new Date())'],
    ['Math.random', 'taken()'],
  ])('has no luck or time of its own: %s, by %s', async (asks, expression) => {
    const path = sim('luck.ts', 'const { random: taken } = Math;', `return ${expression} < 2 ? 1 : 0`);
    const why = 'it may answer only by what it is told, so that the same seed plays the same match';
    const said = `A rule of ${path} asks ${asks}; ${why}.\n`;
    expect(await run(path, 1)).toEqual({ code: 2, said, out: '', locked: false });
  });

  it.each([
    ['a clock', 'Number(process.hrtime.bigint() % 2n)', ''],
    ['random bytes', 'randomInt(2)', "import { randomInt } from 'node:crypto';"],
    ['memory', 'asked++ % 2', 'let asked = 0;'],
  ])('has none by other ways: %s', async (name, expression, code) => {
    const path = sim(`${name.replace(' ', '-')}.ts`, code, `return ${expression}`);
    const why = 'it may answer only by what it is told, so that the same seed plays the same match';
    const said = `A rule of ${path} answers otherwise when the same match is played again; ${why}.\n`;
    expect(await run(path, 1)).toEqual({ code: 2, said, out: '', locked: false });
  });

  const broke = 'broke outside of any match:';
  const stopped = 'The command broke off: something ended its thread.';
  it.each([
    ['exit.ts', 'process.exit(5)', 2, '% ends the process; a sim only says what is to be played.'],
    ['throw.ts', "throw new Error('Late.\\nVery.')", 1, `% ${broke} Late.`],
    ['null.ts', 'throw null', 1, `% ${broke} what it throws is no error.`],
    ['reject.ts', "Promise.reject('no')", 1, `% ${broke} no.`],
    ['really.ts', 'process.reallyExit(5)', 1, stopped],
  ])('ends its run in one sentence when it acts late: %s', async (name, act, code, sentence) => {
    const path = sim(name, `setTimeout(() => { ${act} }, 500);`);
    const said = `${sentence.replace('%', path)}\n`;
    expect(await run(path, 2)).toEqual({ code, said, out: '', locked: false });
  });

  it('is named where it breaks after it was read', async () => {
    const path = join(scratch, 'getter.ts');
    writeFileSync(
      path,
      `let read = 0;
export default {
  design: 'ablate',
  ruleset: 'pass-counter',
  get blocks() {
    if (++read > 2) throw new Error('Enough.');
    return 1;
  },
};
`,
    );
    const { printed, end } = start(['run', path, '--json']);
    expect(await end).toBe(1);
    expect(printed).toEqual({ out: '', err: `${path} ${broke} Enough.\n` });
  });
});
