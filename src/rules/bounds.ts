/** What a number of the rules may be. */
interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
}

/** Bounds in words. */
export function rangeOf({ min, max, step }: Bounds): string {
  return `from ${min} to ${max}${step === undefined ? '' : ` in steps of ${step}`}`;
}

/** Whether a value lies within bounds and on a step. */
export function takesNumber(bounds: Bounds, value: number): boolean {
  return Math.abs(nearestNumber(bounds, value) - value) <= 1e-9;
}

/** The nearest value within bounds and on a step, without the last digits that steps of a tenth and the like add up to. */
export function nearestNumber({ min, max, step }: Bounds, value: number): number {
  const within = Math.min(max, Math.max(min, value));
  return step === undefined
    ? within
    : Number((min + Math.round((within - min) / step) * step).toPrecision(12));
}
