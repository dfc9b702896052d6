import { generatorWith } from '../../kernel/tables/generator-with.ts';
import { readTables } from '../../kernel/tables/read-table.ts';
import { assembled } from '../../rules/assembly/assembled.ts';
import { adoption } from './about/adoption.ts';
import { ASSUMPTIONS } from './about/assumptions.ts';
import { claims } from './about/claims.ts';
import { examples } from './about/examples.ts';
import { fixedQuestions } from './about/fixed-questions.ts';
import { foresight } from './about/foresight.ts';
import { scenarios } from './about/scenarios.ts';
import { versions } from './about/versions.ts';
import { compileMatchup, matchingOf } from './matchup/compiled-matchup.ts';
import { COUNTERS, TALLIES } from './matchup/counters.ts';
import { ROLLS } from './matchup/rolls.ts';
import { oddsDesk } from './odds/odds.ts';
import { rules } from './rules/index.ts';
import { TABLES } from './tables/index.ts';
import { openGame } from './turn/game.ts';
import { unitData } from './units/armies.ts';
import { armyOf } from './units/army-of.ts';
import { extendUnits } from './units/extend-units.ts';
import { unitAdditionsSchema } from './units/units.ts';

export { defineRule } from './matchup/timing.ts';

/** Headings a side can have or do without, in the order of the document: what `power` measures by default. */
const HEADINGS = [
  'priority',
  'under-fire',
  'resolve',
  'morale',
  'close-assault',
  'characters',
  'command-disruption',
  'command-response',
  'fire-teams',
  'heavy-weapons',
  'hidden-movement',
  'artillery',
  'last-stand',
  'losing-heart',
  'opportunity-fire',
  'personalities',
  'recover-wounded',
  'scouts',
  'smoke',
  'snipers',
  'squad-leaders',
];

/** Woods and craters, houses and rocks; nothing is climbed in this game. */
const GENERATOR = generatorWith(
  { width: 36, depth: 36, coverage: 0.35, featureSize: 9, zoneDepth: 6, area: 3, block: 2, linear: 2 },
  { multiLevel: 0 },
);

export const squadQuality = assembled({
  id: 'squad-quality',
  title: 'Squad Quality',
  edition: 'advanced rules',
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
  defaultArmy: 'regulars',
  armyOf,
  unitsIn: ({ units }) => units,
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
    (asked) => {
      const matchup = compileMatchup(data, matchingOf(data, rules, asked));
      return { open: (field) => openGame(matchup, field, clauses) };
    },
});
