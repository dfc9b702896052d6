import { beforeAll, expect } from 'vitest';
import { seededDice } from '../../../src/kernel/dice.ts';
import { NOWHERE } from '../../../src/kernel/entities.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { everywhere, persona } from '../../../src/policies/persona.ts';
import { random } from '../../../src/policies/random.ts';
import { clauseCount } from '../../../src/rules/assembly/additions.ts';
import type { Player } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { keepCoherency } from '../../../src/rulesets/dark-potential/attack/coherency.ts';
import { openBattlefield } from '../../../src/rulesets/dark-potential/battlefield/battlefield.ts';
import {
  COMBAT_READY,
  createState,
  ON_OVERWATCH,
  SUPPRESSING,
} from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import { tableSettings, tableUnder } from '../../../src/rulesets/dark-potential/battlefield/table-rules.ts';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';
import type { Match } from '../../../src/rulesets/dark-potential/match/match.ts';
import { loseReaction } from '../../../src/rulesets/dark-potential/match/reactions.ts';
import { compileMatchup } from '../../../src/rulesets/dark-potential/matchup/compiled-matchup.ts';
import { muster } from '../../../src/rulesets/dark-potential/matchup/muster.ts';
import { postureOf } from '../../../src/rulesets/dark-potential/places/forced.ts';
import { exchangeRules } from '../../../src/rulesets/dark-potential/rolls/exchange-rules.ts';
import { throwOf } from '../../../src/rulesets/dark-potential/rolls/test-roll.ts';
import { rules, type Settings } from '../../../src/rulesets/dark-potential/rules/index.ts';
import { openGame } from '../../../src/rulesets/dark-potential/turn/game.ts';
import { setUp } from '../../../src/rulesets/dark-potential/turn/setup.ts';
import { unitData } from '../../../src/rulesets/dark-potential/units/unit-data.ts';
import { knownArenas } from '../../known-arenas.ts';
import { describeSettings, playOut, playUntilRead, recordedSettings } from '../recorded-settings.ts';

const TABLES = ['hedgerows', 'broken-street'];
/** Everybody near everybody, with rockets about and a squad that has no Command Points. */
const CROWD = { 'scenario.firstDeployment.depth': 24, 'scenario.secondDeployment.depth': 24 };
const POOR = { title: 'Poor squad', squad: ['rocket', 'rocket', 'soldier'], commandPoints: 0 };
const RICH = { title: 'Rich squad', squad: ['soldier', 'soldier', 'soldier'], commandPoints: 3 };
const UNITS = ['leader', 'assassin', 'assassin', 'sniper'].map((unit) => ({ unit }));
const DATA = {
  ...unitData,
  armies: { crowd: { id: 'crowd', title: 'Crowd', units: [POOR, RICH, ...UNITS] } },
};
const CLAUSES = clauseCount(rules);

/** Variants that bring up what the printed rules leave aside. */
const VARIANTS: readonly Variant[] = [
  {},
  { 'combat-ready.lost.turnEnd': 0, 'overwatch.duration': 'off', 'suppressing-fire.lost.turnEnd': 0 },
  { 'leadership.duration': 'off', 'leadership.hit.timing': 'turn-end' },
  { 'stealth.untargetable': 'off', 'stealth.record': 'off' },
  { 'stealth.coherency.inchesPerLevel': 1 },
  { 'ranged-attack': 'off', 'combat-ready.cost': 'off', stealth: 'off' },
  { 'suppressing-fire.cost': 'off', overwatch: 'off', 'combat-ready': 'off', leadership: 'off' },
  { 'suppressing-fire.cost': 'off', overwatch: 'off', 'combat-ready': 'off', charge: 'off' },
];

/** Goes at the enemy, so that everything in the book comes up early. */
const bold = persona(everywhere({ harm: 1, tempo: 1 }));

const read = new Set<string>();

function play(variant: Variant, table: string, players: readonly [Player, Player], seed: string): void {
  const settings = [settingsUnder(variant), settingsUnder(variant)] as const;
  const matchup = compileMatchup(DATA, rules, settings, ['crowd', 'crowd']);
  const field = arenas.field({ name: table }, DEFAULT_PITCH);
  const game = openGame(matchup, field, CLAUSES);
  playOut(game, seed, players);
}

/**
 * What matches do only now and then: reactions lost in every way there is, a stealth base away from the others,
 * suppression with nobody in sight, points spent on where a shot scatters.
 */
function drill(): void {
  const settings = [settingsUnder({}), settingsUnder({})] as const;
  const matchup = compileMatchup(DATA, rules, settings, ['crowd', 'crowd']);
  const battlefield = openBattlefield(matchup, arenas.field({ name: TABLES[0] }, DEFAULT_PITCH));
  const state = createState(matchup, [1, 2], CLAUSES);
  const m: Match = { matchup, battlefield, state, players: [random, random], dice: seededDice(state.luck) };
  setUp(m);
  for (const reaction of [ON_OVERWATCH, COMBAT_READY, SUPPRESSING]) {
    for (const cause of ['shot', 'blow', 'contact', 'leadership'] as const) {
      state.reaction[0] = reaction;
      loseReaction(m, 0, cause);
    }
  }
  const hidden = matchup.force[0].find((model) => state.hidden[model] > 0)!;
  state.base[matchup.models[hidden].bases[0]] = battlefield.ground.count - 1;
  keepCoherency(m, hidden);
  exchangeRules(...settings, 'scatter-distance', throwOf(1, 6));
  for (const enemy of matchup.force[1]) state.point[enemy] = NOWHERE;
  for (const model of matchup.force[0]) if (state.point[model] !== NOWHERE) postureOf(m, model);
}

const arenas = knownArenas(darkPotential);

const settingsUnder = (variant: Variant) => recordedSettings<Settings>(rules, variant, read);

beforeAll(() => {
  const whole = settingsUnder({ 'battlefield.mix.kinds': 'all-medium' });
  tableSettings(whole);
  for (const spec of Object.values(darkPotential.tables)) tableUnder(whole, spec);
  expect(() => muster(DATA, ['crowd', 'mob'], [whole, whole])).toThrow('switch army.mirror off');
  drill();
  const pairs = [
    [bold, random],
    [random, bold],
    [bold, bold],
    [random, random],
  ] as const;
  playUntilRead(rules, read, VARIANTS, pairs, (variant, pair, seed, i) =>
    play({ 'scenario.order.rounds': 4, ...CROWD, ...variant }, TABLES[i % 2], pair, seed),
  );
});

describeSettings(darkPotential.title, rules, read);
