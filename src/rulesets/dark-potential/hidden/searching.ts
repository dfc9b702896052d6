/** Showing oneself to look for enemies who all hide: else two sides in hiding pass each other by for ever. */
import type { Model } from '../../../kernel/entities.ts';
import { bestLook, mayLook } from '../actions/looks.ts';
import { enemiesOf, isOnTable, type Match, seatOf } from '../match/match.ts';
import type { Slot } from '../matchup/slot.ts';
import { urgency } from '../places/patience.ts';

/**
 * What a look for a hidden enemy from a base is worth to a model that shows itself there, in harm: nothing while an enemy
 * stands or while waiting may still bring one out.
 */
export function searchFrom(m: Match, model: Model, slot: Slot): number {
  const patience = urgency(m, seatOf(m, model)) - 1;
  const from = m.state.base[slot];
  if (patience <= 0 || !mayLook(m, model)) return 0;
  if (enemiesOf(m, model).some((enemy) => isOnTable(m, enemy))) return 0;
  return patience * bestLook(m, model, from);
}
