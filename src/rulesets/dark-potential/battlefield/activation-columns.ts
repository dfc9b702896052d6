import type { Model, Unit } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import type { ActionKind } from '../matchup/action.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { createTrails, type Trails } from './trails.ts';

/** What one activation remembers between its steps, in columns by model; nothing of it outlives the activation. */
export interface Activation {
  unit: Unit;
  members: readonly Model[];
  /** Members that are still to move, or to act. */
  readonly left: Model[];
  /** 1 for whoever was suppressed when the activation began: this is the activation that pays for it. */
  readonly suppressed: Uint8Array;
  /** 1 for whoever is covered by a Tactical Manoeuvre. */
  readonly shielded: Uint8Array;
  /** 1 for whoever is back in stealth this activation: its only action is another movement (DP-STL-12). */
  readonly veiled: Uint8Array;
  /** 1 for whoever has shown itself before its action, which it does for a blow (DP-D-18), until that is taken. */
  readonly shown: Uint8Array;
  /** What members passed in the Move step, for Combat Ready; not of those whom it may not answer. */
  readonly trails: Trails;
  /** How far members were from the nearest enemy before they moved. */
  readonly gaps: Float64Array;
  /** Movement each member has left over, which counts only without DP-CLIMB-04; below 0 of those who have not moved. */
  readonly spare: Float64Array;
  /** The same of stealth bases, by where they stand: whoever is shown there has it. */
  readonly spareOfBases: Map<number, Length>;
  /** Share of their movement that a shot on Overwatch leaves to members still to move (DP-OW-04). */
  heldUp: number;
  firstAction: ActionKind | null;
}

/** Room for what activations remember. */
export function createActivation({ models: { length } }: Pick<CompiledMatchup, 'models'>): Activation {
  return {
    unit: 0,
    members: [],
    left: [],
    suppressed: new Uint8Array(length),
    shielded: new Uint8Array(length),
    veiled: new Uint8Array(length),
    shown: new Uint8Array(length),
    trails: createTrails(),
    gaps: new Float64Array(length),
    spare: new Float64Array(length),
    spareOfBases: new Map(),
    heldUp: 1,
    firstAction: null,
  };
}
