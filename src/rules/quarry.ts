/** Whom somebody goes for who wants the enemy's head: see `Decision.quarry`. */
import { type Model, NOBODY } from '../kernel/entities.ts';

/** What it is worth to a hunter to come nearer to his quarry by a full move, as a share of the quarry's worth. */
export const NEARER = 0.1;

/** The enemy worth most of those that are there; of equals the first. */
export function quarryAmong(
  enemies: readonly Model[],
  worth: ArrayLike<number>,
  isThere: (model: Model) => boolean,
): Model {
  let best = NOBODY;
  for (const enemy of enemies) {
    if (isThere(enemy) && (best === NOBODY || worth[enemy] > worth[best])) best = enemy;
  }
  return best;
}
