import { describe, expect, it } from 'vitest';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import { power, refusal } from './asked-sims.ts';

const specOf = (more: Partial<Sim>) => normalise(power(more)).spec;

describe('settings of a sim', () => {
  it('that give a value to what is off are refused', () => {
    const set = { sword: 'off', 'sword.cut.bonus': 1 };
    expect(refusal(power({ set }))).toBe('"sword.cut.bonus" is given a value and "sword" is off; keep one.');
    expect(refusal(power({ scenario: 'brawl', set: { 'shield.block.when': 'opening' } }))).toBe(
      '"shield.block.when" is given a value and "shield" is off; keep one.',
    );
    expect(specOf({ rules: ['curse'], set: { ...set, 'sword.cut': 'on' } }).variant['sword.cut.bonus']).toBe(
      1,
    );
  });
});

describe('rules of a sim', () => {
  const asked = (more: object) => normalise({ ...power(), ...more } as Sim).spec.asks;

  it('go by the ids of clauses as well as by paths', () => {
    expect(asked({ rules: ['TOY-01', 'curse', 'toy-02'] })).toMatchObject({
      rules: ['sword.cut', 'curse', 'shield.block'],
    });
    expect(asked({ design: 'ablate', rules: ['TOY-04'] })).toMatchObject({ rules: ['curse.bleed'] });
    expect(asked({ design: 'screen', rules: ['TOY-01'] })).toMatchObject({
      factors: [{ path: 'sword.cut.bonus' }],
    });
    expect(asked({ design: 'questions', rules: ['TOY-02'] })).toMatchObject({
      readings: [{ path: 'shield.block.when' }],
    });
    const fair = { design: 'fair', rule: 'TOY-01', parameter: 'sword.cut.bonus' };
    expect(asked(fair)).toMatchObject({ rule: 'sword.cut' });
  });

  it('are refused where one is named twice, by id and by path', () => {
    expect(refusal(power({ rules: ['sword.cut', 'TOY-01'] }))).toBe(
      '"sword.cut" is named twice among the rules.',
    );
  });

  it.each([
    ['sward', 'sword'],
    ['TOY-011', 'TOY-01'],
    ['sword.cat', 'sword.cut'],
  ])('are called rules where there is none: %s', (name, near) => {
    expect(refusal(power({ rules: [name] }))).toBe(
      `There is no rule "${name}" in Toy duel; the nearest is "${near}".`,
    );
  });
});

describe('a sim in short form', () => {
  it('becomes a spec with every default spelt out', () => {
    const { tables, ...spec } = specOf({});
    expect(spec).toEqual({
      design: 'power',
      title: 'Toy duel: power',
      ruleset: 'toy',
      version: null,
      asks: {
        rules: ['sword', 'shield', 'curse', 'banner'],
        stop: 'verdict',
        interactions: 5,
        confirm: true,
        price: true,
        audit: [],
        adapt: 300,
      },
      variant: {},
      army: 'duellist',
      policy: 'veteran',
      blocks: { initial: 200, reserve: 100 },
      seed: '1',
      d: 0.02,
      alpha: 0.05,
      pitch: 2500,
      additions: null,
    });
    expect(tables).toHaveLength(14);
    expect(tables[0]).toEqual({ name: 'yard' });
    expect(tables[2]).toEqual({ seed: '1.1', settings: {} });
  });

  it('measures every heading that can be off in ablate', () => {
    expect(specOf({ design: 'ablate' }).asks).toEqual({
      rules: ['sword', 'shield', 'curse', 'banner', 'weather'],
      stop: 'fixed',
      audit: [],
    });
    expect(specOf({ design: 'ablate', blocks: 500 }).blocks).toEqual({ initial: 500, reserve: 0 });
  });

  it('splits one number of blocks into a first share and a reserve', () => {
    expect(specOf({ blocks: 501 }).blocks).toEqual({ initial: 251, reserve: 250 });
  });

  it('starts from a version and lets "set" win over all it says beneath a path', () => {
    expect(specOf({ version: 'mild' }).variant).toEqual({ 'weather.storm': 'off' });
    expect(specOf({ version: 'mild', set: { weather: 'on', 'sword.cut.bonus': 1 } }).variant).toEqual({
      'sword.cut.bonus': 1,
      weather: 'on',
    });
  });

  it('gives equal specs the same text whatever the order of writing', () => {
    const one = specOf({ set: { 'sword.cut.bonus': 1, 'shield.block': 'on' }, tables: { generated: 1 } });
    const two = specOf({ tables: { generated: 1 }, set: { 'shield.block': 'on', 'sword.cut.bonus': 1 } });
    expect(JSON.stringify(one)).toBe(JSON.stringify(two));
  });

  it('takes in what the sim adds', () => {
    const { spec, ruleset } = normalise(
      power({
        army: 'dwarf',
        version: 'calm',
        tables: { designed: ['pit'], generated: 0 },
        adds: {
          units: { dwarf: 3 },
          versions: { calm: { title: 'Calm', patch: { 'weather.storm': 'off' } } },
          tables: [{ name: 'pit', title: 'A pit.', width: 24, depth: 24, pieces: [] }],
        },
      }),
    );
    expect(ruleset.armies).toContain('dwarf');
    expect(spec).toMatchObject({
      army: 'dwarf',
      tables: [{ name: 'pit' }],
      variant: { 'weather.storm': 'off' },
    });
    expect(spec.additions).toMatch(/^[0-9a-f]{16}$/);
  });

  it('refuses a version that cannot be played, though the sim does not name it', () => {
    const adding = (patch: Record<string, string | number>) =>
      power({ adds: { versions: { calm: { title: 'Calm', patch } } } });
    const where = 'the sim, added version "calm":';
    expect(refusal(adding({ 'weather.strom': 'off' }))).toBe(
      `${where} There is no setting "weather.strom" in these rules; the nearest is "weather.storm".`,
    );
    expect(refusal(adding({ 'sword.cut.bonus': 9 }))).toContain(
      `${where} "sword.cut.bonus" takes a number from 0 to 3 in steps of 1, not 9`,
    );
  });
});
