import { expect, it } from 'vitest';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { squads } from '../../../src/rulesets/squad-quality/units/squads.ts';
import { LEADERS, QUALITIES, RESOLVES } from '../../../src/rulesets/squad-quality/units/units.ts';

/** Weapons in the order of the sheets, each a step better than the one before. */
const STEPS = ['pistol', 'smg', 'carbine', 'low-tech-rifle', 'assault-rifle', 'high-tech-rifle'];

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

it('has Regulars with assault rifles and improved armour five strong, as the sheets have it', () => {
  const { quality, resolve, weapons } = unitData.profiles['line'];
  expect([quality, resolve, weapons[0], unitData.profiles['line'].figures]).toEqual([
    'regular',
    'steady',
    'assault-rifle',
    5,
  ]);
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
