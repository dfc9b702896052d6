/**
 * Expected harm of shots by one model at one target: of the best of them, or, where all are fired together, of each in
 * turn at whoever those before it have left standing (DP-Q-69).
 *
 * @param harmOf of a shot alone
 * @param killOf chance that a shot leaves its target not standing
 */
export function harmOfShots<S>(
  shots: readonly S[],
  isTogether: boolean,
  harmOf: (shot: S) => number,
  killOf: (shot: S) => number,
): number {
  let harm = 0;
  if (!isTogether) {
    for (const shot of shots) harm = Math.max(harm, harmOf(shot));
    return harm;
  }
  let spared = 1;
  for (let i = 0; i < shots.length; i++) {
    if (i > 0) spared *= 1 - killOf(shots[i - 1]);
    harm += spared * harmOf(shots[i]);
  }
  return harm;
}
