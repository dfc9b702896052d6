/** Whom somebody goes for who wants the enemy's head: see `Decision.quarry`. */
import { type Model, NOBODY, type Point } from '../kernel/entities.ts';
import type { Length } from '../kernel/length.ts';
import { once } from './weighing.ts';

/** What it is worth to a hunter to come nearer to his quarry by a full move, as a share of the quarry's worth. */
const NEARER = 0.1;

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

/**
 * What it is worth to a hunter to come as much nearer to his quarry, in worth of models, as a place is to where he stands.
 *
 * @param aMove how far a full move takes him, in the unit of `farFrom`
 * @param quarryOf looks for the quarry when that is first asked; NOBODY where there is none
 * @param farFrom how far places are from a quarry
 */
export function nearerTo(
  from: Point,
  worth: ArrayLike<number>,
  aMove: Length,
  quarryOf: () => Model,
  farFrom: (quarry: Model) => (at: Point) => number,
): (at: Point) => number {
  const lack = once(() => {
    const quarry = quarryOf();
    if (quarry === NOBODY) return () => 0;
    const far = farFrom(quarry);
    const each = (NEARER * worth[quarry]) / aMove;
    return (at: Point) => each * far(at);
  });
  return (at) => lack()(from) - lack()(at);
}
