/** Whom somebody goes for who wants the enemy's head: see `Decision.quarry`. */

/** Nobody is there to be hunted. */
export const NO_QUARRY = -1;

/** What it is worth to a hunter to come nearer to his quarry by a full move, as a share of the quarry's worth. */
export const NEARER = 0.1;

/** The enemy worth most of those that are there; of equals the first. */
export function quarryAmong(
  enemies: readonly number[],
  worth: ArrayLike<number>,
  isThere: (model: number) => boolean,
): number {
  let best = NO_QUARRY;
  for (const enemy of enemies) {
    if (isThere(enemy) && (best === NO_QUARRY || worth[enemy] > worth[best])) best = enemy;
  }
  return best;
}
