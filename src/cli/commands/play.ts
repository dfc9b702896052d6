import { createArenas } from '../../match/arenas.ts';
import { playMatch } from '../../match/play.ts';
import { DEFAULT_PITCH, type MatchSpec } from '../../match/spec.ts';
import { createPlayer } from '../../policies/index.ts';
import { unknown } from '../../rules/nearest.ts';
import type { MatchEvent, Ruleset } from '../../rules/ruleset.ts';
import { type Command, flag, type Given, text } from '../command.ts';
import { JSON_OPTION, RULES_VERSION, SET, typedAgain, variantOf } from '../common-options.ts';
import { rulesetNamed } from '../desk.ts';
import { matchStory } from '../match-story.ts';
import { tableRef } from '../table-name.ts';

const SEED = '1';
const POLICY = 'veteran';

/** Tells one match. */
export const play: Command = {
  name: 'play',
  says: 'Play one match and tell it as readable text.',
  words: [{ name: 'ruleset', says: 'the ruleset to play' }],
  options: () => ({
    seed: { says: 'Any text; the same seed plays the same match', otherwise: SEED },
    table: { says: 'A designed table by name, or generated:<seed>', otherwise: 'the first designed one' },
    policy: { says: 'Who plays side A', otherwise: POLICY },
    opponent: { says: 'Who plays side B', otherwise: 'the same' },
    army: { says: 'The army both sides field', otherwise: "the ruleset's own" },
    set: SET,
    'set-a': { says: 'Change a setting for side A only', many: true },
    'set-b': { says: 'Change a setting for side B only', many: true },
    'rules-version': RULES_VERSION,
    json: JSON_OPTION,
  }),
  examples: [
    ['rulebench play dark-potential --seed 7', 'one match on the first table'],
    [
      'rulebench play dark-potential --table generated:3 --opponent random',
      'against a player who picks at random',
    ],
    ['rulebench play dark-potential --set overwatch=off', 'without a rule'],
  ],
  run(given, desk) {
    const ruleset = rulesetNamed(desk, given.words[0]);
    const spec = matchSpec(ruleset, given);
    const players = [createPlayer(spec.policies[0]), createPlayer(spec.policies[1])] as const;
    const events: MatchEvent[] = [];
    const record = playMatch(createArenas(ruleset), spec, players, (event) => events.push(event));
    const replay = replayLine(spec, given);
    desk.out(
      flag(given, 'json')
        ? `${JSON.stringify({ spec, record, events, replay }, null, 2)}\n`
        : `${[...matchStory(ruleset, spec, record, events, desk.columns), '', replay].join('\n')}\n`,
    );
    return 0;
  },
};

function matchSpec(ruleset: Ruleset, given: Given): MatchSpec {
  const army = text(given, 'army') ?? ruleset.defaultArmy;
  if (!ruleset.armies.includes(army)) throw unknown('army', army, ruleset.title, ruleset.armies);
  const policy = text(given, 'policy') ?? POLICY;
  return {
    ruleset: ruleset.id,
    table: tableRef(text(given, 'table') ?? Object.keys(ruleset.tables)[0]),
    variants: [variantOf(ruleset, given, 'set', 'set-a'), variantOf(ruleset, given, 'set', 'set-b')],
    armies: [army, army],
    policies: [policy, text(given, 'opponent') ?? policy],
    seed: text(given, 'seed') ?? SEED,
    pitch: DEFAULT_PITCH,
  };
}

/** The command that plays the match again, with every default spelt out. */
function replayLine(spec: MatchSpec, given: Given): string {
  const table = 'name' in spec.table ? spec.table.name : `generated:${spec.table.seed}`;
  const options: Record<string, readonly string[]> = {
    seed: [spec.seed],
    table: [table],
    policy: [spec.policies[0]],
    opponent: [spec.policies[1]],
    army: [spec.armies[0]],
    'rules-version': given.values.get('rules-version') ?? [],
    set: given.values.get('set') ?? [],
    'set-a': given.values.get('set-a') ?? [],
    'set-b': given.values.get('set-b') ?? [],
  };
  const typed = Object.entries(options).flatMap(([name, values]) =>
    values.map((value) => `--${name}=${value}`),
  );
  return typedAgain(['npx', 'rulebench', 'play', spec.ruleset, ...typed]);
}
