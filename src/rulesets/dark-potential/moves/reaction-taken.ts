import type { Model } from '../../../kernel/entities.ts';
import { HARM } from '../../../rules/decision.ts';
import { orNot } from '../../../rules/play/labels.ts';
import { decide, type Match, seatOf } from '../match/match.ts';
import type { DecisionPoint } from '../rolls/rolls.ts';

/**
 * Which of its reactions the side of a model takes, by the harm that each of them promises; null where it holds.
 *
 * @param hold what it promises to hold
 * @param text what a reaction is called
 */
export function reactionTaken<T>(
  m: Match,
  point: DecisionPoint,
  model: Model,
  reactions: readonly T[],
  hold: number,
  harm: (reaction: T) => number,
  text: (reaction: T) => string,
): T | null {
  const weigh = (option: number, into: Float64Array) => {
    into[HARM] = option === 0 ? hold : harm(reactions[option - 1]);
  };
  const label = orNot('hold', (i) => text(reactions[i]));
  const picked = decide(m, seatOf(m, model), point, model, reactions.length + 1, weigh, { label });
  return picked === 0 ? null : reactions[picked - 1];
}
