import { describe, expect, it } from 'vitest';
import {
  armyAsked,
  inEvenGroups,
  readComposition,
  withMore,
} from '../../../src/rules/assembly/composition.ts';
import { rulesets } from '../../../src/rulesets/index.ts';

const read = (text: string) => readComposition(text, 'Skirmish', ['patrol'], ['soldier', 'sniper-2']);

describe('a composition', () => {
  it.each([
    ['patrol', [['patrol', 1]]],
    ['sniper-2', [['sniper-2', 1]]],
    [
      'soldier*3+sniper-2',
      [
        ['soldier', 3],
        ['sniper-2', 1],
      ],
    ],
    [
      ' patrol + soldier*60 ',
      [
        ['patrol', 1],
        ['soldier', 60],
      ],
    ],
  ])('reads %j', (text, terms) => {
    expect(read(text).map(({ id, count }) => [id, count])).toEqual(terms);
  });

  it.each([
    ['patroll', 'There is no army "patroll" in Skirmish; the nearest is "patrol".'],
    ['nope', 'There is no army "nope" in Skirmish; there is only "patrol".'],
    ['soldierr', 'There is no army "soldierr" in Skirmish; the nearest is "soldier".'],
    [
      'soldier+snipper',
      'There is no unit or army "snipper" in army "soldier+snipper"; the nearest is "sniper-2".',
    ],
    ['soldier*0', 'In army "soldier*0", "soldier" stands 0 times; from 1 to 60 a side can be played.'],
    ['soldier*61', 'In army "soldier*61", "soldier" stands 61 times; from 1 to 60 a side can be played.'],
    [
      'soldier*',
      'In army "soldier*", "soldier*" is not a unit and how many of it, written as in "soldier*3".',
    ],
    ['soldier+', 'In army "soldier+", "" is not a unit and how many of it, written as in "soldier*3".'],
    [
      '3*soldier',
      'In army "3*soldier", "3*soldier" is not a unit and how many of it, written as in "soldier*3".',
    ],
  ])('refuses %j', (text, sentence) => {
    expect(() => read(text)).toThrow(sentence);
  });

  it('grows by more of a unit', () => {
    expect([0, 1, 4].map((count) => withMore('patrol', 'soldier', count))).toEqual([
      'patrol',
      'patrol+soldier',
      'patrol+soldier*4',
    ]);
  });
});

it.each(rulesets)(
  'keeps the armies of $title within what the bench plays',
  ({ units: [{ id }], unitsOf }) => {
    expect(unitsOf(`${id}*40+${id}*20`)).toEqual({ [id]: 60 });
    expect(() => unitsOf(`${id}*40+${id}*21`)).toThrow(
      `Army "${id}*40+${id}*21" has 61 models; the bench plays up to 60 a side.`,
    );
  },
);

describe.each(rulesets)('an army of $title', (ruleset) => {
  const [a, b] = ruleset.units.map(({ id }) => id);

  it.each([
    [`${a}*2+${b}`, [`${a}+${a}+${b}`, ` ${a} + ${a}*1+${b} `, `${a}*2 +${b}*1`]],
    [`${b}+${a}*2`, [`${b} +${a}+${a}`]],
    [`${a}+${b}+${a}`, [` ${a}+${b}+${a}*1`]],
    [ruleset.defaultArmy, [`${ruleset.defaultArmy}*1`, ` ${ruleset.defaultArmy} `]],
  ])('is spelt %s, however it is named, in its own order', (spelt, named) => {
    expect([spelt, ...named].map((text) => armyAsked(ruleset, text))).toEqual([
      spelt,
      ...named.map(() => spelt),
    ]);
  });

  it('is refused as it was named', () => {
    expect(() => armyAsked(ruleset, `${a} + nobody`)).toThrow(`"nobody" in army "${a} + nobody"`);
    expect(() => armyAsked(ruleset, `${a}*40+${a}*21`)).toThrow(`Army "${a}*40+${a}*21" has 61 models`);
  });
});

it('makes as few and as even groups as can be', () => {
  const sizes = (all: number) => inEvenGroups(Array.from({ length: all }), 5).map(({ length }) => length);
  expect([0, 1, 5, 6, 11, 20].map(sizes)).toEqual([[], [1], [5], [3, 3], [3, 4, 4], [5, 5, 5, 5]]);
});
