import { nearestNumber, rangeOf, takesNumber } from './bounds.ts';
import { InputError, unknown } from './nearest.ts';
import { pathOfId } from './path-of-id.ts';
import type { Clause, Parameter, Rule } from './rule.ts';
import { noSettingOf } from './setting-paths.ts';
import { camelCase } from './settings.ts';

/**
 * A variant of the rules: a sparse patch by path. `<rule>` and `<rule>.<clause>` take 'on' or 'off',
 * `<rule>.<clause>.<parameter>` a number, `<rule>.<clause>.<question>` the name of a reading.
 */
export type Variant = Readonly<Record<string, string | number>>;

type Leaf = number | string | boolean;
type Draft = Record<string, Record<string, Leaf | Record<string, Leaf>>>;

/** Settings of a side under a variant, with the same fields in the same order whatever the variant. */
export function compileSettings<S = unknown>(rules: readonly Rule[], variant: Variant): S {
  // Made in one go: engines store an object that grows key by key as a table, which is slow to read.
  const draft: Draft = Object.fromEntries(rules.map((rule) => [camelCase(rule.id), asWritten(rule)]));
  // Headings first, then clauses, then single values, so that the more precise path wins in any order of writing.
  const paths = Object.keys(variant).sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  for (const path of paths) apply(draft, rules, path, variant[path]);
  return draft as S;
}

/** Settings of a rule under the book. */
function asWritten({ clauses }: Rule): Draft[string] {
  const own = Object.entries(clauses).map(([key, clause]): [string, Draft[string][string]] => [
    key,
    defaults(clause),
  ]);
  return Object.fromEntries([['on', true], ...own]);
}

/** Settings by seat. */
export function compileBoth<S>(rules: readonly Rule[], variants: readonly [Variant, Variant]): [S, S] {
  return [compileSettings<S>(rules, variants[0]), compileSettings<S>(rules, variants[1])];
}

/** Refuses a patch that gives a value to what it switches off. Throws InputError. */
export function refuseIdleValues(rules: readonly Rule[], patch: Variant): void {
  for (const path of Object.keys(patch)) {
    const { rule, clause, leaf } = resolvePath(rules, path);
    if (leaf === undefined || clause?.off === undefined || clause.questions?.[leaf]?.apart) continue;
    const switches = [path.slice(0, path.lastIndexOf('.')), ...(clause.apart ? [] : [rule.id])];
    const above = switches.find((one) => patch[one] !== undefined);
    if (above === undefined || patch[above] !== 'off') continue;
    throw new InputError(`"${path}" is given a value and "${above}" is off; keep one.`);
  }
}

/** The rule and, for longer paths, the clause that a setting's path belongs to. */
export function resolvePath(
  rules: readonly Rule[],
  path: string,
): { rule: Rule; clause?: Clause; leaf?: string } {
  const [ruleId, clauseKey, leaf, ...rest] = path.split('.');
  const rule = rules.find((r) => r.id === ruleId);
  const clause = rule && clauseKey !== undefined ? ownOf(rule.clauses, clauseKey) : undefined;
  const known =
    leaf === undefined || (ownOf(clause?.params, leaf) ?? ownOf(clause?.questions, leaf)) !== undefined;
  if (!rule || (clauseKey !== undefined && !clause) || !known || rest.length > 0) {
    throw noSetting(rules, path);
  }
  return { rule, ...(clause && { clause }), ...(leaf !== undefined && { leaf }) };
}

/** What to say of a path that names nothing, perhaps an id of what has one. */
function noSetting(rules: readonly Rule[], path: string): InputError {
  const named = pathOfId(rules, path);
  if (named === undefined) return noSettingOf(rules, path);
  return new InputError(
    `There is no setting "${path}" in these rules; settings go by paths, and what has that id is "${named}".`,
  );
}

/** What stands under a name, and not under one that every object has. */
function ownOf<T>(all: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return all !== undefined && Object.hasOwn(all, name) ? all[name] : undefined;
}

function depth(path: string): number {
  return path.split('.').length;
}

function defaults(clause: Clause): Record<string, Leaf> {
  const values: Record<string, Leaf> = { on: true };
  for (const [key, parameter] of Object.entries(clause.params ?? {})) values[key] = parameter.default;
  for (const [key, question] of Object.entries(clause.questions ?? {}))
    values[key] = Object.keys(question.readings)[0];
  return values;
}

function apply(draft: Draft, rules: readonly Rule[], path: string, value: string | number): void {
  const { rule, clause, leaf } = resolvePath(rules, path);
  const own = draft[camelCase(rule.id)];
  if (!clause) return applyHeading(own, rule, value);
  const key = path.split('.')[1];
  const values = own[key] as Record<string, Leaf>;
  if (leaf === undefined) return applyClause(values, clause, path, value);
  const parameter = clause.params?.[leaf];
  values[leaf] = parameter ? checkNumber(parameter, path, value) : checkReading(clause, leaf, path, value);
}

function applyHeading(own: Draft[string], rule: Rule, value: string | number): void {
  const on = checkSwitch(rule.id, value);
  if (!on && rule.off === undefined) {
    throw new InputError(
      `The heading "${rule.id}" cannot be off: without it there is no game; switch off one of its clauses.`,
    );
  }
  own.on = on;
  for (const [key, clause] of Object.entries(rule.clauses)) {
    if (clause.off !== undefined && !clause.apart)
      applyClause(own[key] as Record<string, Leaf>, clause, rule.id, value);
  }
}

function applyClause(
  values: Record<string, Leaf>,
  clause: Clause,
  path: string,
  value: string | number,
): void {
  const on = checkSwitch(path, value);
  if (!on && clause.off === undefined) {
    throw new InputError(`The clause "${path}" (${clause.id}) cannot be off: ${clause.structural}.`);
  }
  Object.assign(values, defaults(clause), on ? {} : clause.offSets, { on });
}

function checkSwitch(path: string, value: string | number): boolean {
  if (value === 'on' || value === 'off') return value === 'on';
  throw new InputError(`"${path}" takes on or off, not "${value}".`);
}

function checkNumber(parameter: Parameter, path: string, value: string | number): number {
  const range = rangeOf(parameter);
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new InputError(`"${path}" takes a number ${range}, not "${value}".`);
  }
  if (!takesNumber(parameter, value)) {
    throw new InputError(
      `"${path}" takes a number ${range}, not ${value}; the nearest is ${nearestNumber(parameter, value)}.`,
    );
  }
  return value;
}

function checkReading(clause: Clause, leaf: string, path: string, value: string | number): string {
  const readings = Object.keys(clause.questions![leaf].readings);
  if (typeof value === 'string' && readings.includes(value)) return value;
  throw unknown('reading', String(value), `"${path}"`, readings);
}
