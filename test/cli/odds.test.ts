import { describe, expect, it } from 'vitest';
import { pamphlet } from './pamphlet.ts';
import { typeIn } from './type-in.ts';

describe('rulebench odds', () => {
  it('asks the ruleset with its own options, as text and as flags', async () => {
    const { out } = await typeIn([pamphlet], 'odds pamphlet --need 4 --aimed');
    expect(out).toContain('asked {"need":"4","aimed":true}');
  });

  it('takes options before the ruleset', async () => {
    expect((await typeIn([pamphlet], 'odds --need 4 pamphlet')).out).toContain('"need":"4"');
  });

  it('gives settings to both sides or to one', async () => {
    const line = 'odds pamphlet --set shooting.roll.sides=8 --set-b nerve=off --json';
    const { out } = await typeIn([pamphlet], line);
    expect(JSON.parse(out).variants).toEqual([
      { 'shooting.roll.sides': 8 },
      { 'shooting.roll.sides': 8, nerve: 'off' },
    ]);
  });

  it('starts from a named version and lets a setting replace what the version says beneath it', async () => {
    for (const version of ['pamphlet --rules-version first', 'pamphlet@first']) {
      const { out } = await typeIn([pamphlet], `odds ${version} --set nerve=off --json`);
      expect(JSON.parse(out).variants[0]).toEqual({ 'shooting.aim': 'off', nerve: 'off' });
    }
  });

  it('says of a reconstructed version that it is one', async () => {
    const { out } = await typeIn([pamphlet], 'odds pamphlet@first');
    expect(out).toMatch(/is reconstructed: /);
    const { version } = JSON.parse((await typeIn([pamphlet], 'odds pamphlet@first --json')).out);
    expect(version).toMatch(/is reconstructed: /);
    expect((await typeIn([pamphlet], 'odds pamphlet')).out).not.toContain('reconstructed');
  });

  it("shows the ruleset's options in its help", async () => {
    const { code, out } = await typeIn([pamphlet], 'odds pamphlet --help');
    expect(code).toBe(0);
    expect(out).toContain('The number to reach');
  });
});
