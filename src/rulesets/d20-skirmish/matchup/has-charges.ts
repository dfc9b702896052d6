import type { Settings } from '../rules/index.ts';

/** Whether contact is made by charges alone, which are a move and a blow in one (DX-CHG-ASM). */
export function hasCharges({ charge }: Settings): boolean {
  return charge.on && charge.move.on;
}
