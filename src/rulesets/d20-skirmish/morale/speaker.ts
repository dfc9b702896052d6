import type { Model, Unit } from '../../../kernel/entities.ts';
import { type Match, membersLeft } from '../match/match.ts';

/** Who leads what is left of a squad: its leader, or else the highest LD, the first of several (DX-MOR-ASM). */
export function speakerOf(m: Match, squad: Unit, left: readonly Model[] = membersLeft(m, squad)): Model {
  const { leader } = m.matchup.squads[squad];
  if (left.includes(leader)) return leader;
  const { leadership } = m.matchup;
  return left.reduce((best, model) => (leadership[model] > leadership[best] ? model : best), left[0]);
}
