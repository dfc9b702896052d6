import type { CoverClass, Piece, Solid } from '../terrain.ts';
import { type Corners, rectangle } from './corners.ts';
import type { Side } from './schema.ts';

const THICKNESS = 0.4;
const STOREY = 3;
/** Height of a wall without a floor behind it, and of what rises above the highest floor. */
const STUMP = 2.6;
const PARAPET = 1.6;
const SILL = 0.7;
const WINDOW_TOP = 1.8;
const DOOR_TOP = 2;
/** A door is wide enough for a base of 25 mm to stand in it wherever a lattice of 25 mm falls. */
const DOOR_WIDTH = 2.25;
const WINDOW_WIDTH = 1.4;
/** About one opening to so many inches of wall. */
const BAY = 4.5;

interface RuinPlan {
  readonly size: readonly [number, number];
  readonly walls: readonly Side[];
  readonly doors: readonly Side[];
  readonly floors: 0 | 1 | 2;
}

/** A stretch along a wall, measured from the middle of that wall. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly opening: 'none' | 'window' | 'door';
}

/** Piers and evenly spaced openings, the middle one a door if there is one. */
function stretches(length: number, hasDoor: boolean): Stretch[] {
  const bays = Math.max(1, Math.round(length / BAY));
  const list: Stretch[] = [];
  let end = -length / 2;
  for (let bay = 0; bay < bays; bay++) {
    const isDoor = hasDoor && bay === Math.floor((bays - 1) / 2);
    const middle = ((bay + 0.5) / bays - 0.5) * length;
    const half = (isDoor ? DOOR_WIDTH : WINDOW_WIDTH) / 2;
    list.push({ from: end, to: middle - half, opening: 'none' });
    list.push({ from: middle - half, to: middle + half, opening: isDoor ? 'door' : 'window' });
    end = middle + half;
  }
  list.push({ from: end, to: length / 2, opening: 'none' });
  return list;
}

function solid(outline: Corners, from: number, to: number, cover: CoverClass): Solid {
  return { outline, from, to, cover };
}

/** One stretch of wall in front of `floors` upper floors; upper windows are open to the sky. */
function raise(outline: Corners, opening: Stretch['opening'], floors: number): Solid[] {
  const top = floors === 0 ? STUMP : floors * STOREY + PARAPET;
  if (opening === 'none') return [solid(outline, 0, top, 'medium')];
  const list: Solid[] = [];
  const cover = opening === 'window' ? 'heavy' : 'medium';
  if (opening === 'window') list.push(solid(outline, 0, SILL, cover));
  for (let storey = 0; storey <= floors; storey++) {
    const lintel = storey * STOREY + (storey === 0 && opening === 'door' ? DOOR_TOP : WINDOW_TOP);
    const upperSill = (storey + 1) * STOREY + SILL;
    if (storey < floors) list.push(solid(outline, lintel, upperSill, cover));
    else if (floors === 0) list.push(solid(outline, lintel, top, cover));
  }
  return list;
}

function standingWall(plan: RuinPlan, side: Side): Solid[] {
  const a = plan.size[0] / 2;
  const b = plan.size[1] / 2;
  const across = side === 'near' || side === 'far';
  return stretches(plan.size[across ? 0 : 1], plan.doors.includes(side)).flatMap(({ from, to, opening }) => {
    const outline = across
      ? rectangle(from, side === 'near' ? -b : b - THICKNESS, to, side === 'near' ? -b + THICKNESS : b)
      : rectangle(side === 'left' ? -a : a - THICKNESS, from, side === 'left' ? -a + THICKNESS : a, to);
    const behindFirst = side === 'far' || (!across && from + to > 0);
    const behindSecond = side === 'left' || (side === 'far' && from + to < 0);
    return raise(outline, opening, behindFirst ? Math.min(plan.floors, behindSecond ? 2 : 1) : 0);
  });
}

/** Upper floors, lowest first: the far half of the inside, then the left half of that. */
function upperFloors(plan: RuinPlan): Corners[] {
  const a = plan.size[0] / 2 - THICKNESS;
  const b = plan.size[1] / 2 - THICKNESS;
  return [rectangle(-a, 0, a, b), rectangle(-a, 0, 0, b)].slice(0, plan.floors);
}

/**
 * A ruined building around the origin: thin walls with windows and doors, and upper floors that are climbed from
 * their open edge.
 */
export function ruin(plan: RuinPlan): Piece {
  const floors = upperFloors(plan).map((outline, i) => ({ outline, height: (i + 1) * STOREY }));
  const solids = plan.walls.flatMap((side) => standingWall(plan, side));
  const a = plan.size[0] / 2;
  const b = plan.size[1] / 2;
  return {
    name: 'ruin',
    kind: plan.floors > 0 ? 'multi-level' : 'block',
    outline: rectangle(-a, -b, a, b),
    height: Math.max(STUMP, ...solids.map((part) => part.to)),
    area: false,
    difficult: false,
    impassable: false,
    cover: 'medium',
    solids,
    floors,
  };
}
