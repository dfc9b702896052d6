import {
  type Column,
  type Model,
  NONE,
  NOWHERE,
  type Point,
  UNARMED,
  type Weapon,
} from '../../../kernel/entities.ts';
import type { Seed } from '../../../kernel/luck.ts';
import type { Seat } from '../../../rules/decision.ts';
import { blankState, columnOf } from '../../../rules/play/blank-state.ts';
import type { MatchState } from '../../../rules/ruleset.ts';
import type { CompiledMatchup } from '../matchup/compiled-matchup.ts';
import type { ModelSpec } from '../matchup/muster.ts';
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
export interface State extends MatchState, Columns {
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
  barrages: Barrage[];
}

type Columns = Readonly<ReturnType<typeof columnsOf>>;

export function createState(matchup: CompiledMatchup, seed: Seed, clauses: number): State {
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
    ...columnsOf(matchup),
    barrages: [],
  };
}

/** Columns by model, unit and base, before set-up. */
function columnsOf({ models, units, groups, settings, baseSlots }: CompiledMatchup) {
  const column = () => new Uint8Array(models.length);
  const startsWith = ({ seat, held }: ModelSpec) =>
    settings[seat].regeneration.gain.start === 'zero' ? 0 : held;
  return {
    /** By model: standing point or NOWHERE (dead, or hidden under a stealth base). */
    point: pointsOf(models.length),
    wounds: Int8Array.from(models, ({ profile }) => profile.wounds),
    /** Weapons carried, as bits. */
    weapons: Uint32Array.from(models, ({ weapons }) => weapons),
    suppressed: column(),
    /** Failed a Leadership roll this turn (DP-LDR-03). */
    failed: column(),
    /** 1 once moved, and actions begun, in the unit's current activation. */
    moved: column(),
    acted: column(),
    /** Shifted in the enemy's turn: came over for a weapon, or charged from Combat Ready. */
    shifted: column(),
    reaction: column(),
    /** Enemy turns it has waited, and 1 while the turn of its own lasts in which it began to. */
    waited: column(),
    fresh: column(),
    /** 1 once a unit's Suppressing Fire has taken the action of an activation still to come this turn (DP-Q-104). */
    lent: column(),
    /** Facing of the arc, as an index into the facings. */
    facing: column(),
    /** Weapon named for Overwatch or Suppressing Fire. */
    named: new Int8Array(models.length).fill(UNARMED) as Column<Weapon, Int8Array>,
    /** By watcher and mover: shots taken this turn, for the readings that limit them by model or unit. */
    shots: new Uint8Array(models.length * models.length),
    hidden: column(),
    /** Leadership tests owed at the end of the turn, under the late reading: worst modifier + 1, 0 for none. */
    owed: column(),
    /** Command Points by pool: one for each unit, then one for each model. */
    points: Int8Array.from([...units.map(({ startPoints }) => startPoints), ...models.map(startsWith)]),
    /** By group. */
    activated: new Uint8Array(groups.length),
    leader: Int16Array.from(units, ({ members }) => members[0]) as Column<Model, Int16Array>,
    /** Stealth bases, by slot: where they stand. */
    base: pointsOf(baseSlots),
    /** Secret of the owner, by model: slot of the real base, or NO_SLOT when the model is not hidden or not yet settled. */
    real: columnOf<Slot>(NO_SLOT, models.length),
    /** By model: bases it had when it was last revealed, and whether Perception had found it then (DP-Q-114). */
    kept: Uint8Array.from(models, ({ bases }) => bases.length),
    found: column(),
  };
}

function pointsOf(rows: number): Column<Point> {
  return new Int32Array(rows).fill(NOWHERE);
}
