import type { Dice } from '../../kernel/dice.ts';
import { draw } from '../../kernel/luck.ts';
import type { Player, Seat } from '../../rules/decision.ts';
import { type EventLog, otherSeat } from '../../rules/ruleset.ts';
import type { Book } from './book.ts';
import { COUNTER, type CounterName } from './counters.ts';
import { DECISION, type DecisionPoint, ROLLS } from './rolls.ts';
import type { Settings } from './rules/index.ts';
import { NOWHERE, type State } from './state.ts';
import type { Theatre } from './theatre.ts';

/** Everything a rule needs while it acts: the compiled rules, the table, the position, who decides, the dice. */
export interface Match {
  readonly book: Book;
  readonly theatre: Theatre;
  readonly state: State;
  readonly players: readonly [Player, Player];
  readonly dice: Dice;
  readonly log?: EventLog | undefined;
}

export function seatOf(m: Match, model: number): Seat {
  return m.book.models[model].seat;
}

/** Settings of the side a model belongs to. */
export function settingsOf(m: Match, model: number): Settings {
  return m.book.settings[m.book.models[model].seat];
}

export function enemiesOf(m: Match, model: number): readonly number[] {
  return m.book.force[otherSeat(seatOf(m, model))];
}

export function isInPlay(m: Match, model: number): boolean {
  return m.state.point[model] !== NOWHERE;
}

export function livingOf(m: Match, seat: Seat): number[] {
  return m.book.force[seat].filter((model) => m.state.point[model] !== NOWHERE);
}

export function nameOf(m: Match, model: number): string {
  return m.book.models[model].name;
}

/** Counts one more of something for a seat. */
export function count(m: Match, seat: Seat, counter: CounterName, by = 1): void {
  m.state.counters[seat][COUNTER[counter]] += by;
}

/** Counts that a clause acted. */
export function acted(m: Match, clause: number): void {
  m.state.acts[clause]++;
}

export function tell(
  m: Match,
  kind: string,
  text: () => string,
  data?: () => Readonly<Record<string, unknown>>,
): void {
  if (m.log) m.log({ kind, text: text(), ...(data && { data: data() }) });
}

/**
 * Puts a choice to a side. The luck of the decision is keyed to the seat, the model and the decision point. A choice
 * between one option is not put.
 */
export function decide(
  m: Match,
  seat: Seat,
  point: DecisionPoint,
  model: number,
  options: number,
  weigh: (option: number, into: Float64Array) => void,
): number {
  if (options < 2) return 0;
  const luck = draw(m.state.luck, ROLLS.length + DECISION[point], m.book.models[model].roller);
  count(m, seat, 'decisions');
  return m.players[seat]({ point, seat, count: options, luck, weigh });
}
