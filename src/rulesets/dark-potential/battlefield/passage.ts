import type { Model, Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import type { Slot } from '../matchup/slot.ts';
import type { Barrage } from './state.ts';

export type MoveKind = 'move' | 'second-move' | 'charge' | 'forced' | 'combat-ready';

/** A model on its way along standing points; the first is where it stands. */
export interface Passage {
  readonly model: Model;
  readonly kind: MoveKind;
  readonly path: ArrayLike<Point>;
  /** Where the movement has been, up to where it stands, for readings that ask. */
  readonly trail?: readonly Point[];
  /** The movement began before this part of it, so that no point of it is where the movement starts. */
  readonly underway: boolean;
  /** Watchers and templates that have already fired during this movement. */
  readonly fired: Set<number | Barrage>;
}

/** A movement about to be made. */
export interface Movement {
  readonly model: Model;
  readonly kind: MoveKind;
  readonly allowance: Length;
  /** Under a Tactical Manoeuvre (DP-TM-03). */
  readonly shielded: boolean;
  /** Picks where to go from where the model stands, with what is left; an empty path stays. `again` is after a stop. */
  readonly plan: (left: Length, again: boolean) => ArrayLike<number>;
  /** What it has drawn already where the model goes on from a base that was found. */
  readonly drawn?: Drawn;
  /** That base has moved, so that the way does not start here. */
  readonly underway?: boolean;
}

/** The reactions that a movement has drawn so far. */
export interface Drawn {
  readonly fired: Passage['fired'];
  /** Enemies who have had their free strike, or will when the movement is over (DP-LEAVE-02). */
  readonly struck: Set<Model>;
  /** Those of them who strike when it is over, by a reading of DP-Q-50. */
  readonly owed: Set<Model>;
}

export function nothingDrawn(): Drawn {
  return { fired: new Set(), struck: new Set(), owed: new Set() };
}

/** A stealth base on its way. */
export interface BaseMove {
  readonly model: Model;
  readonly slot: Slot;
  readonly path: ArrayLike<Point>;
  readonly kind: 'move' | 'second-move';
  readonly allowance: Length;
  /** Under a Tactical Manoeuvre (DP-TM-03). */
  readonly shielded: boolean;
  /** Whether the model may act when it has moved, if it is found on the way. */
  readonly acts: boolean;
}

/** A reaction somebody chose: at which point of the path, whose Overwatch it is if it is that, and what then happens. */
export interface Interruption {
  readonly index: number;
  readonly watcher: Model | null;
  readonly act: () => void;
}
