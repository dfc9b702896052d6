import { type Match, settingsOf } from './match.ts';

/** Whether a Tactical Manoeuvre holds off all reactions, by a reading of DP-Q-43, and not Overwatch alone. */
export function isHeldOff(m: Match, mover: number, shielded: boolean): boolean {
  const { shield } = settingsOf(m, mover).manoeuvre;
  return shielded && shield.on && shield.against === 'all-reactions';
}
