import { describe, expect, it } from 'vitest';
import { zoneControl } from '../../../src/rulesets/zone-control/index.ts';
import { extendUnits } from '../../../src/rulesets/zone-control/units/extend-units.ts';
import { unitData } from '../../../src/rulesets/zone-control/units/unit-data.ts';

const bow = { id: 'bow', mode: 'ranged', range: 18, attacks: 2, strength: 1, ap: 0, damage: 1 };
const archer = {
  id: 'archer',
  movement: 6,
  ballistic: 4,
  melee: 1,
  toughness: 3,
  armour: 0,
  wounds: 1,
  morale: 4,
  weapons: ['bow', 'fists'],
  points: 9,
};
const host = { id: 'host', units: [{ title: 'Bows', models: ['archer', 'archer'] }] };

describe('units of a user', () => {
  it('join those that are there and can be fielded', () => {
    const extended = extendUnits(unitData, { weapons: [bow], units: [archer], armies: [host] });
    expect(extended.weapons['bow']).toMatchObject({ title: 'bow', heavy: false });
    expect(extended.profiles['archer']).toMatchObject({ deepStrike: false, leader: false });
    expect(
      zoneControl.extend({ data: { armies: [{ ...host, units: [{ title: 'T', models: ['trooper'] }] }] } })
        .armies,
    ).toEqual(['line', 'strike', 'host']);
  });

  it.each([
    [{ wepons: [] }, 'There is no "wepons" in the additions; the nearest is "weapons".'],
    [{ weapons: [{ ...bow, rang: 2 }] }, 'There is no "rang" in weapons 1 ("bow"); the nearest is "range".'],
    [
      { weapons: [{ ...bow, mode: 'range' }] },
      'In weapons 1 ("bow"), mode: "range" is none of ranged, melee; the nearest is "ranged".',
    ],
    [
      { weapons: [{ ...bow, range: 0 }] },
      'The weapon "bow" is ranged and has no range; give it one in inches.',
    ],
    [{ weapons: [{ ...bow, mode: 'melee' }] }, 'leave out its range'],
    [{ weapons: [{ ...bow, id: 'rifle' }] }, 'The weapon "rifle" is there already; give yours another id.'],
    [
      { units: [archer] },
      'There is no weapon "bow" in unit "archer"; there are "rifle", "carbine", "marksman", "heavy", "cannon", "blade", "maul", "fists".',
    ],
    [
      { units: [{ ...archer, weapons: [], movement: 30 }] },
      'In units 1 ("archer"), movement: 30 is too much; at most 12.',
    ],
    [
      { units: [{ ...archer, morale: undefined }] },
      'In units 1 ("archer"), morale: nothing is given; it takes a number.',
    ],
    [
      { units: [{ ...archer, morale: undefined, moral: 7 }] },
      'There is no "moral" in units 1 ("archer"); the nearest is "morale".',
    ],
    [{ armies: [host] }, 'There is no unit "archer" in "Bows" of army "host"'],
    [
      { armies: [{ ...host, units: [{ title: 'Six', models: Array(6).fill('trooper') }] }] },
      'In armies 1 ("host"), units 1, models: a list of 6 is too much; at most 5.',
    ],
  ])('are refused in one sentence: %#', (additions, sentence) => {
    expect(() => extendUnits(unitData, additions)).toThrow(sentence);
  });

  it('refuse a heading of the rules a second time', () => {
    expect(() => zoneControl.extend({ rules: [zoneControl.rules[0]] })).toThrow('already in Zone Control');
  });
});

describe('the units of the ruleset', () => {
  it('fit together', () => {
    for (const profile of Object.values(unitData.profiles)) {
      for (const weapon of profile.weapons) expect(unitData.weapons).toHaveProperty(weapon);
    }
    for (const army of Object.values(unitData.armies)) {
      for (const { models } of army.units) {
        expect(models.length).toBeLessThanOrEqual(5);
        for (const model of models) expect(unitData.profiles).toHaveProperty(model);
      }
    }
  });

  it('cost within a few points of each other on boards of every size', () => {
    const points = (id: string, units: number) =>
      unitData.armies[id].units
        .slice(0, units)
        .flatMap(({ models }) => models)
        .reduce((sum, model) => sum + unitData.profiles[model].points, 0);
    expect([points('line', 3), points('strike', 3)]).toEqual([135, 136]);
    expect([points('line', 5), points('strike', 5)]).toEqual([224, 225]);
    expect([points('line', 8), points('strike', 8)]).toEqual([369, 369]);
  });
});
