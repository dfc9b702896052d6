import type { Model } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { SEEN } from '../matchup/sightlines.ts';
import type { Match } from './match.ts';

/** Flyers above the ground and what is below them (DX-ALT-ASM). */

/** Whether a model is above the ground. */
export function isUp(m: Match, model: Model): boolean {
  return m.matchup.hasAltitudes && m.state.altitude[model] > 0;
}

/** Height of what a model passes over in a straight line; -1 for nothing. */
export function overOf(m: Match, model: Model): Length {
  const { over, flies } = m.matchup.gaits[model];
  if (!flies) return over;
  const altitude = m.state.altitude[model];
  return altitude === 0 ? -1 : altitude * over;
}

/** Whether a model passes over whatever stands in its way. */
export function isWinged(m: Match, model: Model): boolean {
  const { winged, flies } = m.matchup.gaits[model];
  return winged && (!flies || isUp(m, model));
}

/** What of a look at a model counts: terrain below it is no cover to it. */
export function lookUp(m: Match, model: Model, look: number): number {
  return isUp(m, model) ? look & SEEN : look;
}
