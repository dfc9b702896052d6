/** What cannot be, refused in one sentence that says what could be in its place. */

import { InputError } from '../../../rules/nearest.ts';
import { type ArmySpec, LOCOMOTIONS, type Profile, type SquadSpec, type WeaponSpec } from './units.ts';

/** Refuses ranged weapons that reach no band, and whatever a weapon has that only weapons of another kind can. */
export function checkWeapon(weapon: WeaponSpec): void {
  const { id, mode, bands, magnitude } = weapon;
  const reaches = Object.values(bands).some((modifier) => modifier !== null);
  if (mode === 'ranged') {
    if (!reaches)
      throw new InputError(
        `The weapon "${id}" is ranged and reaches no band; give it a modifier in one, as in bands: { SR: 0 }.`,
      );
    if (magnitude > 0) checkPower(weapon);
    else refuseActions(weapon, 'fires once for each action; leave out its actions, or give it a magnitude');
    return;
  }
  const { rate, template } = weapon;
  const idle = idleOf({ bands: reaches, rate: rate > 1, template: template > 0, magnitude: magnitude > 0 });
  if (idle !== undefined)
    throw new InputError(`The weapon "${id}" is for close combat; leave out its ${idle}, or make it ranged.`);
  refuseActions(weapon, 'strikes once for each action; leave out its actions');
}

/** A power strikes one model once, whatever its modifiers and its reach. */
function checkPower({ id, rate, template }: WeaponSpec): void {
  const idle = idleOf({ rate: rate > 1, template: template > 0 });
  if (idle !== undefined)
    throw new InputError(
      `The power "${id}" strikes one model once; leave out its ${idle}, or its magnitude.`,
    );
}

function refuseActions({ id, actions }: WeaponSpec, why: string): void {
  if (actions > 1) throw new InputError(`The weapon "${id}" ${why}.`);
}

/** The first name of what is there. */
function idleOf(shown: Readonly<Record<string, boolean>>): string | undefined {
  return Object.keys(shown).find((name) => shown[name]);
}

export function checkUnit(profile: Profile, weapons: Readonly<Record<string, WeaponSpec>>): void {
  const { id, vehicle, locomotion, seats, leader, commander, individual, power } = profile;
  if (vehicle && locomotion === 'foot')
    throw new InputError(
      `The vehicle "${id}" goes on foot; make its locomotion one of ${LOCOMOTIONS.slice(1).join(', ')}.`,
    );
  if (seats > 0 && !vehicle)
    throw new InputError(
      `Unit "${id}" has ${seats} seats and is no vehicle; leave them out, or make it one.`,
    );
  const hidden = profile.concealed ? 'concealed' : 'para';
  if (seats > 0 && profile[hidden])
    throw new InputError(
      `Unit "${id}" has both ${seats} seats and "${hidden}", and nobody starts aboard what is not on the table yet; keep one.`,
    );
  if (profile.concealed && profile.para)
    throw new InputError(`Unit "${id}" is both "concealed" and "para"; keep one.`);
  if (profile.para && locomotion === 'flyer')
    throw new InputError(`Unit "${id}" is a flyer and comes down by parachute; leave out "para".`);
  if (leader && (commander || individual))
    throw new InputError(
      `Unit "${id}" leads a squad and belongs to none; keep "leader" or "${commander ? 'commander' : 'individual'}".`,
    );
  const spell = profile.weapons.find((name) => weapons[name].magnitude > 0);
  if (spell !== undefined && power === 0)
    throw new InputError(`Unit "${id}" channels "${spell}" and has no PW; give it a "power".`);
}

export function checkArmy({ id, squads }: ArmySpec, profiles: Readonly<Record<string, Profile>>): void {
  const hasTransport = squads.some(({ models }) => models.some((name) => profiles[name].seats > 0));
  for (const squad of squads) {
    checkLoner(id, squad, profiles);
    if (squad.mounted) checkMounted(id, squad, profiles, hasTransport);
  }
}

/** Whoever belongs to no squad is listed by himself. */
function checkLoner(
  army: string,
  { title, models }: SquadSpec,
  profiles: Readonly<Record<string, Profile>>,
): void {
  const loner = models.find((name) => profiles[name].individual || profiles[name].commander);
  if (loner === undefined || models.length === 1) return;
  throw new InputError(
    `"${title}" of army "${army}" has "${loner}" among others, who belongs to no squad; list it by itself.`,
  );
}

/** Squads that start aboard have something to be aboard of, and somebody to go there. */
function checkMounted(
  army: string,
  { title, models }: SquadSpec,
  profiles: Readonly<Record<string, Profile>>,
  hasTransport: boolean,
): void {
  const says = `"${title}" of army "${army}" is mounted`;
  if (!hasTransport)
    throw new InputError(`${says}, and no unit of it has seats; leave "mounted" out, or add one that has.`);
  if (models.every((name) => profiles[name].locomotion !== 'foot'))
    throw new InputError(`${says}, and nobody in it goes on foot; leave "mounted" out.`);
  if (models.every((name) => profiles[name].para))
    throw new InputError(`${says} and comes down by parachute; leave "mounted" out.`);
}
