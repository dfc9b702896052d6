/** Where moves of a model would lead with no enemy about, found when somebody first asks. */
import type { Model, Point } from '../../../kernel/entities.ts';
import type { Reach } from '../../../kernel/ways.ts';
import { once } from '../../../rules/play/weighing.ts';
import type { Match } from '../match/match.ts';
import { worksInTheWay } from '../match/room.ts';
import { boundsOf } from '../ways/bounds.ts';
import { goesOnFoot } from '../ways/going.ts';
import { type Crossing, type Ends, endsOf, enemiesInTheWay, moveOf, reachOf } from '../ways/reach.ts';
import { type Landings, landingsOf, leapOf } from './landings.ts';

/** Good for as long as the model stays as it is and nobody else stirs. */
interface OpenEnds {
  ends(crossing: Crossing): Ends;
  /** Where a move leads as things are: the very same ends where no enemy is in the way. */
  endsAsItIs(crossing: Crossing): Ends;
  /** Where a jump leads and no move of one action does. */
  landings(): Landings;
  /** The best of the ends with so many attacks still to come, looked for once. */
  best(
    crossing: Crossing,
    attacks: number,
    find: (places: readonly Point[], attacks: number) => Point,
  ): Point;
}

/** A move, the ends it would have and the best of them by attacks. */
interface Move {
  readonly reach: () => Reach;
  readonly ends: () => Ends;
  readonly bests: (Point | undefined)[];
}

export function openEnds(m: Match, model: Model): OpenEnds {
  const bounds = once(() => boundsOf(m, model, Math.max(moveOf(m, model), leapOf(m, model))));
  const move = (crossing: Crossing): Move => {
    const reach = once(() => reachOf(m, model, crossing, moveOf(m, model), []));
    const ends = once(() => endsOf(m, model, reach(), moveOf(m, model), bounds()));
    return { reach, ends, bests: [] };
  };
  const moves: Readonly<Record<Crossing, Move>> = { plain: move('plain'), across: move('across') };
  /** Where a move of MV leads past works and wrecks: what is open is no terrain to jump across, however far moves go. */
  const walked = () => {
    const works = worksInTheWay(m, model);
    const far = Math.max(moveOf(m, model), moveOf(m, model, 1));
    const isUsual = works.length === 0 && far === moveOf(m, model);
    return isUsual ? moves.plain.reach() : reachOf(m, model, 'plain', far, works);
  };
  return {
    ends: (crossing) => moves[crossing].ends(),
    endsAsItIs(crossing) {
      const reach = reachOf(m, model, crossing, moveOf(m, model), enemiesInTheWay(m, model));
      // What a machine may do hangs on rolls that come between.
      const isOpen = goesOnFoot(m, model) && isSame(reach, moves[crossing].reach());
      return isOpen ? moves[crossing].ends() : endsOf(m, model, reach);
    },
    landings: once(() => landingsOf(m, model, walked(), bounds())),
    best(crossing, attacks, find) {
      const { ends, bests } = moves[crossing];
      bests[attacks] ??= find(ends().places, attacks);
      return bests[attacks];
    },
  };
}

function isSame(a: Reach, b: Reach): boolean {
  return a.count === b.count && a.point === b.point;
}
