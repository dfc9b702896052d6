/** Systems of a vehicle, in the order of the chart. */
export const SYSTEMS = ['steering', 'weapons', 'engine', 'transmission', 'cascading', 'structural'] as const;

export type System = (typeof SYSTEMS)[number];

/** How many systems there are. */
export const WIDTH = SYSTEMS.length;

/** Rolls of 20 and more in a row on the chart end here. */
export const MOST_CHAINS = 4;

/** What a save that failed by some margin damages: nothing for a cosmetic result, 'chain' by 20 and more (DX-AMB-15). */
export function systemAt(margin: number): System | 'cosmetic' | 'chain' {
  if (margin <= 1) return 'cosmetic';
  if (margin >= 20) return 'chain';
  return SYSTEMS[Math.floor((margin - 2) / 3)];
}
