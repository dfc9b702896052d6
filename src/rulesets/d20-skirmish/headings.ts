import { arcOf, inArc } from '../../kernel/arc.ts';
import { hitsOn, isVehicle } from './damage.ts';
import { type Match, settingsOf } from './match.ts';

/** Degrees of the rear of a vehicle, and of going straight ahead on the lattice. */
const REAR = 90;
const STRAIGHT = 30;

/** Whether a place is behind a vehicle (DX-FAC-ASM). */
export function isBehind(m: Match, model: number, at: number): boolean {
  return isToward(m, model, at, -1, REAR);
}

/** Whether a vehicle may go to a place by the way it faces (DX-MOV-TURN, DX-VEH-06, DX-VEH-09). */
export function mayHeadFor(m: Match, model: number, at: number): boolean {
  const { vehicle, gait } = m.book.models[model].profile;
  if (!vehicle) return true;
  const { locomotion, vehicles } = settingsOf(m, model);
  if (m.state.straight[model] > 0) return isToward(m, model, at, 1, STRAIGHT);
  const turns = gait !== 'wheeled' || !locomotion.turning.on;
  const reverses =
    !isVehicle(m, model) || hitsOn(m, model, 'transmission') === 0 || !vehicles.transmission.on;
  return (turns && reverses) || isToward(m, model, at, 1, 180);
}

function isToward(m: Match, model: number, at: number, sign: 1 | -1, degrees: number): boolean {
  const { x, y } = m.battlefield.ground;
  const from = m.state.point[model];
  const [hx, hy] = [sign * m.state.headingX[model], sign * m.state.headingY[model]];
  if (hx === 0 && hy === 0) return true;
  return inArc(arcOf(x[from], y[from], 0, [hx, hy], degrees), x[at], y[at], 0);
}
