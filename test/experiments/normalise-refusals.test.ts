import { describe, expect, it } from 'vitest';
import { toy } from '../toy-ruleset.ts';
import { power, refusal } from './asked-sims.ts';

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
      '"sword" is switched off for both sides here (by "set"), so there is nothing to measure; take it out of the rules, or have it on.',
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
