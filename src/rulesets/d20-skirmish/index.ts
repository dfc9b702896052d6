import { generatorWith } from '../../kernel/tables/generator-with.ts';
import { readTables } from '../../kernel/tables/read-table.ts';
import { assembled } from '../../rules/assembly/assembled.ts';
import { compileBoth } from '../../rules/variant.ts';
import { adoption } from './about/adoption.ts';
import { ASSUMPTIONS } from './about/assumptions.ts';
import { claims } from './about/claims.ts';
import { examples } from './about/examples.ts';
import { fixedQuestions } from './about/fixed-questions.ts';
import { foresight } from './about/foresight.ts';
import { scenarios } from './about/scenarios.ts';
import { versions } from './about/versions.ts';
import { compileMatchup } from './matchup/compiled-matchup.ts';
import { COUNTERS, TALLIES } from './matchup/counters.ts';
import { ROLLS } from './matchup/rolls.ts';
import { oddsDesk } from './odds/odds.ts';
import { rules, type Settings } from './rules/index.ts';
import { TABLES } from './tables/index.ts';
import { openGame } from './turn/game.ts';
import { armyOf } from './units/army-of.ts';
import { extendUnits } from './units/extend-units.ts';
import { unitData } from './units/unit-data.ts';
import { unitAdditionsSchema } from './units/units.ts';

export { defineRule } from './matchup/timing.ts';

/** Headings a side can have or do without, in the order of the sheet: what `power` measures by default. */
const HEADINGS = [
  'command',
  'jumping',
  'spacing',
  'smoke',
  'presence',
  'cover',
  'aim',
  'charge',
  'break-away',
  'templates',
  'powers',
  'wait',
  'morale',
  'panicked',
  'broken',
  'unhinged',
  'dire',
  'rally',
  'amok',
  'rampage',
];

const GENERATOR = generatorWith({ width: 48, depth: 48, coverage: 0.3, featureSize: 8, zoneDepth: 8 });

export const d20Skirmish = assembled({
  id: 'd20-skirmish',
  title: 'd20 Skirmish',
  edition: 'quick reference sheet',
  rules,
  headings: HEADINGS,
  fixedQuestions,
  versions,
  scenarios,
  tables: readTables(TABLES),
  ...GENERATOR,
  data: unitData,
  additionsSchema: unitAdditionsSchema,
  extendUnits,
  defaultArmy: 'company',
  armyOf,
  unitsIn: ({ squads }) => squads.flatMap(({ models }) => models),
  rolls: ROLLS,
  counters: COUNTERS,
  tallies: TALLIES,
  adoption,
  foresight,
  claims,
  examples,
  assumptions: ASSUMPTIONS,
  unplanned: {},
  oddsDesk,
  compiler:
    ({ data, rules }, clauses) =>
    ({ variants, armies }) => {
      const settings = compileBoth<Settings>(rules, variants);
      const matchup = compileMatchup(data, rules, settings, armies);
      return { open: (field) => openGame(matchup, field, clauses) };
    },
});
