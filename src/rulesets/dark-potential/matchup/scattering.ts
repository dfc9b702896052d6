import type { Length } from '../../../kernel/length.ts';

/** Where the template of one attack may go astray, seen from above; used again for the next. */
export interface Scattering {
  /** Directions there are, and six-sided dice of the length in inches. */
  directions: number;
  dice: number;
  radius: Length;
  /** What it was aimed at, and by direction from 1 the step of one unit. */
  x: Length;
  y: Length;
  readonly stepX: Float64Array;
  readonly stepY: Float64Array;
  /** Models that it may touch, on whatever level: the first so many. */
  readonly near: Int16Array;
  count: number;
}

export function createScattering(models: number): Scattering {
  return {
    directions: 0,
    dice: 0,
    radius: 0,
    x: 0,
    y: 0,
    stepX: new Float64Array(7),
    stepY: new Float64Array(7),
    near: new Int16Array(models),
    count: 0,
  };
}
