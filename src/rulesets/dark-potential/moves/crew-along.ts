import type { Model, Point } from '../../../kernel/entities.ts';
import type { Passage } from '../battlefield/passage.ts';
import type { Barrage } from '../battlefield/state.ts';
import { type Match, seatOf } from '../match/match.ts';

/** Who still takes part in Suppressing Fire at each point of an enemy's path, to be asked in turn (DP-SUP-10). */
export function crewAlong(
  m: Match,
  barrage: Barrage,
  { model, path }: Pick<Passage, 'model' | 'path'>,
): (index: number) => readonly Model[] {
  const met = new Set<Model>();
  return (index) => {
    if (index > 0) meet(m, barrage, model, [path[index - 1], path[index]], met);
    return leftWithout(m, barrage, met);
  };
}

/** Adds the participants whom a step of a mover brings it into contact with: they take no more part. */
function meet(
  m: Match,
  { seat, participants }: Barrage,
  mover: Model,
  [from, to]: readonly [Point, Point],
  met: Set<Model>,
): void {
  if (m.matchup.settings[seat].suppressingFire.lost.contact === 0) return;
  for (const model of participants) {
    const touches = (at: Point) => m.battlefield.touch(at, m.state.point[model], seatOf(m, mover));
    if (touches(to) && !touches(from)) met.add(model);
  }
}

/** Who is left once some have dropped out: nobody where that is too few for a template that shrinks. */
function leftWithout(m: Match, { seat, participants }: Barrage, gone: ReadonlySet<Model>): readonly Model[] {
  if (gone.size === 0) return participants;
  const { lost, size } = m.matchup.settings[seat].suppressingFire;
  const left = participants.filter((model) => !gone.has(model));
  return lost.shrink > 0 && left.length < size.fewest ? [] : left;
}
