import { createLuck } from '../../kernel/luck.ts';
import { NOWHERE } from '../../kernel/taken-points.ts';
import type { Seat } from '../../rules/decision.ts';
import type { MatchState } from '../../rules/ruleset.ts';
import type { Book } from './book.ts';

export { NOWHERE };

/** Markers of a unit. */
export const UNMARKED = 0;
export const UNDER_FIRE = 1;
export const PINNED = 2;

/** Where a unit is. */
export const ON_TABLE = 0;
export const OFF_TABLE = 1;
export const GONE = 2;

/** A match of Squad Quality: columns by unit. Everything is data; a copy of it is the match. */
export interface State extends MatchState {
  /** Who goes first this turn, who lost the last roll for it, and whose turn to activate it is. */
  first: Seat;
  lost: Seat;
  active: Seat;
  /** The turn has begun and not ended. */
  begun: boolean;
  over: boolean;
  /** Objectives held at the end, by seat. */
  readonly held: [number, number];
  /** By seat: whether its turn is not dead any more. */
  readonly stirred: [number, number];

  /** By unit: ON_TABLE, OFF_TABLE or GONE. */
  readonly whereabouts: Uint8Array;
  /** Standing point of its middle, or NOWHERE. */
  readonly point: Int16Array;
  /** Figures left. */
  readonly figures: Uint8Array;
  readonly marker: Uint8Array;
  readonly done: Uint8Array;
  /** Moved in its last activation; shot in this turn. */
  readonly moved: Uint8Array;
  readonly fired: Uint8Array;
  /** Bunched up until it acts. */
  readonly bunched: Uint8Array;
  /** Figures lost, and how many of them were lost when it last checked its resolve. */
  readonly losses: Uint8Array;
  readonly checked: Uint8Array;
}

export function createState(
  book: Book,
  seed: readonly [number, number],
  counters: number,
  acts: number,
): State {
  const units = book.models.length;
  const column = () => new Uint8Array(units);
  return {
    luck: createLuck(seed, book.rollCount),
    round: 0,
    counters: [new Int32Array(counters), new Int32Array(counters)],
    acts: new Int32Array(acts),
    leads: [],
    first: 0,
    lost: 0,
    active: 0,
    begun: false,
    over: false,
    held: [0, 0],
    stirred: [0, 0],
    whereabouts: column().fill(OFF_TABLE),
    point: new Int16Array(units).fill(NOWHERE),
    figures: Uint8Array.from(book.models, ({ profile }) => profile.figures),
    marker: column(),
    done: column(),
    moved: column(),
    fired: column(),
    bunched: column(),
    losses: column(),
    checked: column(),
  };
}
