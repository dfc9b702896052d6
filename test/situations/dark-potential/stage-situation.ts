import type { Game } from '../../../src/rules/ruleset.ts';
import { foresight } from '../../../src/rulesets/dark-potential/about/foresight.ts';
import type { State } from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import { isAlive, type Match, seatOf } from '../../../src/rulesets/dark-potential/match/match.ts';
import { ROLLS } from '../../../src/rulesets/dark-potential/rolls/rolls.ts';
import { openGame } from '../../../src/rulesets/dark-potential/turn/game.ts';
import { advanceMatch } from '../../../src/rulesets/dark-potential/turn/phases.ts';
import { checkSteps, guideBy, type Lead, type Question, type Questions } from '../lead.ts';
import { loadedDice } from '../loaded-dice.ts';
import type { Situation } from '../situation.ts';
import type { Met, Staged } from '../staged.ts';
import { CLAUSES, type Setting, settingOf } from './setting.ts';
import { optionsCalled, WAYS } from './words.ts';

const SPENDS = ['DP-D-36', 'DP-D-37', 'DP-D-39'];
const QUESTIONS: Questions = {
  'goes first': { points: ['DP-D-08'] },
  'shows itself': { points: ['DP-D-18'] },
  hides: { points: ['DP-D-10'] },
  orders: { points: ['DP-D-12'] },
  moves: { points: ['DP-D-14'] },
  goes: { points: ['DP-D-14'] },
  'moves as a base': { points: ['DP-D-15'] },
  acts: { points: ['DP-D-20'] },
  'moves again': { points: ['DP-D-29'] },
  watches: { points: ['DP-D-30'] },
  answers: { points: ['DP-D-33'] },
  covers: { points: ['DP-D-34'] },
  'spends on hit': { points: SPENDS, roll: 'hit' },
  'spends on wound': { points: SPENDS, roll: 'wound' },
  'spends on leadership': { points: SPENDS, roll: 'leadership' },
  'is picked up': { points: ['DP-D-44'] },
};

/** Where a squad has the choice who moves or acts next, and what is then asked of that one. */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  'DP-D-13': ['DP-D-14'],
  'DP-D-19': ['DP-D-20', 'DP-D-29'],
};

/** Stages a situation of Dark Potential; throws InputError. */
export function stageSituation(situation: Situation): Staged {
  const setting = settingOf(situation);
  const { m, models, board } = setting;
  const { asks, first } = situation;
  const dice = loadedDice(situation, ROLLS);
  const lead: Lead = {
    situation,
    models,
    questions: QUESTIONS,
    seatOf: (model) => seatOf(m, model),
    lastRoll: dice.last,
    call: (met, model) => (isWay(situation, met) ? [...WAYS] : optionsCalled(setting, staged, met, model)),
    letGo: (met, model, question) => placeAmongMates(m, met, model, question),
  };
  checkSteps(lead);
  const acting = models.get(first[0]?.who ?? asks.who)!;
  m.state.active = seatOf(m, acting);
  if (asks.does !== 'goes first') othersHaveGone(setting, acting);
  const advance: Game<State>['advance'] = (state, players, log) =>
    advanceMatch({ ...m, state, players, dice: dice.diceFor(state), log });
  const staged: Staged = {
    situation,
    game: { ...openGame(m.matchup, board.field, CLAUSES), advance } as Game,
    before: m.state,
    seat: seatOf(m, models.get(asks.who)!),
    foresight,
    guide: guideBy(lead),
    call: (met) => lead.call(met, models.get(asks.who)!),
  };
  return staged;
}

/** Whether a decision is by which way to go, after the one where to. */
function isWay({ asks, first }: Situation, { decision, answers }: Met): boolean {
  return (
    asks.does === 'goes' &&
    decision.point === 'DP-D-14' &&
    decision.count === WAYS.length &&
    answers.length >= first.length
  );
}

/** All units of the acting side but one have been activated in this turn. */
function othersHaveGone({ m }: Setting, model: number): void {
  m.matchup.groups.forEach(({ members }, group) => {
    if (!members.includes(model)) m.state.activated[group] = 1;
  });
}

/** A model's place among those of its squad, all of whom are left; the first once some have gone. */
function placeAmongMates(
  m: Match,
  { decision, state }: Met,
  model: number,
  { points }: Question,
): number | undefined {
  if (!ORDERS[decision.point]?.some((point) => points.includes(point))) return undefined;
  const position = state as State;
  const { members } = m.matchup.groups[position.acting];
  const living = members.filter((one) => isAlive({ ...m, state: position }, one));
  return living.length === decision.count ? Math.max(0, living.indexOf(model)) : 0;
}
