import type { Model } from '../../../kernel/entities.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { gapBetween, type Match, settingsOf, stands } from './match.ts';

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
  if (far < 0 || !stands(m, model) || !stands(m, friend)) return false;
  const more = m.matchup.models[friend].profile.sniper ? settingsOf(m, friend).command.distance.sniper : 0;
  return gapBetween(m, model, friend) <= far + more * INCH;
}
