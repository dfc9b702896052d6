import type { Ground } from '../../src/kernel/ground.ts';

/** The standing point at a place, in 1/100 mm; throws where nobody can stand. */
export function pointAt(ground: Ground, x: number, y: number, z = 0): number {
  for (let i = 0; i < ground.count; i++) {
    if (ground.x[i] === x && ground.y[i] === y && ground.z[i] === z) return i;
  }
  throw new Error(`no standing point at ${x}, ${y}, ${z}`);
}

/** Points whose bases touch that of point `i`. */
export function touching(ground: Ground, i: number): number[] {
  return [...ground.touching.subarray(ground.touchingStart[i], ground.touchingStart[i + 1])];
}

/** Points within reach of point `i` across a linear obstacle. */
export function across(ground: Ground, i: number): number[] {
  return [...ground.across.subarray(ground.acrossStart[i], ground.acrossStart[i + 1])];
}
