import type { z } from 'zod';
import type { Ground } from '../kernel/ground.ts';
import type { Guide } from '../kernel/guides/guide.ts';
import type { Luck, Seed } from '../kernel/luck.ts';
import type { Sight } from '../kernel/sight/sight-record.ts';
import type { Bounded } from '../kernel/tables/table-settings.ts';
import type { TableSpec } from '../kernel/terrain.ts';
import type { MoveCosts, Ways } from '../kernel/ways.ts';
import type { Premise } from './assumption.ts';
import type { Claim } from './claim.ts';
import type { Player, Seat } from './decision.ts';
import type { OddsDesk } from './odds-desk.ts';
import type { Rule } from './rule.ts';
import type { Scenario } from './scenario.ts';
import type { Tallies } from './tallies.ts';
import type { Named, UnitDataOf } from './unit-data.ts';
import type { Variant } from './variant.ts';

/** A named version of the rules: a variant with a story. */
export interface Version {
  readonly title: string;
  readonly note: string;
  /** Not read but inferred from marks in a later version; printed wherever the version is. */
  readonly reconstructed: boolean;
  readonly patch: Variant;
}

/** A question of the document that every variant answers the same way. */
export interface FixedQuestion {
  readonly id: string;
  readonly asks: string;
  readonly answer: string;
  readonly reason: string;
}

/** An option whose use is counted: the heading it belongs to and the counters of activations in which it was legal and chosen. */
export interface Adoption {
  readonly rule: string;
  readonly legal: string;
  readonly chosen: string;
  /** Whether it is used wherever it can be without a choice put to anybody; absent where a choice is put. */
  readonly unasked?: true;
}

/** What whoever looks ahead goes by, as `npm run regret` finds it. */
export interface Foresight {
  /** Ids of the decision points at which better answers are worth most over a match. */
  readonly points: readonly string[];
  /** Ids of those at which a side says which of its units goes next, and so of where a plan for it can be made. */
  readonly units: readonly string[];
  /** Log-odds to win for a lead of everything. */
  readonly slope: number;
}

export type Outcome = 'won' | 'lost' | 'draw' | 'unresolved';

/** What a side has left. */
export interface Survivors {
  readonly models: number;
  /** Share of its worth, from 0 to 1: wounds left count by what they are a share of. */
  readonly worth: number;
}

/** How a match ended, from seat 0's side. */
export interface Result {
  readonly outcome: Outcome;
  /** Share of own worth left minus the other's, from -1 to 1. */
  readonly margin: number;
  readonly rounds: number;
  /** By seat. */
  readonly survivors: readonly [Survivors, Survivors];
}

/** A line of the story of a match: what happened, in words and as data. */
export interface MatchEvent {
  readonly kind: string;
  readonly text: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

export type EventLog = (event: MatchEvent) => void;

/** A compiled table. One per thread and table, shared by all variants played on it. */
export interface Field {
  readonly ground: Ground;
  readonly sight: Sight;
  /** The ways over the table under some costs of movement; equal costs share their lists. */
  ways(costs: MoveCosts): Ways;
  /** Rough lengths of ways under some costs, for policies. */
  guide(costs: MoveCosts): Guide;
  readonly common: Common;
}

/**
 * What rules make of a table, made on first use and kept under a name for all games on it: the name tells all settings
 * that it hangs on.
 */
export type Common = <T extends object>(name: string, make: () => T) => T;

/** Who meets whom, by seat: variants, and armies by name or as compositions. */
export interface Matchup {
  readonly variants: readonly [Variant, Variant];
  readonly armies: readonly [string, string];
}

/** A ruleset compiled for a matchup: settings, odds tables and everything else that no table changes. */
export interface CompiledRules {
  open(field: Field): Game;
}

/** State every ruleset's match has; the rest is its own columns. Plain data: a copy of it is the match. */
export interface MatchState {
  readonly luck: Luck;
  /** The round being played, from 1; 0 during set-up. */
  round: number;
  /** Counters by seat, in the order of `Ruleset.counters`. */
  readonly counters: readonly [Int32Array, Int32Array];
  /** How often each clause acted, in catalogue order. */
  readonly acts: Int32Array;
  /** Lead of seat 0 (share of own worth left minus the other's) at each round's end. */
  readonly leads: number[];
  /** What the dice have done for seat 0, in chances to win (`rules/play/fortune.ts`); absent where that is not reckoned. */
  fortune?: number;
}

/** A compiled ruleset on a table, ready to play any number of matches. */
export interface Game<S extends MatchState = MatchState> {
  /** Sets a match up: roll-offs, sides, deployment. */
  start(seed: Seed, players: readonly [Player, Player], log?: EventLog): S;
  /** Plays on to the next activation boundary. */
  advance(state: S, players: readonly [Player, Player], log?: EventLog): void;
  isOver(state: S): boolean;
  result(state: S): Result;
  /** How much of each kind of unit a side has left, by id: whoever has lost something counts by what is left. */
  remaining(state: S, seat: Seat): ReadonlyMap<string, number>;
  /**
   * Draws anew, each as likely as the side can know, what is hidden from it in a position; absent where nothing is.
   *
   * @param bits 32 bits of luck
   */
  redraw?(state: S, seat: Seat, bits: number): void;
  /** Breaks of the ruleset's invariants in a position, as sentences; for tests. */
  faults(state: S): string[];
}

/** A unit that armies may be made of. */
export interface UnitOnOffer {
  readonly id: string;
  readonly title: string;
  /** In the ruleset's own points; absent where it prints none. */
  readonly cost?: number;
}

/** A line to type, from "rulebench" on, and what it does. */
export type Example = readonly [line: string, does: string];

/** `Rs` is the type of its rules, for paths that the compiler checks. */
export interface Ruleset<Rs extends readonly Rule[] = readonly Rule[]> {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly rules: Rs;
  readonly fixedQuestions: readonly FixedQuestion[];
  readonly versions: Readonly<Record<string, Version>>;
  /** Games with a name; absent where there is only the usual one. */
  readonly scenarios?: Readonly<Record<string, Scenario>>;
  /** Headings that `power` measures when none are named. */
  readonly headings: readonly string[];
  /** Named armies. Wherever one can be named a composition can stand as well: `soldier*3+sniper`. */
  readonly armies: readonly string[];
  readonly defaultArmy: string;
  /** What compositions may be made of, beside named armies. */
  readonly units: readonly UnitOnOffer[];
  /** All that armies are made of, field by field as `additionsSchema` has a user's own. */
  readonly unitData: UnitDataOf<Named, Named, Named>;
  /** How many of each unit an army has, by id; throws InputError for an army that cannot be fielded. */
  unitsOf(army: string): Readonly<Record<string, number>>;
  /** What both sides must play under for their armies to differ; absent where they always may. */
  readonly unlikeArmies?: Variant;
  /** Designed tables by name. */
  readonly tables: Readonly<Record<string, TableSpec>>;
  readonly generator: Readonly<Record<string, Bounded>>;
  /** A table from settings of the generator (absent ones at their defaults) and a seed. */
  generate(settings: Readonly<Record<string, number>>, seed: string): TableSpec;
  /**
   * What a variant asks of the generator over the settings of a table; `designed` names a table that is not generated.
   * Throws InputError where variant and table do not go together.
   */
  tableSettings?(variant: Variant, designed?: string): Readonly<Record<string, number>>;
  /** A table as a variant reads its description; the same object where it changes nothing. */
  tableUnder?(variant: Variant, table: TableSpec): TableSpec;
  readonly rolls: readonly string[];
  readonly counters: readonly string[];
  readonly tallies: Tallies;
  readonly adoption: readonly Adoption[];
  readonly foresight: Foresight;
  /** What the document says about how its game plays; absent where it says nothing that could be tested. */
  readonly claims?: readonly Claim[];
  /** What results rest on besides the clauses that are marked as assumed. */
  readonly assumptions: readonly Premise[];
  readonly odds?: OddsDesk;
  /** What the help of a command shows for this ruleset, by the command's name. */
  readonly examples?: Readonly<Record<string, readonly Example[]>>;
  /** Throws InputError when the variants or armies do not go together. */
  compile(matchup: Matchup): CompiledRules;
  /** The form of a user's units, weapons and armies, for editors; absent where there can be none. */
  readonly additionsSchema?: z.ZodObject;
  /** This ruleset with a user's additions; throws InputError when they do not fit. */
  extend(additions: Additions): Ruleset;
}

/** What a user's file may bring. Data is in the ruleset's own validated schema. */
export interface Additions {
  readonly rules?: readonly Rule[];
  readonly versions?: Readonly<Record<string, Version>>;
  readonly scenarios?: Readonly<Record<string, Scenario>>;
  readonly tables?: Readonly<Record<string, TableSpec>>;
  /** Units, weapons and armies, as the ruleset's schema says. */
  readonly data?: unknown;
}

export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}
