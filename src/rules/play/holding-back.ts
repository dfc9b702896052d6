import { RESERVE } from '../decision.ts';
import { called } from './labels.ts';

/** What the two options are called of a side whose troops are off the table and may stay there for another turn. */
export const BRING_OR_HOLD = called('bring them on', 'hold them back');

/**
 * Weighs them: a turn that troops miss is as much of what they could still do.
 *
 * @param worth of those who are off the table
 * @param turns that are left, this one among them
 */
export function weighHoldingBack(option: number, worth: number, turns: number, into: Float64Array): void {
  if (option === 1) into[RESERVE] = -worth / turns;
}
