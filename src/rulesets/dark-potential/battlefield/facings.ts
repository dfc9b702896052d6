import { facings } from '../../../kernel/geometry/arc.ts';

/** Facings an arc can be given. */
export const FACINGS = facings(32);

interface Look {
  readonly facing: number;
  /** Its direction, and how long that vector is. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** Every other facing, the rest being hardly different. */
const LOOKS = FACINGS.map(([x, y], facing): Look => {
  return { facing, x, y, length: Math.sqrt(x * x + y * y) };
}).filter(({ facing }) => facing % 2 === 0);

/** The looks into a quarter of the table, its edges among them; into the opposite one in the same order, turned round. */
const quarter = (up: 1 | -1) => LOOKS.filter(({ x, y }) => x >= 0 && up * y >= 0);
const opposite = (looks: readonly Look[]) =>
  looks.map(({ facing }) => LOOKS[((facing + FACINGS.length / 2) % FACINGS.length) / 2]);
const RIGHT = [quarter(-1), quarter(1)] as const;
const LEFT = [opposite(RIGHT[1]), opposite(RIGHT[0])] as const;

/** The look nearest to a direction, which lies in its quarter; the first of equal ones. */
export function facingTo(dx: number, dy: number): number {
  let best = 0;
  let most = -Infinity;
  for (const { facing, x, y, length } of (dx < 0 ? LEFT : RIGHT)[dy < 0 ? 0 : 1]) {
    const towards = (dx * x + dy * y) / length;
    if (towards > most) {
      most = towards;
      best = facing;
    }
  }
  return best;
}

/** The first of some facings, given as bits; asked again without it, the next. */
export function firstFacing(facings: number): number {
  return 31 - Math.clz32(facings & -facings);
}
