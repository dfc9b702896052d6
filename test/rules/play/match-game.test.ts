import { expect, it } from 'vitest';
import { blankState } from '../../../src/rules/play/blank-state.ts';
import { gamesOf } from '../../../src/rules/play/match-game.ts';
import type { MatchOf } from '../../../src/rules/play/match-of.ts';
import type { Field, MatchState } from '../../../src/rules/ruleset.ts';

interface Siege extends MatchState {
  over: boolean;
  walls: number;
}

/** A game whose only wall falls in the first step; it notes what each step finds. */
function siege(seen: string[], tableOf?: (state: Siege) => string) {
  return gamesOf<null, string, Siege>({
    openBattlefield: () => 'walled',
    createState: (_, seed, clauses) => ({
      ...blankState({ rollCount: 1, kills: { counters: 0 } }, seed, clauses),
      over: false,
      walls: 1,
    }),
    setUp: () => undefined,
    advanceMatch({ state, battlefield }: MatchOf<null, string, Siege>) {
      state.walls = 0;
      seen.push(battlefield);
    },
    survivorsOf: () => [
      { worth: 1, models: 1 },
      { worth: 1, models: 1 },
    ],
    remainingOf: () => new Map(),
    outcomeOf: () => 'draw',
    faultsOf: () => [],
    ...(tableOf && { tablesOf: () => tableOf }),
  })(null, {} as Field, 0);
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
