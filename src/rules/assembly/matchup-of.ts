import type { Model } from '../../kernel/entities.ts';
import type { Seat } from '../decision.ts';
import { type ActiveRule, type Answers, activeRules } from '../play/active-rules.ts';
import { bySeat } from '../play/by-seat.ts';
import type { Rule } from '../rule.ts';
import { requireShared } from '../shared-clauses.ts';
import type { UnitDataOf } from '../unit-data.ts';
import { type KillPlaces, killPlaces } from './kill-counters.ts';

/** What a side plays by: its settings, and what users' rules do at the moments of the game. */
export interface SideOf<R, T> {
  readonly settings: R;
  readonly rules: readonly ActiveRule<T>[];
}

/**
 * What both sides play by, by seat; throws InputError where they differ in what holds for both at once.
 *
 * @param answers what users' rules may answer at the moments of the game, and fields that what these are about may lack
 */
export function sidesOf<R, T>(
  rules: readonly Rule[],
  settings: readonly [R, R],
  answers: Answers<T>,
  mayLack: readonly string[] = [],
): readonly [SideOf<R, T>, SideOf<R, T>] {
  requireShared(rules, settings);
  const side = (own: R) => ({ settings: own, rules: activeRules(rules, own, answers, mayLack) });
  return [side(settings[0]), side(settings[1])];
}

/** What every compiled matchup has: `R` are the settings of a side, `M` its models and `W` weapons of both. */
interface MatchupOf<R, M, W> {
  readonly settings: readonly [R, R];
  readonly weapons: readonly W[];
  readonly models: readonly M[];
  /** Models by seat. */
  readonly force: readonly [readonly Model[], readonly Model[]];
  /** Rolls and decision points, each with luck of its own. */
  readonly rollCount: number;
  readonly kills: KillPlaces;
}

interface Fielded {
  readonly seat: Seat;
  readonly profile: { readonly id: string };
}

/**
 * What two forces have alike in every ruleset.
 *
 * @param names of the ruleset's rolls, decision points and counters
 */
export function matchupOf<R, M extends Fielded, W extends { readonly id: string }>(
  data: Pick<UnitDataOf<unknown, unknown, unknown>, 'weapons' | 'profiles'>,
  settings: readonly [R, R],
  models: readonly M[],
  weapons: readonly W[],
  names: Readonly<Record<'rolls' | 'decisions' | 'counters', readonly string[]>>,
): MatchupOf<R, M, W> {
  return {
    settings,
    weapons,
    models,
    force: bySeat(models),
    rollCount: names.rolls.length + names.decisions.length,
    kills: killPlaces(names.counters.length, data, models, weapons),
  };
}
