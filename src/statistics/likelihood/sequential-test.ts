import { requireFinite } from '../numerics/require.ts';
import { sprtBounds } from './sprt-bounds.ts';

export type SequentialState = 'continue' | 'accepted' | 'rejected';

/** A running sequential test. */
export interface SequentialTest {
  /**
   * Takes the log-likelihood ratio after every further batch; once decided it stays decided.
   * @param decides false for batches too early to decide by: they tell of overshoot alone
   */
  update(llr: number, decides?: boolean): SequentialState;
}

/**
 * Wald's test with the overshoot taken off its bounds.
 *
 * The ratio moves in jumps, so at the stop it lies beyond the bound and the test errs less, and runs longer,
 * than asked. The mean overshoot is estimated while the test runs, as half the mean square over the mean of
 * the jumps to new records. Batches must be of equal size and every batch reported. The state needs only
 * ratios, so either of `llrLogistic` and `llrNormalised` will do.
 *
 * Source: Siegmund (1985), Sequential Analysis, corollary 8.33, in the form Fishtest runs it.
 */
export function sequentialTest(alpha: number, beta: number): SequentialTest {
  const { lower, upper } = sprtBounds(alpha, beta);
  const up = records();
  const down = records();
  let state: SequentialState = 'continue';
  return {
    update(llr, decides = true) {
      requireFinite('llr', llr);
      if (state !== 'continue') return state;
      const overshootUp = up(llr);
      const overshootDown = down(-llr);
      if (!decides) return state;
      if (llr > upper - overshootUp) state = 'accepted';
      else if (llr < lower + overshootDown) state = 'rejected';
      return state;
    },
  };
}

/** Mean overshoot of a walk's records, so far. */
function records(): (value: number) => number {
  let record = 0;
  let sum = 0;
  let squares = 0;
  return (value) => {
    if (value > record) {
      sum += value - record;
      squares += (value - record) ** 2;
      record = value;
    }
    return sum === 0 ? 0 : squares / sum / 2;
  };
}
