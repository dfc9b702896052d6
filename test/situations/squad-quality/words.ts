import { copyData } from '../../../src/kernel/copy-data.ts';
import { INCH } from '../../../src/kernel/length.ts';
import { InputError } from '../../../src/rules/nearest.ts';
import { otherSeat } from '../../../src/rules/ruleset.ts';
import { offerTo } from '../../../src/rulesets/squad-quality/actions/options.ts';
import { UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { choiceOf, targetsOf } from '../../../src/rulesets/squad-quality/attack/targets.ts';
import { HIDDEN } from '../../../src/rulesets/squad-quality/battlefield/sightlines.ts';
import type { State } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { enemiesOf, isOnTable, type Match, seatOf } from '../../../src/rulesets/squad-quality/match/match.ts';
import { FREE } from '../../../src/rulesets/squad-quality/moves/orders.ts';
import type { Option } from '../../../src/rulesets/squad-quality/places/option.ts';
import { outlookOf } from '../../../src/rulesets/squad-quality/places/outlook.ts';
import { waitingOf } from '../../../src/rulesets/squad-quality/turn/turns.ts';
import { letterOf } from '../cast.ts';
import { type Called, follow, type Met, type Staged } from '../staged.ts';
import type { Setting } from './setting.ts';

export const NEXT = 'SQ-D-02';

/** Calls the options of a decision by what they are in the game; `unit` is whose decision it is. */
export function optionsCalled(setting: Setting, staged: Staged, met: Met, unit: number): Called[] {
  const { models } = setting;
  const m: Match = { ...setting.m, state: copyData(met.state as State) };
  const letter = (one: number) => letterOf(models, one);
  switch (met.decision.point) {
    case NEXT:
      return waitingOf(m, seatOf(m, unit)).map((one) => [`${letter(one)} goes`]);
    case 'SQ-D-03':
      return actionsCalled(setting, m, unit, met.decision.count);
    case 'SQ-D-04': {
      const open = targetsOf(m, unit, UNMOVED).slice(0, choiceOf(m, unit));
      return [['nothing'], ...open.map(({ target }) => [`shoot ${letter(target)}`])];
    }
    case 'SQ-D-05':
      return Array.from({ length: met.decision.count }, (_, option) =>
        option === 0
          ? ['hold']
          : [`fire with ${letter(Number(follow(staged, met, option).told?.data?.attacker))}`],
      );
    case 'SQ-D-07':
      return [['carry them'], ['leave them']];
    case 'SQ-D-09':
      return [['go on'], ['make a stand']];
    case 'SQ-D-13':
      return [['stay'], ['hide']];
    default:
      throw new InputError(`Nobody has words for the options of ${met.decision.point}.`);
  }
}

function actionsCalled(setting: Setting, m: Match, unit: number, count: number): Called[] {
  const { options } = offerTo(m, unit, outlookOf(m, unit), FREE);
  if (options.length !== count)
    throw new Error(`${count} options are put of ${options.length} that are known.`);
  return options.map((option) => actionCalled(setting, m, unit, option));
}

function actionCalled(setting: Setting, m: Match, unit: number, { action, at, target }: Option): Called {
  const there = (verb: string) => placesCalled(setting, m, unit, at).map((place) => `${verb} ${place}`);
  switch (action) {
    case 'engage':
      return at === m.state.point[unit] ? ['stay'] : [...there('move'), 'move'];
    case 'move-out':
      return [...there('rush'), 'rush'];
    case 'assault':
      return [`charge ${letterOf(setting.models, target)}`, 'charge'];
    case 'call':
    case 'hack':
      return [`${action} ${letterOf(setting.models, target)}`, action];
    case 'bound':
    case 'leap':
    case 'smoke':
      return [...there(action), action];
    default:
      return [action.replaceAll('-', ' ')];
  }
}

/** What a place is to a unit: a digit of the map, whether an objective is held from there, whether enemies see it, whether it is in a wood. */
function placesCalled({ board }: Setting, m: Match, unit: number, place: number): string[] {
  const { lines, ground, objectives, distanceTo } = m.battlefield;
  const { radius } = m.matchup.settings[0].scenario.objectives;
  const their = otherSeat(seatOf(m, unit));
  const isSeen = enemiesOf(m, unit).some(
    (enemy) => isOnTable(m, enemy) && lines.look(their, m.state.point[enemy], place) !== HIDDEN,
  );
  return [
    ...board.signsAt(place).map((sign) => `to ${sign}`),
    board.cellOf(place),
    objectives.some((one) => distanceTo(one, place) <= radius * INCH)
      ? 'to an objective'
      : 'away from objectives',
    isSeen ? 'in sight' : 'out of sight',
    ground.inside[place] === 0 ? 'into the open' : 'into the wood',
  ];
}
