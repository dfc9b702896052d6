import { seededDice } from '../../../src/kernel/dice.ts';
import { NOWHERE, type Seat } from '../../../src/kernel/entities.ts';
import { beginRound } from '../../../src/kernel/luck.ts';
import { clauseCount } from '../../../src/rules/assembly/additions.ts';
import { compileSettings } from '../../../src/rules/variant.ts';
import { openBattlefield } from '../../../src/rulesets/d20-skirmish/battlefield/battlefield.ts';
import { createState } from '../../../src/rulesets/d20-skirmish/battlefield/state.ts';
import { type Match, squadOf } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { compileMatchup } from '../../../src/rulesets/d20-skirmish/matchup/compiled-matchup.ts';
import { rules, type Settings } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { MOST_MARKERS } from '../../../src/rulesets/d20-skirmish/rules/limits.ts';
import { unitData } from '../../../src/rulesets/d20-skirmish/units/unit-data.ts';
import { first } from '../../rulesets/scene.ts';
import { type Cast, castOf, modelsOf } from '../cast.ts';
import { applyConditions, type Form } from '../conditions.ts';
import type { Situation } from '../situation.ts';
import { boardOf } from '../sketch-board.ts';
import type { SettingOf } from '../stage.ts';

/** A situation's table with everybody on it, in the middle of turn 1. */
export type Setting = SettingOf<Match>;

const SETTINGS = compileSettings<Settings>(rules, {});
const EXAMPLES = '"1 wound", "in MP", "on Wait", "panicked", "activated" or "turn 6"';

/** Sets a situation up; throws InputError. */
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
  const setting: Setting = { situation, m, models: modelsOf(cast), board };
  standThem(setting, cast);
  applyConditions(conditions, setting.models, formsOf(m), { title: situation.title, examples: EXAMPLES });
  return setting;
}

/** A squad for each entry. */
function armyOf(cast: readonly Cast[], seat: Seat) {
  const id = 'AB'[seat];
  const squads = cast
    .filter((one) => one.seat === seat)
    .map(({ profiles, letters }) => ({ title: letters.join(''), models: profiles }));
  return { id, title: id, squads };
}

function standThem({ m, models, board }: Setting, cast: readonly Cast[]): void {
  for (const { letters, hidden } of cast) {
    const model = models.get(letters[0])!;
    letters.forEach((letter, i) => {
      const [at] = board.placesCalled(letter);
      if (hidden) m.state.markers[model * MOST_MARKERS + i] = at;
      else m.state.point[model + i] = at;
    });
    if (hidden) m.state.concealed[model] = 1;
  }
}

function formsOf(m: Match): Form[] {
  const { state } = m;
  const simple = (form: RegExp, apply: (model: number) => void): Form => ({ form, apply });
  return [
    {
      form: /^(\d+) wounds?$/,
      apply(model, [wounds]) {
        state.wounds[model] = Number(wounds);
      },
    },
    {
      form: /^turn (\d+)$/,
      apply(_, [turn]) {
        state.round = Number(turn);
        beginRound(state.luck, state.round);
      },
    },
    simple(/^in MP$/, (model) => {
      state.posture[model] = 1;
      state.facing[model] = NOWHERE;
    }),
    simple(/^prone$/, (model) => {
      state.posture[model] = 2;
    }),
    simple(/^on Wait$/, (model) => {
      state.waiting[model] = 1;
    }),
    simple(/^panicked$/, (model) => {
      state.morale[squadOf(m, model)] = 1;
    }),
    simple(/^broken$/, (model) => {
      state.morale[squadOf(m, model)] = 2;
    }),
    simple(/^activated$/, (model) => {
      state.activated[squadOf(m, model)] = 1;
    }),
    simple(/^without smoke$/, (model) => {
      state.smoked[model] = 1;
    }),
  ];
}
