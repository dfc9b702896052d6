import { loadSim } from '../../execution/sims/load-sim.ts';
import { replayLine } from '../../execution/sims/replay-line.ts';
import { tellMatch } from '../../execution/threads/tell-match.ts';
import { openRuleset } from '../../experiments/sim/open-ruleset.ts';
import { scenarioAsked } from '../../experiments/sim/scenario-asked.ts';
import { over } from '../../experiments/terms/subject.ts';
import { DEFAULT_PITCH, type MatchSpec, type TableRef } from '../../match/spec.ts';
import { requirePolicy } from '../../policies/index.ts';
import { armyAsked } from '../../rules/assembly/composition.ts';
import { InputError, unknown } from '../../rules/nearest.ts';
import { printableJson } from '../../rules/printable.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { type Command, flag, list, type ParsedArguments, text } from '../arguments/command.ts';
import {
  armyOption,
  gameAsked,
  JSON_OPTION,
  policyOption,
  RULES_VERSION,
  SCENARIO,
  SET,
  variantOf,
  versionAsked,
  versionData,
} from '../arguments/common-options.ts';
import { budgeted, PLAYOUTS_OPTION } from '../arguments/playouts-option.ts';
import { matchData } from '../pages/match-data.ts';
import { matchStory } from '../pages/match-story.ts';
import { isGenerated, tableRef } from '../pages/table-name.ts';
import { simPath } from '../running/bundled-sims.ts';
import { rulesetNamed, type Terminal } from '../terminal/terminal.ts';

const SEED = '1';
const POLICY = 'veteran';

/** Millimetres between standing points, and what a match spec calls them. */
const PITCHES: Readonly<Record<string, number>> = { '25': DEFAULT_PITCH, '12.5': DEFAULT_PITCH / 2 };

/** Tells one match. */
export const play: Command = {
  name: 'play',
  says: 'Play one match and tell it as readable text.',
  words: [{ name: 'ruleset', says: 'the ruleset to play' }],
  options: () => ({
    seed: { says: 'Any text; the same seed plays the same match', otherwise: SEED },
    table: { says: 'A designed table by name, or generated:<seed>', otherwise: 'the first designed one' },
    generator: { says: 'Change a setting of the table generator, name=value; may be repeated', many: true },
    policy: policyOption('Who plays side A', POLICY),
    opponent: { says: 'Who plays side B', otherwise: 'the same' },
    playouts: PLAYOUTS_OPTION,
    army: armyOption('The army of side A', "the ruleset's own"),
    'opponent-army': armyOption('The army of side B', 'the same'),
    set: SET,
    'set-a': { says: 'Change a setting for side A only', many: true },
    'set-b': { says: 'Change a setting for side B only', many: true },
    'rules-version': RULES_VERSION,
    scenario: SCENARIO,
    sim: { says: 'Take units, tables, scenarios and rules from this sim file too' },
    pitch: { says: 'Millimetres between standing points, 25 or 12.5', otherwise: '25' },
    json: JSON_OPTION,
  }),
  async run(asked, terminal) {
    const given = budgeted(asked);
    const typed = text(given, 'sim');
    const path = typed === undefined ? undefined : simPath(typed);
    const ruleset = await rulesetOf(given, terminal, path);
    const spec = matchSpec(ruleset, given);
    const { record, events } = await tellMatch(ruleset, spec, path);
    const version = versionAsked(ruleset, given);
    const name = text(given, 'scenario');
    const scenario = scenarioAsked(ruleset, name);
    const replay = replayLine(spec, typed, version, scenario && { name: name!, ...scenario });
    const named = { ...versionData(ruleset, given), ...(name !== undefined && { scenario: name }) };
    const data = { spec, ...named, record: matchData(ruleset, record), events, replay };
    terminal.out(
      flag(given, 'json')
        ? `${printableJson(data, 2)}\n`
        : `${[...matchStory(ruleset, spec, record, events, terminal.columns, version, scenario), '', replay].join('\n')}\n`,
    );
    return 0;
  },
};

async function rulesetOf(
  given: ParsedArguments,
  terminal: Terminal,
  path: string | undefined,
): Promise<Ruleset> {
  const { id } = gameAsked(given);
  if (path === undefined) return rulesetNamed(terminal, id);
  const { ruleset } = openRuleset(await loadSim(path), path);
  if (ruleset.id === id) return ruleset;
  throw new InputError(`${path} is about the ruleset "${ruleset.id}", not "${id}".`);
}

function matchSpec(ruleset: Ruleset, given: ParsedArguments): MatchSpec {
  const scenario = scenarioAsked(ruleset, text(given, 'scenario'));
  const army = armyAsked(ruleset, text(given, 'army') ?? scenario?.army ?? ruleset.defaultArmy);
  const opponent = armyAsked(ruleset, text(given, 'opponent-army') ?? army);
  const free = army === opponent ? {} : (ruleset.unlikeArmies ?? {});
  const policy = requirePolicy(text(given, 'policy') ?? POLICY, ruleset);
  const against = requirePolicy(text(given, 'opponent') ?? policy, ruleset);
  return {
    ruleset: ruleset.id,
    table: tableOf(ruleset, scenario, text(given, 'table'), list(given, 'generator')),
    variants: [
      over(variantOf(ruleset, given, 'set', 'set-a'), free),
      over(variantOf(ruleset, given, 'set', 'set-b'), free),
    ],
    armies: [army, opponent],
    policies: [policy, against],
    seed: text(given, 'seed') ?? SEED,
    pitch: pitchOf(text(given, 'pitch') ?? '25'),
  };
}

/** The table typed, or the first that the scenario is meant for; of generated ones that of seed 1. */
function tableOf(
  ruleset: Ruleset,
  scenario: Scenario | undefined,
  typed: string | undefined,
  settings: readonly string[],
): TableRef {
  const { designed = 'all', settings: shape = {} } = scenario?.tables ?? {};
  const [first = 'generated:1'] = designed === 'all' ? Object.keys(ruleset.tables) : designed;
  const own = Object.entries(shape).map(([name, value]) => `${name}=${value}`);
  const table = typed ?? first;
  return tableRef(ruleset, table, isGenerated(table) && settings.length === 0 ? own : settings);
}

function pitchOf(typed: string): number {
  const pitch = Object.hasOwn(PITCHES, typed) ? PITCHES[typed] : undefined;
  if (pitch === undefined) throw unknown('pitch', typed, 'a match', Object.keys(PITCHES));
  return pitch;
}
