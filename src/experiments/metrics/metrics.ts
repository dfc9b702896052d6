import type { Ruleset } from '../../rules/ruleset.ts';
import { countedMetrics } from './counted.ts';
import { COURSE } from './course.ts';
import { firstPlayerMetrics } from './first-player.ts';
import type { Metric } from './metric.ts';

export { isShown, type Metric, NOT_SHOWN, type Seen, seenBy } from './metric.ts';

/** What the records of a ruleset can show, the primary metric first: the one findings are made from. */
export function metricsOf(ruleset: Ruleset): readonly Metric[] {
  const [primary, ...edges] = firstPlayerMetrics(ruleset);
  return [...(primary ? [primary] : []), ...COURSE, ...edges, ...countedMetrics(ruleset)];
}
