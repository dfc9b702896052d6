import { expect, it } from 'vitest';
import { compileBoth, type Variant } from '../../../../src/rules/variant.ts';
import { compileMatchup } from '../../../../src/rulesets/dark-potential/matchup/compiled-matchup.ts';
import { rules, type Settings } from '../../../../src/rulesets/dark-potential/rules/index.ts';
import { unitData } from '../../../../src/rulesets/dark-potential/units/unit-data.ts';
import { COMMAND_POINT_WORTH, LEAST_WORTH } from '../../../../src/rulesets/dark-potential/units/worth.ts';

/** Worth of one of each kind, under the rules of its side. */
function worths(
  variant: Variant = {},
  data = unitData,
  army = Object.keys(data.profiles).join('+'),
): Record<string, number> {
  const settings = compileBoth<Settings>(rules, [variant, variant]);
  const { models, harm } = compileMatchup(data, rules, settings, [army, army]);
  return Object.fromEntries(models.map(({ profile }, model) => [profile.id, harm.worth[model]]));
}

it('counts a soldier as one, and those of the appendix as fights have shown them', () => {
  const { soldier, leader, sniper } = worths({ 'command-points': 'off' });
  expect(soldier).toBeCloseTo(1, 12);
  expect(sniper).toBeGreaterThan(leader);
  expect(leader).toBeGreaterThan(2 * soldier);
});

it('counts the points of a Commander while friends may spend them on rolls', () => {
  const [serving, without] = [worths(), worths({ 'command-points': 'off' })];
  expect(serving.leader - without.leader).toBeCloseTo(5 * COMMAND_POINT_WORTH, 12);
  expect(worths({ 'command-points.commander': 'off' }).leader).toBe(without.leader);
  expect(worths({ commander: 'off' }).leader).toBe(without.leader);
  expect(serving.sniper).toBe(without.sniper);
  expect(serving.soldier).toBe(without.soldier);
});

it('counts the points of a squad that its Commanders lend, or those that each holds (DP-Q-20)', () => {
  const chief = { ...unitData.profiles.soldier, id: 'chief', commander: true, commandPoints: 2 };
  const squad = { title: 'Squad', squad: ['chief', 'chief', 'soldier'], commandPoints: 6 };
  const data = {
    ...unitData,
    profiles: { ...unitData.profiles, chief },
    armies: { own: { id: 'own', title: 'Own', units: [squad, { unit: 'sniper' }] } },
  };
  const lent = (variant: Variant) => {
    const { chief, soldier } = worths(variant, data, 'own');
    return (chief - soldier) / COMMAND_POINT_WORTH;
  };
  expect(lent({})).toBeCloseTo(3, 12);
  expect(lent({ 'squads.sharing.pool': 'per-model' })).toBeCloseTo(2, 12);
  expect(lent({ commander: 'off' })).toBe(0);
});

it('counts nothing of a club by what guns alone are (DP-RNG-02, DP-AOE-01)', () => {
  const guardWith = (more: object) => {
    const maul = { ...unitData.weapons.club, id: 'maul', ...more };
    const guard = { ...unitData.profiles['club-soldier'], id: 'guard', weapons: ['maul'] };
    const weapons = { ...unitData.weapons, maul };
    return worths({}, { ...unitData, weapons, profiles: { ...unitData.profiles, guard } }).guard;
  };
  expect(guardWith({ inaccurate: true })).toBe(guardWith({}));
  expect(guardWith({ aoe: 3, strengthB: 8 })).toBe(guardWith({}));
});

it('counts a model of the appendix for more or less as its numbers are changed', () => {
  const book = worths();
  expect(worths({ 'units.sniper.rifleStrength': 4 }).sniper).toBeLessThan(book.sniper);
  expect(worths({ 'units.leader.armour': 12 }).leader).toBeGreaterThan(book.leader);
});

it("counts a unit of the user's like the printed ones that it is like", () => {
  const { soldier, sniper, assassin } = unitData.profiles;
  const own = [
    { ...sniper, id: 'marksman' },
    { ...sniper, id: 'veteran', armour: 4 },
    { ...soldier, id: 'guard', closeCombat: 11 },
    { ...assassin, id: 'killer' },
  ];
  const data = {
    ...unitData,
    profiles: { ...unitData.profiles, ...Object.fromEntries(own.map((one) => [one.id, one])) },
  };
  const { marksman, veteran, guard, killer, ...book } = worths({}, data);
  expect(marksman).toBe(book.sniper);
  expect(killer).toBe(book.assassin);
  expect(veteran).toBeGreaterThan(book.sniper);
  expect(veteran).toBeCloseTo(worths({ 'units.sniper.armour': 4 }).sniper, 12);
  expect(guard).toBe(1);
});

it("counts weapons of the user's units for what the rules of their side make of them", () => {
  const { soldier } = unitData.profiles;
  const lobber = { ...unitData.weapons.pistol, id: 'lobber', title: 'Lobber', inaccurate: true };
  const guns = { ...soldier, id: 'guns', title: 'Guns', closeCombat: null, weapons: ['pistol'] };
  const clubs = { ...soldier, id: 'clubs', title: 'Clubs', ranged: null, weapons: ['club'] };
  const lobbers = { ...soldier, id: 'lobbers', title: 'Lobbers', weapons: ['lobber'] };
  const data = {
    ...unitData,
    weapons: { ...unitData.weapons, lobber },
    profiles: { ...unitData.profiles, guns, clubs, lobbers },
  };
  const [book, unshot, unstruck] = [{}, 'ranged-attack', 'close-combat'].map((heading) =>
    worths(typeof heading === 'string' ? { [heading]: 'off' } : {}, data),
  );
  expect([unshot.guns, unshot.clubs]).toEqual([LEAST_WORTH, book.clubs]);
  expect([unstruck.guns, unstruck.clubs]).toEqual([book.guns, LEAST_WORTH]);
  expect(book.lobbers).toBeLessThan(1);
  expect(worths({ inaccurate: 'off' }, data).lobbers).toBe(1);
  expect(unstruck.assassin).toBeCloseTo(book.assassin, 12);
});

it('counts whoever can hurt nobody for something all the same, and a Commander for his points besides', () => {
  const harmless = (id: string) => ({ [`units.${id}.ranged`]: 0, [`units.${id}.closeCombat`]: 0 });
  const { soldier, leader } = worths({ ...harmless('soldier'), ...harmless('leader') });
  expect(soldier).toBe(LEAST_WORTH);
  expect(leader).toBe(LEAST_WORTH + 5 * COMMAND_POINT_WORTH);
  expect(Math.min(...Object.values(worths()))).toBeGreaterThan(LEAST_WORTH);
});
