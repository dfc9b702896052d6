const NEAR = 1e-11;

/**
 * Where claims begin to be kept, between one that is refuted and one that is not: the secant where it cuts the gap to
 * a quarter, else the middle.
 *
 * @param excess standard errors beyond what is kept; above 0 where a claim is refuted
 * @param atKept the same at the claim that is kept
 */
export function refutedEnd(
  excess: (claim: number) => number,
  refuted: number,
  kept: number,
  atKept: number,
): number {
  let [out, inside] = [refuted, kept];
  let [above, below] = [Infinity, atKept];
  while (Math.abs(inside - out) > NEAR) {
    const gap = inside - out;
    const secant = inside - (gap * below) / (below - above);
    for (const claim of [secant, secant - NEAR, secant + NEAR, (out + inside) / 2]) {
      if (!((claim - out) * (inside - claim) > 0)) continue;
      const beyond = excess(claim);
      if (beyond > 0) [out, above] = [claim, beyond];
      else [inside, below] = [claim, beyond];
      if (Math.abs(inside - out) < Math.abs(gap) / 4) break;
    }
  }
  return out;
}
