import { generatorWith } from '../../kernel/tables/generator-with.ts';
import { clauseCount, headingsOf, type Parts, withAdditions } from '../../rules/additions.ts';
import { killCounters } from '../../rules/kill-counters.ts';
import type { Rule } from '../../rules/rule.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { adoption } from './about/adoption.ts';
import { ASSUMPTIONS } from './about/assumptions.ts';
import { claims } from './about/claims.ts';
import { examples } from './about/examples.ts';
import { fixedQuestions } from './about/fixed-questions.ts';
import { foresight } from './about/foresight.ts';
import { scenarios } from './about/scenarios.ts';
import { versions } from './about/versions.ts';
import { compileMatchup, matchingOf } from './matchup/compiled-matchup.ts';
import { COUNTERS, talliesOf } from './matchup/counters.ts';
import { ROLLS } from './matchup/rolls.ts';
import { oddsDesk } from './odds/odds.ts';
import { rules } from './rules/index.ts';
import { designedTables } from './tables/index.ts';
import { openGame } from './turn/game.ts';
import { unitData } from './units/armies.ts';
import { unitsOf } from './units/army-of.ts';
import { extendUnits } from './units/extend-units.ts';
import { unitAdditionsSchema } from './units/unit-schema.ts';
import type { UnitData } from './units/units.ts';

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

const TITLE = 'Squad Quality';

function assemble<Rs extends readonly Rule[]>(parts: Parts<UnitData, Rs>): Ruleset<Rs> {
  const clauses = clauseCount(parts.rules);
  return {
    id: 'squad-quality',
    title: TITLE,
    edition: 'advanced rules',
    rules: parts.rules,
    fixedQuestions,
    versions: parts.versions,
    scenarios: parts.scenarios ?? {},
    headings: headingsOf(parts.rules, rules, HEADINGS),
    armies: Object.keys(parts.data.armies),
    defaultArmy: 'regulars',
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
    assumptions: ASSUMPTIONS,
    odds: oddsDesk(parts.data, parts.rules),
    examples,
    compile(asked) {
      const matchup = compileMatchup(parts.data, matchingOf(parts.data, parts.rules, asked));
      return { open: (field) => openGame(matchup, field, clauses) };
    },
    additionsSchema: unitAdditionsSchema,
    extend: (additions) => assemble(withAdditions(parts, additions, TITLE, extendUnits)),
  };
}

export const squadQuality: Ruleset<typeof rules> = assemble({
  rules,
  versions,
  scenarios,
  tables: designedTables(),
  data: unitData,
});
