import type { Model } from '../../../kernel/entities.ts';
import { deciding } from '../../../rules/play/deciding.ts';
import type { MatchOf } from '../../../rules/play/match-of.ts';
import { settingsOf } from '../../../rules/play/match-of.ts';
import { counting } from '../../../rules/play/playing.ts';
import type { Battlefield } from '../battlefield/battlefield.ts';
import { ON_TABLE, REMOVED, type State } from '../battlefield/state.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { COUNTER } from '../matchup/counters.ts';
import { DECISION, ROLLS } from '../matchup/rolls.ts';

export { enemiesOf, gapToEnemy, seatOf, settingsOf, sideOf } from '../../../rules/play/match-of.ts';
export { acted, tell, tellOf } from '../../../rules/play/playing.ts';

export type Match = MatchOf<CompiledMatchup, Battlefield, State>;

/** Standing on the table, with wounds left or waiting to be removed. */
export function isOnTable(m: Match, model: Model): boolean {
  return m.state.whereabouts[model] === ON_TABLE;
}

/** On the table with wounds left. */
export function isUp(m: Match, model: Model): boolean {
  return m.state.whereabouts[model] === ON_TABLE && m.state.wounds[model] > 0;
}

/** Rounds after this one. */
export function roundsLeft({ matchup, state }: Match): number {
  return Math.max(0, matchup.settings[0].rounds.length.rounds - state.round);
}

/** On the table without wounds, and yet to act before it is removed (ZC-ACN-02). */
export function isLast(m: Match, model: Model): boolean {
  const { done, wounds } = m.state;
  if (done[model] > 0 || wounds[model] > 0 || !isOnTable(m, model)) return false;
  return settingsOf(m, model).actionPhase.last.dying === 'act';
}

/** Whether whoever falls this round still stands as zones are counted, by a reading (ZC-AMB-18, ZC-RES-02). */
export function countsCasualties(m: Match): boolean {
  const [{ resolutionPhase, victory }] = m.matchup.settings;
  return victory.zones.when === 'before' && resolutionPhase.removal.on && roundsLeft(m) === 0;
}

/** On the table or still held back. */
export function isLeft(m: Match, model: Model): boolean {
  return m.state.whereabouts[model] !== REMOVED;
}

/** Counts one more of something for a seat. */
export const count = counting(COUNTER);

export const { choose, chooseLoosely } = deciding(ROLLS.length, DECISION, COUNTER.decisions);
