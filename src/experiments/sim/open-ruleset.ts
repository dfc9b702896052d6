import { withOthers } from '../../rules/assembly/additions.ts';
import { InputError } from '../../rules/nearest.ts';
import type { Additions, Ruleset } from '../../rules/ruleset.ts';
import { findRuleset } from '../../rulesets/index.ts';
import { readAddedTable, readSim } from './read-sim.ts';
import { requireAdded } from './require-added.ts';
import type { CheckedSim, Sim } from './sim-schema.ts';

/**
 * The ruleset a sim plays, additions included, and the version that the sim names beside its id; the same on every
 * thread. Throws InputError.
 */
export function openRuleset(sim: Sim, where = 'the sim') {
  const checked = readSim(sim, where);
  const { base, version } = named(checked, where);
  const additions = additionsOf(checked, where);
  if (additions === undefined) return { ruleset: base, version };
  const ruleset = base.extend(additions);
  requireAdded(ruleset, additions, where);
  return { ruleset, version };
}

function named(
  { ruleset, version }: CheckedSim,
  where: string,
): { base: Ruleset; version: string | undefined } {
  if (typeof ruleset !== 'string') return { base: ruleset, version };
  const [id, ...rest] = ruleset.split('@');
  const beside = rest.length > 0 ? rest.join('@') : undefined;
  if (beside !== undefined && version !== undefined && beside !== version) {
    throw new InputError(
      `${where} asks for version "${beside}" beside the ruleset and for "${version}" as its version; keep one.`,
    );
  }
  return { base: findRuleset(id), version: version ?? beside };
}

function additionsOf({ adds }: CheckedSim, where: string): Additions | undefined {
  if (adds === undefined) return undefined;
  const { rules, versions, scenarios, tables, ...data } = adds;
  return {
    ...(rules && { rules }),
    ...(versions && { versions }),
    ...(scenarios && { scenarios }),
    ...(tables && {
      tables: withOthers(
        'table',
        {},
        tables.map((table) => [table.name, readAddedTable(table, where)]),
      ),
    }),
    ...(Object.keys(data).length > 0 && { data }),
  };
}
