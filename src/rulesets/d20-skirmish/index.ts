import { generatorWith } from '../../kernel/tables/generator-with.ts';
import { unplannedBy } from '../../rules/active-rules.ts';
import { clauseCount, headingsOf, type Parts, withAdditions } from '../../rules/additions.ts';
import { killCounters } from '../../rules/kill-counters.ts';
import type { Rule } from '../../rules/rule.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
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
import { COUNTERS, talliesOf } from './matchup/counters.ts';
import { ROLLS } from './matchup/rolls.ts';
import { UNPLANNED } from './matchup/timing.ts';
import { oddsDesk } from './odds/odds.ts';
import { rules, type Settings } from './rules/index.ts';
import { designedTables } from './tables/index.ts';
import { openGame } from './turn/game.ts';
import { unitsOf } from './units/army-of.ts';
import { extendUnits } from './units/extend-units.ts';
import { unitData } from './units/unit-data.ts';
import { unitAdditionsSchema } from './units/unit-schema.ts';
import type { UnitData } from './units/units.ts';

export { type Attack, defineRule, type Moments } from './matchup/timing.ts';

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

const TITLE = 'd20 Skirmish';

function assemble<Rs extends readonly Rule[]>(parts: Parts<UnitData, Rs>): Ruleset<Rs> {
  const clauses = clauseCount(parts.rules);
  return {
    id: 'd20-skirmish',
    title: TITLE,
    edition: 'quick reference sheet',
    rules: parts.rules,
    fixedQuestions,
    versions: parts.versions,
    scenarios: parts.scenarios ?? {},
    headings: headingsOf(parts.rules, rules, HEADINGS),
    armies: Object.keys(parts.data.armies),
    defaultArmy: 'company',
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
    compile({ variants, armies }) {
      const settings = compileBoth<Settings>(parts.rules, variants);
      const matchup = compileMatchup(parts.data, parts.rules, settings, armies);
      return { open: (field) => openGame(matchup, field, clauses) };
    },
    additionsSchema: unitAdditionsSchema,
    extend: (additions) => assemble(withAdditions(parts, additions, TITLE, extendUnits)),
  };
}

export const d20Skirmish: Ruleset<typeof rules> = assemble({
  rules,
  versions,
  scenarios,
  tables: designedTables(),
  data: unitData,
});
