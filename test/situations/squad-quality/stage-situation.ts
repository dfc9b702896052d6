import type { Game } from '../../../src/rules/ruleset.ts';
import { foresight } from '../../../src/rulesets/squad-quality/about/foresight.ts';
import type { State } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { seatOf } from '../../../src/rulesets/squad-quality/match/match.ts';
import { ROLLS } from '../../../src/rulesets/squad-quality/matchup/rolls.ts';
import { openGame } from '../../../src/rulesets/squad-quality/turn/game.ts';
import { advanceMatch, waitingOf } from '../../../src/rulesets/squad-quality/turn/turns.ts';
import { checkSteps, guideBy, type Lead, type Questions } from '../lead.ts';
import { loadedDice } from '../loaded-dice.ts';
import type { Situation } from '../situation.ts';
import type { Staged } from '../staged.ts';
import { CLAUSES, settingOf } from './setting.ts';
import { NEXT, optionsCalled } from './words.ts';

const QUESTIONS: Questions = {
  'goes first': { points: [NEXT] },
  acts: { points: ['SQ-D-03'] },
  shoots: { points: ['SQ-D-04'] },
  'fires in passing': { points: ['SQ-D-05'] },
  'leaves wounded': { points: ['SQ-D-07'] },
  'makes a stand': { points: ['SQ-D-09'] },
  hides: { points: ['SQ-D-13'] },
};

/** Stages a situation of Squad Quality; throws InputError. */
export function stageSituation(situation: Situation): Staged {
  const setting = settingOf(situation);
  const { m, models, board } = setting;
  const { asks, first } = situation;
  const dice = loadedDice(situation, ROLLS);
  const lead: Lead = {
    situation,
    models,
    questions: QUESTIONS,
    seatOf: (unit) => seatOf(m, unit),
    lastRoll: dice.last,
    call: (met, unit) => optionsCalled(setting, staged, met, unit),
    letGo: ({ decision, state }, unit, { points }) =>
      decision.point === NEXT && !points.includes(NEXT)
        ? waitingOf({ ...m, state: state as State }, decision.seat).indexOf(unit)
        : undefined,
  };
  checkSteps(lead);
  const asked = models.get(asks.who)!;
  m.state.active = seatOf(m, models.get(first[0]?.who ?? asks.who)!);
  m.state.first = m.state.active;
  const advance: Game<State>['advance'] = (state, players, log) =>
    advanceMatch({ ...m, state, players, dice: dice.diceFor(state), log });
  const staged: Staged = {
    situation,
    game: { ...openGame(m.matchup, board.field, CLAUSES), advance } as Game,
    before: m.state,
    seat: seatOf(m, asked),
    foresight,
    guide: guideBy(lead),
    call: (met) => lead.call(met, asked),
  };
  return staged;
}
