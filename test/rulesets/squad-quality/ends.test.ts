import { expect, it } from 'vitest';
import { moveOf, rushOf } from '../../../src/rulesets/squad-quality/match/allowance.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { contacts } from '../../../src/rulesets/squad-quality/moves/contacts.ts';
import { endsOf } from '../../../src/rulesets/squad-quality/moves/ends.ts';
import { reachOf, roomFor } from '../../../src/rulesets/squad-quality/moves/moves.ts';
import { box, piece } from '../../kernel/bare-table.ts';
import { first, stage } from './stage.ts';

const BARN = piece(box([-3, 1, 3, 4]), { height: 4 });

/** Squads with enemies in their way: on open ground, beside a barn, and from the middle of the table. */
const POSITIONS = [
  () => stage('A line -9,-6 | B levy -9,-1 | B levy -6,-2 | B mob -12,-2 | B line 4,8'),
  () => stage('A line 0,-5 | B levy -4,-1 | B levy 0,-1 | B levy 4,-1 | B line 0,9', { pieces: [BARN] }),
  () => stage('A line 0,0 | B levy 0,5 | B mob 5,0 | B levy -5,-3'),
];

function sorted(places: Iterable<number>): number[] {
  return [...places].sort((a, b) => a - b);
}

it.each(POSITIONS)('places left in doubt are there if a way past the enemy leads there', (staged) => {
  const m = staged().scripted([], first);
  const [move, rush] = [moveOf(m, 0), rushOf(m, 0)];
  const sure = endsOf(m, 0, move, rush, false);
  const loose = endsOf(m, 0, move, rush, true);
  const listed = [...loose.near, ...loose.far];
  expect(listed.some(loose.isDoubtful)).toBe(true);
  expect([...sure.near, ...sure.far].some(sure.isDoubtful)).toBe(false);
  const within = (far: number) => listed.filter((at) => loose.isReached(at, far));
  const near = loose.near.filter((at) => loose.isReached(at, move));
  expect(sorted(near)).toEqual(sorted(sure.near));
  const rushes = within(rush).filter((at) => !near.includes(at));
  expect(sorted(rushes)).toEqual(sorted(sure.far));
});

/** The cost of the cheapest place beside an enemy in the list of all that is reached. */
function cheapest(m: Match, target: number): number | undefined {
  const { point, cost, count } = reachOf(m, 0, rushOf(m, 0));
  const isFree = roomFor(m, 0);
  for (let i = 0; i < count; i++) {
    const mayStand = i === 0 || isFree(point[i]);
    if (mayStand && m.battlefield.touch(point[i], m.state.point[target])) return cost[i];
  }
  return undefined;
}

it.each(POSITIONS)('contact is made at the cheapest place beside an enemy', (staged) => {
  const m = staged().scripted([], first);
  const { point, cost } = reachOf(m, 0, rushOf(m, 0));
  const found = contacts(m, 0, rushOf(m, 0));
  const costs = new Map(found.map(({ target, at }) => [target, cost[point.indexOf(at)]]));
  for (const target of m.matchup.force[1]) expect(costs.get(target)).toBe(cheapest(m, target));
  const inOrder = [...costs.values()];
  expect(inOrder).toEqual(sorted(inOrder));
});
