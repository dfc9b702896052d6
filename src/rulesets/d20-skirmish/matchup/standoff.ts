import { INCH, type Length } from '../../../kernel/length.ts';
import type { Settings } from '../rules/index.ts';
import { BAND_ENDS } from '../units/bands.ts';
import type { WeaponSpec } from '../units/units.ts';
import { bandModifier } from './gunnery.ts';
import type { ModelSpec } from './muster.ts';

/** Where whoever shoots likes to be, if his guns or powers reach so far: in sight of somebody within this distance. */
const CLOSE: Length = 20 * INCH;

/** How near to an enemy in sight a model comes for its guns and powers; 0 without any. */
export function standoffOf(
  own: Settings,
  weapons: readonly WeaponSpec[],
  { ranged, powers }: ModelSpec,
): Length {
  const reached = BAND_ENDS.filter((_, band) =>
    [...ranged, ...powers].some((weapon) => bandModifier(own, weapons[weapon], band) !== null),
  );
  return Math.min(CLOSE, (reached.at(-1) ?? 0) * INCH);
}

/** Whether somebody's guns and powers reach so little that he has to come nearer for them than others do. */
export const hasToClose = (standoff: Length): boolean => standoff > 0 && standoff < CLOSE;
