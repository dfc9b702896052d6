import type { Model } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import type { MoveCosts } from '../../../kernel/ways.ts';
import { matchupOf, sidesOf } from '../../../rules/assembly/matchup-of.ts';
import { addUp, haveUsersASayAt } from '../../../rules/play/active-rules.ts';
import type { Rule } from '../../../rules/rule.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import type { Settings } from '../rules/index.ts';
import type { UnitData } from '../units/units.ts';
import { longestMove } from './allowance.ts';
import { COUNTERS } from './counters.ts';
import { createGunnery, shootingRange } from './gunnery.ts';
import { createHarm } from './harm.ts';
import { muster } from './muster.ts';
import { dieOf } from './pool.ts';
import { DECISIONS, ROLLS } from './rolls.ts';
import { ANSWERS, ATTACK_MOMENTS } from './timing.ts';

const NAMES = { rolls: ROLLS, decisions: DECISIONS, counters: COUNTERS };

/** Points of a trooper, who is the yardstick of worth. */
const TROOPER_POINTS = 10;

/** The rules compiled for a matchup: everything that no table changes. */
export type CompiledMatchup = Readonly<ReturnType<typeof compileMatchup>>;

/** Compiles armies and both sides' settings; throws InputError where they do not go together. */
export function compileMatchup(
  data: UnitData,
  rules: readonly Rule[],
  settings: readonly [Settings, Settings],
  armies: readonly [string, string],
) {
  const sides = sidesOf(rules, settings, ANSWERS);
  const active = [sides[0].rules, sides[1].rules] as const;
  const usersAttack = haveUsersASayAt(active, ATTACK_MOMENTS);
  const weapons = Object.values(data.weapons);
  const models = muster(data, weapons, armies);
  const worth = Float64Array.from(models, ({ profile }) => profile.points / TROOPER_POINTS);
  const dice = [dieOf(settings[0]), dieOf(settings[1])] as const;
  const speed = Float64Array.from(models, (spec) =>
    Math.max(0, spec.profile.speed + addUp(active[spec.seat], 'move', [spec])),
  );
  const harm = createHarm(models, worth, settings, dice);
  const gunnery = createGunnery({ models, weapons, settings, dice, harm });
  const basics = matchupOf(data, settings, models, weapons, NAMES);
  const range = Float64Array.from(models, ({ ranged }) =>
    ranged.reduce((most, weapon) => Math.max(most, weapons[weapon].range * INCH), 0),
  );
  return {
    ...basics,
    /** What users' rules do at the moments of the game, by seat. */
    active,
    costs: [moveCosts(settings[0]), moveCosts(settings[1])] as const,
    /** Whether users' rules change attacks, which no table of harm knows. */
    usersAttack,
    /** How each side reads its dice. */
    dice,
    /** By model: SP, users' rules included. */
    speed,
    /** By model: how far its longest gun shoots; 0 without any. */
    range,
    /** By model: how far off it fights by shots; any gun may be worth it by users' rules, which no table knows. */
    shootingRange: usersAttack
      ? range
      : Float64Array.from(models, ({ seat }, i) =>
          shootingRange(gunnery, models, i as Model, basics.force[otherSeat(seat)]),
        ),
    /** The longest move that anybody has. */
    longest: models.reduce((most, { seat }, i) => Math.max(most, longestMove(settings[seat], speed[i])), 0),
    /** Worth by model: 1 is a trooper. */
    worth,
    harm,
    gunnery,
  };
}

/** Difficult ground, climbs and low obstacles cost alike; surfaces cost nothing to get onto (PC-A12). */
function moveCosts({ moving }: Settings): MoveCosts {
  const { factor } = moving.ground;
  return {
    difficult: factor,
    climb: factor,
    mantle: 0,
    descent: 0,
    linear: factor > 1 ? 'difficult' : 'free',
  };
}
