import type { MetricRow } from '../../experiments/measure/paired-tally.ts';
import type { Appendix } from '../document/report.ts';
import { isPart, metricTitle } from '../wording/metric-wording.ts';
import { sentence } from '../wording/wording.ts';

/** What the figures of a report are, each once: their short titles and what is counted. Parts of a group tell it by their group. */
export function figuresGlossary(metrics: readonly Pick<MetricRow, 'metric' | 'says'>[]): Appendix {
  const whole = metrics.filter((metric) => !isPart(metric) || metric.metric.startsWith('count.'));
  const says = new Map(whole.map((metric) => [metricTitle(metric), sentence(metric.says)]));
  return {
    title: 'What the figures are',
    table: { columns: [{ title: 'figure' }, { title: 'what it is' }], rows: [...says] },
  };
}
