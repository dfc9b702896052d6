import type { Point } from '../../../kernel/entities.ts';
import { type Eyes, type Foe, weighAnswer } from '../battlefield/prospect.ts';
import { UNSEEN } from '../battlefield/sightlines.ts';
import type { Match } from '../match/match.ts';
import { inGrains } from '../match/premeasure.ts';
import { shotAt } from '../matchup/attack-tables.ts';

/** How much more danger a mover is in on a place from a foe who could do some harm to it than a survey counts: his shot, and his blow within reach. */
export function dangerBeyond(m: Match, eyes: Eyes, foe: Foe, at: Point, harm: number): number {
  const { distance, lines } = m.battlefield;
  const apart = inGrains(distance(foe.point, at), eyes.grain);
  const own = lines.look(foe.point, at, eyes.seat, eyes.dugIn);
  const shot = own === UNSEEN ? 0 : foe.answer[shotAt(apart * eyes.scale, own)];
  const known = apart <= foe.reach ? Math.max(shot, foe.counter) : shot;
  return harm > known ? weighAnswer(eyes, foe, harm) - weighAnswer(eyes, foe, known) : 0;
}
