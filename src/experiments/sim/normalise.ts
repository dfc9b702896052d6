import { tableAsked } from '../../match/arenas.ts';
import { DEFAULT_PITCH, type TableRef } from '../../match/spec.ts';
import { requirePolicy } from '../../policies/index.ts';
import { armyAsked } from '../../rules/assembly/composition.ts';
import { InputError, requireOnce, unknown } from '../../rules/nearest.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Scenario, ScenarioTables } from '../../rules/scenario.ts';
import { refuseIdleValues, type Variant } from '../../rules/variant.ts';
import type { AnyDesign, Blocks } from '../asked/design.ts';
import { type AsksOf, designOf } from '../designs/index.ts';
import { digestOf } from '../terms/digest.ts';
import { generatorSettings } from '../terms/generator-settings.ts';
import type { Experiment, Spec } from '../terms/spec.ts';
import { over } from '../terms/subject.ts';
import { openRuleset } from './open-ruleset.ts';
import { readSim } from './read-sim.ts';
import { scenarioAsked } from './scenario-asked.ts';
import type { CheckedSim, Sim } from './sim-schema.ts';

const DEFAULT_GENERATED = 12;
const DEFAULT_POLICY = 'veteran';
const DEFAULT_SEED = '1';
const DEFAULT_D = 0.02;
const DEFAULT_ALPHA = 0.05;

/** Expands every shorthand of a sim and checks every name, path and value. Throws InputError. */
export function normalise<S extends Sim>(sim: S, where = 'the sim'): Experiment<AsksOf<S['design']>> {
  const checked = readSim(sim, where);
  const { ruleset, version } = openRuleset(sim, where);
  const design = designOf(checked.design);
  const scenario = scenarioAsked(ruleset, checked.scenario);
  const seed = String(checked.seed ?? DEFAULT_SEED);
  const spec: Spec<null> = {
    design: design.id,
    title: checked.title ?? `${ruleset.title}: ${design.id}`,
    ruleset: ruleset.id,
    version: version ?? null,
    ...(checked.scenario !== undefined && { scenario: checked.scenario }),
    asks: null,
    variant: variantOf(ruleset, version, scenario, checked.set ?? {}),
    tables: tablesOf(
      ruleset,
      { ...scenario?.tables, ...checked.tables },
      seed,
      design.generatedOnly?.(checked, ruleset) ?? false,
    ),
    army: armyAsked(ruleset, checked.army ?? scenario?.army ?? ruleset.defaultArmy),
    policy: requirePolicy(checked.policy ?? DEFAULT_POLICY, ruleset),
    blocks: blocksOf(design, checked, where),
    seed,
    d: checked.d ?? DEFAULT_D,
    alpha: checked.alpha ?? DEFAULT_ALPHA,
    pitch: checked.pitch === undefined ? DEFAULT_PITCH : checked.pitch * 100,
    additions: checked.adds === undefined ? null : digestOf(checked.adds),
  };
  for (const table of spec.tables) tableAsked(ruleset, table, spec.variant);
  const asks = design.ask(checked, spec, ruleset) as AsksOf<S['design']>;
  return { spec: { ...spec, asks }, ruleset };
}

function variantOf(
  ruleset: Ruleset,
  version: string | undefined,
  scenario: Scenario | undefined,
  set: Variant,
): Variant {
  const framed = scenario?.set ?? {};
  const { patch } =
    version === undefined
      ? { patch: {} }
      : ruleset.versions[among('version', version, Object.keys(ruleset.versions), ruleset.title)];
  const variant = over(over(patch, framed), set);
  refuseIdleValues(ruleset.rules, variant);
  return variant;
}

function tablesOf(
  ruleset: Ruleset,
  tables: ScenarioTables,
  seed: string,
  generatedOnly: boolean,
): TableRef[] {
  const names = Object.keys(ruleset.tables);
  const designed = tables.designed ?? (generatedOnly ? [] : 'all');
  const chosen = designed === 'all' ? names : designed;
  for (const name of chosen) among('table', name, names, ruleset.title);
  const settings = generatorSettings(ruleset, tables.settings ?? {});
  const generated = Array.from({ length: tables.generated ?? DEFAULT_GENERATED }, (_, i) => ({
    seed: `${seed}.${i + 1}`,
    settings,
  }));
  const all = [...chosen.map((name) => ({ name })), ...generated];
  if (all.length === 0) {
    throw new InputError(
      generatedOnly
        ? 'What is asked shapes the tables it is played on, so it takes generated ones; ask for 1 or more.'
        : 'There is no table to play on; name a designed one or ask for generated ones.',
    );
  }
  requireOnce(chosen, (twice) => `The table "${twice}" is named twice.`);
  return all;
}

function blocksOf(design: AnyDesign, { blocks }: CheckedSim, where: string): Blocks {
  if (blocks === undefined) return design.blocks;
  const { initial, reserve } = shares(blocks);
  if (design.blocks.reserve > 0) return { initial, reserve };
  if (typeof blocks !== 'number' && reserve > 0) {
    throw new InputError(
      `${where} keeps a reserve of blocks, but ${design.id} plays the same blocks for every arm; give one number of blocks.`,
    );
  }
  return { initial: initial + reserve, reserve: 0 };
}

/** A single number gives half to the first share, of odd ones the larger half. */
function shares(blocks: number | { initial: number; reserve?: number | undefined }): Blocks {
  if (typeof blocks !== 'number') return { initial: blocks.initial, reserve: blocks.reserve ?? 0 };
  const initial = Math.ceil(blocks / 2);
  return { initial, reserve: blocks - initial };
}

function among(what: string, name: string, names: readonly string[], where: string): string {
  if (names.includes(name)) return name;
  throw unknown(what, name, where, names);
}
