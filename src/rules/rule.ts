import type { Bounded } from '../kernel/tables/table-settings.ts';

/** Where a clause comes from: printed, following from what is printed, or ours. */
export type Basis = 'text' | 'inferred' | 'assumed';

/** Whose variant decides: whoever acts or rolls, whoever is acted on, the owner of the model, or one for both sides. */
export type Governs = 'actor' | 'target' | 'owner' | 'table';

/** What having the clause means: a choice, a shield, a duty, what a unit is for good and ill, or the frame of the game. */
export type Kind = 'option' | 'protection' | 'burden' | 'trait' | 'structure';

/** How far a question is expected to move win rates: high, medium, low or not at all. */
export type QuestionWeight = 'H' | 'M' | 'L' | 'none';

export interface Parameter extends Bounded {
  /** Values are min, min + step, ...; 1 for whole numbers; any number when absent. */
  readonly step?: number;
}

/** Bounds of a number that is 1 where something is so and 0 where it is not. */
export const YES_OR_NO = { min: 0, max: 1, step: 1 } as const;

/** An open question about a clause: what it asks, and its readings by name, the default first. */
export interface Question {
  readonly id: string;
  readonly asks: string;
  readonly stake: QuestionWeight;
  readonly readings: Readonly<Record<string, string>>;
  /** Keeps its reading whatever its clause and heading are switched to: another heading is played by it, too. */
  readonly apart?: true;
}

export interface Clause {
  /** Stable id of the clause in its document's catalogue; a user's own clause invents one. */
  readonly id: string;
  /** 'text' where it is left out, which a user's own clause may not do. */
  readonly basis?: Basis;
  /** The clause in our own words. */
  readonly says: string;
  /** What the game does without it. Exactly one of `off` and `structural` is given. */
  readonly off?: string;
  /** Why it cannot be switched off. */
  readonly structural?: string;
  /** Key of the clause of its heading that it is about, where without that it says nothing. */
  readonly about?: string;
  /** Keeps its own switch and values whatever its heading is switched to: it serves a side that has no part in the rest. */
  readonly apart?: true;
  /** In force all the time, so that nothing counts how often it acts; many structural ones are as well. */
  readonly uncounted?: true;
  readonly params?: Readonly<Record<string, Parameter>>;
  readonly questions?: Readonly<Record<string, Question>>;
  /** Values its own parameters and questions take when it is off, so that rule code need not ask. */
  readonly offSets?: Readonly<Record<string, number | string>>;
  /** Where they differ from those of the rule. */
  readonly governs?: Governs;
  readonly kind?: Kind;
}

/** One heading of a rulebook. `T` is the ruleset's list of moments at which rules act. */
export interface Rule<T extends object = object> {
  /** Kebab-case; the first word of every setting's path. */
  readonly id: string;
  readonly title: string;
  readonly governs: Governs;
  readonly kind: Kind;
  /** What the game does without the whole heading; absent where that is no game at all. */
  readonly off?: string;
  /**
   * Why the heading as a whole is what the game is made of, such as its currency: that a side is lost without it is no
   * news, so it is measured and shown but never a headline.
   */
  readonly frame?: string;
  readonly clauses: Readonly<Record<string, Clause>>;
  /** What a rule does at moments where several rules meet; only where plain code cannot carry it out. */
  readonly timing?: T;
}

/** A rule whose id and clauses the compiler knows. */
export interface HouseRule<I extends string, C extends Rule['clauses'], T extends object = object>
  extends Rule<T> {
  readonly id: I;
  readonly clauses: C;
}

/** Keeps the literal type of a rule, so that settings and paths are typed. A ruleset narrows `T` to its moments. */
export function defineRule<T extends object, const R extends Rule<T>>(rule: R): R {
  return rule;
}
