/** What strikes and close assaults of a unit are worth, worked out once for each enemy that it weighs. */

import { type AssaultOutlook, expectedAssault } from '../attack/assault-odds.ts';
import type { Match } from '../match/match.ts';
import type { Unit } from '../units/entities.ts';
import { strikeWorth } from './artillery.ts';
import { couldJoinIn } from './charging.ts';

/** What attacks on an enemy come to. */
export interface Attacks {
  strikeAt(target: Unit): number;
  assaultOn(target: Unit): AssaultOutlook;
}

/** @param partner a fire team that may join in a close assault (SQ-FT-04) */
export function attacksOf(m: Match, unit: Unit, partner: Unit | undefined): Attacks {
  return {
    strikeAt: keeping((target) => strikeWorth(m, unit, target)),
    assaultOn: keeping((target) => {
      const helper = partner !== undefined && couldJoinIn(m, partner, target) ? partner : undefined;
      return expectedAssault(m, unit, target, helper);
    }),
  };
}

function keeping<T>(work: (target: Unit) => T): (target: Unit) => T {
  const known = new Map<Unit, T>();
  return (target) => {
    const kept = known.get(target);
    if (kept !== undefined) return kept;
    const found = work(target);
    known.set(target, found);
    return found;
  };
}
