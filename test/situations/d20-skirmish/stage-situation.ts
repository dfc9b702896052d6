import type { Game } from '../../../src/rules/ruleset.ts';
import { foresight } from '../../../src/rulesets/d20-skirmish/about/foresight.ts';
import type { State } from '../../../src/rulesets/d20-skirmish/battlefield/state.ts';
import { membersLeft, seatOf, squadOf } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { ROLLS } from '../../../src/rulesets/d20-skirmish/matchup/rolls.ts';
import { openGame } from '../../../src/rulesets/d20-skirmish/turn/game.ts';
import { advanceMatch } from '../../../src/rulesets/d20-skirmish/turn/turns.ts';
import { checkSteps, guideBy, type Lead, type Questions } from '../lead.ts';
import { loadedDice } from '../loaded-dice.ts';
import type { Situation } from '../situation.ts';
import type { Met, Staged } from '../staged.ts';
import { CLAUSES, type Setting, settingOf } from './setting.ts';
import { optionsCalled } from './words.ts';

const SQUAD = 'DX-D-01';
const MEMBER = 'DX-D-02';
const QUESTIONS: Questions = {
  'goes first': { points: [SQUAD] },
  acts: { points: ['DX-D-03'] },
  moves: { points: ['DX-D-04'] },
  reacts: { points: ['DX-D-05'] },
  'lets go': { points: ['DX-D-06'] },
  'shows itself': { points: ['DX-D-09'] },
};

/** Stages a situation of d20 Skirmish; throws InputError. */
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
    letGo: (met, model, { points }) =>
      met.decision.point === MEMBER && !points.includes(MEMBER)
        ? placeInSquad(setting, met, model)
        : undefined,
  };
  checkSteps(lead);
  const asked = models.get(asks.who)!;
  const acting = models.get(first[0]?.who ?? asks.who)!;
  m.state.active = seatOf(m, acting);
  if (asks.does !== 'goes first') othersHaveGone(setting, acting);
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

/** All squads of the acting side but one have been activated in this turn. */
function othersHaveGone({ m }: Setting, model: number): void {
  for (const squad of m.matchup.squadsOf[seatOf(m, model)])
    if (squad !== squadOf(m, model)) m.state.activated[squad] = 1;
}

/** A model's place in its squad, of which nobody has acted yet; the first once somebody has. */
function placeInSquad({ m }: Setting, { decision, state }: Met, model: number): number {
  const living = membersLeft({ ...m, state: state as State }, squadOf(m, model));
  return living.length === decision.count ? Math.max(0, living.indexOf(model)) : 0;
}
