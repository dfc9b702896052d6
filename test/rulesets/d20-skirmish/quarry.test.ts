import { expect, it } from 'vitest';
import { createPlayer } from '../../../src/policies/index.ts';
import type { Decision, Player } from '../../../src/rules/decision.ts';
import { takeAction } from '../../../src/rulesets/d20-skirmish/actions/actions.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import { plansOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { promise } from '../../../src/rulesets/d20-skirmish/places/promise.ts';
import { advanceMatch } from '../../../src/rulesets/d20-skirmish/turn/turns.ts';
import { choosing, stage } from './stage.ts';

/** The quarry of each option of the first choice at a decision point, which `of` is shown. */
function shown(point: string, choices: Player, of: (decision: Decision) => void): Player {
  let isNew = true;
  return (decision) => {
    if (decision.point === point && isNew) {
      isNew = false;
      of(decision);
    }
    return choices(decision);
  };
}

it('is the enemy worth most, and what an action does to him', () => {
  let hunted: number[] = [];
  const player = shown('DX-D-03', choosing({}), ({ count, quarry }) => {
    hunted = Array.from({ length: count }, (_, option) => quarry!(option));
  });
  const m = stage('A1 trooper 0,-6 | B1 trooper -4,6 | B2 commander 4,6').scripted([], player);
  takeAction(m, effortOf(0, 3), plansOf(m, 0));
  // A shot at the commander, and aiming at him.
  expect(hunted.filter((worth) => worth > 0)).toHaveLength(2);
  expect(hunted[0]).toBe(0);
});

it.each([1, 0.5, 2])('draws whoever hunts him nearer, by moves of %f MV', (factor) => {
  let gains: number[] = [];
  const player = shown(
    'DX-D-04',
    choosing({ 'DX-D-03': (decision) => decision.count - 3 }),
    ({ count, quarry }) => {
      gains = Array.from({ length: count }, (_, option) => quarry!(option));
    },
  );
  const set = { 'moving.move.factor': factor };
  const m = stage('A1 berserk 0,-12 | B1 trooper -4,12 | B2 commander 4,12', { set }).scripted([], player);
  takeAction(m, effortOf(0, 3), plansOf(m, 0));
  expect(gains[0]).toBe(0);
  // A full move is worth a tenth of him, and he is worth three troopers.
  expect(Math.max(...gains)).toBeGreaterThan(0.25);
  expect(Math.max(...gains)).toBeLessThan(0.35);
  expect(Math.min(...gains)).toBeLessThan(0);
});

it('lets who can get at him go first', () => {
  const position = 'A1 heavy 9,-6 | A2 berserk -9,-3 | A2 berserk -7,-3 | B1 heavy -8,1 | B2 commander 9,8';
  const m = stage(position).scripted([]);
  expect([promise(m, 0, [4]) > 0, promise(m, 0, [])]).toEqual([true, 0]);
  const first = (policy: string) => {
    const own = createPlayer(policy);
    let picked = -1;
    const player: Player = (decision) => {
      if (decision.point !== 'DX-D-01') return 0;
      picked = own(decision);
      return picked;
    };
    const match = stage(position).scripted([], player);
    match.state.active = 0;
    advanceMatch(match);
    return picked;
  };
  expect([first('veteran'), first('headhunter')]).toEqual([1, 0]);
});
