/** What shots, powers, strikes and close assaults of a unit are worth, worked out once for each place or enemy that it weighs. */

import { once } from '../../../rules/play/weighing.ts';
import type { Manner } from '../attack/aim.ts';
import { type AssaultOutlook, expectedAssault } from '../attack/assault-odds.ts';
import { type Match, placeOf, settingsOf } from '../match/match.ts';
import type { Outlook } from '../places/outlook.ts';
import type { Point, Unit } from '../units/entities.ts';
import { couldJoinIn } from './charging.ts';
import { powerDraw } from './invoking.ts';
import { strikeWorth } from './strike-worth.ts';

/** What attacks come to: of an engagement by where it ends, and how; of others by the enemy. */
export interface Attacks {
  engageAt(at: Point, manner: Manner): number;
  strikeAt(target: Unit): number;
  assaultOn(target: Unit): AssaultOutlook;
}

/** @param partner a fire team that may join in a close assault (SQ-FT-04) */
export function attacksOf(m: Match, unit: Unit, outlook: Outlook, partner: Unit | undefined): Attacks {
  const powers = powerDraw(m, unit);
  const before = once(() => powers(placeOf(m, unit)));
  const engaged = new Map<Point, number>();
  return {
    engageAt(at, manner) {
      const known = engaged.get(at);
      if (known !== undefined) return known;
      // A psionic invokes a power before he moves or after it, and shoots in place of that (SQ-PSI-04, SQ-PSI-05).
      const power = Math.max(powers(at), before());
      const shot = outlook.harmAt(at, manner);
      const worth = settingsOf(m, unit).psionics.instead.on ? Math.max(shot, power) : shot + power;
      engaged.set(at, worth);
      return worth;
    },
    strikeAt: keeping((target) => strikeWorth(m, unit, target)),
    assaultOn: keeping((target) => {
      const helper = partner !== undefined && couldJoinIn(m, partner, target) ? partner : undefined;
      return expectedAssault(m, unit, target, helper);
    }),
  };
}

/** Does some work once for each key. */
function keeping<K, T>(work: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => {
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const found = work(key);
    known.set(key, found);
    return found;
  };
}
