import { expect, it } from 'vitest';
import { createLuck } from '../../../src/kernel/luck.ts';
import { gameOf } from '../../../src/rules/play/match-game.ts';
import type { MatchOf } from '../../../src/rules/play/match-of.ts';
import type { MatchState } from '../../../src/rules/ruleset.ts';

interface Siege extends MatchState {
  over: boolean;
  walls: number;
}

/** A game whose only wall falls in the first step; it notes what each step finds. */
function siege(seen: string[], tableOf?: (state: Siege) => string) {
  return gameOf<null, string, Siege>(null, 'walled', {
    create: (seed) => ({
      luck: createLuck(seed, 1),
      round: 0,
      counters: [new Int32Array(0), new Int32Array(0)],
      acts: new Int32Array(0),
      leads: [],
      over: false,
      walls: 1,
    }),
    setUp: () => undefined,
    advance({ state, battlefield }: MatchOf<null, string, Siege>) {
      state.walls = 0;
      seen.push(battlefield);
    },
    survivors: () => [
      { worth: 1, models: 1 },
      { worth: 1, models: 1 },
    ],
    remaining: () => new Map(),
    outcome: () => 'draw',
    faults: () => [],
    ...(tableOf && { tableOf }),
  });
}

const idle = () => 0;

function steps(tableOf?: (state: Siege) => string): string[] {
  const seen: string[] = [];
  const game = siege(seen, tableOf);
  const state = game.start([1, 2], [idle, idle]);
  for (let step = 0; step < 2; step++) game.advance(state, [idle, idle]);
  return seen;
}

it('a step is played on the table as the steps before it left it', () => {
  expect(steps()).toEqual(['walled', 'walled']);
  expect(steps(({ walls }) => (walls > 0 ? 'walled' : 'open'))).toEqual(['walled', 'open']);
});
