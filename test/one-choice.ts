import { avalanche } from '../src/kernel/luck.ts';
import { type Decision, HARM, type Player } from '../src/rules/decision.ts';
import type { Game, MatchState } from '../src/rules/ruleset.ts';

type Position = MatchState & { lead?: number };

/** A choice whose options a persona likes in their order. */
export function choice(count: number, luck = 0): Decision {
  const weigh = (option: number, into: Float64Array) => {
    into[HARM] = -option;
  };
  return { point: 'P', seat: 0, count, luck, weigh };
}

/** A game of one choice: each option gives a lead of its own, and luck as much to it or from it, for each option apart. */
export function oneChoice(leads: readonly number[], luck: number): Game {
  return {
    advance(state: Position, players: readonly [Player, Player]) {
      const option = players[0](choice(leads.length));
      const bits = avalanche(state.luck.seed[0] ^ avalanche(option + 1)) >>> 0;
      state.lead = leads[option] + luck * (bits / 2147483648 - 1);
      // Beyond any horizon.
      state.round += 10;
    },
    isOver: () => false,
    result: (state: Position) => ({ outcome: 'draw', margin: state.lead }),
  } as unknown as Game;
}
