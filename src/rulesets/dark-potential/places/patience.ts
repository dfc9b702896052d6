/** What rounds in which nothing happens do to a side: it closes in, and whoever is not behind dares more. */
import type { Seat } from '../../../rules/decision.ts';
import type { Match } from '../match/match.ts';
import { leadOf } from '../match/score.ts';

/** What the urge to close in grows by with every such round. */
const IMPATIENCE = 0.7;

/** Urge to close in: it grows with every round in which no enemy lost a wound, so that nobody waits for ever. */
export function urgency(m: Match, seat: Seat): number {
  return 1 + IMPATIENCE * Math.max(0, m.state.quiet[seat] - 1);
}

/** More such rounds than these are a standoff, which both sides would wait out till the match is stopped. */
const STANDOFF = 3;
/** How many times as little danger counts for every round beyond. */
const DARING = 2;

/** How much danger counts where a model may go: less and less in a standoff to whoever is not behind (see PLAY.md). */
export function caution(m: Match, seat: Seat): number {
  const over = m.state.quiet[seat] - STANDOFF;
  if (over <= 0) return 1;
  const ahead = seat === 0 ? leadOf(m) : -leadOf(m);
  return ahead < 0 ? 1 : 1 / (1 + DARING * over);
}
