/** What sims and rules of a user's own are written with, and how they are run in code. */

export type { DesignId, ExperimentResult, ResultOf } from './experiments/designs/index.ts';
export { defineSim } from './experiments/sim/define-sim.ts';
export type { Sim } from './experiments/sim/sim-schema.ts';
export type { TableSpec } from './kernel/terrain.ts';
export { type Measuring, measure } from './measure.ts';
export { type Decision, labelOf, type Player, type Seat } from './rules/decision.ts';
export { InputError } from './rules/nearest.ts';
export {
  type Basis,
  type Clause,
  defineRule,
  type Governs,
  type Kind,
  type Parameter,
  type Question,
  type QuestionWeight,
  type Rule,
} from './rules/rule.ts';
export type { Additions, MatchEvent, Ruleset, Version } from './rules/ruleset.ts';
export type { SettingsOf } from './rules/settings.ts';
export type { Variant } from './rules/variant.ts';
export * from './rulesets/index.ts';
