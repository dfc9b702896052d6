import type { Model, Unit } from '../../../kernel/entities.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { hasComeDown, isDue, isInTheAir } from './airborne.ts';
import { gapBetween, type Match, settingsOf, squadOf, stands } from './match.ts';

/** Command distance of a model (DX-CMD-01); nobody but leaders, individuals and commanders has one. */
function commandDistance(m: Match, model: Model): Length {
  const { distance } = settingsOf(m, model).command;
  const { leader, commander, individual, locomotion } = m.matchup.models[model].profile;
  if (locomotion === 'flyer') return distance.flyer * INCH;
  if (commander) return distance.commander * INCH;
  if (leader) return distance.leader * INCH;
  return individual ? distance.individual * INCH : -1;
}

/** Whether a friend is within the command distance of a model. */
export function isInCommand(m: Match, model: Model, friend: Model): boolean {
  const far = commandDistance(m, model);
  if (far < 0 || !stands(m, model)) return false;
  if (isSpecial(m, squadOf(m, friend))) return true;
  if (!stands(m, friend)) return false;
  if (!isNearInHeight(m, model, friend)) return false;
  const more = m.matchup.models[friend].profile.sniper ? settingsOf(m, friend).command.distance.sniper : 0;
  return gapBetween(m, model, friend) <= far + more * INCH;
}

/** Whether a friend is few enough altitudes above or below a flyer. */
function isNearInHeight(m: Match, model: Model, friend: Model): boolean {
  if (m.matchup.models[model].profile.locomotion !== 'flyer') return true;
  const { altitude } = m.state;
  return Math.abs(altitude[model] - altitude[friend]) <= settingsOf(m, model).command.distance.altitudes;
}

/** Whether a squad is in command wherever it is: due to come down, or come down this turn (DX-PARA-CMD). */
export function isSpecial(m: Match, squad: Unit): boolean {
  const { seat, airborne } = m.matchup.squads[squad];
  if (!airborne || !m.matchup.settings[seat].para.command.on) return false;
  return isInTheAir(m, squad) ? isDue(m, squad) : hasComeDown(m, squad);
}
