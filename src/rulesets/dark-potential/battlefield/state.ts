import {
  type Column,
  type Model,
  NONE,
  NOWHERE,
  type Point,
  UNARMED,
  type Weapon,
} from '../../../kernel/entities.ts';
import type { Seat } from '../../../rules/decision.ts';
import { blankState } from '../../../rules/play/blank-state.ts';
import type { MatchState } from '../../../rules/ruleset.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import { NO_SLOT, type Slot } from '../matchup/slot.ts';

/** What a model does during the enemy turn. */
export const NO_REACTION = 0;
export const ON_OVERWATCH = 1;
export const COMBAT_READY = 2;
export const SUPPRESSING = 3;

/** Suppression: none, for so many activations to come, or since the middle of this one. */
export const CALM = 0;
export const SUPPRESSED = 1;
export const SUPPRESSED_NOW = 100;

/** A suppressing-fire template on the table. */
export interface Barrage {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Models it was laid by, and those of them that are left. */
  readonly laidBy: number;
  participants: Model[];
  /** Models attacked under this template this turn. */
  attacked: number[];
}

/** A match of Dark Potential: columns by model, unit or base. Everything is data; a copy of it is the match. */
export interface State extends MatchState {
  /** Whose turn it is, and who took the first turn of the match. */
  active: Seat;
  first: Seat;
  turnBegun: boolean;
  /** Whether the turn is not dead any more. */
  stirred: boolean;
  /** By seat, rounds ended since the enemy last lost a wound. */
  readonly quiet: Uint16Array;
  over: boolean;
  fortune: number;
  /** Who wins when the last models of both sides fall together, by a reading; -1 for a draw. */
  winnerOfBoth: number;
  /** Group in the middle of its activation, or NONE. */
  acting: number;
  /** Side that spent a Command Point last, for when the order carries over (DP-CP-12 off); -1 before any. */
  lastSpender: number;

  /** By model: standing point or NOWHERE (dead, or hidden under a stealth base). */
  readonly point: Column<Point>;
  readonly wounds: Int8Array;
  /** Weapons carried, as bits. */
  readonly weapons: Uint32Array;
  readonly suppressed: Uint8Array;
  /** Failed a Leadership roll this turn (DP-LDR-03). */
  readonly failed: Uint8Array;
  /** Moved, and acted, in the unit's current activation. */
  readonly moved: Uint8Array;
  readonly acted: Uint8Array;
  /** Shifted in the enemy's turn: came over for a weapon, or charged from Combat Ready. */
  readonly shifted: Uint8Array;
  readonly reaction: Uint8Array;
  /** Enemy turns it has waited. */
  readonly waited: Uint8Array;
  /** Facing of the arc, as an index into the facings. */
  readonly facing: Uint8Array;
  /** Weapon named for Overwatch or Suppressing Fire. */
  readonly named: Column<Weapon, Int8Array>;
  /** By watcher and mover: shots taken this turn, for the readings that limit them by model or unit. */
  readonly shots: Uint8Array;
  readonly hidden: Uint8Array;
  /** Leadership tests owed at the end of the turn, under the late reading: worst modifier + 1, 0 for none. */
  readonly owed: Uint8Array;

  /** Command Points by pool: one for each unit, then one for each model. */
  readonly points: Int8Array;
  /** By group. */
  readonly activated: Uint8Array;
  /** Leader of each unit: a model. */
  readonly leader: Column<Model, Int16Array>;

  /** Stealth bases, by slot: where they stand. */
  readonly base: Column<Point>;
  /** Secret of the owner, by model: slot of the real base, or NO_SLOT when the model is not hidden or not yet settled. */
  readonly real: Column<Slot, Int16Array>;
  /** By model: bases it had when it was last revealed, and whether Perception had found it then (DP-Q-114). */
  readonly kept: Uint8Array;
  readonly found: Uint8Array;

  barrages: Barrage[];
}

export function createState(
  matchup: CompiledMatchup,
  seed: readonly [number, number],
  clauses: number,
): State {
  const models = matchup.models.length;
  return {
    ...blankState(matchup, seed, clauses),
    active: 0,
    first: 0,
    turnBegun: false,
    stirred: false,
    quiet: new Uint16Array(2),
    over: false,
    fortune: 0,
    winnerOfBoth: -1,
    acting: NONE,
    lastSpender: -1,
    point: new Int32Array(models).fill(NOWHERE),
    wounds: Int8Array.from(matchup.models, (model) => model.profile.wounds),
    weapons: Uint32Array.from(matchup.models, (model) => model.weapons),
    suppressed: new Uint8Array(models),
    failed: new Uint8Array(models),
    moved: new Uint8Array(models),
    acted: new Uint8Array(models),
    shifted: new Uint8Array(models),
    reaction: new Uint8Array(models),
    waited: new Uint8Array(models),
    facing: new Uint8Array(models),
    named: new Int8Array(models).fill(UNARMED),
    shots: new Uint8Array(models * models),
    hidden: new Uint8Array(models),
    owed: new Uint8Array(models),
    points: Int8Array.from([
      ...matchup.units.map((unit) => unit.startPoints),
      ...matchup.models.map(({ seat, held }) =>
        matchup.settings[seat].regeneration.gain.start === 'zero' ? 0 : held,
      ),
    ]),
    activated: new Uint8Array(matchup.groups.length),
    leader: Int16Array.from(matchup.units, (unit) => unit.members[0]),
    base: new Int32Array(matchup.baseSlots).fill(NOWHERE),
    real: new Int16Array(models).fill(NO_SLOT),
    kept: Uint8Array.from(matchup.models, ({ bases }) => bases.length),
    found: new Uint8Array(models),
    barrages: [],
  };
}
