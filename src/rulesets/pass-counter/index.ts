import { generatorWith } from '../../kernel/tables/generator-with.ts';
import { unplannedBy } from '../../rules/active-rules.ts';
import { clauseCount, headingsOf, type Parts, withAdditions } from '../../rules/additions.ts';
import { killCounters } from '../../rules/kill-counters.ts';
import type { Rule } from '../../rules/rule.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { compileBoth } from '../../rules/variant.ts';
import { adoption } from './adoption.ts';
import { unitsOf } from './army-of.ts';
import { ASSUMPTIONS } from './assumptions.ts';
import { claims } from './claims.ts';
import { compileMatchup } from './compiled-matchup.ts';
import { COUNTERS, talliesOf } from './counters.ts';
import { examples } from './examples.ts';
import { extendUnits } from './extend-units.ts';
import { fixedQuestions } from './fixed-questions.ts';
import { foresight } from './foresight.ts';
import { openGame } from './game.ts';
import { oddsDesk } from './odds.ts';
import { ROLLS } from './rolls.ts';
import { rules, type Settings } from './rules/index.ts';
import { designedTables } from './tables/index.ts';
import { UNPLANNED } from './timing.ts';
import { unitAdditionsSchema } from './unit-schema.ts';
import { type UnitData, unitData } from './units.ts';
import { versions } from './versions.ts';

export { type Attack, defineRule, type Moments } from './timing.ts';

/** Headings a side can have or do without, in the order of the sheet: what `power` measures by default. */
const HEADINGS = [
  'charge',
  'aim',
  'focus',
  'passing',
  'command-points',
  'extra-action',
  'follow-up',
  'reroll',
  'reactivation',
  'retaliate',
  'seize',
  'recovery',
  'obscured',
  'cover',
  'outnumbering',
  'disengaging',
  'knocked-down',
  'broken',
];

/** The usual table is smaller than the generator's own. */
const GENERATOR = generatorWith({ width: 36, depth: 36, coverage: 0.3, featureSize: 7, zoneDepth: 6 });

const TITLE = 'Pass Counter';

function assemble<Rs extends readonly Rule[]>(parts: Parts<UnitData, Rs>): Ruleset<Rs> {
  const clauses = clauseCount(parts.rules);
  return {
    id: 'pass-counter',
    title: TITLE,
    edition: 'summary sheet',
    rules: parts.rules,
    fixedQuestions,
    versions: parts.versions,
    scenarios: parts.scenarios ?? {},
    headings: headingsOf(parts.rules, rules, HEADINGS),
    armies: Object.keys(parts.data.armies),
    defaultArmy: 'patrol',
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

export const passCounter: Ruleset<typeof rules> = assemble({
  rules,
  versions,
  tables: designedTables(),
  data: unitData,
});
