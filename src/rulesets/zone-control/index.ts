import { generatorWith } from '../../kernel/tables/generator-with.ts';
import { unplannedBy } from '../../rules/active-rules.ts';
import { clauseCount, headingsOf, type Parts, withAdditions } from '../../rules/additions.ts';
import { killCounters } from '../../rules/kill-counters.ts';
import type { Rule } from '../../rules/rule.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { adoption } from './adoption.ts';
import { unitsOf } from './army-of.ts';
import { ASSUMPTIONS } from './assumptions.ts';
import { claims } from './claims.ts';
import { boardSize, type CompiledMatchup, compileMatchup, matchingOf } from './compiled-matchup.ts';
import { COUNTERS, talliesOf } from './counters.ts';
import { examples } from './examples.ts';
import { extendUnits } from './extend-units.ts';
import { fixedQuestions } from './fixed-questions.ts';
import { foresight } from './foresight.ts';
import { openGame } from './game.ts';
import { oddsDesk } from './odds.ts';
import { ROLLS } from './rolls.ts';
import { rules } from './rules/index.ts';
import { designedTables } from './tables/index.ts';
import { UNPLANNED } from './timing.ts';
import { unitAdditionsSchema } from './unit-schema.ts';
import { type UnitData, unitData } from './units.ts';
import { versions } from './versions.ts';

export { defineRule } from './timing.ts';

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

const TITLE = 'Zone Control';

function assemble<Rs extends readonly Rule[]>(parts: Parts<UnitData, Rs>): Ruleset<Rs> {
  const clauses = clauseCount(parts.rules);
  return {
    id: 'zone-control',
    title: TITLE,
    edition: 'preliminary rules',
    rules: parts.rules,
    fixedQuestions,
    versions: parts.versions,
    scenarios: parts.scenarios ?? {},
    headings: headingsOf(parts.rules, rules, HEADINGS),
    armies: Object.keys(parts.data.armies),
    defaultArmy: 'line',
    units: Object.values(parts.data.profiles).map(({ id, title, points }) => ({ id, title, cost: points })),
    unitsOf: (army) => unitsOf(parts.data, army),
    tables: parts.tables,
    ...GENERATOR,
    rolls: ROLLS,
    counters: [...COUNTERS, ...killCounters(parts.data)],
    tallies: talliesOf(parts.data),
    adoption,
    foresight,
    claims,
    assumptions: [...ASSUMPTIONS, ...unplannedBy(parts.rules, UNPLANNED)],
    odds: oddsDesk(parts.data, parts.rules),
    examples,
    compile(matchup) {
      const matching = matchingOf(parts.data, parts.rules, matchup);
      const matchups = new Map<string, CompiledMatchup>();
      return {
        open(field) {
          const size = boardSize(field.ground.spec);
          const matchup = matchups.get(size) ?? compileMatchup(parts.data, matching, size);
          matchups.set(size, matchup);
          return openGame(matchup, field, clauses);
        },
      };
    },
    additionsSchema: unitAdditionsSchema,
    extend: (additions) => assemble(withAdditions(parts, additions, TITLE, extendUnits)),
  };
}

export const zoneControl: Ruleset<typeof rules> = assemble({
  rules,
  versions,
  tables: designedTables(),
  data: unitData,
});
