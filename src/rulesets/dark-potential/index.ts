import { generateTable } from '../../kernel/tables/generate-table.ts';
import { TABLE_SETTINGS } from '../../kernel/tables/table-settings.ts';
import { unplannedBy } from '../../rules/active-rules.ts';
import { clauseCount, headingsOf, type Parts, withAdditions } from '../../rules/additions.ts';
import { killCounters } from '../../rules/kill-counters.ts';
import type { Rule } from '../../rules/rule.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
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
import { COUNTERS, talliesOf } from './matchup/counters.ts';
import { UNPLANNED } from './matchup/timing.ts';
import { oddsDesk } from './odds/odds.ts';
import { ROLLS } from './rolls/rolls.ts';
import type { SolvedExchanges } from './rolls/stakes.ts';
import { rules, type Settings } from './rules/index.ts';
import { designedTables } from './tables/index.ts';
import { openGame } from './turn/game.ts';
import { unitsOf } from './units/army-of.ts';
import { extendUnits } from './units/extend-units.ts';
import { unitAdditionsSchema } from './units/unit-schema.ts';
import { type UnitData, unitData } from './units/units.ts';

export { type Attack, defineRule, type Moments } from './matchup/timing.ts';

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

const TITLE = 'Dark Potential';

function assemble<Rs extends readonly Rule[]>(parts: Parts<UnitData, Rs>): Ruleset<Rs> {
  const solved: SolvedExchanges = new Map();
  const settingsOf = (variant: Variant) => compileSettings<Settings>(parts.rules, variant);
  const clauses = clauseCount(parts.rules);
  return {
    id: 'dark-potential',
    title: TITLE,
    edition: 'Alpha 0.0.2',
    rules: parts.rules,
    fixedQuestions,
    versions: parts.versions,
    scenarios: parts.scenarios ?? {},
    headings: headingsOf(parts.rules, rules, HEADINGS),
    armies: Object.keys(parts.data.armies),
    defaultArmy: 'suggested',
    units: Object.values(parts.data.profiles).map(({ id, title }) => ({ id, title })),
    unitsOf: (army) => unitsOf(parts.data, army),
    unlikeArmies: { 'army.mirror': 'off' },
    tables: parts.tables,
    generator: TABLE_SETTINGS,
    generate: generateTable,
    tableSettings: (variant, designed) => tableSettings(settingsOf(variant), designed),
    tableUnder: (variant, table) => tableUnder(settingsOf(variant), table),
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
      const matchup = compileMatchup(parts.data, parts.rules, settings, armies, solved);
      return { open: (field) => openGame(matchup, field, clauses) };
    },
    additionsSchema: unitAdditionsSchema,
    extend: (additions) => assemble(withAdditions(parts, additions, TITLE, extendUnits)),
  };
}

export const darkPotential: Ruleset<typeof rules> = assemble({
  rules,
  versions,
  tables: designedTables(),
  data: unitData,
});
