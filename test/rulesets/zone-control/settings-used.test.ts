import { beforeAll, describe, expect, it } from 'vitest';
import { seedWords } from '../../../src/kernel/luck.ts';
import { createArenas } from '../../../src/match/arenas.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { clauseCount } from '../../../src/rules/additions.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { type BoardSize, compileBook } from '../../../src/rulesets/zone-control/book.ts';
import { openGame } from '../../../src/rulesets/zone-control/game.ts';
import { zoneControl } from '../../../src/rulesets/zone-control/index.ts';
import { rules, type Settings } from '../../../src/rulesets/zone-control/rules/index.ts';
import { unitData } from '../../../src/rulesets/zone-control/units.ts';
import { idleSwitches, recordedSettings, unreadSettings } from '../recorded-settings.ts';

/** Variants that bring up what the document leaves aside. */
const VARIANTS: readonly Variant[] = [{}, { 'command-phase.ammunition': 'off' }];
const TABLE = '24x24-copses';

/** Matches under each variant: what comes up seldom gets more, but not for ever. */
const MOST_TURNS = 8;

const arenas = createArenas(zoneControl);
const read = new Set<string>();

function bookUnder(variant: Variant, size: BoardSize) {
  const settingsUnder = () => recordedSettings<Settings>(rules, variant, read);
  const { line, strike } = unitData.armies;
  const matching = {
    settings: [settingsUnder(), settingsUnder()],
    active: [[], []],
    armies: [line, strike],
  } as const;
  return compileBook(unitData, matching, size);
}

function play(variant: Variant, policies: readonly [string, string], seed: string): void {
  const field = arenas.field({ name: TABLE }, DEFAULT_PITCH);
  const game = openGame(bookUnder(variant, 'small'), field, clauseCount(rules));
  const players = [createPlayer(policies[0]), createPlayer(policies[1])] as const;
  const state = game.start(seedWords(seed), players);
  while (!game.isOver(state)) game.advance(state, players);
  game.result(state);
}

beforeAll(() => {
  bookUnder({}, 'medium');
  bookUnder({}, 'large');
  const pairs = [
    ['random', 'random'],
    ['aggressive', 'random'],
    ['random', 'aggressive'],
  ] as const;
  const left = () => unreadSettings(rules, read).length + idleSwitches(rules, read).length;
  for (let turn = 0; turn < MOST_TURNS && left() > 0; turn++) {
    for (const [i, variant] of VARIANTS.entries())
      play(variant, pairs[(turn + i) % pairs.length], `${i}.${turn}`);
  }
});

describe('the settings of Zone Control', () => {
  it('are all read by the code that plays', () => {
    expect(unreadSettings(rules, read)).toEqual([]);
  });

  it('switch each clause by itself or by a value that it is set to when it is off', () => {
    expect(idleSwitches(rules, read)).toEqual([]);
  });
});
