import { BASE_RADIUS, CONTACT_GAP } from '../../../kernel/base.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import type { Settings } from '../rules/index.ts';
import type { WeaponSpec } from '../units/units.ts';

/** How far a model strikes in melee, as the rules measure distances: contact where the clause is off (ZC-MEL-01). */
export function meleeReach({ melee, measurement }: Settings): Length {
  if (melee.target.on) return melee.target.inches * INCH;
  return measurement.base.on ? CONTACT_GAP : CONTACT_GAP + 2 * BASE_RADIUS;
}

/** Whether somebody at a distance, seen or not, can be attacked with a weapon (ZC-SHT-01, ZC-MEL-01, ZC-LOS-01). */
export function canReach(
  own: Settings,
  { mode, range }: WeaponSpec,
  distance: Length,
  seen: boolean,
): boolean {
  if (mode === 'melee') {
    const { on, target } = own.melee;
    return on && (seen || target.seen === 'no') && distance <= meleeReach(own);
  }
  const { on, target } = own.shooting;
  if (!on || !seen || distance > range * INCH) return false;
  const least = target.inches * INCH;
  return !target.on || (target.exact === 'either' ? distance >= least : distance > least);
}

/** Distances at which a weapon begins or ceases to serve, or is hampered (ZC-A5-range). */
export function edgesOf(own: Settings, { mode, range }: WeaponSpec): readonly Length[] {
  if (mode === 'melee') return [meleeReach(own)];
  const { target, far } = own.shooting;
  return [...(target.on ? [target.inches * INCH] : []), range * INCH * far.share, range * INCH];
}
