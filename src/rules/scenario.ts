import type { Variant } from './variant.ts';

/** What a scenario is played on; what is left out is as usual. */
export interface ScenarioTables {
  /** Designed tables by name, or all of them. */
  readonly designed?: 'all' | readonly string[] | undefined;
  /** Number of generated tables. */
  readonly generated?: number | undefined;
  /** Settings of the table generator. */
  readonly settings?: Readonly<Record<string, number>> | undefined;
}

/**
 * A game to play: settings for both sides over whatever version of the rules they play, and the tables and the army it
 * is meant for. An experiment that names tables or an army of its own has those instead.
 */
export interface Scenario {
  readonly title: string;
  /** What it is like, in a sentence or two. */
  readonly says: string;
  readonly set: Variant;
  readonly tables?: ScenarioTables | undefined;
  /** By name or composition; the ruleset's usual one when absent. */
  readonly army?: string | undefined;
}
