import { foresight } from '../../../src/rulesets/pass-counter/about/foresight.ts';
import type { State } from '../../../src/rulesets/pass-counter/battlefield/state.ts';
import { type Match, seatOf } from '../../../src/rulesets/pass-counter/match/match.ts';
import { ROLLS } from '../../../src/rulesets/pass-counter/matchup/rolls.ts';
import { rules } from '../../../src/rulesets/pass-counter/rules/index.ts';
import { openGame } from '../../../src/rulesets/pass-counter/turn/game.ts';
import { advanceMatch } from '../../../src/rulesets/pass-counter/turn/rounds.ts';
import { waitingOf } from '../../../src/rulesets/pass-counter/turn/turns.ts';
import { letterOf } from '../cast.ts';
import type { Questions } from '../lead.ts';
import { goingAt, stager } from '../stage.ts';
import { type Called, follow, type Met, type Staged } from '../staged.ts';
import { type Setting, settingOf } from './setting.ts';

const NEXT = 'PC-D-02';
const WHERE = 'PC-D-04';
const QUESTIONS: Questions = {
  'goes first': { points: [NEXT] },
  acts: { points: ['PC-D-03'] },
  moves: { points: [WHERE] },
  'strikes back': { points: ['PC-D-08'] },
};

/** Stages a situation of Pass Counter; throws InputError. */
export const stageSituation = stager({
  rules,
  rolls: ROLLS,
  foresight,
  openGame,
  advanceMatch,
  settingOf,
  questions: QUESTIONS,
  begin({ m }, acting) {
    m.state.active = seatOf(m, acting);
    m.state.first = m.state.active;
  },
  call: optionsCalled,
  letGo: goingAt(NEXT, (m: Match, { decision: { seat } }, model) => waitingOf(m, seat).indexOf(model)),
});

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
