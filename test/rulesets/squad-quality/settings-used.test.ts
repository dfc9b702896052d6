import { beforeAll } from 'vitest';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { clauseCount } from '../../../src/rules/assembly/additions.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { squadQuality } from '../../../src/rulesets/squad-quality/index.ts';
import { compileMatchup } from '../../../src/rulesets/squad-quality/matchup/compiled-matchup.ts';
import { rules, type Settings } from '../../../src/rulesets/squad-quality/rules/index.ts';
import { openGame } from '../../../src/rulesets/squad-quality/turn/game.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { armyOf } from '../../../src/rulesets/squad-quality/units/army-of.ts';
import { knownArenas } from '../../known-arenas.ts';
import { describeSettings, playOut, playUntilRead, recordedSettings } from '../recorded-settings.ts';
import { actOutTheRare } from './rare.ts';

/** Games that bring up between them what there are rules for, with whom they are played. */
const NEAR: Variant = { 'scenario.setUp.depth': 12, 'movement.rates.factor': 2, 'command-response': 'off' };
const DEADLY: Variant = { ...NEAR, 'vehicles.destroyed.margin': 1 };
/** Everybody finds a fortification of some kind. */
const works = (kind: string): Variant => ({ ...NEAR, [`fortifications.works.${kind}`]: 3 });
const GAMES: readonly (readonly [Variant, string, string])[] = [
  [NEAR, 'fire-team*2+officer', 'levy'],
  [{}, 'cadre+machine-gun', 'grenadiers+sniper+machine-gun'],
  [{ 'mines.fields.number': 2, 'jet-packs.bound': 'off' }, 'jumpers', 'line+civilians'],
  [NEAR, 'jumpers', 'hero+armoured'],
  [{ 'drop-troops.units.heavy': 1, 'drop-troops.point': 'off' }, 'drop-suits*2', 'second-line'],
  [{ ...NEAR, 'demolitions.target.structures': 1, 'demolitions.operator.inches': 6 }, 'sappers', 'sappers'],
  [
    {
      ...NEAR,
      'demolitions.target.structures': 1,
      'demolitions.operator.inches': 6,
      'demolitions.detonate': 'off',
    },
    'sappers',
    'guard',
  ],
  [{ ...NEAR, 'powers.terror': 'off', 'powers.degrade': 'off' }, 'touched+levy', 'guard'],
  [{}, 'adept+seer+levy', 'psionic+line'],
  [NEAR, 'hackers', 'armoured'],
  [{ ...works('trenches'), 'resolve.check.steady': 0.05 }, 'line*2', 'guard*2'],
  [works('foxholes'), 'line', 'mob'],
  [works('sandbags'), 'line', 'mob'],
  [{ ...works('lightBunkers'), 'fortifications.ratings.light': 0 }, 'line', 'rocket-team*2'],
  [{ ...works('mediumBunkers'), 'fortifications.ratings.medium': 0 }, 'line', 'rocket-team*2'],
  [{ ...works('heavyBunkers'), 'fortifications.ratings.heavy': 0 }, 'line', 'tank-hunters*2'],
  [{ ...DEADLY, 'vehicle-bogging.tests.inches': 1 }, 'walker+tank-officer', 'tank-hunters*2'],
  [{ ...DEADLY, 'mines.fields.number': 2 }, 'truck+armoured+carrier+line', 'light-tank+veterans'],
  [{ 'mines.fields.number': 2, 'mines.fields.heavy': 1 }, 'light-tank+specialists', 'truck+mob'],
  [{ 'under-fire.pin.when': 'losses' }, 'guard', 'line'],
];

const arenas = knownArenas(squadQuality);
const read = new Set<string>();

function play(
  [variant, ...armies]: (typeof GAMES)[number],
  policies: readonly [string, string],
  seed: string,
) {
  const side = () => ({ settings: recordedSettings<Settings>(rules, variant, read), rules: [] });
  const matchup = compileMatchup(unitData, {
    sides: [side(), side()],
    armies: [armyOf(unitData, armies[0]), armyOf(unitData, armies[1])],
  });
  const field = arenas.field({ name: 'sq-hamlet' }, DEFAULT_PITCH);
  const game = openGame(matchup, field, clauseCount(rules));
  playOut(game, seed, [createPlayer(policies[0]), createPlayer(policies[1])]);
}

beforeAll(() => {
  actOutTheRare(read);
  const pairs = [
    ['random', 'random'],
    ['veteran', 'random'],
    ['aggressive', 'veteran[hidden-movement=eager+smoke=eager]'],
  ] as const;
  playUntilRead(rules, read, GAMES, pairs, (game, pair, seed) => play(game, pair, seed));
});

describeSettings(squadQuality.title, rules, read);
