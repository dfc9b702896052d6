import { expect, it } from 'vitest';
import { matchupOf, sidesOf } from '../../../src/rules/assembly/matchup-of.ts';
import { armedModel, nthOfItsLike } from '../../../src/rules/assembly/mustering.ts';
import { defineRule } from '../../../src/rules/rule.ts';
import { compileBoth } from '../../../src/rules/variant.ts';

const weapons = [
  { id: 'blade', mode: 'melee' },
  { id: 'rifle', mode: 'ranged' },
] as const;
const trooper = { id: 'trooper', title: 'Trooper', weapons: ['rifle', 'blade'] };
const data = { weapons: { blade: {}, rifle: {} }, profiles: { trooper } };

it('fields two forces with their luck, their weapons and their counters', () => {
  const ids = ['trooper', 'trooper'];
  const models = ([0, 1] as const).flatMap((seat) =>
    ids.map((_, i) => armedModel(seat, i, trooper, weapons, trooper.title + nthOfItsLike(ids, i))),
  );
  const names = { rolls: ['hit'], decisions: ['X-D-01', 'X-D-02'], counters: ['kills'] };
  const matchup = matchupOf(data, [{}, {}], models, weapons, names);
  expect(models.map(({ name }) => name)).toEqual([
    'A Trooper 1',
    'A Trooper 2',
    'B Trooper 1',
    'B Trooper 2',
  ]);
  expect(new Set(models.map(({ roller }) => roller)).size).toBe(4);
  expect(models[0]).toMatchObject({ ranged: [1], melee: [0] });
  expect(matchup).toMatchObject({
    rollCount: 3,
    force: [
      [0, 1],
      [2, 3],
    ],
  });
  expect(matchup.kills).toMatchObject({
    counters: 4,
    weapon: Int32Array.of(1, 2),
    unit: Int32Array.of(3, 3, 3, 3),
  });
});

it('lets sides differ in what is their own, and in nothing that holds for both', () => {
  const rule = (governs: 'actor' | 'table') =>
    defineRule({
      id: 'reach',
      title: 'Reach',
      governs,
      kind: 'structure',
      clauses: { far: { id: 'X-1', basis: 'text', says: 'It reaches.', off: 'it does not' } },
    });
  const both = (governs: 'actor' | 'table') => {
    const rules = [rule(governs)];
    return sidesOf(rules, compileBoth(rules, [{ 'reach.far': 'off' }, {}]), {});
  };
  expect(both('actor').map(({ rules }) => rules)).toEqual([[], []]);
  expect(() => both('table')).toThrow('The two sides differ in "reach.far"');
});
