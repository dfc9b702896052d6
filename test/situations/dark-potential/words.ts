import { InputError } from '../../../src/rules/nearest.ts';
import type { State } from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import {
  isAlive,
  isOnTable,
  type Match,
  seatOf,
  settingsOf,
} from '../../../src/rulesets/dark-potential/match/match.ts';
import { coverAgainst } from '../../../src/rulesets/dark-potential/match/strike.ts';
import { letterOf } from '../cast.ts';
import { type Called, follow, type Met, type Outcome, type Staged } from '../staged.ts';
import type { Setting } from './setting.ts';
import { actionsCalled } from './words-of-actions.ts';
import { endsCalled, placeCalled } from './words-of-places.ts';

/** Calls the options of a decision by what they are in the game; `model` is whose decision it is. */
export function optionsCalled(setting: Setting, staged: Staged, met: Met, model: number): Called[] {
  const state = met.state as State;
  const m: Match = { ...setting.m, state };
  const { point, count } = met.decision;
  const outcome = (option: number) => follow(staged, met, option);
  switch (point) {
    case 'DP-D-08':
      return groupsLeft(m, seatOf(m, model)).map((members) =>
        members.map((one) => `${letterOf(setting.models, one)} goes`),
      );
    case 'DP-D-09':
    case 'DP-D-18':
      return [['stay hidden'], ['show']];
    case 'DP-D-10':
      return [['stand'], ['hide']];
    case 'DP-D-12':
      return [['go without'], ['order']];
    case 'DP-D-14':
    case 'DP-D-29':
      return endsCalled(setting, m, model);
    case 'DP-D-15':
      return basesCalled(setting, m, model, count, (option) => outcome(option).state as State);
    case 'DP-D-20':
      return actionsCalled(setting, m, model);
    case 'DP-D-30':
      return numbered(count, (option) =>
        option === 0 ? ['hold'] : shotCalled(setting, m, model, outcome(option)),
      );
    case 'DP-D-33':
      return numbered(count, (option) => {
        if (option === 0) return ['hold'];
        return [`charge ${letterOf(setting.models, Number(outcome(option).told?.data?.target))}`, 'charge'];
      });
    case 'DP-D-34':
      return numbered(count, (option) => (option === 0 ? ['hold'] : ['fire']));
    case 'DP-D-36':
    case 'DP-D-37':
    case 'DP-D-39':
      return spendingCalled(count);
    case 'DP-D-44':
      return numbered(count, (option) =>
        option === 0
          ? ['leave it']
          : [`${letterOf(setting.models, matesNear(setting, m, model)[option - 1])} takes it`],
      );
    default:
      throw new InputError(`Nobody has words for the options of ${point}.`);
  }
}

/** The two ways to a place: the shortest, and the one that stays out of sight. */
export const WAYS: readonly Called[] = [['straight'], ['round']];

function numbered(count: number, called: (option: number) => Called): Called[] {
  return Array.from({ length: count }, (_, option) => called(option));
}

/** Members of the groups of a seat that are still to go. */
function groupsLeft(m: Match, seat: 0 | 1): number[][] {
  return m.matchup.groupsOf[seat]
    .filter((group) => m.state.activated[group] === 0)
    .map((group) => m.matchup.groups[group].members.filter((model) => isAlive(m, model)))
    .filter((members) => members.length > 0);
}

/** A watcher's shot, by where its target has then been stopped. */
function shotCalled(setting: Setting, m: Match, watcher: number, { state, told }: Outcome): Called {
  const after = state as State;
  const mover = Number(told?.data?.model);
  const at = after.point[mover];
  const strike = {
    kind: 'overwatch',
    attacker: watcher,
    weapon: after.named[watcher],
    target: mover,
    from: after.point[watcher],
    at,
  } as const;
  const cover = coverAgainst({ ...m, state: after }, strike) > 0 ? 'in cover' : 'in the open';
  return [`fire ${cover}`, ...setting.board.signsAt(at).map((sign) => `fire at ${sign}`), 'fire'];
}

/** Whoever is asked first on a roll may do all there is. */
function spendingCalled(count: number): Called[] {
  if (count !== 3)
    throw new Error(`${count} ways to spend Command Points are not the first choice on a roll.`);
  return [['pass'], ['reroll'], ['shift']];
}

/** Those of a squad who are near enough to where one of them stood, on the map, to take up what he carried. */
function matesNear({ models, board }: Setting, m: Match, fallen: number): number[] {
  const [spot] = board.placesCalled(letterOf(models, fallen));
  const reach = settingsOf(m, fallen).pickup.take.inches * m.matchup.inch;
  return m.matchup.units[m.matchup.models[fallen].unit].members.filter(
    (one) => isOnTable(m, one) && m.battlefield.distance(m.state.point[one], spot) <= reach,
  );
}

/** Where the base that moves could go; whichever it is, it stays where it is by one option and not by others. */
function basesCalled(
  setting: Setting,
  m: Match,
  model: number,
  count: number,
  after: (option: number) => State,
): Called[] {
  const ends = Array.from({ length: count }, (_, option) => after(option).base);
  const slot = m.matchup.models[model].bases.find((one) =>
    ends.some((base) => base[one] !== m.state.base[one]),
  );
  if (slot === undefined) throw new Error('No base moves by any of the options.');
  return ends.map((base) => placeCalled(setting, m, model, base[slot], m.state.base[slot]));
}
