/** Bits of a look: the target is seen, is near obscurement, touches soft cover, touches hard cover. */
export const SEEN = 1;
export const NEAR = 2;
export const SOFT = 4;
export const HARD = 8;
/** More than any look. */
export const LOOKS = 16;
/** How two models see each other: what the first sees of the second in the lowest bits, and what the second sees of it. */
export type BothLooks = number;
/** Nobody has looked yet. */
export const UNKNOWN: BothLooks = 0;
/** Neither sees the other. */
export const NEITHER: BothLooks = 256;

export const bothLooks = (there: number, back: number): BothLooks => NEITHER | there | (back << 4);
export const lookThere = (both: BothLooks): number => both & 15;
export const lookBack = (both: BothLooks): number => (both >> 4) & 15;
