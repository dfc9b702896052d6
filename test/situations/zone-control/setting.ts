import { seededDice } from '../../../src/kernel/dice.ts';
import { beginRound } from '../../../src/kernel/luck.ts';
import { clauseCount } from '../../../src/rules/assembly/additions.ts';
import type { Seat } from '../../../src/rules/decision.ts';
import { compileSettings } from '../../../src/rules/variant.ts';
import { openBattlefield } from '../../../src/rulesets/zone-control/battlefield/battlefield.ts';
import { ACTION, createState, ON_TABLE } from '../../../src/rulesets/zone-control/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/zone-control/match/match.ts';
import { compileMatchup } from '../../../src/rulesets/zone-control/matchup/compiled-matchup.ts';
import { rules, type Settings } from '../../../src/rulesets/zone-control/rules/index.ts';
import { unitData } from '../../../src/rulesets/zone-control/units/unit-data.ts';
import type { ArmySpec } from '../../../src/rulesets/zone-control/units/units.ts';
import { first } from '../../rulesets/scene.ts';
import { type Cast, castOf, modelsOf } from '../cast.ts';
import { applyConditions, type Form } from '../conditions.ts';
import type { Situation } from '../situation.ts';
import { boardOf } from '../sketch-board.ts';
import type { SettingOf } from '../stage.ts';

/** A situation's table with everybody on it, in the action phase. */
export type Setting = SettingOf<Match>;

/** However many units there are, all come. */
const SETTINGS = compileSettings<Settings>(rules, { 'boards.small': 'off' });
const SIDE = { settings: SETTINGS, rules: [] };

/** Sets a situation up, in round 1 where it says no other; throws InputError. */
export function settingOf(situation: Situation): Setting {
  const { cast, conditions } = castOf(situation, unitData.profiles);
  const armies = [armyOf(cast, 0), armyOf(cast, 1)] as const;
  const matchup = compileMatchup(unitData, { sides: [SIDE, SIDE], armies }, 'small');
  const board = boardOf(situation);
  const battlefield = openBattlefield(matchup, board.field);
  const state = createState(matchup, [1, 2], clauseCount(rules));
  state.round = 1;
  state.phase = ACTION;
  const m: Match = { matchup, battlefield, state, players: [first, first], dice: seededDice(state.luck) };
  const models = modelsOf(cast);
  for (const [letter, model] of models) {
    state.whereabouts[model] = ON_TABLE;
    state.point[model] = board.placesCalled(letter)[0];
  }
  const examples = '"1 wound" or "round 5"';
  applyConditions(conditions, models, formsOf(m), { title: situation.title, examples });
  beginRound(state.luck, state.round);
  return { situation, m, models, board };
}

function armyOf(cast: readonly Cast[], seat: Seat): ArmySpec {
  const units = cast
    .filter((one) => one.seat === seat)
    .map(({ profiles }, i) => ({ title: `${i + 1}`, models: profiles }));
  const id = 'AB'[seat];
  return { id, title: id, units };
}

function formsOf({ state }: Match): Form[] {
  return [
    {
      form: /^(\d+) wounds?$/,
      apply(model, [wounds]) {
        state.wounds[model] = Number(wounds);
      },
    },
    {
      form: /^round (\d+)$/,
      apply(_, [round]) {
        state.round = Number(round);
      },
    },
  ];
}
