/** Dice and hits of which each is for a figure of its own: of mines, of blasts, of what ends about those in it. */

import type { Unit } from '../units/entities.ts';
import { type Cause, fell, removeWounded, rollDamage, wound } from './casualties.ts';
import { isLeft, type Match, settingsOf } from './match.ts';
import { WOUNDED } from './shares.ts';
import { fitOf } from './status.ts';

/** Figures of a unit that are harmed, each once. */
interface Harmed {
  /** Of those who were fit. */
  readonly killed: number;
  readonly wounded: number;
  /** Of those who lay wounded, whom another wound kills (SQ-WND-02). */
  readonly lying: number;
}

/** Kills and wounds so many figures of a unit. */
export function harmFigures(m: Match, unit: Unit, { killed, wounded, lying }: Harmed, cause: Cause): void {
  fell(m, unit, lying, { ...cause, takesWounded: true });
  for (let left = wounded; left > 0; left--) wound(m, unit, cause);
  fell(m, unit, killed, cause);
  if (isLeft(m, unit) && fitOf(m, unit) === 0) removeWounded(m, unit);
}

/**
 * Rolls for hits of which each is on another figure of a unit, those who are fit first, so that there are no more than
 * it has; returns how many it has fewer to fight (SQ-MINE-08, SQ-ART-06).
 */
export function sufferOnceEach(m: Match, unit: Unit, hits: number, lead: number, cause: Cause): number {
  const { wounds } = settingsOf(m, unit).recoverWounded;
  const fit = fitOf(m, unit);
  const most = Math.min(hits, m.state.figures[unit]);
  const beaten = (from: number, to: number, worth?: (margin: number) => number) => {
    const margins: number[] = [];
    for (let hit = from; hit < to; hit++) margins.push(rollDamage(m, unit, lead, cause, worth));
    return margins.filter((margin) => margin >= 0);
  };
  const margins = beaten(0, Math.min(fit, most));
  const left = (1 - WOUNDED) * m.matchup.figureWorth[unit];
  const lying = beaten(fit, most, (margin) => (margin < 0 ? 0 : left)).length;
  const killed = wounds.on ? margins.filter((margin) => margin >= wounds.margin).length : margins.length;
  harmFigures(m, unit, { killed, wounded: margins.length - killed, lying }, cause);
  return fit - fitOf(m, unit);
}
