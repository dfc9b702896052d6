import { tableAsked, tableSpec } from '../../match/arenas.ts';
import { type TableRef, tableTitle } from '../../match/spec.ts';
import type { Circumstances } from '../../rules/claim.ts';
import { InputError } from '../../rules/nearest.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { type Arm, sideOf } from './arm.ts';
import { generatorSettings } from './generator-settings.ts';
import type { Spec } from './spec.ts';
import { over } from './subject.ts';

/**
 * The game of a spec in other circumstances, a side and the tables it plays on; throws InputError for settings of tables
 * that do not exist.
 */
export function setupOf(spec: Spec, ruleset: Ruleset, { variant, tables, army }: Circumstances) {
  const side = sideOf(spec, {
    variant: over(spec.variant, variant ?? {}),
    army: army ?? spec.army,
  });
  return { side, tables: tables ? spec.tables.map((table) => shaped(ruleset, table, tables)) : spec.tables };
}

function shaped(ruleset: Ruleset, table: TableRef, settings: Readonly<Record<string, number>>): TableRef {
  if (!('name' in table)) {
    return { ...table, settings: generatorSettings(ruleset, { ...table.settings, ...settings }) };
  }
  throw new InputError(
    `Settings of the table generator shape generated tables, and "${table.name}" is a designed one; play on generated tables instead.`,
  );
}

/** Throws InputError unless the sides of an arm can meet, on all of its tables. */
export function requireArm(ruleset: Ruleset, { tested, other, tables }: Arm): void {
  for (const { army } of [tested, other]) ruleset.unitsOf(army);
  ruleset.compile({ variants: [tested.variant, other.variant], armies: [tested.army, other.army] });
  for (const table of tables) requireTable(ruleset, tableAsked(ruleset, table, tested.variant));
}

/** The generator finds no table for some seeds where much is to be covered. */
function requireTable(ruleset: Ruleset, table: TableRef): void {
  if ('name' in table || Object.keys(table.settings).length === 0) return;
  try {
    tableSpec(ruleset, table);
  } catch (error) {
    throw new InputError(`The table "${tableTitle(table)}" cannot be drawn: ${(error as Error).message}`);
  }
}
