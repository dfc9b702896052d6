import { foresight } from '../../../src/rulesets/squad-quality/about/foresight.ts';
import { type Match, seatOf } from '../../../src/rulesets/squad-quality/match/match.ts';
import { ROLLS } from '../../../src/rulesets/squad-quality/matchup/rolls.ts';
import { rules } from '../../../src/rulesets/squad-quality/rules/index.ts';
import { openGame } from '../../../src/rulesets/squad-quality/turn/game.ts';
import { advanceMatch, waitingOf } from '../../../src/rulesets/squad-quality/turn/turns.ts';
import type { Questions } from '../lead.ts';
import { goingAt, stager } from '../stage.ts';
import { settingOf } from './setting.ts';
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
  letGo: goingAt(NEXT, (m: Match, { decision: { seat } }, unit) => waitingOf(m, seat).indexOf(unit)),
});
