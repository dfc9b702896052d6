/** Which of some circles lines between two standing points may meet at all, looked up by where on the table the points are. */
import type { Point } from '../entities.ts';
import type { Circle } from '../geometry/circle.ts';
import { squaredToSegment } from '../geometry/distances.ts';
import type { Ground } from '../ground.ts';
import { INCH, type Length } from '../length.ts';

/** The side of the square blocks that points are told apart by. */
const BLOCK: Length = 4 * INCH;

/**
 * The circles, by number in ascending order, that a line between some two points of the blocks that two points are in
 * may meet; others may be among them. Worked out when somebody first asks for a pair of blocks.
 */
export function createCirclesBetween(
  { x, y }: Pick<Ground, 'x' | 'y'>,
  circles: readonly Circle[],
): (a: Point, b: Point) => Uint16Array {
  const left = Math.min(...x);
  const bottom = Math.min(...y);
  const columns = Math.floor((Math.max(...x) - left) / BLOCK) + 1;
  const rows = Math.floor((Math.max(...y) - bottom) / BLOCK) + 1;
  const blockOf = Uint16Array.from(
    x,
    (at, point) => Math.floor((y[point] - bottom) / BLOCK) * columns + Math.floor((at - left) / BLOCK),
  );
  const blocks = columns * rows;
  const known: (Uint16Array | undefined)[] = new Array(blocks * blocks);

  /** Every point between two that are in blocks is as near to the line between their middles as half a block's diagonal. */
  function find(one: number, other: number): Uint16Array {
    const middle = (block: number) => [
      left + ((block % columns) + 0.5) * BLOCK,
      bottom + (Math.floor(block / columns) + 0.5) * BLOCK,
    ];
    const [ax, ay] = middle(one);
    const [bx, by] = middle(other);
    const meets = (k: number) => {
      const { x: cx, y: cy, radius } = circles[k];
      const reach = radius + BLOCK * Math.SQRT1_2 + 1;
      return squaredToSegment(cx, cy, ax, ay, bx, by) <= reach * reach;
    };
    return Uint16Array.from([...circles.keys()].filter(meets));
  }

  return (a, b) => {
    const pair = blockOf[a] * blocks + blockOf[b];
    known[pair] ??= find(blockOf[a], blockOf[b]);
    return known[pair];
  };
}
