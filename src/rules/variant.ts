import { InputError, requireOnce, unknown } from './nearest.ts';
import { pathOfId } from './path-of-id.ts';
import type { Clause, Parameter, Rule } from './rule.ts';
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

/** Reads `path=value` as typed on a command line. */
function parseSetting(text: string, example: string): [string, string | number] {
  const at = text.indexOf('=');
  if (at < 1) throw new InputError(`A setting is written path=value, as in ${example}; "${text}" is not.`);
  const value = text.slice(at + 1).trim();
  const number = Number(value);
  return [text.slice(0, at).trim(), value !== '' && !Number.isNaN(number) ? number : value];
}

/** A setting of some rules as it may be typed: their first number. */
export function exampleSetting(rules: readonly Rule[]): string {
  for (const { id, clauses } of rules) {
    for (const [key, { params = {} }] of Object.entries(clauses)) {
      for (const [name, { default: value }] of Object.entries(params)) return `${id}.${key}.${name}=${value}`;
    }
  }
  return `${rules[0].id}=off`;
}

/**
 * Reads settings as typed one by one. Throws InputError for one that is typed twice.
 *
 * @param example what one may look like
 */
export function parseSettings(texts: readonly string[], example: string): Variant {
  const settings = texts.map((text) => parseSetting(text, example));
  requireOnce(
    settings.map(([path]) => path),
    (twice) => `"${twice}" is set more than once; keep one.`,
  );
  return Object.fromEntries(settings);
}

/** Refuses a patch that gives a value to what it switches off. Throws InputError. */
export function refuseIdleValues(rules: readonly Rule[], patch: Variant): void {
  for (const path of Object.keys(patch)) {
    const { rule, clause, leaf } = resolvePath(rules, path);
    if (leaf === undefined || clause?.off === undefined) continue;
    const switches = [path.slice(0, path.lastIndexOf('.')), ...(clause.apart ? [] : [rule.id])];
    const above = switches.find((one) => patch[one] !== undefined);
    if (above === undefined || patch[above] !== 'off') continue;
    throw new InputError(`"${path}" is given a value and "${above}" is off; keep one.`);
  }
}

/** All paths of the settings of some rules, for completion and for naming the nearest. */
export function settingPaths(rules: readonly Rule[]): string[] {
  return rules.flatMap((rule) => [
    rule.id,
    ...Object.entries(rule.clauses).flatMap(([key, clause]) => [
      `${rule.id}.${key}`,
      ...[...Object.keys(clause.params ?? {}), ...Object.keys(clause.questions ?? {})].map(
        (leaf) => `${rule.id}.${key}.${leaf}`,
      ),
    ]),
  ]);
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
  if (named === undefined) return unknown('setting', path, 'these rules', settingPaths(rules));
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

/** What a number of the rules may be. */
interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
}

/** Bounds in words. */
export function rangeOf({ min, max, step }: Bounds): string {
  return `from ${min} to ${max}${step === undefined ? '' : ` in steps of ${step}`}`;
}

/** Whether a value lies within bounds and on a step. */
export function takesNumber(bounds: Bounds, value: number): boolean {
  return Math.abs(nearestNumber(bounds, value) - value) <= 1e-9;
}

/** The nearest value within bounds and on a step, without the last digits that steps of a tenth and the like add up to. */
export function nearestNumber({ min, max, step }: Bounds, value: number): number {
  const within = Math.min(max, Math.max(min, value));
  return step === undefined
    ? within
    : Number((min + Math.round((within - min) / step) * step).toPrecision(12));
}

function checkReading(clause: Clause, leaf: string, path: string, value: string | number): string {
  const readings = Object.keys(clause.questions![leaf].readings);
  if (typeof value === 'string' && readings.includes(value)) return value;
  throw unknown('reading', String(value), `"${path}"`, readings);
}
