import { generateTable } from '../../kernel/tables/generate-table.ts';
import { readTables } from '../../kernel/tables/read-table.ts';
import { TABLE_SETTINGS } from '../../kernel/tables/table-settings.ts';
import { assembled } from '../../rules/assembly/assembled.ts';
import { compileBoth, compileSettings, type Variant } from '../../rules/variant.ts';
import { adoption } from './about/adoption.ts';
import { ASSUMPTIONS } from './about/assumptions.ts';
import { claims } from './about/claims.ts';
import { examples } from './about/examples.ts';
import { fixedQuestions } from './about/fixed-questions.ts';
import { foresight } from './about/foresight.ts';
import { versions } from './about/versions.ts';
import { tableSettings, tableUnder } from './battlefield/table-rules.ts';
import { compileMatchup } from './matchup/compiled-matchup.ts';
import { COUNTERS, TALLIES } from './matchup/counters.ts';
import { UNPLANNED } from './matchup/timing.ts';
import { oddsDesk } from './odds/odds.ts';
import { ROLLS } from './rolls/rolls.ts';
import type { SolvedExchanges } from './rolls/stakes.ts';
import { rules, type Settings } from './rules/index.ts';
import { TABLES } from './tables/index.ts';
import { openGame } from './turn/game.ts';
import { armyOf } from './units/army-of.ts';
import { extendUnits } from './units/extend-units.ts';
import { unitData } from './units/unit-data.ts';
import { unitAdditionsSchema } from './units/units.ts';

export { defineRule } from './matchup/timing.ts';

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

export const darkPotential = assembled({
  id: 'dark-potential',
  title: 'Dark Potential',
  edition: 'Alpha 0.0.2',
  rules,
  headings: HEADINGS,
  fixedQuestions,
  versions,
  tables: readTables(TABLES),
  generator: TABLE_SETTINGS,
  generate: generateTable,
  data: unitData,
  additionsSchema: unitAdditionsSchema,
  extendUnits,
  defaultArmy: 'suggested',
  unlikeArmies: { 'army.mirror': 'off' },
  armyOf,
  unitsIn: ({ units }) => units.flatMap((entry) => ('squad' in entry ? entry.squad : [entry.unit])),
  rolls: ROLLS,
  counters: COUNTERS,
  tallies: TALLIES,
  adoption,
  foresight,
  claims,
  examples,
  assumptions: ASSUMPTIONS,
  unplanned: UNPLANNED,
  oddsDesk,
  tablesUnder(rules) {
    const settingsOf = (variant: Variant) => compileSettings<Settings>(rules, variant);
    return {
      tableSettings: (variant, designed) => tableSettings(settingsOf(variant), designed),
      tableUnder: (variant, table) => tableUnder(settingsOf(variant), table),
    };
  },
  compiler({ data, rules }, clauses) {
    const solved: SolvedExchanges = new Map();
    return ({ variants, armies }) => {
      const settings = compileBoth<Settings>(rules, variants);
      const matchup = compileMatchup(data, rules, settings, armies, solved);
      return { open: (field) => openGame(matchup, field, clauses) };
    };
  },
});
