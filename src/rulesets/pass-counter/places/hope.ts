import type { Model, Point } from '../../../kernel/entities.ts';
import { GUIDE_STEP } from '../../../kernel/guides/guide-field.ts';
import { type Match, seatOf, settingsOf } from '../match/match.ts';
import { allowanceOf, chargeBonuses, strikingRange } from '../moves/moves.ts';
import type { Foe } from './foes.ts';

/** What a blow that may be struck next time counts of one now. */
const NEXT_BLOW = 0.7;

const nothing = () => 0;

/**
 * What a model of an army in which nobody fights by shots may hope for at a place: the blow that it could strike from
 * there next time, and half of it for each Run that it has to get nearer first. Where friends shoot it may wait for
 * enemies to come.
 */
export function hopeOf(m: Match, model: Model, foes: readonly Foe[]): (place: Point) => number {
  const { force, shootingRange, settings } = m.matchup;
  const isLast = m.state.round >= settings[0].sequence.end.rounds;
  if (isLast || force[seatOf(m, model)].some((friend) => shootingRange[friend] > 0)) return nothing;
  const reach = strikingRange(m, model);
  const run = Math.max(1, allowanceOf(m, model, settingsOf(m, model).moving.run.factor));
  const bonuses = chargeBonuses(m, model);
  return (place) => {
    let best = 0;
    for (const { blows, far, point } of foes) {
      const way = Math.max(far[place] * GUIDE_STEP, m.battlefield.distance(place, point));
      best = Math.max(best, blows[bonuses] * halvedBy(Math.max(0, way - reach) / run));
    }
    return NEXT_BLOW * best;
  };
}

/** What is left of one that is halved so many times, evenly between two halvings. */
function halvedBy(times: number): number {
  let [share, left] = [1, times];
  for (; left >= 1; left--) share /= 2;
  return share * (1 - left / 2);
}
