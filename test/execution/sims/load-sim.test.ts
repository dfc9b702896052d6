import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadSim } from '../../../src/execution/sims/load-sim.ts';
import { normalise } from '../../../src/experiments/sim/normalise.ts';
import { InputError } from '../../../src/rules/nearest.ts';
import { scratchFolder } from '../../scratch.ts';

const folder = scratchFolder();

function file(name: string, text: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function refusal(path: string): Promise<string> {
  const error = await loadSim(path).catch((caught) => caught);
  expect(error).toBeInstanceOf(InputError);
  return error.message.replaceAll(`${folder}/`, '').replaceAll(folder, '.');
}

describe('a sim file', () => {
  it('is YAML, where on and off are words', async () => {
    const path = file(
      'good.yaml',
      'design: power\nruleset: toy\nset:\n  weather: off\n  sword.cut.bonus: 1\nblocks: 20\n',
    );
    expect(await loadSim(path)).toEqual({
      design: 'power',
      ruleset: 'toy',
      set: { weather: 'off', 'sword.cut.bonus': 1 },
      blocks: 20,
    });
  });

  it('may have lines that end as on Windows, and prose of several', async () => {
    const path = file(
      'windows.yaml',
      'design: power\r\nruleset: toy\r\ntitle: a long\r\n  title\r\nadds:\r\n  scenarios:\r\n    a:\r\n      title: A\r\n      says: |\r\n        one\r\n        two\r\n',
    );
    const scenarios = { a: { title: 'A', says: 'one\ntwo\n' } };
    expect(await loadSim(path)).toEqual({
      design: 'power',
      ruleset: 'toy',
      title: 'a long title',
      adds: { scenarios },
    });
  });

  it('is JSON', async () => {
    expect(await loadSim(file('good.json', '{"design": "ablate", "ruleset": "toy"}'))).toMatchObject({
      ruleset: 'toy',
    });
  });

  it('is TypeScript, with rules of its own', async () => {
    const { spec, ruleset } = normalise(await loadSim('test/broken-sim.ts'));
    expect(spec.asks).toMatchObject({ rules: ['bomb'] });
    expect(ruleset.rules.at(-1)?.id).toBe('bomb');
  });
});

describe('a sim file that cannot be read is refused with one sentence', () => {
  it('broken YAML, by line', async () => {
    const path = file('broken.yaml', 'design: power\nruleset: [toy\nblocks: 20\n');
    expect(await refusal(path)).toMatch(/^broken\.yaml, line 3: .+; this is not readable as YAML\.$/);
  });

  it('a key given twice', async () => {
    const path = file('twice.yaml', 'design: power\nruleset: toy\ndesign: ablate\n');
    expect(await refusal(path)).toBe('twice.yaml, line 3: the key "design" is given twice; keep one.');
  });

  it('a missing file, with the nearest one', async () => {
    file('near.yaml', 'design: power\n');
    for (const name of ['.neat.json', 'neat.json']) file(name, '{ "root": true }');
    expect(await refusal(join(folder, 'neat.yaml'))).toBe(
      'There is no sim file "neat.yaml" in .; the nearest is "near.yaml".',
    );
    expect(await refusal(join(folder, 'nowhere', 'a.yaml'))).toBe(
      'There is no sim file "a.yaml" in nowhere; there are none.',
    );
  });

  it('another kind of file', async () => {
    expect(await refusal(join(folder, 'sim.yml2'))).toBe(
      'sim.yml2 is not a sim file; the name of one ends in .yaml, .yml, .json, .ts, .mts, .js, .mjs.',
    );
  });

  it('a folder', async () => {
    expect(await refusal(folder)).toBe('. is a folder; name a sim file in it.');
  });

  it('broken JSON', async () => {
    expect(await refusal(file('broken.json', '{ "design":\n'))).toMatch(
      /^broken\.json, line \d: .+; this is not readable as JSON\.$/,
    );
  });

  it('a number that is none', async () => {
    const path = file('nan.yaml', 'design: power\nruleset: toy\nd: .nan\n');
    expect(await refusal(path)).toBe('"d" of nan.yaml takes a number, not NaN.');
  });

  it('a file in UTF-16, with its mark and without, or in Latin 1', async () => {
    const text = 'title: gro\u00dfe\ndesign: power\n';
    const sims = [
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      Buffer.from(text.replace('\u00df', 's'), 'utf16le'),
      Buffer.from(text, 'latin1'),
    ];
    for (const sim of sims)
      expect(await refusal(file('coded.yaml', sim))).toBe(
        'coded.yaml is not written in UTF-8; save it in that encoding.',
      );
  });

  it('an empty file', async () => {
    expect(await refusal(file('empty.yaml', ''))).toBe('empty.yaml is empty; a sim has keys with values.');
  });

  it('a form the schema does not know', async () => {
    const path = file('form.yaml', 'design: power\nruleset: toy\nblock: 20\n');
    expect(await refusal(path)).toBe('There is no key "block" in form.yaml; the nearest is "blocks".');
  });

  it('a list where names with something behind them belong, however long it is', async () => {
    const scenario = '{ name: mine, title: Mine, army: soldier, set: { sword.cut.bonus: 1 } }';
    const path = file('listed.yaml', `design: power\nruleset: toy\nadds:\n  scenarios:\n    - ${scenario}\n`);
    expect(await refusal(path)).toBe('"adds.scenarios" of listed.yaml takes keys with values, not a list.');
  });

  it('rules in data, which have no code', async () => {
    const path = file('rules.yaml', 'design: power\nruleset: toy\nadds:\n  rules:\n    - id: bomb\n');
    expect(await refusal(path)).toBe(
      '"adds" of rules.yaml cannot bring rules, which are code; write the sim in TypeScript, as sims/house-rule.ts is.',
    );
  });

  it('TypeScript without a sim', async () => {
    expect(await refusal(file('none.mjs', 'export const sim = 1;'))).toBe(
      'none.mjs exports no sim; it needs "export default defineSim({ ... })".',
    );
  });

  it.each([
    ['class {}', 'NAME takes keys with values, not a function.'],
    ['Symbol(1)', 'NAME takes keys with values, not a symbol.'],
    ['{ design: ["power"] }', '"design" of NAME takes one of power, '],
    ['{ design: "power", ruleset: "toy", blocks: 5n }', '"blocks" of NAME takes a whole number '],
  ])('TypeScript whose sim is none: %s', async (sim, sentence) => {
    const name = `no-sim-${sim.length}.mjs`;
    const told = await refusal(file(name, `export default ${sim};`));
    expect(told).toContain(sentence.replace('NAME', name));
  });

  it.each(['throw new Error("no luck");', 'throw new Error("no luck.\\n  At all.");', 'throw "no luck";'])(
    'code that breaks: %s',
    async (code) => {
      const name = `breaks-${code.length}.mjs`;
      expect(await refusal(file(name, code))).toBe(`${name} cannot be run: no luck.`);
    },
  );
});

describe('a sim file that means harm', () => {
  const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
    .concat(
      [...'bcdefghi'].map((key, i) => `${key}: &${key} [${Array(9).fill(`*${'abcdefghi'[i]}`).join(', ')}]`),
    )
    .join('\n');

  it.each([
    [
      'bomb.yaml',
      `design: power\n${bomb}\n`,
      /^bomb\.yaml: Excessive alias count .*; write out what its aliases stand for\.$/,
    ],
    [
      'ring.yaml',
      'design: power\nruleset: toy\nset: &a\n  more: *a\n',
      /^"set\.more" of ring\.yaml holds itself/,
    ],
    [
      'proto.yaml',
      'design: power\n__proto__: { ruleset: toy }\n',
      /^"__proto__" in proto\.yaml is no key of a sim; leave it out\.$/,
    ],
    [
      'proto.json',
      '{"design": "power", "set": {"__proto__": 1}}',
      /^"__proto__" in "set" of proto\.json is no key/,
    ],
    [
      'two.yaml',
      'design: power\n---\ndesign: ablate\n',
      /^two\.yaml, line \d: a second document begins here; a file holds one sim, so part them\.$/,
    ],
    [
      'turned.yaml',
      'design: power\ntitle: "a \\u202E b"\n',
      /^"title" of turned\.yaml has the character U\+202E, which would not show; leave it out\.$/,
    ],
    [
      'over.yaml',
      'design: power\ntitle: "a\\rb"\n',
      /^"title" of over\.yaml has a carriage return, which would not show; leave it out\.$/,
    ],
    [
      'lines.yaml',
      'design: power\ntitle: |\n  a\n  b\n',
      /^"title" of lines\.yaml has a line break, which would not show; leave it out\.$/,
    ],
    [
      'name.json',
      '{"design": "power", "adds": {"units": {"a\\tb": {}}}}',
      /^A key of "adds\.units" of name\.json has a tab, which would not show; leave it out\.$/,
    ],
    [
      'says.json',
      '{"design": "power", "adds": {"scenarios": {"a": {"title": "A", "says": "b\\rc"}}}}',
      /^"adds\.scenarios\.a\.says" of says\.json has a carriage return, which would not show; leave it out\.$/,
    ],
    ['bell.json', '{"design": "power", "se\\u0007t": {}}', /^A key of bell\.json has the character U\+0007/],
    [
      'promise.mjs',
      'export default Promise.resolve({ design: "power" });',
      /^promise\.mjs exports a promise of a sim; await it before exporting\.$/,
    ],
    [
      'then.mjs',
      'export default { then() {} };',
      /^then\.mjs exports a promise of a sim; await it before exporting\.$/,
    ],
    [
      'getter.mjs',
      'export default { get design() { throw new Error("There is none.\\nNone at all."); } };',
      /^getter\.mjs cannot be read: There is none\.$/,
    ],
    ['nothing.mjs', 'throw null;', /^nothing\.mjs cannot be run: what it throws is no error\.$/],
    ['exit.mjs', 'process.exit(3);', /^exit\.mjs ends the process; a sim only says what is to be played\.$/],
  ])('%s is refused in one sentence', async (name, text, sentence) => {
    expect(await refusal(file(name, text))).toMatch(sentence);
  });

  it('that waits for what never comes is given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let isOver = false;
    const refused = refusal(file('never.mjs', 'await new Promise(() => {});')).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      vi.advanceTimersByTime(1000);
      await setImmediate();
    }
    expect(await refused).toBe(
      'never.mjs has not finished loading after 20 seconds; a sim may not wait for what never comes.',
    );
  });
});
