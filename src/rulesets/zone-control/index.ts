import { generatorWith } from '../../kernel/tables/generator-with.ts';
import { readTables } from '../../kernel/tables/read-table.ts';
import { assembled } from '../../rules/assembly/assembled.ts';
import { adoption } from './about/adoption.ts';
import { ASSUMPTIONS } from './about/assumptions.ts';
import { claims } from './about/claims.ts';
import { examples } from './about/examples.ts';
import { fixedQuestions } from './about/fixed-questions.ts';
import { foresight } from './about/foresight.ts';
import { versions } from './about/versions.ts';
import { boardSize, type CompiledMatchup, compileMatchup, matchingOf } from './matchup/compiled-matchup.ts';
import { COUNTERS, TALLIES } from './matchup/counters.ts';
import { ROLLS } from './matchup/rolls.ts';
import { UNPLANNED } from './matchup/timing.ts';
import { oddsDesk } from './odds/odds.ts';
import { rules } from './rules/index.ts';
import { TABLES } from './tables/index.ts';
import { openGame } from './turn/game.ts';
import { armyOf } from './units/army-of.ts';
import { extendUnits } from './units/extend-units.ts';
import { unitData } from './units/unit-data.ts';
import { unitAdditionsSchema } from './units/units.ts';

export { defineRule } from './matchup/timing.ts';

/** Terrain of this game is woods and craters: sparse, or dense. */
const GENERATOR = generatorWith(
  { width: 36, depth: 36, coverage: 0.35, featureSize: 9, zoneDepth: 6 },
  { area: 1, block: 0, multiLevel: 0, linear: 0 },
);

export const zoneControl = assembled({
  id: 'zone-control',
  title: 'Zone Control',
  edition: 'preliminary rules',
  rules,
  fixedQuestions,
  versions,
  tables: readTables(TABLES),
  ...GENERATOR,
  data: unitData,
  additionsSchema: unitAdditionsSchema,
  extendUnits,
  defaultArmy: 'line',
  armyOf,
  unitsIn: ({ units }) => units.flatMap(({ models }) => models),
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
    (asked) => {
      const matching = matchingOf(data, rules, asked);
      const matchups = new Map<string, CompiledMatchup>();
      return {
        open(field) {
          const size = boardSize(field.ground.spec);
          const matchup = matchups.get(size) ?? compileMatchup(data, matching, size);
          matchups.set(size, matchup);
          return openGame(matchup, field, clauses);
        },
      };
    },
});
