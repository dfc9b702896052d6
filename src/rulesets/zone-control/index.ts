import { generatorWith } from '../../kernel/tables/generator-with.ts';
import { assembled, type Own, type Unchanged } from '../../rules/assembly/assembled.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { adoption } from './about/adoption.ts';
import { ASSUMPTIONS } from './about/assumptions.ts';
import { claims } from './about/claims.ts';
import { examples } from './about/examples.ts';
import { fixedQuestions } from './about/fixed-questions.ts';
import { foresight } from './about/foresight.ts';
import { versions } from './about/versions.ts';
import { boardSize, type CompiledMatchup, compileMatchup, matchingOf } from './matchup/compiled-matchup.ts';
import { COUNTERS, talliesOf } from './matchup/counters.ts';
import { ROLLS } from './matchup/rolls.ts';
import { UNPLANNED } from './matchup/timing.ts';
import { oddsDesk } from './odds/odds.ts';
import { rules } from './rules/index.ts';
import { designedTables } from './tables/index.ts';
import { openGame } from './turn/game.ts';
import { unitsOf } from './units/army-of.ts';
import { extendUnits } from './units/extend-units.ts';
import { unitAdditionsSchema } from './units/unit-schema.ts';
import { type UnitData, unitData } from './units/units.ts';

export { defineRule } from './matchup/timing.ts';

/** Headings a side can have or do without, in the order of the document: what `power` measures by default. */
const HEADINGS = [
  'reserves',
  'sight',
  'shooting',
  'melee',
  'morale',
  'shock',
  'rally',
  'leaders',
  'enclosure',
  'objectives',
];

/** Terrain of this game is woods and craters: sparse, or dense. */
const GENERATOR = generatorWith(
  { width: 36, depth: 36, coverage: 0.35, featureSize: 9, zoneDepth: 6 },
  { area: 1, block: 0, multiLevel: 0, linear: 0 },
);

const UNCHANGED: Unchanged = {
  id: 'zone-control',
  title: 'Zone Control',
  edition: 'preliminary rules',
  fixedQuestions,
  defaultArmy: 'line',
  ...GENERATOR,
  rolls: ROLLS,
  adoption,
  foresight,
  claims,
  examples,
  additionsSchema: unitAdditionsSchema,
};

const OWN: Own<UnitData> = {
  printed: rules,
  headings: HEADINGS,
  counters: COUNTERS,
  assumptions: ASSUMPTIONS,
  unplanned: UNPLANNED,
  unitsOf,
  talliesOf,
  oddsDesk,
  extendUnits,
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
};

export const zoneControl: Ruleset<typeof rules> = assembled(
  { rules, versions, tables: designedTables(), data: unitData },
  UNCHANGED,
  OWN,
);
