import { tableAsked } from '../match/arenas.ts';
import { DEFAULT_PITCH, type TableRef } from '../match/spec.ts';
import { policyNames } from '../policies/index.ts';
import { InputError, unknown } from '../rules/nearest.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { camelCase } from '../rules/settings.ts';
import { compileSettings, type Variant } from '../rules/variant.ts';
import { digestOf } from './digest.ts';
import { openRuleset } from './open-ruleset.ts';
import { readSim } from './read-sim.ts';
import type { CheckedSim, Sim } from './sim-schema.ts';
import type { Experiment, Spec } from './spec.ts';
import { over, requireHolder, type Subject, subjectOf, switchableHeadings, without } from './subject.ts';

export const DEFAULT_BLOCKS = { initial: 200, reserve: 100 };
export const DEFAULT_GENERATED = 12;
const DEFAULT_POLICY = 'veteran';
const DEFAULT_SEED = '1';
const DEFAULT_D = 0.02;
const DEFAULT_ALPHA = 0.05;

/** Expands every shorthand of a sim and checks every name, path and value. Throws InputError. */
export function normalise(sim: Sim, where = 'the sim'): Experiment {
  const checked = readSim(sim, where);
  const { ruleset, version } = openRuleset(sim, where);
  const variant = variantOf(ruleset, version, checked.set ?? {});
  const rules = rulesOf(ruleset, checked);
  const settings = compileSettings<Compiled>(ruleset.rules, variant);
  const ablated = rules.map((path) => checkSubject(ruleset, settings, variant, checked.design, path));
  const seed = String(checked.seed ?? DEFAULT_SEED);
  const tables = tablesOf(ruleset, checked, seed);
  for (const table of tables) for (const one of [variant, ...ablated]) tableAsked(ruleset, table, one);
  const spec: Spec = {
    design: checked.design,
    title: checked.title ?? `${ruleset.title}: ${checked.design}`,
    ruleset: ruleset.id,
    version: version ?? null,
    rules,
    variant,
    tables,
    army: among('army', checked.army ?? ruleset.defaultArmy, ruleset.armies, ruleset.title),
    policy: among('policy', checked.policy ?? DEFAULT_POLICY, policyNames, 'the policies'),
    blocks: blocksOf(checked, where),
    seed,
    d: checked.d ?? DEFAULT_D,
    alpha: checked.alpha ?? DEFAULT_ALPHA,
    pitch: checked.pitch === undefined ? DEFAULT_PITCH : checked.pitch * 100,
    additions: checked.adds === undefined ? null : digestOf(checked.adds),
  };
  return { spec, ruleset };
}

type Compiled = Readonly<Record<string, Readonly<Record<string, boolean | { readonly on: boolean }>>>>;

function variantOf(ruleset: Ruleset, version: string | undefined, set: Variant): Variant {
  if (version === undefined) return over({}, set);
  return over(
    ruleset.versions[among('version', version, Object.keys(ruleset.versions), ruleset.title)].patch,
    set,
  );
}

function rulesOf(ruleset: Ruleset, { design, rules }: CheckedSim): readonly string[] {
  if (Array.isArray(rules)) {
    const twice = rules.find((path, i) => rules.indexOf(path) < i);
    if (twice !== undefined) throw new InputError(`"${twice}" is named twice among the rules.`);
    return rules;
  }
  const all = design === 'power' ? ruleset.headings : switchableHeadings(ruleset.rules);
  if (all.length > 0) return all;
  throw new InputError(`${ruleset.title} has no heading that can be switched off; name clauses.`);
}

/** The variant without a rule that is to be measured; throws InputError where that means nothing. */
function checkSubject(
  ruleset: Ruleset,
  settings: Compiled,
  variant: Variant,
  design: Spec['design'],
  path: string,
): Variant {
  const subject = subjectOf(ruleset.rules, path);
  if (design === 'power') requireHolder(subject);
  if (!isOn(settings, subject)) {
    throw new InputError(
      `"${path}" is switched off for both sides here, so there is nothing to measure; take it out of the rules or out of "set".`,
    );
  }
  const rest = without(subject, variant, design === 'power');
  compileSettings(ruleset.rules, rest);
  return rest;
}

function isOn(settings: Compiled, { rule, path, whole }: Subject): boolean {
  const heading = settings[camelCase(rule.id)];
  const own = whole ? heading : heading[path.split('.')[1]];
  return typeof own === 'object' && own.on === true;
}

function tablesOf(ruleset: Ruleset, { tables }: CheckedSim, seed: string): TableRef[] {
  const names = Object.keys(ruleset.tables);
  const designed = tables?.designed ?? 'all';
  const chosen = designed === 'all' ? names : designed;
  for (const name of chosen) among('table', name, names, ruleset.title);
  const settings = generatorSettings(ruleset, tables?.settings ?? {});
  const generated = Array.from({ length: tables?.generated ?? DEFAULT_GENERATED }, (_, i) => ({
    seed: `${seed}.${i + 1}`,
    settings,
  }));
  const all = [...chosen.map((name) => ({ name })), ...generated];
  if (all.length === 0)
    throw new InputError('There is no table to play on; name a designed one or ask for generated ones.');
  const twice = chosen.find((name, i) => chosen.indexOf(name) < i);
  if (twice !== undefined) throw new InputError(`The table "${twice}" is named twice.`);
  return all;
}

function generatorSettings(
  ruleset: Ruleset,
  settings: Readonly<Record<string, number>>,
): Record<string, number> {
  for (const [name, value] of Object.entries(settings)) {
    among('setting', name, Object.keys(ruleset.generator), 'the table generator');
    const { min, max } = ruleset.generator[name];
    if (value < min || value > max) {
      const nearest = Math.min(max, Math.max(min, value));
      throw new InputError(
        `The table generator takes "${name}" from ${min} to ${max}, not ${value}; the nearest is ${nearest}.`,
      );
    }
  }
  return Object.fromEntries(Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function blocksOf({ design, blocks }: CheckedSim, where: string): Spec['blocks'] {
  const { initial, reserve } = shares(blocks ?? DEFAULT_BLOCKS);
  if (design === 'power') return { initial, reserve };
  if (blocks !== undefined && typeof blocks !== 'number' && reserve > 0) {
    throw new InputError(
      `${where} keeps a reserve of blocks, but ablate plays the same blocks for every rule; give one number of blocks.`,
    );
  }
  return { initial: initial + reserve, reserve: 0 };
}

/** A single number gives half to the first share, of odd ones the larger half. */
function shares(blocks: number | { initial: number; reserve?: number | undefined }): Spec['blocks'] {
  if (typeof blocks !== 'number') return { initial: blocks.initial, reserve: blocks.reserve ?? 0 };
  const initial = Math.ceil(blocks / 2);
  return { initial, reserve: blocks - initial };
}

function among(what: string, name: string, names: readonly string[], where: string): string {
  if (names.includes(name)) return name;
  throw unknown(what, name, where, names);
}
