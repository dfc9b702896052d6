import type { Model } from '../../../kernel/entities.ts';
import type { Passage } from '../battlefield/passage.ts';
import type { Barrage } from '../battlefield/state.ts';
import { makesContact } from '../match/breaking-contact.ts';
import { type Match, seatOf } from '../match/match.ts';

/** Who still takes part in Suppressing Fire at each point of an enemy's path, to be asked in turn (DP-SUP-10). */
export function crewAlong(
  m: Match,
  barrage: Barrage,
  { model, path }: Pick<Passage, 'model' | 'path'>,
): (index: number) => readonly Model[] {
  const met = new Set<Model>();
  return (index) => {
    if (index > 0) meet(m, barrage, { model, path }, index, met);
    return leftWithout(m, barrage, met);
  };
}

/** Adds the participants whom a point of a mover's path brings it into contact with: they take no more part. */
function meet(
  m: Match,
  { seat, participants }: Barrage,
  { model: mover, path }: Pick<Passage, 'model' | 'path'>,
  index: number,
  met: Set<Model>,
): void {
  if (m.matchup.settings[seat].suppressingFire.lost.contact === 0) return;
  for (const model of participants)
    if (makesContact(m, seatOf(m, mover), m.state.point[model], path, index)) met.add(model);
}

/** Who is left once some have dropped out: nobody where that is too few for a template that shrinks. */
function leftWithout(m: Match, { seat, participants }: Barrage, gone: ReadonlySet<Model>): readonly Model[] {
  if (gone.size === 0) return participants;
  const { lost, size } = m.matchup.settings[seat].suppressingFire;
  const left = participants.filter((model) => !gone.has(model));
  return lost.shrink > 0 && left.length < size.fewest ? [] : left;
}
