export function createScattering(models: number) {
  return {
    /** Directions there are, and six-sided dice of the length in inches. */
    directions: 0,
    dice: 0,
    radius: 0,
    /** What it was aimed at, and by direction from 1 the step of one unit. */
    x: 0,
    y: 0,
    stepX: new Float64Array(7),
    stepY: new Float64Array(7),
    /** Models that it may touch: the first so many. */
    under: new Int16Array(models),
    count: 0,
    /** The direction last looked in, and the first and the last inch at which it may touch each of them there. */
    direction: 0,
    from: new Float64Array(models),
    to: new Float64Array(models),
    /** The same of any of them, within what the dice may show. */
    first: 0,
    last: 0,
  };
}

/** Where the template of one attack may go astray, seen from above; used again for the next. */
export type Scattering = ReturnType<typeof createScattering>;
