import { INCH } from '../../../src/kernel/length.ts';
import { otherSeat } from '../../../src/rules/ruleset.ts';
import { foresight } from '../../../src/rulesets/zone-control/about/foresight.ts';
import { strikesOf } from '../../../src/rulesets/zone-control/attack/targets.ts';
import type { State } from '../../../src/rulesets/zone-control/battlefield/state.ts';
import {
  enemiesOf,
  isUp,
  type Match,
  seatOf,
  settingsOf,
} from '../../../src/rulesets/zone-control/match/match.ts';
import { meleeReach } from '../../../src/rulesets/zone-control/matchup/reach.ts';
import { ROLLS } from '../../../src/rulesets/zone-control/matchup/rolls.ts';
import { destinations, zoneName } from '../../../src/rulesets/zone-control/moves/moves.ts';
import { rules } from '../../../src/rulesets/zone-control/rules/index.ts';
import { isSeen } from '../../../src/rulesets/zone-control/sight/looks.ts';
import { openGame } from '../../../src/rulesets/zone-control/turn/game.ts';
import { advanceMatch } from '../../../src/rulesets/zone-control/turn/phases.ts';
import { letterOf } from '../cast.ts';
import type { Questions } from '../lead.ts';
import { goingAt, stager } from '../stage.ts';
import type { Called, Met, Staged } from '../staged.ts';
import { type Setting, settingOf } from './setting.ts';

const NEXT = 'ZC-D-03';
const QUESTIONS: Questions = {
  'goes first': { points: [NEXT] },
  moves: { points: ['ZC-D-04'] },
  acts: { points: ['ZC-D-05'] },
};

/** Stages a situation of Zone Control, in which the other side has had its turn; throws InputError. */
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
    m.state.first = otherSeat(m.state.active);
    for (const enemy of m.matchup.force[m.state.first]) m.state.done[enemy] = 1;
  },
  call: optionsCalled,
  letGo: goingAt(NEXT, (m: Match, _, model) => waitingOf(m, model).indexOf(model)),
});

/** Models of a side that are still to have their turn. */
function waitingOf(m: Match, model: number): number[] {
  return m.matchup.force[seatOf(m, model)].filter((one) => m.state.done[one] === 0 && isUp(m, one));
}

function optionsCalled(setting: Setting, _: Staged, { decision, state }: Met, model: number): Called[] {
  const { models } = setting;
  const m: Match = { ...setting.m, state: state as State };
  if (decision.point === NEXT) return waitingOf(m, model).map((one) => [`${letterOf(models, one)} goes`]);
  if (decision.point === 'ZC-D-05') {
    const strikes = strikesOf(m, model).map(({ kind, target }) => [
      `${kind === 'shooting' ? 'shoot' : 'fight'} ${letterOf(models, target)}`,
    ]);
    return [['nothing'], ...strikes];
  }
  const places = destinations(m, model, m.matchup.allowance[model]).places.map((place) =>
    placeCalled(setting, m, model, place),
  );
  const isEither = decision.count > places.length;
  return isEither
    ? [...places, ...places.map((words) => ['act first', ...words.filter((word) => word !== 'stay')])]
    : places;
}

/** What a place is to a model: a digit of the map, its zone, whether enemies see it or reach it in melee. */
function placeCalled({ board }: Setting, m: Match, model: number, place: number): Called {
  const { grid, sightings } = m.battlefield;
  const words = place === m.state.point[model] ? ['stay'] : [];
  const zone = grid.whole[place];
  const reach = meleeReach(settingsOf(m, model)) + INCH / 100;
  const enemies = enemiesOf(m, model).filter((enemy) => isUp(m, enemy));
  const isReached = enemies.some((enemy) => m.battlefield.distance(place, m.state.point[enemy]) <= reach);
  const seen = enemies.some((enemy) => isSeen(sightings.look(seatOf(m, enemy), m.state.point[enemy], place)));
  return [
    ...words,
    ...board.signsAt(place).map((sign) => `to ${sign}`),
    zone < 0 ? 'between zones' : `in zone ${zoneName(grid.columns, zone)}`,
    ...(isReached ? ['within reach'] : []),
    board.cellOf(place),
    seen ? 'in sight' : 'out of sight',
  ];
}
