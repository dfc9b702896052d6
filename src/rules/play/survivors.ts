import type { Model } from '../../kernel/entities.ts';
import type { Seat } from '../decision.ts';
import type { Survivors } from '../ruleset.ts';
import { leadBetween } from './match-game.ts';

interface Forces {
  readonly force: readonly [readonly Model[], readonly Model[]];
  readonly models: readonly { readonly profile: { readonly id: string; readonly wounds: number } }[];
}

interface Priced extends Pick<Forces, 'force'> {
  readonly models: readonly { readonly profile: { readonly points: number } }[];
}

function survivorsAt(
  { force, models }: Forces,
  seat: Seat,
  worth: ArrayLike<number>,
  woundsOf: (model: Model) => number,
): Survivors {
  let [alive, left, all] = [0, 0, 0];
  for (const model of force[seat]) {
    const wounds = woundsOf(model);
    if (wounds > 0) alive++;
    all += worth[model];
    left += (worth[model] * wounds) / models[model].profile.wounds;
  }
  return { models: alive, worth: left / all };
}

/** How many models of each kind a side has left, by id; who has lost wounds counts by what is left of them. */
export function remainingAmong(
  { force, models }: Forces,
  seat: Seat,
  woundsOf: (model: Model) => number,
): ReadonlyMap<string, number> {
  const remaining = new Map<string, number>();
  for (const model of force[seat]) {
    const { id, wounds } = models[model].profile;
    remaining.set(id, (remaining.get(id) ?? 0) + woundsOf(model) / wounds);
  }
  return remaining;
}

/**
 * By seat, points of the enemies that are lost, to a thousandth: sides that have taken models of as many points have
 * taken exactly as much, whatever models those were.
 */
export function pointsTaken(
  { force, models }: Priced,
  isLost: (model: Model) => boolean,
): readonly [number, number] {
  const lost = ([0, 1] as const).map((seat) => {
    let points = 0;
    for (const model of force[seat]) if (isLost(model)) points += models[model].profile.points;
    return Math.round(1000 * points) / 1000;
  });
  return [lost[1], lost[0]];
}

/**
 * What is left in matches of a ruleset.
 *
 * @param worthOf by model
 * @param woundsOf those that a model has left
 */
export function scoring<M extends { readonly matchup: Forces }>(
  worthOf: (m: M) => ArrayLike<number>,
  woundsOf: (m: M, model: Model) => number,
) {
  /** What each side has left, by seat. */
  function survivorsOf(m: M): [Survivors, Survivors] {
    const [worth, left] = [worthOf(m), (model: Model) => woundsOf(m, model)];
    return [survivorsAt(m.matchup, 0, worth, left), survivorsAt(m.matchup, 1, worth, left)];
  }

  /** What a side has left of each kind of unit. */
  function remainingOf(m: M, seat: Seat): ReadonlyMap<string, number> {
    return remainingAmong(m.matchup, seat, (model) => woundsOf(m, model));
  }

  /** Share of own worth left less the other's. */
  function leadOf(m: M): number {
    return leadBetween(survivorsOf(m));
  }

  return { survivorsOf, remainingOf, leadOf };
}
