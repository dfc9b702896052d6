import { type BandSampling, looksSharing } from '../../measure/looks.ts';
import type { Metric } from '../../metrics/metrics.ts';
import type { Spec } from '../../terms/spec.ts';
import type { MoveStop } from '../../terms/stop-key.ts';

/** How the metrics of a reading are looked at: the intervals of its shares hold together, half of alpha the primary's. */
export interface ReadingSampling {
  readonly primary: BandSampling;
  readonly others: BandSampling;
}

/** @param readings that share the reserve */
export function readingSampling(
  spec: Spec,
  stop: MoveStop,
  readings: number,
  metrics: readonly Metric[],
): ReadingSampling {
  const others = metrics.filter(({ unit }, i) => i > 0 && unit === 'share').length;
  const at = (alpha: number): BandSampling => ({
    ...spec,
    alpha,
    looks: looksSharing(stop, spec, readings, alpha),
  });
  return {
    primary: at(others === 0 ? spec.alpha : spec.alpha / 2),
    others: at(spec.alpha / Math.max(1, 2 * others)),
  };
}
