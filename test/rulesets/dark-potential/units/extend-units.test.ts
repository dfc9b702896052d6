import { describe, expect, it } from 'vitest';
import { extendUnits } from '../../../../src/rulesets/dark-potential/units/extend-units.ts';
import { unitData } from '../../../../src/rulesets/dark-potential/units/unit-data.ts';
import type { UnitData } from '../../../../src/rulesets/dark-potential/units/units.ts';
import { refusalOf } from '../../../refusal-of.ts';

const models = ({ armies }: UnitData, army: string) =>
  armies[army].units.flatMap((entry) => ('squad' in entry ? entry.squad : [entry.unit]));

describe('units of the appendix', () => {
  it('make a suggested army of 8 models and a larger one of 13', () => {
    expect(models(unitData, 'suggested')).toHaveLength(8);
    expect(models(unitData, 'larger')).toHaveLength(13);
  });

  it('are known wherever they are named, with a skill for every weapon', () => {
    for (const army of Object.keys(unitData.armies)) {
      for (const id of models(unitData, army)) expect(unitData.profiles).toHaveProperty(id);
    }
    for (const profile of Object.values(unitData.profiles)) {
      for (const id of profile.weapons) {
        const weapon = unitData.weapons[id];
        expect(weapon.kind === 'ranged' ? profile.ranged : profile.closeCombat).not.toBeNull();
      }
    }
  });

  it('have the numbers of the document', () => {
    const row = (id: string) => {
      const p = unitData.profiles[id];
      const skills = [p.ranged, p.closeCombat, p.perception];
      return [p.movement, p.defense, p.armour, ...skills, p.leadership, p.wounds, p.commandPoints];
    };
    expect(row('soldier')).toEqual([6, 2, 3, 11, 10, 7, 6, 1, 1]);
    expect(row('rocket')).toEqual(row('soldier'));
    expect(row('leader')).toEqual([6, 3, 3, 12, 11, 9, 9, 5, 5]);
    expect(row('sniper')).toEqual([6, 3, 2, 13, 9, 10, 8, 3, 1]);
    expect(row('assassin')).toEqual([8, 4, 2, null, 12, 9, 7, 3, 1]);
    const strengths = Object.values(unitData.weapons).map(({ id, range, strength }) => [id, range, strength]);
    expect(strengths).toEqual([
      ['club', 0, 10],
      ['light-club', 0, 9],
      ['powered-club', 0, 11],
      ['fist', 0, 13],
      ['pistol', 8, 10],
      ['laser-pistol', 8, 11],
      ['sniper-rifle', 16, 12],
      ['rocket-launcher', 10, 12],
    ]);
    expect(unitData.weapons['rocket-launcher']).toMatchObject({ strengthB: 8, aoe: 3 });
  });
});

const archer = {
  id: 'archer',
  movement: 6,
  defense: 2,
  armour: 2,
  leadership: 7,
  wounds: 1,
  commandPoints: 1,
  ranged: 11,
  weapons: ['longbow'],
  squad: true,
};
const longbow = { id: 'longbow', kind: 'ranged', range: 12, strength: 9 };
const archers = { id: 'archers', units: [{ unit: 'leader' }, { squad: ['archer', 'archer', 'soldier'] }] };

const refusal = (additions: unknown) => refusalOf(() => extendUnits(unitData, additions));

const refused: Readonly<Record<string, unknown>> = {
  'There is no "unit" in the additions; the nearest is "units".': { unit: [archer] },
  'There is no "armor" in units 1 ("archer"); the nearest is "armour".': { units: [{ ...archer, armor: 2 }] },
  'There is no weapon "pistl" in unit "archer"; the nearest is "pistol".': {
    units: [{ ...archer, weapons: ['pistl'] }],
  },
  'There is no unit "archer" in entry 2 of army "archers"; there are "soldier", "rocket", "club-soldier", "leader", "sniper", "assassin".':
    { armies: [archers] },
  'In units 1 ("archer"), wounds: 0 is too little; at least 1.': { units: [{ ...archer, wounds: 0 }] },
  'In units 1 ("archer"), leadership: "7" is not a number.': { units: [{ ...archer, leadership: '7' }] },
  'In units 1 ("archer"), movement: nothing is given; it takes a number.': {
    units: [{ ...archer, movement: undefined }],
  },
  'In weapons 1 ("longbow"), kind: "range" is none of ranged, close-combat; the nearest is "ranged".': {
    weapons: [{ ...longbow, kind: 'range' }],
  },
  'In weapons 1 ("longbow"), kind: nothing is given; it takes ranged or close-combat.': {
    weapons: [{ ...longbow, kind: undefined }],
  },
  'The weapon "longbow" is ranged and has no range; give it one from 1 inch up.': {
    weapons: [{ ...longbow, range: 0 }],
  },
  'The weapon "longbow" needs aoe and strengthB together, or neither.': { weapons: [{ ...longbow, aoe: 3 }] },
  'The weapon "longbow" is for close combat; leave out its range and aoe.': {
    weapons: [{ ...longbow, kind: 'close-combat' }],
  },
  'The weapon "club" is there already; give yours another id.': { weapons: [{ ...longbow, id: 'club' }] },
  'The unit "archer" has the weapon "pistol" but no ranged; give it that skill.': {
    units: [{ ...archer, ranged: null, weapons: ['pistol'] }],
  },
  'The unit "soldier" in entry 1 of army "lone" serves in squads; list it under squad.': {
    armies: [{ id: 'lone', units: [{ unit: 'soldier' }] }],
  },
  'The unit "sniper" in entry 1 of army "pair" is independent; list it under unit.': {
    armies: [{ id: 'pair', units: [{ squad: ['sniper', 'sniper'] }] }],
  },
  'The entry 1 of army "void" needs either unit or squad, and not both.': {
    armies: [{ id: 'void', units: [{}] }],
  },
  'In armies 1 ("one"), units 1, squad: a list of 1 is too little; at least 2.': {
    armies: [{ id: 'one', units: [{ squad: ['soldier'] }] }],
  },
  'In weapons 1 ("Long Bow"), id: "Long Bow" is not a name in small letters, digits and hyphens.': {
    weapons: [{ ...longbow, id: 'Long Bow' }],
  },
  'In the additions: "soldiers" is not a set of fields.': 'soldiers',
  'In units 1 ("archer"), wounds: 1.5 is not a whole number.': { units: [{ ...archer, wounds: 1.5 }] },
  'In units 1 ("archer"), weapons 2: 7 is not a text.': { units: [{ ...archer, weapons: ['club', 7] }] },
  'In units: "archer" is not a list; each entry of one begins with "- " in YAML.': { units: 'archer' },
  'There is no "member" in armies 1 ("archers"), units 1; there are "unit", "squad", "title", "commandPoints".':
    {
      armies: [{ ...archers, units: [{ member: 'archer' }] }],
    },
};

describe('units of a user', () => {
  it('join those of the appendix, with everything left out filled in', () => {
    const all = extendUnits(unitData, { weapons: [longbow], units: [archer], armies: [archers] });
    expect(Object.keys(all.weapons)).toEqual([...Object.keys(unitData.weapons), 'longbow']);
    expect(all.profiles['archer']).toEqual({
      ...archer,
      title: 'archer',
      closeCombat: null,
      perception: null,
      commander: false,
      dugIn: false,
      stealth: 0,
    });
    expect(all.armies['archers'].units).toEqual([
      { unit: 'leader' },
      { title: 'Squad', squad: ['archer', 'archer', 'soldier'] },
    ]);
    expect(Object.keys(unitData.profiles)).not.toContain('archer');
  });

  it('may be none at all', () => {
    expect(extendUnits(unitData, {})).toEqual(unitData);
  });

  it.each(Object.entries(refused))('are refused: %s', (sentence, additions) => {
    expect(refusal(additions)).toBe(sentence);
  });
});
