import type { Model, Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { contactsWithin, crowdedBy } from '../match/engagement.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { hasCharges } from '../matchup/has-charges.ts';
import { type Gate, gatesFor } from './spacing.ts';

/** What others leave of the moves and jumps of a model that go no farther than some length. */
export interface Bounds {
  /** Gaps that are too narrow for it. */
  readonly gates: readonly Gate[];
  /** Enemies beside whom none ends: all where contact is for charges, or else whom as many attack as may. */
  readonly closed: readonly Closed[];
}

/** Where an enemy is beside whom nobody ends a move. */
interface Closed {
  readonly at: Point;
  /** The clause that says so (DX-CM-11 to DX-CM-13); -1 where contact is for charges. */
  readonly clause: number;
}

/** Good for as long as nobody stirs. */
export function boundsOf(m: Match, model: Model, far: Length): Bounds {
  const isForCharges = hasCharges(settingsOf(m, model));
  const closed: Closed[] = [];
  for (const enemy of contactsWithin(m, model, far)) {
    const clause = isForCharges ? -1 : crowdedBy(m, model, enemy);
    if (isForCharges || clause >= 0) closed.push({ at: m.state.point[enemy], clause });
  }
  return { gates: gatesFor(m, model, far), closed };
}

/** Whoever keeps a base from ending on a point, which would touch his; undefined where nobody does. */
export function closedAt(m: Match, at: Point, { closed }: Bounds): Closed | undefined {
  for (const one of closed) if (m.battlefield.touch(at, one.at)) return one;
  return undefined;
}
