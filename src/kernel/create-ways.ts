import type { Ground } from './ground.ts';
import { inInches, type Length } from './length.ts';
import { blockersNear } from './movement/blockade.ts';
import { keepingLists } from './movement/kept-lists.ts';
import { createPlainWays } from './movement/plain-ways.ts';
import { costIn } from './movement/reach-list.ts';
import { createTurningWays } from './movement/turning-ways.ts';
import { type Blockers, LONGEST_MOVE, type MoveCosts, type Ways } from './ways.ts';

/** Lists kept for each standing point: a usual share of them is asked for with two allowances or with bases in the way. */
const LISTS = 3;

/**
 * The ways of bases over a table under some costs of movement.
 *
 * Costs follow the path of the centre of the base. Getting onto a surface carries the base from touching its side to
 * the first rank of standing points on it (its radius and one pitch) for the price of the climb; further on the
 * surface costs its length. Going down costs its length and the height. Upper floors are open ground.
 * @throws when the costs make no sense; `reach`, `cost` and `path` throw beyond 24 inches.
 */
export function createWays(ground: Ground, costs: MoveCosts): Ways {
  checkCosts(costs);
  const plain = createPlainWays(ground, costs);
  const ways = ground.spec.symmetric ? createTurningWays(ground, plain) : plain;
  const reach = keepingLists(LISTS * ground.count, ways.reach);

  const near = (from: number, allowance: Length, blockers: Blockers): Blockers => {
    checkAllowance(allowance);
    return blockersNear(ground, from, allowance, blockers);
  };

  return {
    costs,
    reach: (from, allowance, blockers) => reach(from, allowance, near(from, allowance, blockers)),
    isClear(from, to, allowance, blockers) {
      const inTheWay = near(from, allowance, blockers);
      return inTheWay.length === 0 || ways.isClear(from, to, allowance, inTheWay);
    },
    cost(from, to, limit, blockers) {
      const inTheWay = near(from, limit, blockers);
      return inTheWay.length === 0
        ? ways.cost(from, to, limit, inTheWay)
        : costIn(reach(from, limit, inTheWay), to);
    },
    path: (from, to, limit, blockers, exposure) =>
      ways.path(from, to, limit, near(from, limit, blockers), exposure),
  };
}

function checkAllowance(allowance: Length): void {
  if (allowance >= 0 && allowance <= LONGEST_MOVE) return;
  throw new RangeError(
    `A move of ${inInches(allowance)} inches cannot be looked up; the nearest that can is ${allowance > 0 ? inInches(LONGEST_MOVE) : 0} inches.`,
  );
}

function checkCosts({ difficult, dense = difficult, climb, mantle, descent }: MoveCosts): void {
  for (const cost of [difficult, dense]) {
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
