import type { Numbered } from '../../../kernel/entities.ts';

/** A stealth base of a match, by its place in the columns of bases. */
export type Slot = Numbered<'slot'>;

/** The base that is none: of whoever is not hidden, or whose real base is not settled. */
export const NO_SLOT: Slot = -1;
