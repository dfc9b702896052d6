import type { Model, Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { basesOf } from '../attack/stealth.ts';
import { getsThere } from '../battlefield/rough-charge.ts';
import { enemiesOf, isOnTable, type Match, seatOf } from '../match/match.ts';
import { attacksOf } from '../match/strike.ts';
import { SHOWN_FOR } from '../moves/blow-in-reach.ts';
import { strikingReach } from '../moves/charging.ts';

/** A blow that a hidden model could strike in its Action, if it showed itself where one of its bases ends. */
export interface Blow {
  /** Expected harm, shared among its standing bases, whichever is real. */
  readonly harm: number;
  /** Whether a Charge at the enemy gets there from a place, by a rough look. */
  readonly reaches: (at: Point) => boolean;
}

/** The blows that some end of a base's Movement may bring into reach of a Charge; none that it would not show itself for. */
export function blowsOfBase(m: Match, model: Model, from: Point, allowance: Length): Blow[] {
  const reach = strikingReach(m, model);
  const { ground, distance, guides } = m.battlefield;
  const blows: Blow[] = [];
  for (const enemy of enemiesOf(m, model)) {
    if (!isOnTable(m, enemy)) continue;
    const to = m.state.point[enemy];
    if (distance(from, to) > allowance + reach) continue;
    // As if on the move, whichever base has moved so far: that would tell of the real one.
    const { harm } = attacksOf(m, model, enemy).blowOnTheMove;
    if (harm <= SHOWN_FOR) continue;
    const { far } = guides[seatOf(m, model)];
    blows.push({
      harm: harm / basesOf(m, model).length,
      reaches: (at) => getsThere(ground, at, to, distance(at, to), far(at, to), reach),
    });
  }
  return blows;
}
