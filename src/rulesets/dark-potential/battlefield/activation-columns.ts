import type { Model, Unit } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import type { ActionKind } from '../matchup/action.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { createTrails } from './trails.ts';

/** What one activation remembers between its steps; nothing of it outlives the activation. */
export interface Activation extends Columns {
  unit: Unit;
  members: readonly Model[];
  /** Share of their movement that a shot on Overwatch leaves to members still to move (DP-OW-04). */
  heldUp: number;
  firstAction: ActionKind | null;
}

type Columns = Readonly<ReturnType<typeof columnsOf>>;

/** Room for what activations remember. */
export function createActivation({ models: { length } }: Pick<CompiledMatchup, 'models'>): Activation {
  return { unit: 0, members: [], heldUp: 1, firstAction: null, ...columnsOf(length) };
}

/** Columns by model. */
function columnsOf(models: number) {
  const column = () => new Uint8Array(models);
  return {
    /** Members that are still to move, or to act. */
    left: [] as Model[],
    /** 1 for whoever was suppressed when the activation began: this is the activation that pays for it. */
    suppressed: column(),
    /** 1 for whoever is covered by a Tactical Manoeuvre. */
    shielded: column(),
    /** 1 for whoever is back in stealth this activation: its only action is another movement (DP-STL-12). */
    veiled: column(),
    /** 1 for whoever has shown itself before its action, which it does for a blow (DP-D-18), until that is taken. */
    shown: column(),
    /** 1 for whoever acts out of hiding without showing itself (DP-STL-04 off), while it does. */
    unseen: column(),
    /** What members passed in the Move step, for Combat Ready; not of those whom it may not answer. */
    trails: createTrails(),
    /** How far members were from the nearest enemy before they moved. */
    gaps: new Float64Array(models),
    /** Movement each member has left over, which counts only without DP-CLIMB-04; below 0 of those who have not moved. */
    spare: new Float64Array(models),
    /** The same of stealth bases, by where they stand: whoever is shown there has it. */
    spareOfBases: new Map<number, Length>(),
  };
}
