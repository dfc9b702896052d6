import { describe, expect, it } from 'vitest';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import { refusalOf } from '../refusal-of.ts';
import { toy } from '../toy-ruleset.ts';

const power = (more: Partial<Sim> = {}): Sim => ({ design: 'power', ruleset: toy, ...more }) as Sim;
const specOf = (more: Partial<Sim>) => normalise(power(more)).spec;

const refusal = (sim: unknown) => refusalOf(() => normalise(sim as Sim));

describe('settings of a sim', () => {
  it('that give a value to what is off are refused', () => {
    const set = { sword: 'off', 'sword.cut.bonus': 1 };
    expect(refusal(power({ set }))).toBe('"sword.cut.bonus" is given a value and "sword" is off; keep one.');
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

describe('bad input is refused with one sentence', () => {
  const cases: [string, unknown, string][] = [
    ['no sim', 5, 'the sim takes keys with values, not 5.'],
    [
      'a misspelt design',
      { ruleset: toy, desing: 'power' },
      'There is no key "desing" in the sim; the nearest is "design".',
    ],
    ['no design', { ruleset: toy }, 'the sim lacks "design", which takes one of power, ablate'],
    [
      'an unknown design',
      { ...power(), design: 'powr' },
      'There is no choice "powr" in "design" of the sim; the nearest is "power".',
    ],
    [
      'a key of other designs',
      { ...power(), by: 'heading' },
      '"by" in the sim is a key of the design "attribute"; "power" has none of that name.',
    ],
    [
      'a misspelt key that another design has',
      { ...power(), rule: 'sword' },
      'There is no key "rule" in the sim; the nearest is "rules".',
    ],
    [
      'a key of another design beside the one that is near it',
      { ...power({ rules: ['sword'] }), rule: 'sword' },
      '"rule" in the sim is a key of the design "fair"; "power" has none of that name.',
    ],
    [
      'an unknown key',
      { ...power(), blok: 5 },
      'There is no key "blok" in the sim; the nearest is "blocks".',
    ],
    [
      'an unknown inner key',
      power({ tables: { generatd: 3 } as never }),
      'There is no key "generatd" in "tables" of the sim; the nearest is "generated".',
    ],
    [
      'bounds of a test the wrong way round',
      power({ stop: { elo0: 5, elo1: 0 } as never }),
      '"stop" of the sim takes an elo0 below elo1, not {"elo0":5,"elo1":0}.',
    ],
    [
      'blocks below 1',
      power({ blocks: { initial: 0 } }),
      '"blocks.initial" of the sim takes at least 1, not 0.',
    ],
    ['no rules', power({ rules: [] }), '"rules" of the sim takes one at least, not [].'],
    [
      'a title without letters',
      power({ title: '' }),
      '"title" of the sim takes one letter at least, not "".',
    ],
    [
      'blocks in words',
      power({ blocks: 'many' as never }),
      '"blocks" of the sim takes a whole number from 1 to 1000000, or "initial" and "reserve" as whole numbers, not "many".',
    ],
    [
      'more blocks than the command line takes',
      power({ blocks: { initial: 8, reserve: 2e6 } }),
      '"blocks.reserve" of the sim takes at most 1000000, not 2000000.',
    ],
    [
      'a race without end',
      power({ adapt: 1e15 }),
      '"adapt" of the sim takes at most 1000000, not 1000000000000000.',
    ],
    [
      'an unknown ruleset',
      { design: 'power', ruleset: 'nowhere' },
      'There is no ruleset "nowhere" in rulebench',
    ],
    [
      'an unknown version',
      power({ version: 'mile' }),
      'There is no version "mile" in Toy duel; the nearest is "mild".',
    ],
    [
      'an unknown rule',
      power({ rules: ['sward'] }),
      'There is no rule "sward" in Toy duel; the nearest is "sword".',
    ],
    [
      'a value among the rules',
      power({ rules: ['sword.cut.bonus'] }),
      '"sword.cut.bonus" is a value, which cannot be switched off; name its clause "sword.cut".',
    ],
    ['a rule named twice', power({ rules: ['sword', 'sword'] }), '"sword" is named twice among the rules.'],
    [
      'a value out of range',
      power({ set: { 'sword.cut.bonus': 9 } }),
      '"sword.cut.bonus" takes a number from 0 to 3 in steps of 1, not 9; the nearest is 3.',
    ],
    [
      'an unknown reading',
      power({ set: { 'shield.block.when': 'openin' } }),
      'There is no reading "openin" in "shield.block.when"; the nearest is "opening".',
    ],
    [
      'an unknown table',
      power({ tables: { designed: ['yart'] } }),
      'There is no table "yart" in Toy duel; the nearest is "yard".',
    ],
    [
      'a table named twice',
      power({ tables: { designed: ['yard', 'yard'] } }),
      'The table "yard" is named twice.',
    ],
    [
      'no table at all',
      power({ tables: { designed: [], generated: 0 } }),
      'There is no table to play on; name a designed one or ask for generated ones.',
    ],
    [
      'an audit of what cannot be audited',
      { design: 'tournament', ruleset: toy, policies: ['veteran', 'random'], audit: 'all' } as never,
      'A tournament cannot be audited by other policies: they take part in it. Name them with "policies", beside the armies.',
    ],
    [
      'an unknown setting of the generator',
      power({ tables: { settings: { fogg: 1 } } }),
      'There is no setting "fogg" in the table generator of Toy duel; the nearest is "fog".',
    ],
    [
      'a setting of the generator out of range',
      power({ tables: { settings: { fog: 7 } } }),
      'The table generator takes "fog" from 0 to 5, not 7; the nearest is 5.',
    ],
    [
      'an unknown army',
      power({ army: 'duelist' }),
      'There is no army "duelist" in Toy duel; the nearest is "duellist".',
    ],
    [
      'an unknown policy',
      power({ policy: 'veteram' }),
      'There is no policy "veteram" in rulebench; the nearest is "veteran".',
    ],
    [
      'a pitch that does not fit',
      power({ pitch: 20 as never }),
      '"pitch" of the sim takes 25 or 12.5, in millimetres, not 20.',
    ],
    [
      'a rule that is off anyway',
      power({ rules: ['sword'], set: { sword: 'off' } }),
      '"sword" is switched off for both sides here, so there is nothing to measure; take it out of the rules or out of "set".',
    ],
    [
      'a clause that cannot be off',
      { ...power(), design: 'ablate', rules: ['weather.sky'] },
      'The clause "weather.sky" (TOY-07) cannot be off: every duel has one.',
    ],
    [
      'power of what both sides share',
      power({ rules: ['weather'] }),
      '"weather" holds for both sides at once, so neither can have it alone; measure it with ablate.',
    ],
    [
      'power of a clause that both sides share',
      power({ rules: ['shield.dusk'] }),
      '"shield.dusk" holds for both sides at once, so neither can have it alone; measure it with ablate.',
    ],
    [
      'a reserve in ablate',
      { ...power(), design: 'ablate', blocks: { initial: 5, reserve: 5 } },
      'the sim keeps a reserve of blocks, but ablate plays the same blocks for every arm; give one number of blocks.',
    ],
    [
      'an added table with an unknown piece',
      power({
        adds: {
          tables: [{ name: 'pit', title: 'A pit.', pieces: [{ kind: 'tower', at: [0, 0] } as never] }],
        },
      }),
      'the sim, added table "pit": In piece 1',
    ],
    [
      'two versions',
      { design: 'power', ruleset: 'toy@mild', version: 'other' },
      'the sim asks for version "mild" beside the ruleset and for "other" as its version; keep one.',
    ],
  ];
  it.each(cases)('%s', (_, sim, sentence) => {
    expect(refusal(sim)).toContain(sentence);
  });
});
