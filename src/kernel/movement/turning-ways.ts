import type { Point } from '../entities.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import type { Blockers, Reach } from '../ways.ts';
import { costIn, reachList, reachWithin } from './reach-list.ts';
import type { Losses, WaySearch } from './way-search.ts';

/**
 * The search for ways over a symmetric table that turns with it: of a case and its opposite only one is ever searched,
 * so that ties between equally cheap ways, and rounding, fall alike on both sides.
 */
export function createTurningWays(ground: Ground, plain: WaySearch): WaySearch {
  const { mirror } = ground;
  const reach = turningReach(ground, plain);
  const opposite = (points: Blockers) => points.map((point) => mirror[point]);

  /** Only from the very centre the case depends on the other points in it. */
  const isTurned = (from: Point, others: Blockers): boolean => {
    if (mirror[from] !== from) return from > mirror[from];
    return others.reduce((sum, point) => sum + point - mirror[point], 0) > 0;
  };

  return {
    reach,
    reachPast(from, allowance, near) {
      if (!isTurned(from, near)) return plain.reachPast(from, allowance, near);
      return turned(plain.reachPast(mirror[from], allowance, opposite(near)), mirror);
    },
    losses(from, allowance, near) {
      if (from === mirror[from]) return allOf(reach(from, allowance));
      if (!isTurned(from, near)) return plain.losses(from, allowance, near);
      const { doubtful, lost } = plain.losses(mirror[from], allowance, opposite(near));
      return { doubtful: doubtful.map((at) => mirror[at]), lost: lost.map((at) => mirror[at]) };
    },
    isCut(from, to, allowance, near) {
      if (from === mirror[from]) return to !== from;
      if (!isTurned(from, near)) return plain.isCut(from, to, allowance, near);
      return plain.isCut(mirror[from], mirror[to], allowance, opposite(near));
    },
    cost(from, to, limit) {
      if (mirror[from] === from) return costIn(reach(from, limit), to);
      return from < mirror[from] ? plain.cost(from, to, limit) : plain.cost(mirror[from], mirror[to], limit);
    },
    costPast: (from, to, limit, near) =>
      isTurned(from, near)
        ? plain.costPast(mirror[from], mirror[to], limit, opposite(near))
        : plain.costPast(from, to, limit, near),
    path(from, to, limit, near, exposure) {
      if (!isTurned(from, [...near, to])) return plain.path(from, to, limit, near, exposure);
      const turnedExposure = exposure?.map((_, point) => exposure[mirror[point]]);
      return plain
        .path(mirror[from], mirror[to], limit, opposite(near), turnedExposure)
        .map((point) => mirror[point]);
    },
  };
}

/** Where one gets with nobody in the way. */
function turningReach({ mirror }: Ground, plain: WaySearch): WaySearch['reach'] {
  /** By the points of the list that is turned; a list is forgotten with it. */
  const turnedLists = new WeakMap<Reach['point'], Reach>();

  /** The whole list that `list` is the beginning of, turned. */
  const turnedOpen = (from: Point, list: Reach, allowance: Length): Reach => {
    let whole = turnedLists.get(list.point);
    if (whole === undefined) {
      whole = mirror[from] === from ? evened(list, mirror) : turned(list, mirror);
      turnedLists.set(list.point, whole);
    }
    return reachWithin(whole, allowance);
  };

  return (from, allowance) => {
    const list = plain.reach(Math.min(from, mirror[from]), allowance);
    return from < mirror[from] ? list : turnedOpen(from, list, allowance);
  };
}

/** All but the start may cost something else: from the centre costs are evened only where nobody is in the way. */
function allOf({ point, count }: Reach): Losses {
  return { doubtful: point.slice(1, count), lost: new Uint16Array(0) };
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
