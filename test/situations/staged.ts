import { copyData } from '../../src/kernel/copy-data.ts';
import type { Decision, Player, Seat } from '../../src/rules/decision.ts';
import { InputError } from '../../src/rules/nearest.ts';
import type { Fork } from '../../src/rules/play/fork.ts';
import type { Foresight, Game, MatchEvent, MatchState } from '../../src/rules/ruleset.ts';
import type { Situation } from './situation.ts';

/** What an option is called: all phrases that mean it, the most telling first. */
export type Called = readonly string[];

/** A decision on the way, as whoever leads the way sees it. */
export interface Met {
  readonly decision: Decision;
  /** The position it is put in, which is not to be changed. */
  readonly state: MatchState;
  readonly answers: readonly number[];
}

/** A situation on its table. */
export interface Staged {
  readonly situation: Situation;
  /** The match as the engine plays it; what the situation says of rolls holds for the first advance of a position. */
  readonly game: Game;
  /** The activation boundary before the decision. */
  readonly before: MatchState;
  readonly seat: Seat;
  readonly foresight: Foresight;
  /** Answers the decisions before the one that is asked, in order: null is that one. */
  guide(): (met: Met) => number | null;
  /** What the options of a decision are called. */
  call(met: Met): Called[];
}

/** Plays on to the decision that is asked and shows it, with the way to it; throws InputError where it is never put. */
export function atDecision<T>(staged: Staged, show: (met: Met, fork: Fork) => T): T {
  const answers: number[] = [];
  const state = copyData(staged.before);
  const answer = staged.guide();
  const stop = new Error('The decision is reached.');
  let shown: { readonly of: T } | undefined;
  const player: Player = (decision) => {
    const met = { decision, state, answers };
    const given = answer(met);
    if (given === null) {
      shown = { of: show(met, { before: staged.before, answers: [...answers] }) };
      throw stop;
    }
    answers.push(given);
    return given;
  };
  try {
    staged.game.advance(state, [player, player]);
  } catch (error) {
    if (error !== stop) throw error;
  }
  const { title, asks } = staged.situation;
  if (!shown) throw new InputError(`"${title}" never comes to a choice when ${asks.who} ${asks.does}.`);
  return shown.of;
}

/** What comes of an option. */
export interface Outcome {
  readonly state: MatchState;
  /** The first thing told after it, if that comes before another choice. */
  readonly told: MatchEvent | undefined;
  /** The point of the first choice put after it, if that comes before anything is told. */
  readonly put: string | undefined;
}

/**
 * Takes an option of a decision and stops as the first thing is told, or the next choice put, after it.
 *
 * @param passedOver kinds of what may be told before that
 */
export function follow(
  staged: Staged,
  { answers }: Pick<Met, 'answers'>,
  option: number,
  passedOver: readonly string[] = [],
): Outcome {
  const state = copyData(staged.before);
  const stop = new Error('Something has happened.');
  let reached = 0;
  let told: MatchEvent | undefined;
  let put: string | undefined;
  const player: Player = ({ point }) => {
    const at = reached++;
    if (at < answers.length) return answers[at];
    if (at === answers.length) return option;
    put = point;
    throw stop;
  };
  const log = (event: MatchEvent) => {
    if (reached <= answers.length || passedOver.includes(event.kind)) return;
    told = event;
    throw stop;
  };
  try {
    staged.game.advance(state, [player, player], log);
  } catch (error) {
    if (error !== stop) throw error;
  }
  return { state, told, put };
}
