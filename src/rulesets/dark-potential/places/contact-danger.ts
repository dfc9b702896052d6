import type { Point } from '../../../kernel/entities.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import type { Foe, Prospect } from '../battlefield/prospect.ts';
import type { Match } from '../match/match.ts';
import { dangerBeyond } from './danger-beyond.ts';

/**
 * By place, the danger from foes who cannot come to strike but touch whoever stands there, maybe across a linear obstacle
 * (DP-CC-04), besides what they could shoot; null where all come to strike.
 */
export function contactDanger(m: Match, { eyes, foes }: Prospect): ((at: Point) => number) | null {
  if (!foes.some(strikesOnlyInContact)) return null;
  const { touch } = m.battlefield;
  const strikers = foes.filter(strikesOnlyInContact);
  return (at) => {
    let sum = 0;
    for (const foe of strikers)
      if (touch(foe.point, at, otherSeat(eyes.seat))) sum += dangerBeyond(m, eyes, foe, at, foe.counter);
    return sum;
  };
}

function strikesOnlyInContact({ reach, counter }: Foe): boolean {
  return reach === 0 && counter > 0;
}
