import type { Settings } from '../rules/index.ts';
import type { Profile } from '../units/units.ts';

/** Whether somebody has systems that fail (DX-VEH-04). */
export function systemsFail({ systemFailures }: Settings, { vehicle }: Profile): boolean {
  return vehicle && systemFailures.on && systemFailures.chart.on;
}

/** A vehicle whose armour roll fails by 1 is only scratched, as if it had 1 more of AR (DX-AMB-27). */
export function scratchesOf(own: Settings, profile: Profile): number {
  return systemsFail(own, profile) && own.systemFailures.wound.cosmetic === 'spared' ? 1 : 0;
}
