import type { Point, Seat } from '../entities.ts';
import type { Ground } from '../ground.ts';
import { inInches, type Length } from '../length.ts';
import {
  type Blockers,
  CLEAR,
  DOUBTFUL,
  LONGEST_MOVE,
  LOST,
  type MoveCosts,
  type Reach,
  type Ways,
} from '../ways.ts';
import { blockersNear } from './graph/blockade.ts';
import { keepingAnswers } from './kept-answers.ts';
import { landmarksOf } from './landmarks.ts';
import { createOwnLists } from './own-lists.ts';
import { createOwnReach, inOwnFrame } from './own-reach.ts';
import { type KeptWays, PlainWays } from './plain-ways.ts';
import { costIn } from './reach-list.ts';
import { createTurningWays } from './turning-ways.ts';
import type { Losses } from './way-search.ts';

const SEATS = [0, 1] as const;

/** Answers kept for each standing point: who comes back to a position does so soon, so that more are hardly found again. */
const ANSWERS = 0.25;

/** Ways that know what is worth keeping between runs. */
export interface KeepingWays extends Ways, Pick<PlainWays, 'kept' | 'made'> {}

/** What is known of ways past bases. */
interface Answer {
  readonly losses: Losses;
  /** When somebody has asked; and as each seat lists it. */
  list?: Reach;
  readonly own: Reach[];
}

/**
 * The ways of bases over a table under some costs of movement.
 *
 * Costs follow the path of the centre of the base. Getting onto a surface carries the base from touching its side to
 * the first rank of standing points on it (its radius and one pitch) for the price of the climb; further on the
 * surface costs its length. Going down costs its length and the height. Upper floors are open ground.
 * @param recalled what is known of them from another run
 * @throws when the costs make no sense; all that is asked throws beyond 24 inches.
 */
export function createWays(ground: Ground, costs: MoveCosts, recalled?: KeptWays): KeepingWays {
  checkCosts(costs);
  const plain = new PlainWays(ground, costs, recalled);
  const ways = ground.spec.symmetric ? createTurningWays(ground, plain) : plain;
  const { near, isOpen, answer } = createAnswers(ground, ways);
  const landmarks = landmarksOf(ground);
  const reach = (from: Point, allowance: Length) => ways.reach(from, allowance);
  const own = SEATS.map((seat) => createOwnReach(ground, seat, reach));
  const lists = own.map((one) => createOwnLists(ground, landmarks, one));
  const { fate, mark } = createMarks(ground.count);

  function reachAs(seat: Seat, from: Point, allowance: Length, blockers: Blockers): Reach {
    if (isOpen(from, allowance, blockers)) return own[seat](from, allowance);
    const known = answer(from, allowance);
    if (countOf(known.losses) === 0) return own[seat](from, allowance);
    known.list ??= ways.reachPast(from, allowance, near.slice());
    known.own[seat] ??= inOwnFrame(known.list, seat);
    return known.own[seat];
  }

  return {
    costs,
    reach: (from, allowance, blockers) => reachAs(0, from, allowance, blockers),
    reachAs,
    listed(seat, from, allowance) {
      checkAllowance(allowance);
      return lists[seat](from, allowance);
    },
    cutOff(from, allowance, blockers) {
      const losses = isOpen(from, allowance, blockers) ? undefined : answer(from, allowance).losses;
      mark(losses);
      return { count: losses === undefined ? 0 : countOf(losses), fate };
    },
    isCut: (from, to, allowance, blockers) =>
      !isOpen(from, allowance, blockers) && ways.isCut(from, to, allowance, near),
    cost(from, to, limit, blockers) {
      if (isOpen(from, limit, blockers)) return ways.cost(from, to, limit);
      const { losses, list } = answer(from, limit);
      if (list !== undefined) return costIn(list, to);
      if (losses.lost.includes(to)) return Infinity;
      return losses.doubtful.includes(to)
        ? ways.costPast(from, to, limit, near.slice())
        : costIn(ways.reach(from, limit), to);
    },
    path(from, to, limit, blockers, exposure) {
      isOpen(from, limit, blockers);
      return ways.path(from, to, limit, near.slice(), exposure);
    },
    kept: () => plain.kept(),
    get made() {
      return plain.made;
    },
  };
}

/** What is known of ways past the blockers that are near a point. */
function createAnswers(ground: Ground, ways: Pick<PlainWays, 'losses'>) {
  const near: number[] = [];
  const kept = keepingAnswers(
    Math.ceil(ANSWERS * ground.count),
    (...asked): Answer => ({ losses: ways.losses(...asked), own: [] }),
  );
  return {
    /** Those gathered last. */
    near,
    /** Gathers them; whether there are none. */
    isOpen(from: Point, allowance: Length, blockers: Blockers): boolean {
      checkAllowance(allowance);
      blockersNear(ground, from, allowance, blockers, near);
      return near.length === 0;
    },
    /** Of those gathered last. */
    answer: (from: Point, allowance: Length) => kept(from, allowance, near),
  };
}

/** What has become of the way to each point, CLEAR where nothing was marked since. */
function createMarks(points: number) {
  const fate = new Uint8Array(points);
  let marked: Losses | undefined;

  const put = ({ doubtful, lost }: Losses, ofDoubtful: number, ofLost: number): void => {
    for (let i = 0; i < doubtful.length; i++) fate[doubtful[i]] = ofDoubtful;
    for (let i = 0; i < lost.length; i++) fate[lost[i]] = ofLost;
  };

  return {
    fate,
    /** In place of what was marked before. */
    mark(losses: Losses | undefined): void {
      if (losses === marked) return;
      if (marked !== undefined) put(marked, CLEAR, CLEAR);
      if (losses !== undefined) put(losses, DOUBTFUL, LOST);
      marked = losses;
    },
  };
}

function countOf({ doubtful, lost }: Losses): number {
  return doubtful.length + lost.length;
}

function checkAllowance(allowance: Length): void {
  if (allowance >= 0 && allowance <= LONGEST_MOVE) return;
  throw new RangeError(
    `A move of ${inInches(allowance)} inches cannot be looked up; the nearest that can is ${allowance > 0 ? inInches(LONGEST_MOVE) : 0} inches.`,
  );
}

function checkCosts({
  difficult,
  dense = difficult,
  craters = difficult,
  climb,
  mantle,
  descent,
}: MoveCosts): void {
  for (const cost of [difficult, dense, craters]) {
    if (!(cost >= 1 && Number.isFinite(cost))) {
      throw new RangeError(`Difficult ground costs ${cost} times its length; 1 is the least it can.`);
    }
  }
  for (const [what, cost] of Object.entries({ climb, mantle, descent })) {
    if (!(cost >= 0 && Number.isFinite(cost))) {
      throw new RangeError(`The ${what} costs ${cost}; 0 is the least it can.`);
    }
  }
}
