/** Whom somebody goes for who wants the enemy's head: see `Decision.quarry`. */
import { type Model, NOBODY, type Point } from '../../kernel/entities.ts';
import type { Length } from '../../kernel/length.ts';
import { enemiesOf, type Sided } from './match-of.ts';
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

/** How a ruleset reads what a hunt hangs on; lengths in one unit. */
interface Hunting<M> {
  worthOf(m: M): ArrayLike<number>;
  /** Whether an enemy can be hunted now. */
  isThere(m: M, enemy: Model): boolean;
  placeOf(m: M, model: Model): Point;
  /** How far a full move takes a model. */
  moveOf(m: M, model: Model): Length;
  /** How far it is for a model from one place to another. */
  farFor(m: M, model: Model, at: Point, to: Point): Length;
}

/** Whom models hunt, and what their options do to him; nothing is looked up before somebody asks. */
export function hunting<M extends Sided>({ worthOf, isThere, placeOf, moveOf, farFor }: Hunting<M>) {
  /** NOBODY where no enemy is there. */
  const quarryOf = (m: M, model: Model): Model =>
    quarryAmong(enemiesOf(m, model), worthOf(m), (enemy) => isThere(m, enemy));

  /** What a hunter lacks at each place for not being with him, in worth of models. */
  const lackOf = (m: M, model: Model): ((at: Point) => number) => {
    const quarry = quarryOf(m, model);
    if (quarry === NOBODY) return () => 0;
    const there = placeOf(m, quarry);
    const each = (NEARER * worthOf(m)[quarry]) / moveOf(m, model);
    return (at) => each * farFor(m, model, at, there);
  };

  /** What it is worth to a hunter to come as much nearer to him as a place is to where he stands, in worth of models. */
  function nearerToQuarry(m: M, model: Model): (at: Point) => number {
    const lack = once(() => lackOf(m, model));
    return (at) => lack()(placeOf(m, model)) - lack()(at);
  }

  return { quarryOf, nearerToQuarry };
}
