export type Point = readonly [number, number];

/** What of a convex shape is where `side` is not negative. */
export function keep(shape: readonly Point[], side: (p: Point) => number): Point[] {
  const kept: Point[] = [];
  let a = shape[shape.length - 1];
  let sideOfA = shape.length === 0 ? 0 : side(a);
  for (const b of shape) {
    const sideOfB = side(b);
    if (sideOfA * sideOfB < 0) {
      const t = sideOfA / (sideOfA - sideOfB);
      kept.push([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
    }
    if (sideOfB >= 0) kept.push(b);
    [a, sideOfA] = [b, sideOfB];
  }
  return kept;
}

/** Area of a shape in either sense of rotation. */
export function areaOf(shape: readonly Point[]): number {
  let twice = 0;
  for (let i = 0; i < shape.length; i++) {
    const [a, b] = [shape[i], shape[(i + 1) % shape.length]];
    twice += a[0] * b[1] - b[0] * a[1];
  }
  return Math.abs(twice) / 2;
}

/** Positive when a, then b, turn left as seen from o. */
export function turn(o: Point, a: Point, b: Point): number {
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
}

/** Convex hull, counter-clockwise. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: readonly Point[]) => {
    const hull: Point[] = [];
    for (const p of list) {
      while (hull.length > 1 && turn(hull[hull.length - 2], hull[hull.length - 1], p) <= 0) hull.pop();
      hull.push(p);
    }
    return hull.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/** The pieces of a convex shape that are outside another one. */
export function cutOut(shape: readonly Point[], hole: readonly Point[]): Point[][] {
  const outside: Point[][] = [];
  let rest: Point[] = [...shape];
  hole.forEach((from, i) => {
    const to = hole[(i + 1) % hole.length];
    const part = keep(rest, (p) => -turn(from, to, p));
    if (part.length > 2) outside.push(part);
    rest = keep(rest, (p) => turn(from, to, p));
  });
  return outside;
}
