import { type Model, NOBODY, type Seat, type Unit, type Weapon } from '../../../kernel/entities.ts';
import { refuseCrowd } from '../../../rules/assembly/composition.ts';
import { type ArmedModel, armedModel, nthOfItsLike } from '../../../rules/assembly/mustering.ts';
import { armyOf } from '../units/army-of.ts';
import type { Profile, UnitData, WeaponSpec } from '../units/units.ts';
import { MATERIALS, type Material, METAL } from '../units/works-chart.ts';

export interface ModelSpec extends ArmedModel<Profile> {
  readonly squad: Unit;
  /** Powers it channels. */
  readonly powers: readonly Weapon[];
}

/** Models that are activated together. */
export interface Squad {
  readonly seat: Seat;
  readonly name: string;
  readonly members: readonly Model[];
  /** Starts aboard a transport. */
  readonly mounted: boolean;
  /** Comes down by parachute: all of it are para troops. */
  readonly airborne: boolean;
  /** The model that leads it; NOBODY without one. */
  readonly leader: Model;
}

/** A section of terrain that can be destroyed: put up by an army, or left by a vehicle. */
export interface Work {
  readonly seat: Seat;
  readonly name: string;
  readonly material: Material;
  /** The vehicle whose wreck it is; NOBODY for none. */
  readonly vehicle: Model;
}

/** Both armies as they take the field. */
interface Roster {
  readonly models: readonly ModelSpec[];
  readonly squads: readonly Squad[];
  readonly works: readonly Work[];
}

/** Musters both armies; throws InputError for an army that nobody knows or that is too large. */
export function muster(
  data: UnitData,
  weapons: readonly WeaponSpec[],
  armies: readonly [string, string],
): Roster {
  const models: ModelSpec[] = [];
  const squads: Squad[] = [];
  const works: Work[] = [];
  for (const seat of [0, 1] as const) {
    const army = armyOf(data, armies[seat]);
    const ids = army.squads.flatMap((squad) => squad.models);
    refuseCrowd(army.id, ids.length);
    const sections = army.works ?? [];
    sections.forEach((id, nth) => {
      const material = MATERIALS.find((one) => one.id === id)!;
      const name = `${'AB'[seat]} ${material.title}${nthOfItsLike(sections, nth)}`;
      works.push({ seat, name, material, vehicle: NOBODY });
    });
    let ordinal = 0;
    const titles = army.squads.map(({ title }) => title);
    for (const [nth, { title, models: listed, mounted = false }] of army.squads.entries()) {
      const members = listed.map((id) => {
        const profile = data.profiles[id];
        const called = profile.title + nthOfItsLike(ids, ordinal);
        const armed = armedModel(seat, ordinal++, profile, weapons, called);
        const isPower = (weapon: Weapon) => weapons[weapon].magnitude > 0;
        const ranged = armed.ranged.filter((weapon) => !isPower(weapon));
        const powers = armed.ranged.filter(isPower);
        return models.push({ ...armed, ranged, powers, squad: squads.length }) - 1;
      });
      const leader = members.find((model) => models[model].profile.leader) ?? NOBODY;
      const name = `${'AB'[seat]} ${title}${nthOfItsLike(titles, nth)}`;
      const airborne = members.every((model) => models[model].profile.para);
      squads.push({ seat, name, members, mounted, airborne, leader });
    }
  }
  models.forEach(({ seat, profile, name }, vehicle) => {
    if (profile.vehicle) works.push({ seat, name: `the wreck of ${name}`, material: METAL, vehicle });
  });
  return { models, squads, works };
}
