import { foresight } from '../../../src/rulesets/dark-potential/about/foresight.ts';
import { isAlive, type Match, seatOf } from '../../../src/rulesets/dark-potential/match/match.ts';
import { ROLLS } from '../../../src/rulesets/dark-potential/rolls/rolls.ts';
import { rules } from '../../../src/rulesets/dark-potential/rules/index.ts';
import { openGame } from '../../../src/rulesets/dark-potential/turn/game.ts';
import { advanceMatch } from '../../../src/rulesets/dark-potential/turn/phases.ts';
import type { Question, Questions } from '../lead.ts';
import type { Situation } from '../situation.ts';
import { stager } from '../stage.ts';
import type { Met } from '../staged.ts';
import { settingOf } from './setting.ts';
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
export const stageSituation = stager({
  rules,
  rolls: ROLLS,
  foresight,
  openGame,
  advanceMatch,
  settingOf,
  questions: QUESTIONS,
  begin({ m, situation }, acting) {
    m.state.active = seatOf(m, acting);
    if (situation.asks.does !== 'goes first') othersHaveGone(m, acting);
  },
  call: (setting, staged, met, model) =>
    isWay(setting.situation, met) ? [...WAYS] : optionsCalled(setting, staged, met, model),
  letGo: placeAmongMates,
});

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
function othersHaveGone(m: Match, model: number): void {
  m.matchup.groups.forEach(({ members }, group) => {
    if (!members.includes(model)) m.state.activated[group] = 1;
  });
}

/** A model's place among those of its squad, all of whom are left; the first once some have gone. */
function placeAmongMates(
  m: Match,
  { decision }: Met,
  model: number,
  { points }: Question,
): number | undefined {
  if (!ORDERS[decision.point]?.some((point) => points.includes(point))) return undefined;
  const living = m.matchup.groups[m.state.acting].members.filter((one) => isAlive(m, one));
  return living.length === decision.count ? Math.max(0, living.indexOf(model)) : 0;
}
