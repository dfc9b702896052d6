/** Bits of a look: the target is seen, is obscured, and is in cover. */
export const SEEN = 1;
export const OBSCURED = 2;
export const COVERED = 4;
/** More than any look. */
export const LOOKS = 8;
/** Where looks are kept each is one more than its bits, so that nothing is a line nobody has looked at yet. */
export const UNKNOWN = 0;
export const KNOWN = 1;
