import { describe, expect, it } from 'vitest';
import { createModifiers } from '../../../src/rules/play/modifiers.ts';
import { fighterOf, modifyAssault } from '../../../src/rulesets/squad-quality/attack/contest.ts';
import { squadQuality } from '../../../src/rulesets/squad-quality/index.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { checkUnit } from '../../../src/rulesets/squad-quality/units/check-unit.ts';
import { stage } from './stage.ts';

const own = { id: 'own', figures: 5, quality: 'regular', resolve: 'steady', weapons: ['carbine'] };
const hull = { locomotion: 'tracked', top: 1, front: 2, side: 2, rear: 1, bottom: 1, crew: 2 };
const tank = { kind: 'vehicle', hull, figures: 2, weapons: ['hmg', 'gpmg'] };

function add(more: object): void {
  squadQuality.extend({ data: { units: [{ ...own, ...more }] } });
}

describe('a unit of a user', () => {
  it.each([
    [
      { ...tank, hull: null },
      'The vehicle "own" has no hull; give it one, with its armour and how it moves.',
    ],
    [{ hull }, 'Unit "own" is on foot and has a hull; leave it out, or make its kind "vehicle".'],
    [{ ...tank, armour: 2 }, 'The vehicle "own" has an armour of 2 beside that of its hull; leave it out.'],
    [
      { ...tank, traits: ['lucky', 'drop'] },
      'Unit "own" is a vehicle and has the trait "drop", which is for whoever is on foot; leave it out, or take another of brawler, comms, knife-fighter, lucky, medic, motivator, sharpshooter, anti-armour, trigger-happy, hacking, reserves, high-tech.',
    ],
    [
      { ...tank, traits: ['fire-team'] },
      'is a vehicle and has the trait "fire-team", which is for infantry;',
    ],
    [{ traits: ['high-tech'] }, 'is infantry and has the trait "high-tech", which is for vehicles;'],
    [
      { kind: 'team', traits: ['charges'], weapons: ['gpmg'] },
      'is a team and has the trait "charges", which is for infantry;',
    ],
    [{ traits: ['reserves', 'drop'] }, 'Unit "own" has both traits "drop" and "reserves"; keep one.'],
    [{ kind: 'sniper' }, 'Unit "own" is a sniper of 5 figures; make it 1 figure, or its kind "infantry".'],
    [
      { ...tank, leader: 'veteran' },
      'Unit "own" is a vehicle and has a leader of a squad; make its leader "none".',
    ],
    [
      { leadership: 'heroic' },
      'Unit "own" is infantry and has a leadership, which is for characters; leave it out, or make its kind "character".',
    ],
    [
      { powers: ['harm'] },
      'is infantry and has powers, which are for psionics; leave them out, or make its kind "psionic".',
    ],
    [{ aptitude: 'master' }, 'is infantry and has an aptitude, which is for psionics;'],
    [{ weapons: ['saw'] }, 'Most of unit "own" carry "saw", which is a support weapon; name theirs first.'],
    [
      { weapons: ['carbine', 'gpmg'] },
      'Single figures of unit "own" carry "gpmg", which is no support weapon.',
    ],
    [
      { figures: 1, weapons: ['carbine', 'saw', 'saw'] },
      'Unit "own" has 2 support weapons for 1 figures; name 1 at most.',
    ],
    [{ weapons: ['carbin'] }, 'There is no weapon "carbin" in unit "own"; the nearest is "carbine".'],
  ])('is refused in one sentence: %o', (more, complaint) => {
    expect(() => add(more)).toThrow(complaint);
  });

  it('carries heavy weapons in powered armour, but for those with the word in their name (SQ-PA-07)', () => {
    const armed = (weapon: string) => () => add({ traits: ['powered-armour'], weapons: ['carbine', weapon] });
    expect(armed('gpmg')).not.toThrow();
    expect(armed('hmg')).toThrow('Single figures of unit "own" carry "hmg"');
  });

  it('may be any of those that are there', () => {
    for (const profile of Object.values(unitData.profiles)) checkUnit(profile, unitData.weapons);
  });
});

it('a weapon of a user adds in a close assault what it says (SQ-CORE-CA-weapons)', () => {
  const added = (assault: number, points: number) => {
    const weapons = { ...unitData.weapons, smg: { ...unitData.weapons.smg, assault } };
    const set = { 'close-assault.weapons.points': points };
    const m = stage('A storm-team 0,0 | B line 0,3', { data: { ...unitData, weapons }, set }).scripted([]);
    const list = createModifiers();
    modifyAssault(m, list, fighterOf(m, 0, true), fighterOf(m, 1, false));
    return list.total;
  };
  const bare = added(0, 1);
  expect([added(1, 1), added(3, 1), added(3, 0), added(1, 2)].map((sum) => sum - bare)).toEqual([1, 3, 0, 2]);
});
