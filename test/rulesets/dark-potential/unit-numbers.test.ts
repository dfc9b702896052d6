import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../src/rules/rule.ts';
import { compileBoth, type Variant } from '../../../src/rules/variant.ts';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';
import {
  type CompiledMatchup,
  compileMatchup,
} from '../../../src/rulesets/dark-potential/matchup/compiled-matchup.ts';
import { units } from '../../../src/rulesets/dark-potential/rules/battle/units.ts';
import { rules, type Settings } from '../../../src/rulesets/dark-potential/rules/index.ts';
import { unitData } from '../../../src/rulesets/dark-potential/units/unit-data.ts';
import type { UnitData } from '../../../src/rulesets/dark-potential/units/units.ts';
import { attack } from './ask.ts';

type Numbers = Readonly<Record<string, number | string>>;

const ALL = 'soldier+rocket+club-soldier+leader+sniper+assassin';
const SOLDIERS = ['soldier', 'rocket', 'club-soldier'];

/** Weapons by the words that settings have for them, by the clause that names them. */
const WEAPONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  soldier: { club: 'club', pistol: 'pistol' },
  rocket: { launcher: 'rocket-launcher' },
  leader: { club: 'powered-club', pistol: 'laser-pistol' },
  sniper: { club: 'light-club', rifle: 'sniper-rifle', pistol: 'pistol' },
  assassin: { fist: 'fist' },
};

function matchupOf(
  ours: Variant,
  theirs: Variant = {},
  data: UnitData = unitData,
  army: string = ALL,
): CompiledMatchup {
  return compileMatchup(data, rules, compileBoth<Settings>(rules, [ours, theirs]), [army, army]);
}

/** What the models of a seat are and carry, by unit: attributes, and weapons by id. */
function fielded({ models, weapons }: CompiledMatchup, seat: 0 | 1): Map<string, Map<string, Numbers>> {
  const own = models.filter((model) => model.seat === seat);
  return new Map(
    own.map(({ profile, weapons: bits }) => {
      const carried = weapons.filter((_, w) => bits & (1 << w));
      const parts = [['', profile], ...carried.map((weapon) => [weapon.id, weapon])];
      return [profile.id, new Map(parts as [string, Numbers][])];
    }),
  );
}

const PARAMETERS = Object.entries((units as Rule).clauses).flatMap(([clause, { params = {} }]) =>
  Object.entries(params).map(([leaf, parameter]) => [clause, leaf, parameter] as const),
);

describe('the numbers of the units', () => {
  it.each(PARAMETERS)(
    'units.%s.%s: are those of the profile or weapon, for one side',
    (clause, leaf, number) => {
      const [, word = '', name = leaf] = /^(club|pistol|launcher|rifle|fist)([A-Z]\w*)$/.exec(leaf) ?? [];
      const field = name === 'Splash' ? 'strengthB' : name[0].toLowerCase() + name.slice(1);
      const value = number.default + 1;
      const id = word && WEAPONS[clause][word];
      const expected = fielded(matchupOf({}), 0);
      for (const [unit, parts] of expected) {
        if (unit !== clause && !(clause === 'soldier' && SOLDIERS.includes(unit))) continue;
        const part = parts.get(id);
        if (!part) continue;
        expect(part[field]).toBe(number.default);
        parts.set(id, { ...part, [field]: value });
      }
      const matchup = matchupOf({ [`units.${clause}.${leaf}`]: value });
      expect(fielded(matchup, 0)).toEqual(expected);
      expect(fielded(matchup, 1)).toEqual(fielded(matchupOf({}), 1));
    },
  );

  it('are all in force together, and cost no kind of weapon where both sides read it alike', () => {
    const most = Object.fromEntries(
      PARAMETERS.map(([clause, leaf, { max }]) => [`units.${clause}.${leaf}`, max]),
    );
    const least = Object.fromEntries(
      PARAMETERS.map(([clause, leaf, { min }]) => [`units.${clause}.${leaf}`, min]),
    );
    const printed = Object.keys(unitData.weapons).length;
    expect(matchupOf({}).weapons).toHaveLength(printed);
    expect(matchupOf(most, most).weapons).toHaveLength(printed + 8);
    expect(matchupOf(most, least).weapons).toHaveLength(printed + 16);
  });

  it('count the kills of a weapon in one place, whoever reads it how', () => {
    const { weapons, kills } = matchupOf({ 'units.soldier.pistolStrength': 11 });
    const places = weapons.flatMap(({ id }, w) => (id === 'pistol' ? [kills.weapon[w]] : []));
    expect(places).toHaveLength(2);
    expect(new Set(places).size).toBe(1);
  });

  it('DP-Q-20: make the Command Points of a squad, unless its army gives it others', () => {
    const two = { 'units.soldier.commandPoints': 2 };
    const points = (army: string, data: UnitData = unitData) =>
      matchupOf(two, {}, data, army).units.map(({ basePoints }) => basePoints);
    expect(points('suggested')).toEqual([5, 2, 1, 1, 5, 1, 1, 1]);
    expect(points('soldier*3')).toEqual([2, 1]);
    const squads = [['soldier', 'rocket']].map((squad) => ({ title: 'Own', squad, commandPoints: 3 }));
    const own = { own: { id: 'own', title: 'Own', units: squads } };
    expect(points('own', { ...unitData, armies: own })).toEqual([3, 3]);
  });

  it('are what policies reckon with, up to the most wounds that a model can have', () => {
    const matchup = matchupOf({}, { 'units.leader.wounds': 20 });
    const leader = matchup.models.findIndex(({ seat, profile }) => seat === 1 && profile.id === 'leader');
    const club = matchup.weapons.findIndex(({ id }) => id === 'powered-club');
    const harm = (left: number) => matchup.harm.perHit(club, leader, left);
    expect(harm(20)).toBeGreaterThan(0);
    // The last wounds count most, since a model fights on until then.
    expect(harm(15)).toBeGreaterThan(harm(20));
    const worth = (own: Variant) => {
      const { models, harm } = matchupOf(own);
      return harm.worth[models.findIndex(({ profile }) => profile.id === 'club-soldier')];
    };
    expect(worth({ 'units.soldier.clubStrength': 12 })).toBeGreaterThan(worth({}));
    expect(worth({ 'units.leader.clubStrength': 20 })).toBe(worth({}));
  });

  it('are taken by odds, the pistol of one unit being none of another', () => {
    const hit = (unit: string, set: Variant) =>
      attack(`--attacker ${unit} --weapon pistol --target soldier --distance 9`, set).hit;
    expect(hit('soldier', {})).toBe('13/18');
    expect(hit('soldier', { 'units.soldier.pistolRange': 9 })).toBe('5/6');
    expect(hit('soldier', { 'units.soldier.ranged': 12 })).toBe('5/6');
    expect(hit('sniper', { 'units.soldier.pistolRange': 9 })).toBe(hit('sniper', {}));
  });

  it('are refused out of their bounds, and where there are more kinds of weapon than can be told apart', () => {
    const game = (variant: Variant) => darkPotential.compile({ variants: [variant, {}], armies: [ALL, ALL] });
    expect(() => game({ 'units.soldier.movement': 13 })).toThrow(
      '"units.soldier.movement" takes a number from 0 to 12, not 13; the nearest is 12.',
    );
    const weapons = Array.from({ length: 24 }, (_, i) => ({
      ...{ id: `stick-${i}`, title: 'Stick', kind: 'close-combat', range: 0, strength: 1 },
      ...{ moveOrShoot: false, inaccurate: false, suppressing: false },
    })) as UnitData['weapons'][string][];
    const all = Object.fromEntries(weapons.map((weapon) => [weapon.id, weapon]));
    const data = { ...unitData, weapons: { ...unitData.weapons, ...all } };
    expect(matchupOf({}, {}, data).weapons).toHaveLength(32);
    expect(() => matchupOf({ 'units.assassin.fistStrength': 14 }, {}, data)).toThrow(
      'There are 33 kinds of weapon, each that a setting changes counted anew, and the bench tells at most 32 apart; bring or change fewer.',
    );
  });
});
