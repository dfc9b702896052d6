import type { Model } from '../../../kernel/entities.ts';
import type { Settings } from '../rules/index.ts';
import { BAND_ENDS, BANDS } from '../units/bands.ts';
import type { WeaponSpec } from '../units/units.ts';
import { SIDES } from './wounding.ts';

/** Modifiers from -SHIFT to SHIFT have places of their own in a table; further ones count as these. */
export const SHIFT = 20;
export const WIDTH = 2 * SHIFT + 1;
/** What backlash costs, in what a power takes. */
const BACKLASH = 4;
/** Attacks one after the other that are told apart. */
export const MOST_ATTACKS = 4;

/** Expected harm of attacks of a model on another that has so many wounds left and has lost so much AR, worked out when first asked for. */
export interface Gunnery {
  /** By the number of attacks, the band and what modifies the roll beyond profiles: see `shotAt`. */
  shots(attacker: Model, target: Model, wounds: number, lost?: number): Float64Array;
  /** What a place is judged by: JUDGED attacks with guns or powers, whichever do more; see `judgedAt`. */
  judged(attacker: Model, target: Model, wounds: number, lost?: number): Float64Array;
  /** The part of that which friends in the line of fire do not bar. */
  powers(attacker: Model, target: Model, wounds: number, lost?: number): Float64Array;
  /** Likewise without bands, of blows in a fight that goes on, and of a charge and the blows that follow it: see `blowAt`. */
  blows(attacker: Model, target: Model, wounds: number, lost?: number): Float64Array;
  charges(attacker: Model, target: Model, wounds: number, lost?: number): Float64Array;
  /** Shots of whoever is on Wait, and his countercharge and the blows that follow it, like those above. */
  reactions(attacker: Model, target: Model, wounds: number, lost?: number): Float64Array;
  countercharges(attacker: Model, target: Model, wounds: number, lost?: number): Float64Array;
}

/** Expected worth that some shooting attacks take; nothing beyond the last band. */
export function shotAt(table: Float64Array, attacks: number, band: number, shift: number): number {
  if (band >= BAND_ENDS.length || attacks < 1) return 0;
  return table[
    (Math.min(attacks, MOST_ATTACKS) - 1) * BAND_ENDS.length * WIDTH + band * WIDTH + placeOf(shift)
  ];
}

export function blowAt(table: Float64Array, attacks: number, shift: number): number {
  if (attacks < 1) return 0;
  return table[(Math.min(attacks, MOST_ATTACKS) - 1) * WIDTH + placeOf(shift)];
}

/** Attacks that a place is judged by: what a model makes with the actions of most of an activation. */
export const JUDGED = 2;

/** Expected worth that those attacks take; nothing beyond the last band. */
export function judgedAt(judged: Float64Array, band: number, shift: number): number {
  return band >= BAND_ENDS.length ? 0 : judged[band * WIDTH + placeOf(shift)];
}

/** Those of somebody who does not shoot. */
export const NO_SHOTS = Float64Array.from({ length: BAND_ENDS.length * WIDTH }, () => 0);

function placeOf(shift: number): number {
  return SHIFT + Math.max(-SHIFT, Math.min(SHIFT, shift));
}

/** Modifier of a weapon in a band under a side's rules; null where it does not reach. */
export function bandModifier({ ranged }: Settings, weapon: WeaponSpec, band: number): number | null {
  if (band >= BANDS.length) return null;
  if (ranged.bands.on) return weapon.bands[BANDS[band]];
  const first = BANDS.find((one) => weapon.bands[one] !== null);
  return first === undefined ? null : weapon.bands[first];
}

/** What a power counts of what it takes, since it may turn on its channeler (DX-BKL-ASM). */
export function atRisk({ powers }: Settings): number {
  if (!powers.backlash.on) return 1;
  return Math.max(0, 1 - (BACKLASH * (SIDES + 1 - powers.fumble.from)) / SIDES);
}

/** Shots of an attack with a weapon. */
export function shotsOf({ ranged }: Settings, weapon: WeaponSpec): number {
  return ranged.rate.on ? weapon.rate : 1;
}
