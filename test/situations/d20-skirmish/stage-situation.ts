import { foresight } from '../../../src/rulesets/d20-skirmish/about/foresight.ts';
import { type Match, membersLeft, seatOf, squadOf } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { ROLLS } from '../../../src/rulesets/d20-skirmish/matchup/rolls.ts';
import { rules } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { openGame } from '../../../src/rulesets/d20-skirmish/turn/game.ts';
import { advanceMatch } from '../../../src/rulesets/d20-skirmish/turn/turns.ts';
import type { Questions } from '../lead.ts';
import { goingAt, stager } from '../stage.ts';
import { settingOf } from './setting.ts';
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
  call: optionsCalled,
  letGo: goingAt(MEMBER, (m: Match, { decision: { count } }, model) => placeInSquad(m, count, model)),
});

/** All squads of the acting side but one have been activated in this turn. */
function othersHaveGone(m: Match, model: number): void {
  for (const squad of m.matchup.squadsOf[seatOf(m, model)])
    if (squad !== squadOf(m, model)) m.state.activated[squad] = 1;
}

/** A model's place in its squad, of which nobody has acted yet; the first once somebody has. */
function placeInSquad(m: Match, options: number, model: number): number {
  const living = membersLeft(m, squadOf(m, model));
  return living.length === options ? Math.max(0, living.indexOf(model)) : 0;
}
