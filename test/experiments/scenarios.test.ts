import { describe, expect, it } from 'vitest';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import { openRuleset } from '../../src/experiments/sim/open-ruleset.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { refusalOf } from '../refusal-of.ts';
import { toy } from '../toy-ruleset.ts';

const power = (more: object): Sim => ({ design: 'power', ruleset: toy, ...more }) as Sim;
const specOf = (more: object) => normalise(power(more)).spec;

/** A scenario with all that one may have. */
const FRAY = {
  title: 'Fray',
  says: 'Giants with dull swords.',
  set: { 'sword.cut.bonus': 1, weather: 'on' },
  tables: { designed: ['hall'], generated: 3, settings: { fog: 2 } },
  army: 'giant',
};

const fray = (more: object) => specOf({ adds: { scenarios: { fray: FRAY } }, scenario: 'fray', ...more });

const refusal = (sim: object) => refusalOf(() => normalise(power(sim)));

const added = (fields: object) => refusal({ adds: { scenarios: { fray: { title: 'Fray', ...fields } } } });

describe('a scenario', () => {
  it('says under what, on which tables and with which army is played', () => {
    const generated = ['1.1', '1.2', '1.3'].map((seed) => ({ seed, settings: { fog: 2 } }));
    expect(fray({})).toMatchObject({
      scenario: 'fray',
      variant: FRAY.set,
      tables: [{ name: 'hall' }, ...generated],
      army: 'giant',
    });
  });

  it('lies over the version and under the settings, tables and army that the sim names', () => {
    const set = { 'sword.cut.bonus': 3 };
    expect(fray({ version: 'mild', set }).variant).toEqual({ 'sword.cut.bonus': 3, weather: 'on' });
    expect(specOf({ rules: ['sword'], version: 'mild', scenario: 'brawl' }).variant).toEqual({
      shield: 'off',
      'weather.storm': 'off',
    });
    const { tables, army } = fray({ tables: { generated: 0 }, army: 'duellist' });
    expect([tables, army]).toEqual([[{ name: 'hall' }], 'duellist']);
  });

  it('is named where it may have switched off what is to be measured', () => {
    const bare = { title: 'Fists', says: 'Nobody has a sword.', set: { sword: 'off' } };
    const off = { adds: { scenarios: { bare } }, scenario: 'bare' };
    expect(refusal({ rules: ['sword'], ...off })).toBe(
      '"sword" is switched off for both sides here (by scenario "bare" or by "set"), so there is nothing to measure; take it out of the rules, or have it on.',
    );
    expect(refusal({ design: 'sweep', factor: 'sword.cut.bonus', version: 'mild', ...off })).toBe(
      '"sword.cut" is switched off here (by version "mild" or by scenario "bare" or by "set"), so "sword.cut.bonus" changes nothing; have it on.',
    );
  });

  it('leaves a spec as it was where none is named, whatever a sim brings', () => {
    expect(specOf({})).not.toHaveProperty('scenario');
    const { additions, ...spec } = specOf({ adds: { scenarios: { fray: FRAY } } });
    expect({ ...spec, additions: null }).toEqual(specOf({}));
    expect(additions).not.toBeNull();
  });

  it.each(rulesets.map(({ id }) => id))('can be brought to %s', (ruleset) => {
    const army = rulesets.find(({ id }) => id === ruleset)!.armies.at(-1)!;
    const scenario = { title: 'Own', says: '', set: {}, army };
    const adds = { scenarios: { own: scenario } };
    const sim = { design: 'power', ruleset, scenario: 'own', adds } as Sim;
    expect(openRuleset(sim).ruleset.scenarios).toMatchObject({ own: scenario });
    expect(normalise(sim).spec.army).toBe(army);
  });

  it.each([
    [{ set: { 'sword.cut.bonos': 1 } }, 'There is no setting "sword.cut.bonos" in these rules'],
    [{ set: { 'sword.cut.bonus': 9 } }, '"sword.cut.bonus" takes a number from 0 to 3 in steps of 1, not 9'],
    [{ set: { sword: 'off', 'sword.cut.bonus': 1 } }, '"sword" is off; keep one.'],
    [{ tables: { designed: ['hull'] } }, 'There is no table "hull" in Toy duel; the nearest is "hall".'],
    [{ tables: { settings: { frog: 1 } } }, 'There is no setting "frog" in the table generator'],
    [{ army: 'giants' }, 'the nearest is "giant"'],
  ])('is checked even where it is not played: %j', (fields, sentence) => {
    expect(added(fields)).toMatch(/^the sim, added scenario "fray": /);
    expect(added(fields)).toContain(sentence);
  });

  it('is refused where its form is wrong, or where nothing has its name', () => {
    expect(added({ army: 7 })).toBe('"adds.scenarios.fray.army" of the sim takes a word, not 7.');
    expect(added({ rounds: 6 })).toMatch(/^There is no key "rounds" in "adds.scenarios.fray" of the sim; /);
    expect(added({ tables: { generated: -1 } })).toContain(
      '"adds.scenarios.fray.tables.generated" of the sim',
    );
    expect(refusal({ scenario: 'brawn' })).toBe(
      'There is no scenario "brawn" in Toy duel; the nearest is "brawl".',
    );
    expect(refusal({ ruleset: 'dark-potential', scenario: 'brawl' })).toBe(
      'Dark Potential has no named scenarios; a sim brings them under "adds".',
    );
  });
});
