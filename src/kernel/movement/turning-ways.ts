import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import type { Blockers, Reach, Ways } from '../ways.ts';
import { costIn, reachList, reachWithin } from './reach-list.ts';

/**
 * Ways over a symmetric table that turn with it: of a case and its opposite only one is ever searched, so that
 * ties between equally cheap ways, and rounding, fall alike on both sides. Blockers are those near.
 */
export function createTurningWays(ground: Ground, plain: Ways): Ways {
  const { mirror } = ground;
  /** By the points of the list that is turned; a list is forgotten with it. */
  const turnedLists = new WeakMap<Reach['point'], Reach>();
  const opposite = (points: Blockers) => points.map((point) => mirror[point]);

  /** Only from the very centre the case depends on the other points in it. */
  const isTurned = (from: number, others: Blockers): boolean => {
    if (mirror[from] !== from) return from > mirror[from];
    return others.reduce((sum, point) => sum + point - mirror[point], 0) > 0;
  };

  /** The whole list that `list` is the beginning of, turned. */
  const turnedOpen = (from: number, list: Reach, allowance: Length): Reach => {
    let whole = turnedLists.get(list.point);
    if (whole === undefined) {
      whole = mirror[from] === from ? evened(list, mirror) : turned(list, mirror);
      turnedLists.set(list.point, whole);
    }
    return reachWithin(whole, allowance);
  };

  const reach = (from: number, allowance: Length, near: Blockers): Reach => {
    if (near.length === 0) {
      const list = plain.reach(Math.min(from, mirror[from]), allowance, near);
      return from < mirror[from] ? list : turnedOpen(from, list, allowance);
    }
    if (!isTurned(from, near)) return plain.reach(from, allowance, near);
    const list = plain.reach(mirror[from], allowance, opposite(near));
    const isOpen = from !== mirror[from] && list.point === plain.reach(mirror[from], allowance, []).point;
    return isOpen ? turnedOpen(from, list, allowance) : turned(cut(list), mirror);
  };

  return {
    costs: plain.costs,
    reach,
    isClear: (from, to, allowance, near) =>
      isTurned(from, near)
        ? plain.isClear(mirror[from], mirror[to], allowance, opposite(near))
        : plain.isClear(from, to, allowance, near),
    cost(from, to, limit, near) {
      if (near.length > 0 || mirror[from] === from) return costIn(reach(from, limit, near), to);
      return from < mirror[from]
        ? plain.cost(from, to, limit, near)
        : plain.cost(mirror[from], mirror[to], limit, near);
    },
    path(from, to, limit, near, exposure) {
      if (!isTurned(from, [...near, to])) return plain.path(from, to, limit, near, exposure);
      const turnedExposure = exposure?.map((_, point) => exposure[mirror[point]]);
      return plain
        .path(mirror[from], mirror[to], limit, opposite(near), turnedExposure)
        .map((point) => mirror[point]);
    },
  };
}

/** A list without what is beyond its count. */
function cut({ count, point, cost }: Reach): Reach {
  return { count, point: point.subarray(0, count), cost: cost.subarray(0, count) };
}

function turned({ point, cost }: Reach, mirror: Uint16Array): Reach {
  const nodes = point.map((node) => mirror[node]);
  return reachList(nodes[0], mirror.length, nodes, (i) => cost[i], Infinity);
}

/** A list from the centre of the table, in which every point and its opposite cost the same. */
function evened(list: Reach, mirror: Uint16Array): Reach {
  const costAt = (i: number) => Math.min(list.cost[i], costIn(list, mirror[list.point[i]]));
  const { point } = list;
  return reachList(point[0], mirror.length, point, costAt, Infinity);
}
