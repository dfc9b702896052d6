/** Squads that come down by parachute, as long as they are in the air (DX-PARA-ASM). */
import type { Unit } from '../../../kernel/entities.ts';
import type { Match } from './match.ts';

/** Whether a squad is one that comes down by parachute under the rules of its side. */
export function isAirborne(m: Match, squad: Unit): boolean {
  const { seat, airborne } = m.matchup.squads[squad];
  const { on, drop } = m.matchup.settings[seat].para;
  return airborne && on && drop.on;
}

/** Whether a squad has not come down yet. */
export function isInTheAir(m: Match, squad: Unit): boolean {
  return isAirborne(m, squad) && m.state.landed[squad] === 0;
}

/** Whether a squad has come down this turn. */
export function hasComeDown({ state }: Match, squad: Unit): boolean {
  return state.landed[squad] === state.round;
}

/** Whether a squad can be activated: in the air it waits for the turn from which on it comes down. */
export function isDue(m: Match, squad: Unit): boolean {
  if (!isInTheAir(m, squad)) return true;
  return m.state.round >= m.matchup.settings[m.matchup.squads[squad].seat].para.drop.turn;
}
