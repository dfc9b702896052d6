import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/run-command-line.ts';
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

  it.each(COMMANDS.map(({ name }) => name))('of %s has examples and offers --json', async (name) => {
    const { code, out } = await typeIn([pamphlet], `${name} --help`);
    expect(code).toBe(0);
    expect(out).toContain('Examples:');
    expect(out).toContain('--json');
  });

  it('prints the version of the package', async () => {
    expect((await typeIn([], '--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
