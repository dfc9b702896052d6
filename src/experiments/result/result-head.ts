import { tableSpec } from '../../match/arenas.ts';
import { tableTitle } from '../../match/spec.ts';
import { assumptionsUnder } from '../../rules/assumption.ts';
import { readingsUnder } from '../../rules/readings-under.ts';
import type { Variant } from '../../rules/variant.ts';
import type { Evidence } from '../measure/evidence.ts';
import type { Looks } from '../measure/looks.ts';
import type { RunFacts } from '../play/campaign.ts';
import { digestOf } from '../terms/digest.ts';
import type { Experiment } from '../terms/spec.ts';
import { beyond, over, type Subject } from '../terms/subject.ts';
import { methodOf } from './method.ts';
import { type Assumptions, RESULT_VERSION, type ResultHead, type RulesetNote } from './result.ts';

/**
 * @param subjects what the findings are about: those of their clauses that are inferred are listed
 * @param looks at which figures are read
 * @param family what findings are picked from together; null where nothing is picked from many
 * @param variant the rules of which readings are told where no match was played
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
  const scenario = spec.scenario === undefined ? undefined : ruleset.scenarios?.[spec.scenario];
  return {
    id: ruleset.id,
    title: ruleset.title,
    edition: ruleset.edition,
    version: version
      ? { name: spec.version!, title: version.title, reconstructed: version.reconstructed }
      : null,
    set: beyond(over(version?.patch ?? {}, scenario?.set ?? {}), spec.variant),
    ...(scenario && {
      scenario: { name: spec.scenario!, title: scenario.title, says: scenario.says },
    }),
  };
}

function assumptionsOf(
  { ruleset, spec }: Experiment,
  variant: Variant,
  subjects: readonly Subject[],
  { variants }: RunFacts,
): Assumptions {
  const concerned = new Map(
    subjects.flatMap(({ rule, clauses }) =>
      Object.entries(clauses).map(([key, clause]) => [`${rule.id}.${key}`, clause] as const),
    ),
  );
  return {
    ruleset: assumptionsUnder(ruleset, variants.length > 0 ? variants : [spec.variant]),
    inferred: [...concerned].flatMap(([path, { id, basis, says }]) =>
      basis === 'inferred' ? [{ id, path, says }] : [],
    ),
    readings: readingsUnder(ruleset.rules, variants.length > 0 ? variants : [variant]),
  };
}
