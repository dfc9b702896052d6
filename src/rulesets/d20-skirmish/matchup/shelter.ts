import type { Settings } from '../rules/index.ts';
import { HARD, LOOKS, SEEN, SOFT } from './looks.ts';

/** The shelter that the look of a foe leaves, by its bits: of what is no cover under a side’s rules, none. */
export function sheltersUnder({ cover: { soft, hard } }: Settings): Float64Array {
  return Float64Array.from({ length: LOOKS }, (_, look) => {
    if ((look & SEEN) === 0) return 1;
    if (look & HARD && hard.penalty > 0) return 0.5;
    return look & SOFT && soft.penalty > 0 ? 0.35 : 0.1;
  });
}

/** Whether it is worth something under a side’s rules to be in or beside terrain. */
export function isSheltered({ cover: { soft, hard } }: Settings): boolean {
  return soft.penalty + hard.penalty > 0;
}
