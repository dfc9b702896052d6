import type { Model } from '../../../kernel/entities.ts';
import { CLAUSE } from '../rules/index.ts';
import { acted, count, type Match, seatOf, settingsOf, tellOf } from './match.ts';
import { nerveOf, testLeadership } from './tests.ts';

/** Chance that a model on Wait reacts in time, by its LD as it stands (DX-MOR-06, DX-MOR-11). */
export function chanceToReact(m: Match, model: Model): number {
  const { on, bonus } = settingsOf(m, model).wait.test;
  return on ? nerveOf(m, model, bonus) : 1;
}

/**
 * Has a model on Wait use its action, which an LD test that fails wastes (DX-WAI-LD); whether it may.
 *
 * @param late what it does that fails
 */
export function reactsInTime(m: Match, model: Model, late: string): boolean {
  const { test } = settingsOf(m, model).wait;
  m.state.waiting[model] = 0;
  count(m, seatOf(m, model), 'reactions');
  if (!test.on) return true;
  acted(m, CLAUSE.wait.test);
  if (testLeadership(m, model, [CLAUSE.wait.test, test.bonus])) return true;
  count(m, seatOf(m, model), 'reactions:wasted');
  tellOf(m, 'wasted', model, late);
  return false;
}
