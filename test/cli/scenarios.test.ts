import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { darkPotential } from '../../src/rulesets/dark-potential/index.ts';
import { scratchFolder } from '../scratch.ts';
import { toy } from '../toy-ruleset.ts';
import { typeIn } from './type-in.ts';

const scratch = scratchFolder();

const SAYS = 'Scenario "Brawl": Swords only, in the hall.';

describe('--scenario', () => {
  it('plays a match of it, tells so, and ends with a line that plays it again', async () => {
    const first = await typeIn([toy], 'play toy@mild --scenario brawl --set-b curse=off');
    expect(first.out).toContain(`\nTable hall, seed 1.\nMild is reconstructed: No storms.\n${SAYS}\n`);
    expect(first.out).toContain('\nSide B plays with curse=off.\n');
    expect(first.out).not.toContain('Side A plays with');
    const replay = first.out.trimEnd().split('\n').at(-1)!;
    expect(replay).toMatch(/ --rules-version=mild --scenario=brawl --set-b=curse=off$/);
    expect(await typeIn([toy], replay.replace('npx rulebench ', ''))).toEqual(first);
    const { scenario, spec } = JSON.parse((await typeIn([toy], 'play toy --scenario brawl --json')).out);
    expect([scenario, spec.variants]).toEqual(['brawl', [{ shield: 'off' }, { shield: 'off' }]]);
  });

  it('measures in it, and says so in the result and on its page', async () => {
    const out = join(scratch, 'brawl');
    const line = `ablate toy --scenario brawl --rules sword --blocks 4 --workers 1 --tables 0 --out ${out} --json`;
    const { spec, ruleset } = JSON.parse((await typeIn([toy], line)).out);
    expect(spec).toMatchObject({ scenario: 'brawl', variant: { shield: 'off' }, tables: [{ name: 'hall' }] });
    expect(ruleset.scenario).toEqual({
      name: 'brawl',
      title: 'Brawl',
      says: 'Swords only, in the hall.',
    });
    const page = readFileSync(join(out, 'report.html'), 'utf8');
    expect(page).toContain('Swords only, in the hall.');
    expect(page).toContain('--scenario=brawl');
  });

  it('refuses a value for what it switches off, as if both had been typed', async () => {
    const block = '--scenario brawl --set shield.block.when=';
    const { code, err } = await typeIn([toy], `play toy ${block}opening`);
    expect([code, err]).toEqual([2, '"shield.block.when" is given a value and "shield" is off; keep one.\n']);
    expect((await typeIn([toy], `play toy ${block}opening --set shield=on`)).code).toBe(0);
  });

  it('takes scenarios of a sim file in a match', async () => {
    const line =
      'play dark-potential --sim sims/scenario.yaml --scenario close-quarters --policy random --json';
    const { spec } = JSON.parse((await typeIn([darkPotential], line)).out);
    expect(spec.table).toEqual({ name: 'ruined-quarter' });
    expect(spec.variants[0]).toMatchObject({ 'scenario.order.rounds': 6, 'scenario.order.cap': 'wounds' });
  });

  it('is refused where nothing has the name', async () => {
    for (const command of ['play toy', 'power toy']) {
      const { code, err } = await typeIn([toy], `${command} --scenario brawn`);
      expect(code).toBe(2);
      expect(err).toContain('There is no scenario "brawn" in Toy duel; the nearest is "brawl".');
    }
  });
});

describe('rulebench rules', () => {
  it('lists the scenarios of a ruleset', async () => {
    const { out } = await typeIn([toy], 'rules toy');
    expect(out).toContain('\nSCENARIO brawl  Brawl\n  Swords only, in the hall.\n    shield=off\n');
    expect(JSON.parse((await typeIn([toy], 'rules toy --json')).out).scenarios).toEqual([
      {
        name: 'brawl',
        title: 'Brawl',
        says: 'Swords only, in the hall.',
        set: { shield: 'off' },
        tables: { designed: ['hall'] },
      },
    ]);
  });
});
