import { mkdirSync, writeFileSync } from 'node:fs';
import { matchStory } from '../src/cli/pages/match-story.ts';
import { createArenas } from '../src/match/arenas.ts';
import { playMatch } from '../src/match/play.ts';
import { DEFAULT_PITCH, type MatchSpec } from '../src/match/spec.ts';
import { createPlayer } from '../src/policies/index.ts';
import type { MatchEvent, Ruleset } from '../src/rules/ruleset.ts';
import { rulesets } from '../src/rulesets/index.ts';
import { runScript, script } from './script.ts';

const FOLDER = 'test/golden';
const WIDTH = 110;

export function goldenPath(ruleset: Ruleset): string {
  return `${FOLDER}/${ruleset.id}.txt`;
}

/** One match of a ruleset told in full: veterans, its usual army, its first table. */
export function goldenStory(ruleset: Ruleset): string {
  const spec: MatchSpec = {
    ruleset: ruleset.id,
    table: { name: Object.keys(ruleset.tables)[0] },
    variants: [{}, {}],
    armies: [ruleset.defaultArmy, ruleset.defaultArmy],
    policies: ['veteran', 'veteran'],
    seed: 'golden',
    pitch: DEFAULT_PITCH,
  };
  const events: MatchEvent[] = [];
  const players = [createPlayer('veteran'), createPlayer('veteran')] as const;
  const record = playMatch(createArenas(ruleset), spec, players, (event) => events.push(event));
  return `${matchStory(ruleset, spec, record, events, WIDTH).join('\n')}\n`;
}

export const golden = script({
  name: 'golden',
  says: 'Tells one match of every ruleset anew, to be read as a diff.',
  words: [],
  run() {
    mkdirSync(FOLDER, { recursive: true });
    for (const ruleset of rulesets) writeFileSync(goldenPath(ruleset), goldenStory(ruleset));
    return 0;
  },
});

if (import.meta.main) await runScript(golden);
