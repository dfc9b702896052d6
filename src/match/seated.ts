import { copyData } from '../kernel/copy-data.ts';
import type { Seed } from '../kernel/luck.ts';
import type { Decision, Player } from '../rules/decision.ts';
import { type Fork, looksAhead } from '../rules/play/fork.ts';
import type { EventLog, Foresight, Game, MatchState } from '../rules/ruleset.ts';

/** The players of a match as they sit at it. */
interface Seated {
  readonly players: readonly [Player, Player];
  /** Is told the position at every activation boundary. */
  begin(position: MatchState): void;
}

/**
 * Sits players down to a match, noting what they answer.
 *
 * @param spare a game like theirs to try things in, opened where one of them asks for it
 * @param witness sees each decision as it is answered; the fork holds until the next one
 */
export function seated(
  players: readonly [Player, Player],
  spare: () => Game,
  foresight: Foresight,
  witness?: (decision: Decision, answer: number, fork: Fork) => void,
): Seated {
  const answers: number[] = [];
  const fork: { before: MatchState | null; answers: readonly number[] } = { before: null, answers };
  const sitting = (player: Player): Player => {
    const own = looksAhead(player) ? player.sitDown({ game: spare(), fork, foresight }) : player;
    // Takes what is put as it is, so that each choice is put once, see `Player.takesBest`.
    return (decision) => {
      const answer = own(decision);
      witness?.(decision, answer, fork);
      answers.push(answer);
      return answer;
    };
  };
  return {
    players: [sitting(players[0]), sitting(players[1])],
    begin(position) {
      fork.before = copyData(position);
      answers.length = 0;
    },
  };
}

/** Plays a match to its end, which it returns. */
export function playSeated(game: Game, seed: Seed, { players, begin }: Seated, log?: EventLog): MatchState {
  const state = game.start(seed, players, log);
  while (!game.isOver(state)) {
    begin(state);
    game.advance(state, players, log);
  }
  return state;
}
