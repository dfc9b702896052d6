import type { Rule } from '../../rules/rule.ts';
import { camelCase } from '../../rules/settings.ts';
import { compileSettings, resolvePath, type Variant } from '../../rules/variant.ts';
import { over } from './subject.ts';

/** One setting that two variants answer differently: on or off, a number, or the name of a reading. */
export interface Step {
  readonly path: string;
  readonly from: string | number;
  readonly to: string | number;
}

/** A difference between two variants that can be made on its own. */
export interface RuleChange {
  /** The heading, the clause or the value that differs. */
  readonly path: string;
  readonly title: string;
  readonly steps: readonly Step[];
  /** What the later variant says there. */
  readonly patch: Variant;
}

type Values = Readonly<Record<string, string | number | boolean>>;
type Heading = Readonly<Record<string, boolean | Values>>;
type Compiled = Readonly<Record<string, Heading>>;

/**
 * The changes that lead from one variant to another: a heading or a clause that is switched counts as one, whatever
 * comes with it. Made together in any order they give the later variant.
 */
export function changesBetween(rules: readonly Rule[], from: Variant, to: Variant): RuleChange[] {
  const before = compileSettings<Compiled>(rules, from);
  const after = compileSettings<Compiled>(rules, to);
  return rules.flatMap((rule) => {
    const [old, own] = [before[camelCase(rule.id)], after[camelCase(rule.id)]];
    if (old.on !== own.on) return [switched(rules, rule.id, own)];
    return Object.keys(rule.clauses).flatMap((key) => clauseChanges(rules, `${rule.id}.${key}`, old, own));
  });
}

/** Changes of one heading as one. */
export function byHeading(rules: readonly Rule[], changes: readonly RuleChange[]): RuleChange[] {
  return rules.flatMap(({ id, title }) => {
    const own = changes.filter(({ path }) => path.split('.')[0] === id);
    if (own.length < 2) return own;
    const patch = Object.assign({}, ...own.map((change) => change.patch)) as Variant;
    return [{ path: id, title, steps: own.flatMap(({ steps }) => steps), patch }];
  });
}

/** A variant with some changes made. */
export function withChanges(variant: Variant, changes: readonly RuleChange[]): Variant {
  return changes.reduce((changed, { patch }) => over(changed, patch), variant);
}

function clauseChanges(rules: readonly Rule[], path: string, from: Heading, to: Heading): RuleChange[] {
  const key = path.split('.')[1];
  const [old, own] = [from[key] as Values, to[key] as Values];
  if (old.on !== own.on) return [switched(rules, path, to)];
  return Object.keys(own).flatMap((leaf) => {
    if (old[leaf] === own[leaf]) return [];
    const [was, is] = [old[leaf] as string | number, own[leaf] as string | number];
    const place = `${path}.${leaf}`;
    const steps = [{ path: place, from: was, to: is }];
    return [{ path: place, title: titleOf(rules, place), steps, patch: { [place]: is } }];
  });
}

/** A heading or a clause switched, with all that the later variant says beneath it. */
function switched(rules: readonly Rule[], path: string, to: Heading): RuleChange {
  const [id, key] = path.split('.');
  const keys = key === undefined ? Object.keys(to).filter((name) => name !== 'on') : [key];
  const on = key === undefined ? to.on : (to[key] as Values).on;
  const plain = { [path]: word(on) };
  const clauses = keys.flatMap((name) => {
    const own = to[name] as Values;
    return beneath(rules, plain, id, name).on === own.on ? [] : [[`${id}.${name}`, word(own.on)]];
  });
  const patch = { ...plain, ...Object.fromEntries(clauses) };
  const leaves = keys.flatMap((name) => {
    const bare = beneath(rules, patch, id, name);
    return Object.entries(to[name] as Values).flatMap(([leaf, value]) =>
      bare[leaf] === value ? [] : [[`${id}.${name}.${leaf}`, value]],
    );
  });
  const steps = [{ path, from: word(!on), to: word(on) }];
  return { path, title: titleOf(rules, path), steps, patch: { ...patch, ...Object.fromEntries(leaves) } };
}

function beneath(rules: readonly Rule[], patch: Variant, id: string, key: string): Values {
  return compileSettings<Compiled>(rules, patch)[camelCase(id)][key] as Values;
}

function word(on: unknown): 'on' | 'off' {
  return on ? 'on' : 'off';
}

/** `Overwatch`, `Overwatch: arc` or `Overwatch: arc.degrees`. */
function titleOf(rules: readonly Rule[], path: string): string {
  const { rule } = resolvePath(rules, path);
  const below = path.split('.').slice(1).join('.');
  return below === '' ? rule.title : `${rule.title}: ${below}`;
}
