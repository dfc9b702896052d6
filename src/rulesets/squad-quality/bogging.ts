import { INCH } from '../../kernel/length.ts';
import { acted, type Match, settingsOf, tellOf } from './match.ts';
import { passesOf } from './quality-test.ts';
import { CLAUSE } from './rules/index.ts';
import { isVehicle } from './status.ts';

/** Where along its way a vehicle bogs down: a place in the path, or its end where it does not (SQ-BOG-01, SQ-BOG-02). */
export function bogsDownAt(m: Match, unit: number, path: readonly number[]): number {
  const { ground: own } = settingsOf(m, unit).bogging;
  const end = path.length - 1;
  if (!canBog(m, unit)) return end;
  const { ground } = m.battlefield;
  const { x, y } = ground;
  let rough = 0;
  for (let step = 1; step <= end; step++) {
    if (isRough(m, path[step])) {
      const [dx, dy] = [x[path[step]] - x[path[step - 1]], y[path[step]] - y[path[step - 1]]];
      rough += Math.sqrt(dx * dx + dy * dy);
    }
    if (rough < own.inches * INCH) continue;
    rough -= own.inches * INCH;
    acted(m, CLAUSE.bogging.ground);
    if (passesTest(m, unit)) continue;
    m.state.bogged[unit] = 1;
    tellOf(m, 'bogged', unit, 'bogs down');
    return step;
  }
  return end;
}

/** A vehicle that is bogged down may be freed when it is activated (SQ-BOG-03). */
export function tryToFree(m: Match, unit: number): void {
  if (m.state.bogged[unit] === 0 || !settingsOf(m, unit).bogging.freed.on) return;
  acted(m, CLAUSE.bogging.freed);
  if (!passesTest(m, unit)) return;
  m.state.bogged[unit] = 0;
  tellOf(m, 'freed', unit, 'is freed');
}

function canBog(m: Match, unit: number): boolean {
  const { motion } = m.book.models[unit].profile;
  const isOnGround = motion === 'tracks' || motion === 'legs' || motion === 'wheels';
  return isVehicle(m, unit) && isOnGround && settingsOf(m, unit).bogging.ground.on;
}

function passesTest(m: Match, unit: number): boolean {
  const { test } = settingsOf(m, unit).bogging;
  acted(m, CLAUSE.bogging.test);
  const need = m.book.models[unit].profile.motion === 'wheels' ? test.wheels : test.tracks;
  return passesOf(m, unit, 'bogging') >= need;
}

function isRough({ battlefield: { ground } }: Match, at: number): boolean {
  return ground.spec.pieces.some(({ difficult }, p) => difficult && ((ground.inside[at] >>> p) & 1) === 1);
}
