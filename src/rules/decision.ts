import type { Seat } from '../kernel/entities.ts';

export type { Seat };

/**
 * What a side weighs when it chooses, in worth of models (1 = one basic trooper) unless said otherwise. The same
 * words in every ruleset, so that one persona plays them all.
 *
 * harm: expected worth of enemies removed by this choice.
 * promise: the same later on, by what it sets up.
 * danger: expected worth of own models lost because of it.
 * cover: protection at the place it leads to, from 0 (open) to 1 (as good as hidden).
 * tempo: progress towards where the model is useful, 1 for a full move.
 * objective: progress towards what wins the scenario, in worth.
 * reserve: resources kept (command points and the like), in worth.
 */
export const TACTICS = ['harm', 'danger', 'cover', 'tempo', 'objective', 'reserve', 'promise'] as const;
export type Tactic = (typeof TACTICS)[number];

/** Positions of the tactics in a weighing. */
export const HARM = 0;
export const DANGER = 1;
export const COVER = 2;
export const TEMPO = 3;
export const OBJECTIVE = 4;
export const RESERVE = 5;
export const PROMISE = 6;

/**
 * A choice put to a side. Everything in it comes from that side's view: neither the options, their order, their
 * weighing nor `luck` change with what is hidden from the side. Options are in the side's own frame (the far side
 * turned by 180 degrees), so that the lowest index is no advantage of a seat.
 */
export interface Decision {
  /** Id of the decision point in the catalogue. */
  readonly point: string;
  readonly seat: Seat;
  /** At least 1; a choice between one option is not put. */
  readonly count: number;
  /** 32 bits keyed to the decision, for policies that choose at random. */
  readonly luck: number;
  /** Writes the weighing of an option, one number per tactic, into a buffer of TACTICS.length zeros. */
  weigh(option: number, into: Float64Array): void;
  /**
   * Writes a weighing that is no worse than that of an option, into a buffer of zeros: no less of any tactic and no
   * more danger. For whoever wants the best and need not know what the others are worth. False, with nothing written,
   * where only weighing the option tells; left out where that holds of all of them.
   */
  readonly atMost?: ((option: number, into: Float64Array) => boolean) | undefined;
  /**
   * The weighings of all options one after the other, TACTICS.length numbers each and perhaps more behind them: for
   * whoever wants them all. Good until the next choice is put; left out where options are weighed one by one.
   */
  weighings?(): Float64Array;
  /**
   * An option in words of the game, as "shoots the sniper with the rifle" or "stays": what tests, stories and reports
   * call it. No two options of a decision have the same. Worked out when somebody asks, and only while the choice is
   * put. Left out where a ruleset has no words for its options: then they have their number, see `labelOf`.
   */
  readonly label?: ((option: number) => string) | undefined;
  /**
   * Ids of the headings of which an option makes use, of those that nobody has to use (`Ruleset.adoption`). Left out
   * where no option makes use of any.
   */
  readonly uses?: ((option: number) => readonly string[]) | undefined;
  /**
   * What an option does to the enemy whom most hangs on, of those in sight of all: expected worth removed of him, and
   * some for coming nearer. It is part of the weighing already; for whoever goes for him before all others. Left out
   * where no option does anything to him.
   */
  readonly quarry?: ((option: number) => number) | undefined;
}

/** What an option is called: its label, or its number where its ruleset has no words for it. */
export function labelOf({ label }: Pick<Decision, 'label'>, option: number): string {
  return label?.(option) ?? `option ${option + 1}`;
}

/** The options of a decision by what they are called, in their order. */
export function labelsOf(decision: Pick<Decision, 'count' | 'label'>): string[] {
  return Array.from({ length: decision.count }, (_, option) => labelOf(decision, option));
}

/** A policy at a table: answers each decision with the index of an option. Synchronous and without side effects. */
export interface Player {
  (decision: Decision): number;
  /** It takes the option worth most to it, of equals the first: one more or less that it does not take changes nothing. */
  readonly takesBest?: boolean;
}
