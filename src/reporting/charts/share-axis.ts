/** Ticks on an axis, at least; with fewer decimals than they take, neighbours would be labelled alike. */
const TICKS = 5;

/**
 * Format of an axis of shares between two ends, and its least step: whole percent where the axis is long enough for
 * them, otherwise as many decimals as its steps take.
 */
export function shareTicks(low: number, high: number) {
  const step = (high - low) / TICKS;
  const decimals = step > 0 ? Math.min(4, Math.max(0, -Math.floor(Math.log10(step) + 2))) : 0;
  return { format: `.${decimals}%`, tickMinStep: 0.01 / 10 ** decimals };
}
