import { generateTable } from '../../kernel/tables/generate-table.ts';
import { TABLE_SETTINGS } from '../../kernel/tables/table-settings.ts';
import type { TableSpec } from '../../kernel/terrain.ts';
import { killCounters } from '../../rules/kill-counters.ts';
import { InputError } from '../../rules/nearest.ts';
import type { Rule } from '../../rules/rule.ts';
import type { Additions, Ruleset, Version } from '../../rules/ruleset.ts';
import { compileSettings, type Variant } from '../../rules/variant.ts';
import { adoption } from './adoption.ts';
import { unitsOf } from './army-of.ts';
import { ASSUMPTIONS } from './assumptions.ts';
import { compileBook } from './book.ts';
import { claims } from './claims.ts';
import { COUNTERS, talliesOf } from './counters.ts';
import { extendUnits } from './extend-units.ts';
import { fixedQuestions } from './fixed-questions.ts';
import { openGame } from './game.ts';
import { oddsDesk } from './odds.ts';
import { ROLLS } from './rolls.ts';
import { rules, type Settings } from './rules/index.ts';
import type { SolvedExchanges } from './stakes.ts';
import { tableSettings, tableUnder } from './table-rules.ts';
import { designedTables } from './tables/index.ts';
import { type UnitData, unitData } from './units.ts';
import { versions } from './versions.ts';

export { type Attack, defineRule, type Moments } from './timing.ts';

/** Headings a side can have or do without, in the order of the book: what `power` measures by default. */
const HEADINGS = [
  'overwatch',
  'combat-ready',
  'suppressing-fire',
  'command-points',
  'manoeuvre',
  'stealth',
  'commander',
  'dug-in',
  'charge',
  'second-move',
  'leaving-combat',
  'leadership',
];

interface Parts {
  readonly rules: readonly Rule[];
  readonly versions: Readonly<Record<string, Version>>;
  readonly tables: Readonly<Record<string, TableSpec>>;
  readonly data: UnitData;
}

function assemble(parts: Parts): Ruleset {
  const solved: SolvedExchanges = new Map();
  const settingsOf = (variant: Variant) => compileSettings<Settings>(parts.rules, variant);
  const clauses = parts.rules.reduce((sum, rule) => sum + Object.keys(rule.clauses).length, 0);
  const own = parts.rules
    .filter((rule) => !rules.some((printed) => printed.id === rule.id))
    .map((rule) => rule.id);
  return {
    id: 'dark-potential',
    title: 'Dark Potential',
    edition: 'Alpha 0.0.2',
    rules: parts.rules,
    fixedQuestions,
    versions: parts.versions,
    headings: own.length > 0 ? own : HEADINGS,
    armies: Object.keys(parts.data.armies),
    defaultArmy: 'suggested',
    units: Object.values(parts.data.profiles).map(({ id, title }) => ({ id, title })),
    unitsOf: (army) => unitsOf(parts.data, army),
    unlikeArmies: { 'army.mirror': 'off' },
    tables: parts.tables,
    generator: TABLE_SETTINGS,
    generate: generateTable,
    tableSettings: (variant, designed) => tableSettings(settingsOf(variant), designed),
    tableUnder: (variant, table) => tableUnder(settingsOf(variant), table),
    rolls: ROLLS,
    counters: [...COUNTERS, ...killCounters(parts.data)],
    tallies: talliesOf(parts.data),
    adoption,
    claims,
    assumptions: ASSUMPTIONS,
    odds: oddsDesk(parts.data, parts.rules),
    compile({ variants, armies }) {
      const settings = [settingsOf(variants[0]), settingsOf(variants[1])] as const;
      const book = compileBook(parts.data, parts.rules, settings, armies, solved);
      return { open: (field) => openGame(book, field, clauses) };
    },
    extend: (additions) => assemble(extended(parts, additions)),
  };
}

function extended(parts: Parts, additions: Additions): Parts {
  for (const rule of additions.rules ?? []) {
    if (parts.rules.some((known) => known.id === rule.id)) {
      throw new InputError(
        `The rule "${rule.id}" is already in Dark Potential; give the house rule a name of its own.`,
      );
    }
  }
  return {
    rules: [...parts.rules, ...(additions.rules ?? [])],
    versions: { ...parts.versions, ...additions.versions },
    tables: { ...parts.tables, ...additions.tables },
    data: additions.data === undefined ? parts.data : extendUnits(parts.data, additions.data),
  };
}

export const darkPotential: Ruleset = assemble({ rules, versions, tables: designedTables(), data: unitData });
