import type { Model } from '../../../kernel/entities.ts';
import { type Match, settingsOf } from '../match/match.ts';
import type { Shield } from '../places/reactions-met.ts';

/** Whether a Tactical Manoeuvre keeps Overwatch from a mover under it (DP-TM-03). */
export function isGuarded(m: Match, mover: Model, shielded: boolean): boolean {
  return shielded && settingsOf(m, mover).manoeuvre.shield.on;
}

/** Whether it holds off all reactions, by a reading of DP-Q-43, and not Overwatch alone. */
export function isHeldOff(m: Match, mover: Model, shielded: boolean): boolean {
  return isGuarded(m, mover, shielded) && settingsOf(m, mover).manoeuvre.shield.against === 'all-reactions';
}

/** Which reactions a mover need not reckon with. */
export function shieldOf(m: Match, mover: Model, shielded: boolean): Shield {
  if (!isGuarded(m, mover, shielded)) return 'no';
  return isHeldOff(m, mover, shielded) ? 'from-all' : 'from-overwatch';
}
