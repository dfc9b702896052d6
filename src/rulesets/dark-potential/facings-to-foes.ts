import { enemiesOf, type Match, seatOf } from './match.ts';
import { FACINGS } from './reactions.ts';
import { NOWHERE } from './state.ts';

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

/** The looks into each quarter of the table, its edges among them. */
const quarter = (right: 1 | -1, up: 1 | -1) => LOOKS.filter(({ x, y }) => right * x >= 0 && up * y >= 0);
const RIGHT = [quarter(1, -1), quarter(1, 1)] as const;
const LEFT = [quarter(-1, -1), quarter(-1, 1)] as const;

/** Facings that look most nearly at some enemy or base, each once; straight ahead without one. */
export function facingsToFoes(m: Match, model: number): number[] {
  const { x, y } = m.theatre.ground;
  const seat = seatOf(m, model);
  const at = m.state.point[model];
  const found: number[] = [];
  const look = (spot: number) => {
    if (spot === NOWHERE) return;
    const facing = facingTo(x[spot] - x[at], y[spot] - y[at]);
    if (!found.includes(facing)) found.push(facing);
  };
  for (const enemy of enemiesOf(m, model)) {
    look(m.state.point[enemy]);
    for (const slot of m.book.models[enemy].bases) look(m.state.base[slot]);
  }
  return found.length > 0 ? found : [seat === 0 ? 0 : FACINGS.length / 2];
}

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
