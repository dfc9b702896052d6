import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Desk } from '../../src/cli/desk.ts';
import { parse } from '../../src/cli/parse.ts';
import { COMMANDS } from '../../src/cli/run-command-line.ts';
import { policies } from '../../src/policies/index.ts';
import { compileSettings, parseSetting, resolvePath } from '../../src/rules/variant.ts';
import { findRuleset, rulesets } from '../../src/rulesets/index.ts';
import { pamphlet } from './pamphlet.ts';
import { typeIn } from './type-in.ts';

const darkPotential = findRuleset('dark-potential');

describe('help', () => {
  it('names every command', async () => {
    for (const line of ['', '--help']) {
      const { code, out } = await typeIn([pamphlet], line);
      expect(code).toBe(0);
      for (const { name } of COMMANDS) expect(out).toContain(`rulebench ${name}`);
    }
  });

  it.each(COMMANDS.map(({ name }) => name))('of %s has examples and offers --json', async (name) => {
    const { code, out } = await typeIn([pamphlet], `${name} --help`);
    expect(code).toBe(0);
    expect(out).toContain('Examples:');
    expect(out).toContain('--json');
  });

  it.each(['play', 'power', 'ablate'])('of %s lists who can play', async (name) => {
    const { out } = await typeIn([pamphlet], `${name} --help`);
    for (const [policy, { says }] of Object.entries(policies)) {
      expect(out).toMatch(new RegExp(`${policy} +${says.split(' ')[0]}`));
    }
  });

  it('prints the version of the package', async () => {
    expect((await typeIn([], '--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

/** What the examples of a command give for an option. */
function valuesIn(examples: readonly (readonly [string, string])[], option: string): string[] {
  return examples.flatMap(([line]) =>
    [...line.matchAll(new RegExp(`--${option} (\\S+)`, 'g'))].map(([, value]) => value),
  );
}

const desk: Omit<Desk, 'rulesets'> = {
  out: () => {},
  err: () => {},
  live: false,
  columns: 100,
  stop: new AbortController().signal,
};

describe('examples in the help', () => {
  // Rulesets need not offer odds, and without them the command has no options to name.
  const offered = COMMANDS.filter(({ name }) => name !== 'odds' || darkPotential.odds !== undefined);
  const examples = offered.flatMap((command) => command.examples);

  it('name commands, options, rules, settings, tables and files that exist', async () => {
    for (const [line] of examples) {
      const [, ...words] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);
      expect(await parse(words, COMMANDS, { ...desk, rulesets }, '')).toHaveProperty('command');
      const [, file] = /run (sims\S+)/.exec(line) ?? [];
      if (file !== undefined) expect(existsSync(file), file).toBe(true);
      const [, table] = /^rulebench table ([a-z-]+)$/.exec(line) ?? [];
      if (table !== undefined) expect(Object.keys(darkPotential.tables)).toContain(table);
    }
    for (const path of valuesIn(examples, 'rules').flatMap((list) => list.split(','))) {
      resolvePath(darkPotential.rules, path);
    }
    for (const setting of valuesIn(examples, 'set')) {
      compileSettings(darkPotential.rules, Object.fromEntries([parseSetting(setting)]));
    }
  });
});
