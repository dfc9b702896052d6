import { tableSpec } from '../../match/arenas.ts';
import { tableTitle } from '../../match/spec.ts';
import { assumptionsUnder } from '../../rules/assumption.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { camelCase } from '../../rules/settings.ts';
import { compileSettings, type Variant } from '../../rules/variant.ts';
import type { Evidence } from '../measure/evidence.ts';
import type { Looks } from '../measure/looks.ts';
import type { RunFacts } from '../play/campaign.ts';
import { digestOf } from '../terms/digest.ts';
import type { Experiment, Spec } from '../terms/spec.ts';
import type { Subject } from '../terms/subject.ts';
import { methodOf } from './method.ts';
import { type Assumptions, RESULT_VERSION, type ResultHead, type RulesetNote } from './result.ts';

/**
 * @param subjects what the findings are about: their clauses and questions are listed
 * @param looks at which figures are read
 * @param family what findings are picked from together; null where nothing is picked from many
 * @param variant the rules whose readings are in force
 */
export function resultHead<D extends string, Asks>(
  design: D,
  experiment: Experiment<Asks>,
  subjects: readonly Subject[],
  facts: RunFacts,
  looks: Looks,
  family: readonly Evidence[] | null,
  variant: Variant = experiment.spec.variant,
): ResultHead<D, Asks> {
  const { spec, ruleset } = experiment;
  return {
    format: 'rulebench-result',
    formatVersion: RESULT_VERSION,
    design,
    spec,
    specHash: digestOf(spec),
    ruleset: rulesetNote(experiment),
    interrupted: facts.interrupted,
    blocks: facts.blocks,
    matches: facts.matches,
    playedTables: facts.playedTables,
    signature: facts.signature,
    method: methodOf(spec, looks, facts.interrupted, family),
    assumptions: assumptionsOf(experiment, variant, subjects, facts),
    tables: spec.tables.map((table) => ({
      name: tableTitle(table),
      title: tableSpec(ruleset, table).title,
    })),
  };
}

function rulesetNote({ spec, ruleset }: Experiment): RulesetNote {
  const version = spec.version === null ? undefined : ruleset.versions[spec.version];
  return {
    id: ruleset.id,
    title: ruleset.title,
    edition: ruleset.edition,
    version: version
      ? { name: spec.version!, title: version.title, reconstructed: version.reconstructed }
      : null,
    ...scenarioNote(spec, ruleset),
  };
}

function scenarioNote({ scenario: name }: Spec, { scenarios = {} }: Ruleset): Pick<RulesetNote, 'scenario'> {
  if (name === undefined) return {};
  const { title, says } = scenarios[name];
  return { scenario: { name, title, says } };
}

type Readings = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

function assumptionsOf(
  { ruleset, spec }: Experiment,
  variant: Variant,
  subjects: readonly Subject[],
  { variants }: RunFacts,
): Assumptions {
  const settings = compileSettings<Readings>(ruleset.rules, variant);
  const concerned = new Map(
    subjects.flatMap(({ rule, clauses }) =>
      Object.entries(clauses).map(([key, clause]) => [`${rule.id}.${key}`, { rule, key, clause }] as const),
    ),
  );
  return {
    ruleset: assumptionsUnder(ruleset, variants.length > 0 ? variants : [spec.variant]),
    inferred: [...concerned].flatMap(([path, { clause }]) =>
      clause.basis === 'inferred' ? [{ id: clause.id, path, says: clause.says }] : [],
    ),
    readings: [...concerned].flatMap(([path, { rule, key, clause }]) =>
      Object.entries(clause.questions ?? {})
        .filter(([, question]) => question.stake === 'H')
        .map(([name, { id, asks, readings }]) => {
          const reading = settings[camelCase(rule.id)][key][name];
          return { id, path: `${path}.${name}`, asks, reading, says: readings[reading] };
        }),
    ),
  };
}
