import { type Model, NOBODY, type Unit } from '../../../kernel/entities.ts';
import { isAlive, type Match, membersLeft } from '../match/match.ts';

/** Who leads a squad: its leader, or else the highest LD it has left, the first of several (DX-MOR-ASM). */
export function speakerOf(m: Match, squad: Unit): Model {
  const { leader } = m.matchup.squads[squad];
  if (leader !== NOBODY && isAlive(m, leader)) return leader;
  const left = membersLeft(m, squad);
  const { leadership } = m.matchup;
  return left.reduce((best, model) => (leadership[model] > leadership[best] ? model : best), left[0]);
}
