import { beforeAll } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { clauseCount } from '../../../src/rules/assembly/additions.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { comesRound } from '../../../src/rulesets/d20-skirmish/actions/backlash.ts';
import { riskOf } from '../../../src/rulesets/d20-skirmish/actions/jumps.ts';
import { rallies } from '../../../src/rulesets/d20-skirmish/actions/rallying.ts';
import { armourAndDamageOf, numberOf, strikeOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { bestBlow } from '../../../src/rulesets/d20-skirmish/attack/expected.ts';
import { scrambledBy } from '../../../src/rulesets/d20-skirmish/attack/powers.ts';
import { shotsOpen } from '../../../src/rulesets/d20-skirmish/attack/targets.ts';
import { offerDive } from '../../../src/rulesets/d20-skirmish/attack/templates.ts';
import { attack } from '../../../src/rulesets/d20-skirmish/attack/volley.ts';
import { destroy } from '../../../src/rulesets/d20-skirmish/attack/wreckage.ts';
import { d20Skirmish } from '../../../src/rulesets/d20-skirmish/index.ts';
import { isInCommand } from '../../../src/rulesets/d20-skirmish/match/commanding.ts';
import { spot } from '../../../src/rulesets/d20-skirmish/match/concealment.ts';
import { crowdLimit } from '../../../src/rulesets/d20-skirmish/match/engagement.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import {
  actionsLost,
  failSystems,
  obeys,
  weaponsPenalty,
} from '../../../src/rulesets/d20-skirmish/match/systems.ts';
import { leadershipOf } from '../../../src/rulesets/d20-skirmish/match/tests.ts';
import { compileMatchup } from '../../../src/rulesets/d20-skirmish/matchup/compiled-matchup.ts';
import { HARD, SOFT } from '../../../src/rulesets/d20-skirmish/matchup/looks.ts';
import { ROLL } from '../../../src/rulesets/d20-skirmish/matchup/rolls.ts';
import { rollAmok } from '../../../src/rulesets/d20-skirmish/morale/amok.ts';
import { tryToBreakAway } from '../../../src/rulesets/d20-skirmish/moves/break-away.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { rules, type Settings } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { openGame } from '../../../src/rulesets/d20-skirmish/turn/game.ts';
import { unitData } from '../../../src/rulesets/d20-skirmish/units/unit-data.ts';
import { recognises } from '../../../src/rulesets/d20-skirmish/unruly/recognition.ts';
import { speedOf } from '../../../src/rulesets/d20-skirmish/ways/going.ts';
import { knownArenas } from '../../known-arenas.ts';
import { describeSettings, playOut, playUntilRead, recordedSettings } from '../recorded-settings.ts';
import { choosing, stage } from './stage.ts';

/** The sheet, near each other with squads that lose heart soon, powers and vehicles that fail often. */
const SHAKY = {
  'morale.half.share': 0.1,
  'morale.test.bonus': -5,
  'sequence.setUp.depth': 20,
  'powers.fumble.from': 11,
  'saves.armour.shift': -4,
  'wrecks.terrain.highest': 8,
  'locomotion.water.craters': 'flooded',
};

/** What matches do only now and then, with dice that always show their highest face. */
function readSeldom(): void {
  const settingsUnder = () => recordedSettings<Settings>(rules, {}, read);
  const settings = [settingsUnder(), settingsUnder()] as const;
  const open = (position: string, players = choosing({})): Match => {
    const m = stage(position, { settings }).scripted([], players);
    return { ...m, dice: { roll: (_name, _roller, count, sides) => count * sides } };
  };
  // A spotter and a target in MP; a prone model that strikes from concealment; one that several hold.
  const spotter = open('A1 trooper 0,0 | B1 sniper 0,9 mp hidden');
  for (const before of [1, 2]) {
    spotter.state.tries[1] = before;
    spot(spotter, 0, { model: 1, at: 0 });
  }
  const low = open('A1 trooper 0,0 prone | B1 trooper 0,1 | B1 trooper 1,0');
  numberOf(low, { ...strikeOf('melee', 0, low.matchup.models[0].melee[0], 1), ambush: true });
  const hedged = { ...low, battlefield: { ...low.battlefield, isAcross: () => true } };
  numberOf(hedged, strikeOf('charge', 0, low.matchup.models[0].melee[0], 1));
  tryToBreakAway(low, 0);
  const narrow = {
    ...low,
    battlefield: { ...low.battlefield, isNarrow: () => true, isWalled: () => true, isAcross: () => true },
  };
  crowdLimit(narrow, 0, 1);
  numberOf(narrow, strikeOf('charge', 0, low.matchup.models[0].melee[0], 1));
  // A dive, a machine that is confused, a channeler that wakes up and one with a scrambled mind.
  const dived = open('A1 grenadier 0,-9 | B1 trooper 0,0 wait', choosing({ 'DX-D-05': 1 }));
  offerDive({ ...dived, dice: { roll: () => 1 } }, shotsOpen(dived, 0)[0]);
  const confused = open('A1 drone 0,0 | A1 drone 3,0 | B1 trooper 0,9');
  confused.state.confused[0] = 1;
  recognises(confused, 0);
  rollAmok({ ...confused, dice: { roll: () => 1 } }, 0);
  // A leader who rallies his squad again, and somebody in MP who spots for the third time.
  const shaken = open('A1 sergeant 0,0 | A1 trooper 2,0 | B1 trooper 0,9');
  shaken.state.morale[0] = 1;
  for (const before of [1, 2]) {
    shaken.state.rallies[0] = before;
    for (const { weigh } of rallies(shaken, 0, planOf(shaken, 0, 2))) weigh(new Float64Array(8));
  }
  isInCommand(shaken, 0, 1);
  // Somebody who is deranged.
  shaken.state.morale[0] = 2;
  shaken.state.unhinged[0] = 3;
  leadershipOf(shaken, 0);
  leadershipOf(open('A1 trooper 0,0 | B1 horror 0,2'), 0);
  const crouched = open('A1 trooper 0,0 mp | B1 sniper 0,9 hidden');
  crouched.state.tries[1] = 2;
  spot(crouched, 0, { model: 1, at: crouched.state.point[1] });
  const asleep = open('A1 channeler 0,0 | B1 trooper 0,9');
  asleep.state.unconscious[0] = 1;
  comesRound(asleep, 0);
  const scrambled = open('A1 channeler 0,0 | B1 trooper 0,9');
  scrambled.state.scrambled[0] = 1;
  scrambledBy(scrambled, 0);
  // Somebody who thinks of jumping down from high up.
  const high = open('A1 trooper 0,0 | B1 trooper 0,9');
  const { ground } = high.battlefield;
  const hill = { ...ground, z: new Int32Array(ground.z.length) };
  hill.z[high.state.point[0]] = 9 * INCH;
  riskOf({ ...high, battlefield: { ...high.battlefield, ground: hill } }, 0)(high.state.point[1]);
  // A Dire creature that wounds somebody.
  const dreaded = open('A1 horror 0,0 | B1 trooper 0,1 | B1 trooper 9,9');
  const unsaved = { ...dreaded, dice: { roll: (name: number) => (name === ROLL.armour ? 20 : 1) } };
  attack(unsaved, bestBlow(dreaded, 'melee', 0, 1)!);
  // A vehicle: from behind, locked, damaged; and one that explodes beside somebody in cover.
  const hunted = open('A1 hunter 0,9 | B1 tank 0,0 | B1 trooper 9,9');
  armourAndDamageOf(hunted, strikeOf('ranged', 0, hunted.matchup.models[0].ranged[0], 1));
  failSystems(hunted, 1, 20);
  failSystems(hunted, 1, 24);
  isInCommand(open('A1 gunship 0,0 | A2 sniper 0,8 | B1 trooper 0,9'), 0, 1);
  hunted.state.systems.fill(2);
  weaponsPenalty(hunted, 1);
  actionsLost(hunted, 1);
  speedOf(hunted, 1);
  obeys(hunted, 1, 'transmission');
  obeys(hunted, 1, 'steering');
  tryToBreakAway(open('A1 walker 0,0 | B1 trooper 0,1'), 0);
  for (const look of [SOFT, HARD]) {
    const covered = open('A1 trooper 0,0 wait | B1 walker 0,1 | B1 trooper 9,9');
    const lines = { ...covered.battlefield.lines, look: () => look };
    destroy({ ...covered, battlefield: { ...covered.battlefield, lines } }, 1);
  }
}

/** A matchup to read settings in. */
const CASES: readonly (readonly [Variant, readonly [string, string]])[] = [
  [{}, ['company', 'rifles']],
  [SHAKY, ['cult', 'machines']],
  [SHAKY, ['motors', 'guns']],
  [SHAKY, ['airborne', 'airborne']],
  [SHAKY, ['armour', 'raiders']],
  [{ ...SHAKY, 'powers.fumble.from': 20 }, ['company', 'company']],
];

const arenas = knownArenas(d20Skirmish);
const read = new Set<string>();

function play(i: number, policies: readonly [string, string], seed: string): void {
  const [variant, armies] = CASES[i];
  const settingsUnder = () => recordedSettings<Settings>(rules, variant, read);
  const matchup = compileMatchup(unitData, rules, [settingsUnder(), settingsUnder()], armies);
  const game = openGame(
    matchup,
    arenas.field({ name: i === 0 ? 'dx-ridges' : 'dx-outpost' }, DEFAULT_PITCH),
    clauseCount(rules),
  );
  playOut(game, seed, [createPlayer(policies[0]), createPlayer(policies[1])]);
}

beforeAll(() => {
  readSeldom();
  const pairs = [
    ['random', 'random'],
    ['aggressive', 'random'],
    ['random', 'aggressive'],
  ] as const;
  playUntilRead(rules, read, CASES, pairs, (_, pair, seed, i) => play(i, pair, seed));
});

describeSettings(d20Skirmish.title, rules, read);
