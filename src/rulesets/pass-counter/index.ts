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
import { versions } from './about/versions.ts';
import { compileMatchup } from './matchup/compiled-matchup.ts';
import { COUNTERS, TALLIES } from './matchup/counters.ts';
import { ROLLS } from './matchup/rolls.ts';
import { UNPLANNED } from './matchup/timing.ts';
import { oddsDesk } from './odds/odds.ts';
import { rules, type Settings } from './rules/index.ts';
import { TABLES } from './tables/index.ts';
import { openGame } from './turn/game.ts';
import { armyOf } from './units/army-of.ts';
import { extendUnits } from './units/extend-units.ts';
import { unitAdditionsSchema, unitData } from './units/units.ts';

export { defineRule } from './matchup/timing.ts';

/** The usual table is smaller than the generator's own. */
const GENERATOR = generatorWith({ width: 36, depth: 36, coverage: 0.3, featureSize: 7, zoneDepth: 6 });

export const passCounter = assembled({
  id: 'pass-counter',
  title: 'Pass Counter',
  edition: 'summary sheet',
  rules,
  fixedQuestions,
  versions,
  tables: readTables(TABLES),
  ...GENERATOR,
  data: unitData,
  additionsSchema: unitAdditionsSchema,
  extendUnits,
  defaultArmy: 'patrol',
  armyOf,
  unitsIn: ({ models }) => models,
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
  compiler:
    ({ data, rules }, clauses) =>
    ({ variants, armies }) => {
      const settings = compileBoth<Settings>(rules, variants);
      const matchup = compileMatchup(data, rules, settings, armies);
      return { open: (field) => openGame(matchup, field, clauses) };
    },
});
