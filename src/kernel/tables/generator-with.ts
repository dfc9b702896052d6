import type { TableSpec } from '../terrain.ts';
import { generateTable } from './generate-table.ts';
import { TABLE_SETTINGS, type TableSettings } from './table-settings.ts';

/** What a ruleset asks of the table generator. */
interface TableGenerator {
  /** Settings that can be asked for, with the usual numbers of the ruleset. */
  readonly generator: Readonly<
    Record<
      string,
      { readonly says: string; readonly default: number; readonly min: number; readonly max: number }
    >
  >;
  generate(settings: Readonly<Record<string, number>>, seed: string): TableSpec;
}

/** The table generator with other usual numbers; `fixed` are settings that nobody can ask for. */
export function generatorWith(
  usual: Partial<TableSettings>,
  fixed: Partial<TableSettings> = {},
): TableGenerator {
  const open = Object.entries(TABLE_SETTINGS).filter(([name]) => !Object.hasOwn(fixed, name));
  const generator = Object.fromEntries(
    open.map(([name, setting]) => [
      name,
      { ...setting, default: usual[name as keyof TableSettings] ?? setting.default },
    ]),
  );
  return {
    generator,
    generate: (settings, seed) => generateTable({ ...usual, ...settings, ...fixed }, seed),
  };
}
