/** Recognition faults of machines: which one holds for an activation, and which for the next (DX-AMK-01). */

import type { Model } from '../../../kernel/entities.ts';
import type { Match } from './match.ts';

/** A fault that holds now, or for the next activation of whoever does not act; one that struck whoever acts; somebody acts. */
const HOLDS = 1;
const COMES = 2;
const ACTS = 4;

/** A model has a fault for its next activation. */
export function confuse({ state: { confused } }: Match, model: Model): void {
  confused[model] |= (confused[model] & ACTS) > 0 ? COMES : HOLDS;
}

/** The activation of a model begins, or the search of its squad for a leader: what strikes it from now on is for the next. */
export function beginToAct({ state: { confused } }: Match, model: Model): void {
  confused[model] |= ACTS;
}

/** It is over, and with it what held for it; whoever has ceased already has ceased once. */
export function ceaseToAct({ state: { confused } }: Match, model: Model): void {
  if ((confused[model] & ACTS) > 0) confused[model] = (confused[model] & COMES) > 0 ? HOLDS : 0;
}

/** Whether a fault holds in the activation that a model has, or has next. */
export function isConfused({ state: { confused } }: Match, model: Model): boolean {
  return (confused[model] & HOLDS) > 0;
}
