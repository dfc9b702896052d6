import type { Ruleset } from '../../rules/ruleset.ts';
import type { Metric } from './metrics.ts';

/** How often each clause acts per match, both sides together, in the order of the catalogue; by path. */
export function clauseMetrics(ruleset: Ruleset): Metric[] {
  const clauses = ruleset.rules.flatMap((rule) =>
    Object.entries(rule.clauses).map(([key, { says }]) => ({ path: `${rule.id}.${key}`, says })),
  );
  return clauses.map(({ path, says }, number) => ({
    id: path,
    says,
    unit: 'count',
    scale: 1,
    measure: ({ acts }) => acts[number],
  }));
}
