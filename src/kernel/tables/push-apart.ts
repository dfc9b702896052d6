import { boxOf, type Corners, separation } from './corners.ts';

/** A footprint that can be pushed around: its outline about the origin, and where its centre lies. */
export interface Body {
  readonly outline: Corners;
  /** Greatest distance of a corner from the centre. */
  readonly radius: number;
  /** Least distances it keeps from bodies of each sort are in `gap`. */
  readonly sort: 'open' | 'solid' | 'low';
  /** Lies on the centre of the table and stays there. */
  readonly pinned: boolean;
  x: number;
  y: number;
}

export interface Field {
  readonly width: number;
  readonly depth: number;
  /** Every body that is not pinned has a copy on the opposite side, which moves with it. */
  readonly symmetric: boolean;
}

/** Inches between solid bodies, enough for a base to pass; area terrain and low obstacles need less. */
const LANE = 2.25;
const NARROW = 1.25;
const SLIT = 0.5;

function gapBetween(a: Body, b: Body): number {
  if (a.sort === 'open' || b.sort === 'open') return SLIT;
  return a.sort === 'solid' && b.sort === 'solid' ? LANE : NARROW;
}

function shifted(outline: Corners, x: number, y: number): Corners {
  return outline.map((corner) => [corner[0] + x, corner[1] + y]);
}

/** Pushes `body` half the way it is too near to `other` at (x, y), by `side` 1 or its mirrored copy by -1. */
function pushFrom(body: Body, other: Body, side: 1 | -1): number {
  const ox = other.x * side;
  const oy = other.y * side;
  const gap = gapBetween(body, other);
  const dx = body.x - ox;
  const dy = body.y - oy;
  const reach = body.radius + other.radius + gap;
  if (dx * dx + dy * dy >= reach * reach) return 0;
  const turned: Corners = side === 1 ? other.outline : other.outline.map(([x, y]) => [-x, -y]);
  const apart = separation(shifted(turned, ox, oy), shifted(body.outline, body.x, body.y));
  const lack = gap - apart.gap;
  if (lack <= 0) return 0;
  if (!body.pinned) {
    const share = other.pinned ? lack : lack / 2;
    body.x += apart.x * share;
    body.y += apart.y * share;
  }
  return lack;
}

const EDGE = 0.25;

function keepOnTable(body: Body, field: Field): void {
  const { left, right, near, far } = boxOf(body.outline);
  body.x = Math.min(Math.max(body.x, EDGE - field.width / 2 - left), field.width / 2 - EDGE - right);
  body.y = Math.min(Math.max(body.y, EDGE - field.depth / 2 - near), field.depth / 2 - EDGE - far);
}

/** One round of pushing. Returns how much each body still lacked of its distance to the one it was nearest to. */
function pushOnce(bodies: readonly Body[], field: Field): number[] {
  return bodies.map((body) => {
    let worst = 0;
    for (const other of bodies) {
      if (other !== body) worst = Math.max(worst, pushFrom(body, other, 1));
      if (field.symmetric && !other.pinned) worst = Math.max(worst, pushFrom(body, other, -1));
    }
    keepOnTable(body, field);
    return worst;
  });
}

const ENOUGH = 0.05;

/**
 * Pushes bodies apart until they keep their distances or the rounds are over. Bodies move in place.
 * @returns the inches each body still lacks
 */
export function pushApart(bodies: readonly Body[], field: Field, rounds: number): number[] {
  let lacks: number[] = bodies.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    lacks = pushOnce(bodies, field);
    if (lacks.every((lack) => lack < ENOUGH)) return lacks.map(() => 0);
  }
  return lacks;
}
