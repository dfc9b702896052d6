import type { Model, Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { contactsWithin, crowdedBy, hasCharges } from '../match/engagement.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { type Gate, gatesFor } from './spacing.ts';

/** What others leave of the moves and jumps of a model that go no farther than some length. */
export interface Bounds {
  /** Gaps that are too narrow for it. */
  readonly gates: readonly Gate[];
  /** Points of the enemies whom it could come into contact with. */
  readonly enemies: readonly Point[];
  /** Those of them beside whom no move ends: all where contact is for charges, or else whom as many attack as may. */
  readonly closed: readonly Point[];
}

/** Good for as long as nobody stirs. */
export function boundsOf(m: Match, model: Model, far: Length): Bounds {
  const enemies = contactsWithin(m, model, far);
  const closed = hasCharges(settingsOf(m, model))
    ? enemies
    : contactsWithin(m, model, far, (enemy) => crowdedBy(m, model, enemy) >= 0);
  return { gates: gatesFor(m, model, far), enemies, closed };
}
