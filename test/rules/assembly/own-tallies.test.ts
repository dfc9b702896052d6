import { expect, it } from 'vitest';
import { type OwnTallies, talliesOf } from '../../../src/rules/assembly/own-tallies.ts';

const OWN: OwnTallies = {
  actions: { says: 'share of the actions', kinds: ['walk', 'none'] },
  attacks: ['shooting'],
  deadTurns: { turns: 'turns', says: 'share of the turns in which nobody moved' },
  tableTime: {},
};
const ARSENAL = { weapons: { bow: {} }, profiles: { archer: {} } };

it('tells of kills by weapon and unit after those by action', () => {
  const { first, mixes, spending, deadTurns } = talliesOf(OWN, ARSENAL);
  expect(mixes.map(({ id, parts }) => [id, parts])).toEqual([
    ['action', { walk: 'action:walk', none: 'action:none' }],
    ['kill-by-action', { shooting: 'kills:shooting' }],
    ['kill-by-weapon', { bow: 'kills:weapon:bow' }],
    ['kill-by-unit', { archer: 'kills:unit:archer' }],
  ]);
  expect([first, deadTurns?.dead, spending]).toEqual(['first', 'dead-turns', undefined]);
});

it('tells what is spent as shares and by the path that it is spent on', () => {
  const uses = { 'points.again': 'reroll', seize: 'seize' };
  const { mixes, spending } = talliesOf({ ...OWN, spending: { resource: 'points', uses } }, ARSENAL);
  const parts = { reroll: 'points:reroll', seize: 'points:seize' };
  expect(mixes.at(-1)).toEqual({
    id: 'point',
    says: 'share of the points spent',
    parts,
    whole: 'points-spent',
  });
  expect(spending).toEqual([
    { resource: 'points', uses: { 'points.again': 'points:reroll', seize: 'points:seize' } },
  ]);
});
