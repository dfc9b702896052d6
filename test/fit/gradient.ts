/** What blocks tell of a parameter: what a step of it is worth in share of the points, and the standard error of that. */
export interface Slope {
  readonly gain: number;
  readonly error: number;
}

/** A block of a gradient: which way each parameter was moved for the one side (1 or -1), against the other, and its share. */
export interface Tilted {
  readonly signs: readonly number[];
  readonly share: number;
}

/**
 * The worth of a step of each parameter, by random directions: each block moves all of them at once, up for the one
 * side where down for the other (Spall 1992, simultaneous perturbation; here averaged over many directions at one
 * point, so that all slopes come out of the same blocks).
 */
export function slopesOf(blocks: readonly Tilted[]): Slope[] {
  const parameters = blocks[0].signs.length;
  const n = blocks.length;
  return Array.from({ length: parameters }, (_, k) => {
    let sum = 0;
    let squares = 0;
    for (const { signs, share } of blocks) {
      const one = signs[k] * (share - 0.5);
      sum += one;
      squares += one * one;
    }
    const gain = sum / n;
    return { gain, error: Math.sqrt((squares / n - gain * gain) / (n - 1)) };
  });
}

/** A direction along the slopes, those that luck might have made drawn towards nothing (James and Stein 1961), its largest part one step. */
export function directionOf(slopes: readonly Slope[]): number[] {
  const drawn = slopes.map(({ gain, error }) => gain * Math.max(0, 1 - (error * error) / (gain * gain)));
  const most = Math.max(...drawn.map(Math.abs));
  return most > 0 ? drawn.map((part) => part / most) : drawn;
}
