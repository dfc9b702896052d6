import type { Point } from '../../../kernel/entities.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { type Foe, type Prospect, weighAnswer } from '../battlefield/prospect.ts';
import { UNSEEN } from '../battlefield/sightlines.ts';
import type { Match } from '../match/match.ts';
import { inGrains } from '../match/premeasure.ts';
import { shotAt } from '../matchup/attack-tables.ts';

/**
 * By place, the danger from foes who cannot come to strike but touch whoever stands there, maybe across a linear obstacle
 * (DP-CC-04), besides what they could shoot; null where all come to strike.
 */
export function contactDanger(m: Match, { eyes, foes }: Prospect): ((at: Point) => number) | null {
  if (!foes.some(strikesOnlyInContact)) return null;
  const { distance, touch, lines } = m.battlefield;
  const strikers = foes.filter(strikesOnlyInContact);
  return (at) => {
    let sum = 0;
    for (const foe of strikers) {
      if (!touch(foe.point, at, otherSeat(eyes.seat))) continue;
      const apart = inGrains(distance(foe.point, at), eyes.grain);
      const own = lines.look(foe.point, at, eyes.seat, eyes.dugIn);
      const shot = own === UNSEEN ? 0 : foe.answer[shotAt(apart * eyes.scale, own)];
      const known = apart <= foe.reach ? Math.max(shot, foe.counter) : shot;
      if (foe.counter > known) sum += weighAnswer(eyes, foe, foe.counter) - weighAnswer(eyes, foe, known);
    }
    return sum;
  };
}

function strikesOnlyInContact({ reach, counter }: Foe): boolean {
  return reach === 0 && counter > 0;
}
