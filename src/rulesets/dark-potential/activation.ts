import type { Length } from '../../kernel/length.ts';
import type { ActionKind } from './action.ts';
import { type Match, settingsOf } from './match.ts';
import { CALM, SUPPRESSED_NOW } from './state.ts';

/** What one activation remembers between its steps; nothing of it outlives the activation. */
export interface Activation {
  readonly unit: number;
  readonly members: readonly number[];
  /** Suppressed when the activation began: this is the activation that pays for it. */
  readonly suppressed: ReadonlySet<number>;
  /** Covered by a Tactical Manoeuvre. */
  readonly shielded: Set<number>;
  /** Points that members passed in the Move step, for Combat Ready; not of those whom it may not answer. */
  readonly trails: Map<number, readonly number[]>;
  /** Movement each member has left over, which counts only without DP-CLIMB-04. */
  readonly spare: Map<number, Length>;
  /** The same of stealth bases, by where they stand: whoever is shown there has it. */
  readonly spareOfBases: Map<number, Length>;
  /** Back in stealth this activation: its only action is another movement (DP-STL-12). */
  readonly veiled: Set<number>;
  /** Share of their movement that a shot on Overwatch leaves to members still to move (DP-OW-04). */
  heldUp: number;
  firstAction: ActionKind | null;
}

/** An activation before its first step. */
export function openActivation(m: Match, unit: number, members: readonly number[]): Activation {
  return {
    unit,
    members,
    suppressed: new Set(members.filter((model) => m.state.suppressed[model] !== CALM)),
    shielded: new Set(),
    trails: new Map(),
    spare: new Map(),
    spareOfBases: new Map(),
    veiled: new Set(),
    heldUp: 1,
    firstAction: null,
  };
}

/** Movement left over that a model or a base on a place may add to its next one: none but without DP-CLIMB-04. */
export function spareOf(m: Match, a: Activation, model: number, at: number = m.state.point[model]): Length {
  if (settingsOf(m, model).climbing.separate.on) return 0;
  return a.spare.get(model) ?? a.spareOfBases.get(at) ?? 0;
}

/** Whether a model now pays for a failed Leadership roll, by the readings of DP-Q-128. */
export function isPaying(m: Match, a: Activation, model: number): boolean {
  const suppressed = m.state.suppressed[model];
  return suppressed === SUPPRESSED_NOW || (suppressed !== CALM && a.suppressed.has(model));
}
