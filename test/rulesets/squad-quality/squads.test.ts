import { describe, expect, it } from 'vitest';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { squads } from '../../../src/rulesets/squad-quality/units/squads.ts';
import {
  APTITUDES,
  BRANCHES,
  LEADERS,
  type Profile,
  QUALITIES,
  RATINGS,
  RESOLVES,
} from '../../../src/rulesets/squad-quality/units/units.ts';

/** Weapons in the order of the sheets, each a step better than the one before. */
const STEPS = [
  'pistol',
  'smg',
  'carbine',
  'low-tech-rifle',
  'assault-rifle',
  'high-tech-rifle',
  'laser-rifle',
  'gauss-carbine',
  'gauss-rifle',
  'blaster',
];

it.each(squads.map((squad) => [squad.id, squad] as const))(
  '%s has fifteen figures less one for each upgrade',
  (_, { quality, resolve, weapons, armour, leader, traits, figures }) => {
    const upgrades =
      QUALITIES.indexOf(quality) +
      RESOLVES.indexOf(resolve) +
      STEPS.indexOf(weapons[0]) +
      armour +
      (weapons.length - 1) +
      Math.max(0, LEADERS.indexOf(leader) - 1) +
      traits.length;
    expect(figures).toBe(15 - upgrades);
  },
);

it('has the example of the sheets: Regular, Steady, assault rifles and improved armour, five strong', () => {
  const { quality, resolve, weapons, armour, traits, leader, figures } = unitData.profiles['rifles'];
  expect([quality, resolve, weapons, traits, leader]).toEqual([
    'regular',
    'steady',
    ['assault-rifle'],
    [],
    'regular',
  ]);
  // Two steps of quality, two of resolve and four of rifles are ten only where improved armour is the second.
  expect([armour, figures]).toEqual([2, 5]);
});

/** What somebody on the list of an army has, by what of it. */
function fielded<T>(of: (profile: Profile) => readonly T[]): Set<T> {
  const ids = Object.values(unitData.armies).flatMap(({ units }) => units);
  return new Set(ids.flatMap((id) => of(unitData.profiles[id])));
}

describe('some army fields', () => {
  it('every unit that there is', () => {
    const ids = fielded(({ id }) => [id]);
    expect(Object.keys(unitData.profiles).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('every weapon of the sheets', () => {
    const ids = fielded(({ weapons }) => weapons);
    expect(Object.keys(unitData.weapons).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('every class of vehicle, by its front armour', () => {
    const fronts = fielded(({ hull }) => (hull === null ? [] : [hull.front]));
    expect([...fronts].sort()).toEqual([0, 5, 6, 7, 8, 9]);
  });

  it('leaders, officers and psionics of every kind', () => {
    expect(fielded(({ leader }) => [leader])).toEqual(new Set(LEADERS));
    const officers = fielded(({ kind, leadership }) => (kind === 'character' ? [leadership] : []));
    expect(officers).toEqual(new Set(RATINGS.filter((rating) => rating !== 'novice')));
    const branches = fielded(({ kind, branch }) => (kind === 'character' ? [branch] : []));
    expect(branches).toEqual(new Set(BRANCHES));
    const aptitudes = fielded(({ kind, aptitude }) => (kind === 'psionic' ? [aptitude] : []));
    expect(aptitudes).toEqual(new Set(APTITUDES));
  });
});

it('carries weapons that are there, support weapons as such', () => {
  for (const { weapons, traits, hull } of Object.values(unitData.profiles)) {
    const [main, ...support] = weapons.map((id) => unitData.weapons[id]);
    expect(main.support).toBe(false);
    for (const weapon of support) {
      const mayBeHeavy = traits.includes('powered-armour') || hull !== null;
      expect(weapon.support || mayBeHeavy).toBe(true);
    }
  }
});
