import { describe, expect, it } from 'vitest';
import { rulesets } from '../../src/rulesets/index.ts';
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

  it('names the assumptions that an answer rests on, and whose they are where sides differ', async () => {
    const line = 'odds pamphlet';
    expect((await typeIn([pamphlet], line)).out).toContain(
      'Rests on assumptions of ours: PA-03; --json has what they say.',
    );
    expect((await typeIn([pamphlet], `${line} --set-a nerve=off`)).out).toContain(
      'PA-03 (off for the acting side);',
    );
    const { assumptions } = JSON.parse((await typeIn([pamphlet], `${line} --set nerve.test=off --json`)).out);
    expect(assumptions).toEqual([
      {
        clause: { id: 'PA-03', path: 'nerve.test', heading: 'Nerve' },
        standing: 'off',
        side: null,
        says: 'no test is made',
      },
    ]);
  });

  it.each([
    ['zone-control --attacker trooper --target trooper', 'ZC-A5-range ZC-A7'],
    [
      'zone-control --attacker trooper --target trooper --cover dense --moved',
      'ZC-A5 ZC-A5-moved ZC-A5-range ZC-A7',
    ],
    ['zone-control --attacker trooper --weapon fists --target trooper', 'ZC-A7'],
    ['zone-control --morale trooper', 'ZC-A10 ZC-A7'],
    [
      'pass-counter --attacker trooper --target trooper',
      'PC-HIT-ASM PC-ARM-ASM PC-A3 PC-A1 PC-A2 PC-A10 PC-REC-ASM',
    ],
    ['pass-counter --nerve trooper', 'PC-A1 PC-A2 PC-A10 PC-NRV-ASM'],
    ['pass-counter --seize 1', 'PC-A7'],
  ])('%s rests on %s', async (asked, ids) => {
    const { out } = await typeIn(rulesets, `odds ${asked} --json`);
    const { assumptions } = JSON.parse(out) as { assumptions: { clause: { id: string } }[] };
    expect(assumptions.map(({ clause }) => clause.id).join(' ')).toBe(ids);
  });

  it('has no key for assumptions where an answer rests on none', async () => {
    const { out } = await typeIn(rulesets, 'odds dark-potential --test leadership --model leader --json');
    expect(JSON.parse(out)).toEqual({ pass: '5/6', fail: '1/6' });
  });

  it("shows the ruleset's options in its help", async () => {
    const { code, out } = await typeIn([pamphlet], 'odds pamphlet --help');
    expect(code).toBe(0);
    expect(out).toContain('The number to reach');
  });
});
