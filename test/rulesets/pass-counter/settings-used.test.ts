import { beforeAll } from 'vitest';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { clauseCount } from '../../../src/rules/assembly/additions.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { passCounter } from '../../../src/rulesets/pass-counter/index.ts';
import { compileMatchup } from '../../../src/rulesets/pass-counter/matchup/compiled-matchup.ts';
import { needsOf, PLAIN } from '../../../src/rulesets/pass-counter/matchup/needs.ts';
import { rules, type Settings } from '../../../src/rulesets/pass-counter/rules/index.ts';
import { openGame } from '../../../src/rulesets/pass-counter/turn/game.ts';
import { unitData } from '../../../src/rulesets/pass-counter/units/units.ts';
import { knownArenas } from '../../known-arenas.ts';
import { describeSettings, playOut, playUntilRead, recordedSettings } from '../recorded-settings.ts';

/** The sheet, and teams broken from the start, near each other. */
const BROKEN = { 'broken.threshold.share': 1, 'broken.threshold.half': 'yes', 'sequence.setUp.depth': 15 };
const VARIANTS: readonly Variant[] = [{}, BROKEN];

const arenas = knownArenas(passCounter);
const read = new Set<string>();

function play(variant: Variant, table: string, policies: readonly [string, string], seed: string): void {
  const settingsUnder = () => recordedSettings<Settings>(rules, variant, read);
  const matchup = compileMatchup(unitData, rules, [settingsUnder(), settingsUnder()], ['patrol', 'heavies']);
  const game = openGame(matchup, arenas.field({ name: table }, DEFAULT_PITCH), clauseCount(rules));
  const players = [createPlayer(policies[0]), createPlayer(policies[1])] as const;
  playOut(game, seed, players);
}

/** What matches do only now and then. */
function strikeInCover(): void {
  const own = recordedSettings<Settings>(rules, {}, read);
  const { leader, trooper } = unitData.profiles;
  needsOf(own, own, leader, trooper, unitData.weapons['sword'], { ...PLAIN, melee: true, covered: true });
}

beforeAll(() => {
  strikeInCover();
  const pairs = [
    ['random', 'random'],
    ['aggressive', 'random'],
    ['random', 'aggressive'],
  ] as const;
  playUntilRead(rules, read, VARIANTS, pairs, (variant, pair, seed) =>
    play(variant, 'pc-farmstead', pair, seed),
  );
});

describeSettings(passCounter.title, rules, read);
