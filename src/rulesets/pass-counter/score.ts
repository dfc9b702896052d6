import type { Seat } from '../../rules/decision.ts';
import { leadBetween } from '../../rules/match-game.ts';
import type { Outcome, Survivors } from '../../rules/ruleset.ts';
import { isInPlay, livingOf, type Match } from './match.ts';

/** Share of own worth left less the other's. */
export function leadOf(m: Match): number {
  return leadBetween(survivorsOf(m));
}

/** What each side has left, by seat. */
export function survivorsOf(m: Match): [Survivors, Survivors] {
  return [survivorsAt(m, 0), survivorsAt(m, 1)];
}

function survivorsAt(m: Match, seat: Seat): Survivors {
  let [models, left, all] = [0, 0, 0];
  for (const model of m.book.force[seat]) {
    const worth = m.book.worth[model];
    if (isInPlay(m, model)) models++;
    all += worth;
    left += (worth * m.state.wounds[model]) / m.book.models[model].profile.wounds;
  }
  return { models, worth: left / all };
}

/** The last side standing wins; at the end of the game whoever removed more (PC-A8). */
export function outcomeOf(m: Match): Outcome {
  const left = [livingOf(m, 0).length, livingOf(m, 1).length];
  if (left[0] === 0 || left[1] === 0) return byMore(left[0], left[1]);
  if (m.state.stopped) return 'unresolved';
  const { counts } = m.book.settings[0].sequence.end;
  return counts === 'models' ? byMore(left[0], left[1]) : byMore(removedPoints(m, 1), removedPoints(m, 0));
}

function removedPoints(m: Match, seat: 0 | 1): number {
  let points = 0;
  for (const model of m.book.force[seat])
    if (m.state.wounds[model] === 0) points += m.book.models[model].profile.points;
  return points;
}

function byMore(ours: number, theirs: number): Outcome {
  return ours === theirs ? 'draw' : ours > theirs ? 'won' : 'lost';
}
