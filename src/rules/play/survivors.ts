import type { Model } from '../../kernel/entities.ts';
import type { Seat } from '../decision.ts';
import type { Survivors } from '../ruleset.ts';

interface Forces {
  readonly force: readonly [readonly Model[], readonly Model[]];
  readonly models: readonly { readonly profile: { readonly id: string; readonly wounds: number } }[];
}

/** What each side has left, by seat, given the worth of each model and the wounds that it has left. */
export function survivorsAmong(
  matchup: Forces,
  worth: ArrayLike<number>,
  woundsOf: (model: Model) => number,
): [Survivors, Survivors] {
  return [survivorsAt(matchup, 0, worth, woundsOf), survivorsAt(matchup, 1, worth, woundsOf)];
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
