import { copyData } from '../../kernel/copy-data.ts';
import { avalanche, reseed } from '../../kernel/luck.ts';
import type { Decision, Player, Seat } from '../decision.ts';
import type { Foresight, Game, MatchState, Outcome } from '../ruleset.ts';

type Players = readonly [Player, Player];

/**
 * A decision of a match and how to come to it again: the position at the activation boundary before it, null for the
 * set-up, and what was answered since.
 */
export interface Fork {
  readonly before: MatchState | null;
  readonly answers: readonly number[];
}

/** What somebody who looks ahead has before him: a game to try things in, and the way to the decision he is put. */
export interface Scene {
  readonly game: Game;
  /** Changes as the match goes on. */
  readonly fork: Fork;
  readonly foresight: Foresight;
}

/** Somebody who looks ahead. */
export interface Foreseer extends Player {
  /** Sits down to a match, which the player returned then plays. */
  sitDown(scene: Scene): Player;
}

export function looksAhead(player: Player): player is Foreseer {
  return 'sitDown' in player;
}

/** How a decision is played out. */
interface Playout {
  readonly option: number;
  /**
   * Deals all that is rolled from the decision on, and draws what its side cannot know: options that are played out with
   * the same words share their luck, and nobody learns from the luck of the match.
   */
  readonly words: readonly [number, number];
}

/**
 * The position that a decision of a match leads to, played on by the given players.
 *
 * @param rounds after that of the decision at whose end it stops; to the end of the match where left out
 * @throws for a decision of the set-up, before which there is no position
 */
export function playOut(
  game: Game,
  fork: Fork,
  players: Players,
  { rounds = Infinity, ...playout }: Playout & { readonly rounds?: number },
): MatchState {
  return playOn(game, fork, players, answered(game, fork, players, playout), rounds);
}

/**
 * The position at the end of the activation in which a decision is answered, the rest of it played by the given players.
 *
 * @throws for a decision of the set-up, before which there is no position
 */
export function answered(
  game: Game,
  { before, answers }: Fork,
  players: Players,
  { option, words }: Playout,
): MatchState {
  if (before === null) throw new Error('A decision of the set-up cannot be played out.');
  const state = copyData(before);
  let reached = 0;
  const following = (player: Player): Player => {
    const follow = (decision: Decision): number => {
      const at = reached++;
      if (at > answers.length) return player(decision);
      if (at < answers.length) return answers[at];
      game.redraw?.(state, decision.seat, avalanche(words[0] ^ words[1]));
      reseed(state.luck, words);
      return option;
    };
    // Until the decision every choice is put as it was noted, see `Player.takesBest`.
    return Object.defineProperty(follow, 'takesBest', {
      get: () => reached > answers.length && player.takesBest === true,
    });
  };
  game.advance(state, [following(players[0]), following(players[1])]);
  return state;
}

/** Plays on from the end of an activation, in place, for so many rounds after that in which it began. */
export function playOn(
  game: Game,
  { before }: Fork,
  players: Players,
  state: MatchState,
  rounds: number,
): MatchState {
  const last = (before?.round ?? 0) + rounds;
  while (!game.isOver(state) && state.round <= last) game.advance(state, players);
  return state;
}

/** Points of an outcome to seat 0. */
export const SCORE: Readonly<Record<Outcome, number>> = { won: 1, draw: 0.5, unresolved: 0.5, lost: 0 };

/**
 * Chance of a side to win from a position, by its lead alone: a curve like the logistic one, of the same slope where
 * nobody leads, that every machine works out alike.
 *
 * @param slope log-odds for a lead of everything
 */
export function chanceToWin(game: Game, state: MatchState, seat: Seat, slope: number): number {
  const { outcome, margin } = game.result(state);
  const odds = (slope * margin) / 2;
  const first = game.isOver(state) ? SCORE[outcome] : (1 + odds / Math.sqrt(1 + odds * odds)) / 2;
  return seat === 0 ? first : 1 - first;
}

/** How steep that curve is at a lead. */
export function chancePerLead(lead: number, slope: number): number {
  const odds = (slope * lead) / 2;
  const square = 1 + odds * odds;
  return slope / (4 * square * Math.sqrt(square));
}
