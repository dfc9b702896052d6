import { seededDice } from '../../../src/kernel/dice.ts';
import { beginRound } from '../../../src/kernel/luck.ts';
import { clauseCount } from '../../../src/rules/assembly/additions.ts';
import type { Seat } from '../../../src/rules/decision.ts';
import { compileSettings } from '../../../src/rules/variant.ts';
import { openBattlefield } from '../../../src/rulesets/pass-counter/battlefield/battlefield.ts';
import { createState } from '../../../src/rulesets/pass-counter/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/pass-counter/match/match.ts';
import { compileMatchup } from '../../../src/rulesets/pass-counter/matchup/compiled-matchup.ts';
import { rules, type Settings } from '../../../src/rulesets/pass-counter/rules/index.ts';
import { unitData } from '../../../src/rulesets/pass-counter/units/units.ts';
import { first } from '../../rulesets/scene.ts';
import { type Cast, castOf, modelsOf } from '../cast.ts';
import { applyConditions, type Form } from '../conditions.ts';
import type { Situation } from '../situation.ts';
import { boardOf } from '../sketch-board.ts';
import type { SettingOf } from '../stage.ts';

/** A situation's table with everybody on it, in round 1, with nobody activated yet. */
export type Setting = SettingOf<Match>;

const SETTINGS = compileSettings<Settings>(rules, {});

/** Sets a situation up; throws InputError. Nobody has command points that nothing is said of. */
export function settingOf(situation: Situation): Setting {
  const { cast, conditions } = castOf(situation, unitData.profiles);
  const armies = { A: armyOf(cast, 0), B: armyOf(cast, 1) };
  const matchup = compileMatchup({ ...unitData, armies }, rules, [SETTINGS, SETTINGS], ['A', 'B']);
  const board = boardOf(situation);
  const battlefield = openBattlefield(matchup, board.field);
  const state = createState(matchup, [1, 2], clauseCount(rules));
  state.round = 1;
  state.begun = true;
  beginRound(state.luck, 1);
  const m: Match = { matchup, battlefield, state, players: [first, first], dice: seededDice(state.luck) };
  const models = modelsOf(cast);
  for (const [letter, model] of models) state.point[model] = board.placesCalled(letter)[0];
  const examples = '"1 wound", "2 points", "down" or "activated"';
  applyConditions(conditions, models, formsOf(m), { title: situation.title, examples });
  return { situation, m, models, board };
}

function armyOf(cast: readonly Cast[], seat: Seat) {
  const id = 'AB'[seat];
  return { id, title: id, models: cast.flatMap((one) => (one.seat === seat ? one.profiles : [])) };
}

function formsOf({ state, matchup }: Match): Form[] {
  return [
    {
      form: /^(\d+) wounds?$/,
      apply(model, [wounds]) {
        state.wounds[model] = Number(wounds);
      },
    },
    {
      form: /^(\d+) points?$/,
      apply(model, [points]) {
        state.points[matchup.models[model].seat] = Number(points);
      },
    },
    {
      form: /^down$/,
      apply(model) {
        state.down[model] = 1;
      },
    },
    {
      form: /^activated$/,
      apply(model) {
        state.activated[model] = 1;
      },
    },
  ];
}
