import { beforeAll } from 'vitest';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { clauseCount } from '../../../src/rules/assembly/additions.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { zoneControl } from '../../../src/rulesets/zone-control/index.ts';
import {
  type BoardSize,
  compileMatchup,
} from '../../../src/rulesets/zone-control/matchup/compiled-matchup.ts';
import { rules, type Settings } from '../../../src/rulesets/zone-control/rules/index.ts';
import { openGame } from '../../../src/rulesets/zone-control/turn/game.ts';
import { unitData } from '../../../src/rulesets/zone-control/units/unit-data.ts';
import { knownArenas } from '../../known-arenas.ts';
import { describeSettings, playOut, playUntilRead, recordedSettings } from '../recorded-settings.ts';

/** Variants that bring up what the document leaves aside. */
const VARIANTS: readonly Variant[] = [{}, { 'command-phase.ammunition': 'off' }];
const TABLE = '24x24-copses';

const arenas = knownArenas(zoneControl);
const read = new Set<string>();

function matchupUnder(variant: Variant, size: BoardSize) {
  const settingsUnder = () => recordedSettings<Settings>(rules, variant, read);
  const { line, strike } = unitData.armies;
  const matching = {
    sides: [
      { settings: settingsUnder(), rules: [] },
      { settings: settingsUnder(), rules: [] },
    ],
    armies: [line, strike],
  } as const;
  return compileMatchup(unitData, matching, size);
}

function play(variant: Variant, policies: readonly [string, string], seed: string): void {
  const field = arenas.field({ name: TABLE }, DEFAULT_PITCH);
  const game = openGame(matchupUnder(variant, 'small'), field, clauseCount(rules));
  const players = [createPlayer(policies[0]), createPlayer(policies[1])] as const;
  playOut(game, seed, players);
}

beforeAll(() => {
  matchupUnder({}, 'medium');
  matchupUnder({}, 'large');
  const pairs = [
    ['random', 'random'],
    ['aggressive', 'random'],
    ['random', 'aggressive'],
    // Whoever may strike from reserve does, and near the enemy.
    ['aggressive', 'aggressive[reserves=eager]'],
  ] as const;
  playUntilRead(rules, read, VARIANTS, pairs, (variant, pair, seed) => play(variant, pair, seed));
});

describeSettings(zoneControl.title, rules, read);
