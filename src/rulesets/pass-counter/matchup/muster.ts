import { refuseCrowd } from '../../../rules/assembly/composition.ts';
import { type ArmedModel, armedModel, nthOfItsLike } from '../../../rules/assembly/mustering.ts';
import { armyOf } from '../units/army-of.ts';
import type { Profile, UnitData, WeaponSpec } from '../units/units.ts';

export type ModelSpec = ArmedModel<Profile>;

/** The models of both sides; throws InputError for an army that nobody knows or that is too large. */
export function muster(
  data: UnitData,
  weapons: readonly WeaponSpec[],
  armies: readonly [string, string],
): ModelSpec[] {
  return ([0, 1] as const).flatMap((seat) => {
    const { id, models } = armyOf(data, armies[seat]);
    refuseCrowd(id, models.length);
    return models.map((name, i) => {
      const profile = data.profiles[name];
      return armedModel(seat, i, profile, weapons, profile.title + nthOfItsLike(models, i));
    });
  });
}
