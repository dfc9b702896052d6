import type { Model } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import type { MoveKind } from '../battlefield/passage.ts';
import { allowanceOf } from './blockers.ts';
import { type Match, settingsOf } from './match.ts';

/** Share of Movement that a charge covers; none without it. */
export function chargeFraction(m: Match, model: Model): number {
  return settingsOf(m, model).charge.move.fraction;
}

/** How far a charge goes, in a turn of its own or out of Combat Ready (DP-CR-04); odd halves by a reading (DP-Q-57). */
export function chargeReach(m: Match, model: Model, kind: MoveKind = 'charge'): Length {
  const { charge, combatReady } = settingsOf(m, model);
  const { odd } = charge.move;
  const share = kind === 'combat-ready' ? combatReady.charge.reach : 1;
  const exact = allowanceOf(m, model, chargeFraction(m, model) * share);
  if (odd === 'exact') return exact;
  const whole = exact / m.matchup.inch;
  return (odd === 'down' ? Math.floor(whole + 1e-9) : Math.ceil(whole - 1e-9)) * m.matchup.inch;
}
