import { INCH, type Length } from '../../../kernel/length.ts';
import { type Match, settingsOf } from './match.ts';

/** Command distance of a model (DX-CMD-01); nobody but leaders, individuals and commanders has one. */
export function commandDistance(m: Match, model: number): Length {
  const { distance } = settingsOf(m, model).command;
  const { leader, commander, individual, locomotion } = m.book.models[model].profile;
  if (locomotion === 'flyer') return distance.flyer * INCH;
  if (commander) return distance.commander * INCH;
  if (leader) return distance.leader * INCH;
  return individual ? distance.individual * INCH : -1;
}
