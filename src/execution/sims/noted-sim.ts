import type { Sim } from '../../experiments/sim/sim-schema.ts';
import type { Rule } from '../../rules/rule.ts';

/**
 * A sim whose rules tell when they act, so that others know which of them does not answer.
 *
 * @param acts is told the id of a rule before it acts, and null when it has answered
 */
export function notedSim(sim: Sim, acts: (rule: string | null) => void): Sim {
  const rules = sim.adds?.rules?.map((rule) => (rule?.timing ? notedRule(rule, acts) : rule));
  return rules === undefined ? sim : ({ ...sim, adds: { ...sim.adds, rules } } as Sim);
}

function notedRule(rule: Rule, acts: (rule: string | null) => void): Rule {
  const moments = Object.entries(rule.timing!).map(([moment, act]) => [
    moment,
    typeof act === 'function' ? noted(act, rule.id, acts) : act,
  ]);
  return { ...rule, timing: Object.fromEntries(moments) };
}

function noted<A extends readonly unknown[], R>(
  act: (...told: A) => R,
  id: string,
  acts: (rule: string | null) => void,
): (...told: A) => R {
  return (...told) => {
    acts(id);
    const answer = act(...told);
    acts(null);
    return answer;
  };
}
