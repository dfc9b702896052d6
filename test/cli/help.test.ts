import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Command } from '../../src/cli/arguments/command.ts';
import { parse } from '../../src/cli/arguments/parse.ts';
import { COMMANDS } from '../../src/cli/commands/index.ts';
import type { Terminal } from '../../src/cli/terminal/terminal.ts';
import { metricsOf } from '../../src/experiments/metrics/metrics.ts';
import { policies } from '../../src/policies/index.ts';
import { parseSettings } from '../../src/rules/typed-settings.ts';
import { compileSettings, resolvePath } from '../../src/rules/variant.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { pamphlet } from './pamphlet.ts';
import { typeIn } from './type-in.ts';

describe('help', () => {
  it('names every command', async () => {
    for (const line of ['', '--help']) {
      const { code, out } = await typeIn([pamphlet], line);
      expect(code).toBe(0);
      for (const { name } of COMMANDS) expect(out).toContain(`rulebench ${name}`);
    }
  });

  it.each([
    ['tune', 'Blocks for each point, half of them in the search and half on fresh luck'],
    ['price', 'Blocks for all pairs of random armies, half of them, and for each contest'],
  ])('of %s says how --blocks is shared out', async (command, words) => {
    const { out } = await typeIn(rulesets, `${command} --help`);
    expect(out.split(/\s+/).join(' ')).toContain(words);
  });

  it('of tune lists the metrics that every ruleset has, with what they are', async () => {
    const [, list] = (await typeIn(rulesets, 'tune --help')).out.split(/beside\s+them:\n/);
    const listed = list
      .split('\n\n')[0]
      .match(/^ {2}[a-z]\S*/gm)!
      .map((id) => id.trim());
    expect(listed.slice(0, 3)).toEqual(['first-player-share', 'margin', 'rounds']);
    for (const ruleset of rulesets) {
      const metrics = metricsOf(ruleset);
      for (const id of listed)
        expect(list.replaceAll(/\s+/g, ' ')).toContain(
          `${id} ${metrics.find((one) => one.id === id)!.says} `,
        );
    }
  });

  it.each(COMMANDS.map(({ name }) => name))('of %s has examples and offers --json', async (name) => {
    const { code, out } = await typeIn(rulesets, `${name} --help`);
    expect(code).toBe(0);
    expect(out).toContain('Examples:');
    expect(out).toContain('--json');
  });

  it.each([
    ['power', 'Generated tables beside the designed ones  '],
    ['sweep', 'Generated tables beside the designed ones; alone where a setting of theirs is swept'],
    ['claims', 'Generated tables, without the designed ones'],
  ])('of %s says whether designed tables are played as well', async (name, says) => {
    const { out } = await typeIn([pamphlet], `${name} --help`);
    expect(out.replace(/\n +/g, ' ')).toContain(says);
  });

  it.each(['play', 'power', 'ablate'])('of %s lists who can play', async (name) => {
    const { out } = await typeIn([pamphlet], `${name} --help`);
    for (const [policy, { says }] of Object.entries(policies)) {
      expect(out).toMatch(new RegExp(`${policy} +${says.split(' ')[0]}`));
    }
  });

  it('sets what a value means behind it, however many lines that takes', async () => {
    const { out } = await typeIn([pamphlet], 'play --help');
    const [, list] = out.split('--policy is one of:\n');
    const lines = list.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(Object.keys(policies).length);
    for (const line of lines) expect(line).toMatch(/^ {2}(\w+| {11}) +\S.*$/);
  });

  it.each([60, 100])('sets what a word means behind it on %i columns', async (columns) => {
    const wordy: Command = {
      name: 'wordy',
      says: 'Takes words of many meanings.',
      words: [
        {
          name: 'first',
          says: 'a word that is told at such length that no terminal has room for all of it on one line alone',
        },
        { name: 'next', says: 'short', optional: true },
      ],
      options: () => ({}),
      run: () => 0,
    };
    const parsed = await parse(['wordy', '--help'], [wordy], { ...terminal, rulesets, columns }, '1.2.3');
    const lines = 'print' in parsed ? parsed.print.split('\n') : [];
    const from = lines.findIndex((line) => line.startsWith('<first>  a word'));
    const told = lines.slice(from, lines.indexOf('[next]   short'));
    expect(told.length).toBeGreaterThan(1);
    for (const line of told.slice(1)) expect(line).toMatch(/^ {9}\S/);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
  });

  it('prints examples so that they can be copied', async () => {
    for (const { name, examples = [] } of COMMANDS) {
      const { out } = await typeIn(rulesets, `${name} --help`);
      const lines = out.replaceAll(/ \\\n +/g, ' ').split('\n');
      for (const [line, does] of [...examples, ...(rulesets[0].examples?.[name] ?? [])]) {
        const at = lines.findIndex((one) => one.startsWith(`  ${line}`));
        expect(lines[at].endsWith(does) || lines[at + 1].endsWith(`      ${does}`)).toBe(true);
      }
    }
  });

  it('is printed for "help", too', async () => {
    expect(await typeIn(rulesets, 'help')).toEqual(await typeIn(rulesets, '--help'));
    expect(await typeIn(rulesets, 'help power')).toEqual(await typeIn(rulesets, 'power --help'));
    expect((await typeIn(rulesets, 'help powr')).err).toContain('the nearest is "power"');
  });

  it('prints the version of the package', async () => {
    expect((await typeIn([], '--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(await typeIn(rulesets, 'power --version')).toEqual(await typeIn([], '--version'));
  });
});

/** What the examples of a command give for an option. */
function valuesIn(examples: readonly (readonly [string, string])[], option: string): string[] {
  return examples.flatMap(([line]) =>
    [...line.matchAll(new RegExp(`--${option} (\\S+)`, 'g'))].map(([, value]) => value),
  );
}

const terminal: Omit<Terminal, 'rulesets'> = {
  out: () => {},
  err: () => {},
  liveRoom: 0,
  columns: 100,
  room: Number.POSITIVE_INFINITY,
  stop: new AbortController().signal,
  heeds: () => {},
};

describe('examples in the help', () => {
  const plain = COMMANDS.flatMap((command) => command.examples ?? []);

  it.each(rulesets.map((ruleset) => [ruleset.id, ruleset] as const))(
    'name commands, options, rules, settings, tables and files that exist: %s',
    async (_, ruleset) => {
      const examples = [...plain, ...Object.values(ruleset.examples ?? {}).flat()];
      for (const [line] of examples) {
        expect(await parse(wordsOf(line), COMMANDS, { ...terminal, rulesets }, ''), line).toHaveProperty(
          'command',
        );
        const [, file] = /run (sims\S+)/.exec(line) ?? [];
        if (file !== undefined) expect(existsSync(file), file).toBe(true);
        const [, table] = /^rulebench table ([\w-]+)(?: |$)/.exec(line) ?? [];
        if (table !== undefined) expect(Object.keys(ruleset.tables)).toContain(table);
      }
      for (const option of ['rules', 'rule', 'parameters', 'parameter']) {
        for (const path of valuesIn(examples, option).flatMap((list) => list.split(','))) {
          resolvePath(ruleset.rules, path);
        }
      }
      for (const setting of ['set', 'to-set'].flatMap((option) => valuesIn(examples, option))) {
        compileSettings(ruleset.rules, parseSettings([setting], ''));
      }
    },
  );

  it.each(rulesets.flatMap(({ examples }) => examples?.odds ?? []))('%s is answered: %s', async (line) => {
    const { code, err } = await typeIn(rulesets, wordsOf(line));
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  it('are those of the ruleset that is typed', async () => {
    for (const { id } of rulesets) {
      const { out } = await typeIn(rulesets, `power ${id} --help`);
      expect(out).toContain(`rulebench power ${id}`);
    }
    // One that brings none is shown how it looks elsewhere.
    const { out } = await typeIn([pamphlet, ...rulesets], `power ${pamphlet.id} --help`);
    expect(out).toContain('Examples:');
  });
});

/** The words after "rulebench". */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)]
    .slice(1)
    .map(([, double, single, plain]) => double ?? single ?? plain);
}
