import type { Game } from '../../../src/rules/ruleset.ts';
import { foresight } from '../../../src/rulesets/pass-counter/about/foresight.ts';
import type { State } from '../../../src/rulesets/pass-counter/battlefield/state.ts';
import { type Match, seatOf } from '../../../src/rulesets/pass-counter/match/match.ts';
import { ROLLS } from '../../../src/rulesets/pass-counter/matchup/rolls.ts';
import { openGame } from '../../../src/rulesets/pass-counter/turn/game.ts';
import { advanceMatch } from '../../../src/rulesets/pass-counter/turn/rounds.ts';
import { waitingOf } from '../../../src/rulesets/pass-counter/turn/turns.ts';
import { letterOf } from '../cast.ts';
import { checkSteps, guideBy, type Lead, type Questions } from '../lead.ts';
import { loadedDice } from '../loaded-dice.ts';
import type { Situation } from '../situation.ts';
import { type Called, follow, type Met, type Staged } from '../staged.ts';
import { CLAUSES, type Setting, settingOf } from './setting.ts';

const NEXT = 'PC-D-02';
const WHERE = 'PC-D-04';
const QUESTIONS: Questions = {
  'goes first': { points: [NEXT] },
  acts: { points: ['PC-D-03'] },
  moves: { points: [WHERE] },
  'strikes back': { points: ['PC-D-08'] },
};

/** Stages a situation of Pass Counter; throws InputError. */
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
    call: (met, model) => optionsCalled(setting, staged, met, model),
    letGo: ({ decision, state }, model, { points }) =>
      decision.point === NEXT && !points.includes(NEXT)
        ? waitingOf({ ...m, state: state as State }, decision.seat).indexOf(model)
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

function optionsCalled(setting: Setting, staged: Staged, met: Met, model: number): Called[] {
  const { models } = setting;
  const m: Match = { ...setting.m, state: met.state as State };
  const { point, count } = met.decision;
  const options = Array.from({ length: count }, (_, option) => option);
  if (point === NEXT) {
    const waiting = waitingOf(m, met.decision.seat).map((one) => [`${letterOf(models, one)} goes`]);
    return options.map((option) => waiting[option] ?? ['pass or go again']);
  }
  if (point === 'PC-D-08') return [['take it'], ['strike back']];
  if (point === WHERE) return options.map((option) => endCalled(setting, staged, met, { model, option }));
  return actionsCalled(
    setting,
    options.map((option) => follow(staged, met, option)),
  );
}

/** Actions by the first thing that is told of them; of those that ask where to go the first is the walk. */
function actionsCalled({ models }: Setting, outcomes: readonly ReturnType<typeof follow>[]): Called[] {
  const ways = ['walk', 'run'];
  return outcomes.map(({ told, put }, option) => {
    if (option === 0) return ['nothing'];
    if (put === WHERE) return [ways.shift()!];
    const { kind, data } = told!;
    return data?.target === undefined ? [kind] : [`${kind} ${letterOf(models, Number(data.target))}`, kind];
  });
}

function endCalled(
  { m, board }: Setting,
  staged: Staged,
  met: Met,
  { model, option }: { readonly model: number; readonly option: number },
): Called {
  const { point } = follow(staged, met, option).state as State;
  const words = point[model] === (met.state as State).point[model] ? ['stay'] : [];
  const place = point[model];
  const isWood = (m.battlefield.ground.inside[place] ?? 0) !== 0;
  return [
    ...words,
    ...board.signsAt(place).map((sign) => `to ${sign}`),
    board.cellOf(place),
    isWood ? 'into the wood' : 'into the open',
  ];
}
