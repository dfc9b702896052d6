import { seededDice } from '../../../src/kernel/dice.ts';
import { beginRound } from '../../../src/kernel/luck.ts';
import { clauseCount } from '../../../src/rules/assembly/additions.ts';
import type { Seat } from '../../../src/rules/decision.ts';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { openBattlefield } from '../../../src/rulesets/squad-quality/battlefield/battlefield.ts';
import {
  createState,
  ON_TABLE,
  PINNED,
  type State,
  UNDER_FIRE,
} from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { compileMatchup } from '../../../src/rulesets/squad-quality/matchup/compiled-matchup.ts';
import { rules, type Settings } from '../../../src/rulesets/squad-quality/rules/index.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import type { ArmySpec } from '../../../src/rulesets/squad-quality/units/units.ts';
import { first } from '../../rulesets/scene.ts';
import { type Cast, castOf, modelsOf } from '../cast.ts';
import { applyConditions, type Form } from '../conditions.ts';
import type { Situation } from '../situation.ts';
import { boardOf } from '../sketch-board.ts';
import type { SettingOf } from '../stage.ts';

/** A situation's table with everybody on it, in the middle of a turn. */
export type Setting = SettingOf<Match>;

/** Objectives lie where the size of a map puts them, so that only situations about them have any; no map shows a battery. */
const ABOUT_OBJECTIVES = 'Objectives';
const WITHOUT = { artillery: 'off' } as const;

/** Sets a situation up, in turn 1 where it says no other; throws InputError. */
export function settingOf(situation: Situation): Setting {
  const { cast, conditions } = castOf(situation, unitData.profiles);
  const hasObjectives = situation.theme === ABOUT_OBJECTIVES;
  const variant: Variant = hasObjectives ? WITHOUT : { ...WITHOUT, 'scenario.objectives': 'off' };
  const side = { settings: compileSettings<Settings>(rules, variant), rules: [] };
  const armies = [armyOf(cast, 0), armyOf(cast, 1)] as const;
  const matchup = compileMatchup(unitData, { sides: [side, side], armies });
  const board = boardOf(situation);
  const battlefield = openBattlefield(matchup, board.field);
  const state = createState(matchup, [1, 2], clauseCount(rules));
  state.round = 1;
  state.begun = true;
  const models = modelsOf(cast);
  for (const [letter, unit] of models) {
    state.whereabouts[unit] = ON_TABLE;
    state.point[unit] = board.placesCalled(letter)[0];
  }
  const examples = '"pinned", "3 figures" or "has acted"';
  applyConditions(conditions, models, formsOf(state), { title: situation.title, examples });
  beginRound(state.luck, state.round);
  const m: Match = { matchup, battlefield, state, players: [first, first], dice: seededDice(state.luck) };
  return { situation, m, models, board };
}

function armyOf(cast: readonly Cast[], seat: Seat): ArmySpec {
  const units = cast.filter((one) => one.seat === seat).flatMap(({ profiles }) => profiles);
  const id = 'AB'[seat];
  return { id, title: id, units };
}

/** How units can be. */
function formsOf(state: State): Form[] {
  const sets = (form: RegExp, apply: (unit: number, number: number) => void): Form => ({
    form,
    apply: (unit, [number]) => apply(unit, Number(number)),
  });
  return [
    sets(/^(\d+) figures?$/, (unit, number) => {
      state.figures[unit] = number;
    }),
    sets(/^(\d+) fallen$/, (unit, number) => {
      state.figures[unit] -= number;
      state.losses[unit] += number;
    }),
    sets(/^(\d+) wounded$/, (unit, number) => {
      state.hurt[unit] = number;
    }),
    sets(/^under fire$/, (unit) => {
      state.marker[unit] = UNDER_FIRE;
    }),
    sets(/^pinned$/, (unit) => {
      state.marker[unit] = PINNED;
    }),
    sets(/^has acted$/, (unit) => {
      state.done[unit] = 1;
    }),
    sets(/^has fired in passing$/, (unit) => {
      state.opFired[unit] = 1;
    }),
    sets(/^turn (\d+)$/, (_, turn) => {
      state.round = turn;
    }),
  ];
}
