import { seededDice } from '../../../src/kernel/dice.ts';
import { beginRound } from '../../../src/kernel/luck.ts';
import { clauseCount } from '../../../src/rules/assembly/additions.ts';
import type { Seat } from '../../../src/rules/decision.ts';
import { compileSettings } from '../../../src/rules/variant.ts';
import { openBattlefield } from '../../../src/rulesets/dark-potential/battlefield/battlefield.ts';
import { createState } from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/dark-potential/match/match.ts';
import { compileMatchup } from '../../../src/rulesets/dark-potential/matchup/compiled-matchup.ts';
import type { SolvedExchanges } from '../../../src/rulesets/dark-potential/rolls/stakes.ts';
import { rules, type Settings } from '../../../src/rulesets/dark-potential/rules/index.ts';
import { unitData } from '../../../src/rulesets/dark-potential/units/unit-data.ts';
import type { ArmySpec } from '../../../src/rulesets/dark-potential/units/units.ts';
import { first } from '../../rulesets/scene.ts';
import { type Cast, castOf, modelsOf } from '../cast.ts';
import { applyConditions } from '../conditions.ts';
import type { Situation } from '../situation.ts';
import { boardOf } from '../sketch-board.ts';
import type { SettingOf } from '../stage.ts';
import { EXAMPLES, formsOf } from './forms.ts';

/** A situation's table with everybody on it, in round 1, in the middle of a turn. */
export type Setting = SettingOf<Match>;

const SETTINGS = compileSettings<Settings>(rules, { 'army.mirror': 'off' });
const SOLVED: SolvedExchanges = new Map();

/** Sets a situation up; throws InputError. Nobody holds Command Points that nothing is said of. */
export function settingOf(situation: Situation): Setting {
  const { cast, conditions } = castOf(situation, unitData.profiles);
  const armies = { A: armyOf(cast, 0), B: armyOf(cast, 1) };
  const matchup = compileMatchup({ ...unitData, armies }, rules, [SETTINGS, SETTINGS], ['A', 'B'], SOLVED);
  const board = boardOf(situation);
  const battlefield = openBattlefield(matchup, board.field);
  const state = createState(matchup, [1, 2], clauseCount(rules));
  state.round = 1;
  state.turnBegun = true;
  state.points.fill(0);
  beginRound(state.luck, 1);
  const m: Match = { matchup, battlefield, state, players: [first, first], dice: seededDice(state.luck) };
  const setting: Setting = { situation, m, models: modelsOf(cast), board };
  standThem(setting, cast);
  applyConditions(conditions, setting.models, formsOf(setting), {
    title: situation.title,
    examples: EXAMPLES,
  });
  return setting;
}

/** A squad for each entry of its kind; others are a unit each. */
function armyOf(cast: readonly Cast[], seat: Seat): ArmySpec {
  const units = cast
    .filter((one) => one.seat === seat)
    .flatMap(({ profiles }): ArmySpec['units'] => {
      const isSquad = unitData.profiles[profiles[0]].squad;
      return isSquad
        ? [{ title: 'Squad', squad: profiles, commandPoints: 1 }]
        : profiles.map((unit) => ({ unit }));
    });
  const id = 'AB'[seat];
  return { id, title: `Army ${id}`, units };
}

function standThem({ m, models, board }: Setting, cast: readonly Cast[]): void {
  for (const { letters, hidden } of cast) {
    const model = models.get(letters[0])!;
    if (hidden) {
      const { bases } = m.matchup.models[model];
      letters.forEach((letter, i) => {
        m.state.base[bases[i]] = board.placesCalled(letter)[0];
      });
      m.state.hidden[model] = 1;
      m.state.real[model] = bases[0];
    } else for (const letter of letters) m.state.point[models.get(letter)!] = board.placesCalled(letter)[0];
  }
}
