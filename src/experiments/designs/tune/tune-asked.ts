import { z } from 'zod';
import { InputError, nearest, unknown } from '../../../rules/nearest.ts';
import type { Ruleset } from '../../../rules/ruleset.ts';
import type { AuditAsks } from '../../audit/audit.ts';
import { type Metric, metricsOf } from '../../metrics/metrics.ts';
import { factorOf } from '../../terms/factor.ts';
import { numberPaths } from '../../terms/rule-cost.ts';
import type { Experiment, Spec } from '../../terms/spec.ts';
import type { Axis } from './tune-grid.ts';
import { type Target, usualTolerance } from './tune-target.ts';

export interface TuneAsks extends AuditAsks {
  readonly targets: readonly Target[];
  /** Paths of numbers that may be changed, and what the book has. */
  readonly parameters: readonly { readonly path: string; readonly book: number }[];
}

/** How a sim says where a metric is wanted. */
export const wantedSchema = z.union([
  z.number(),
  z.strictObject({
    value: z.number(),
    tolerance: z.number().positive().optional(),
    of: z.enum(['mean', 'median']).default('mean'),
  }),
]);

/** No metric of a unit is ever less: shares start at 0, a match has a first round, and nothing is counted below 0. */
const LEAST: Readonly<Record<Metric['unit'], number>> = { share: 0, rounds: 1, count: 0 };

/** A target with its metric found and its tolerance settled; throws InputError. */
export function targetOf(
  ruleset: Ruleset,
  spec: Spec<null>,
  id: string,
  wanted: z.output<typeof wantedSchema>,
): Target {
  const metrics = metricsOf(ruleset);
  const metric = metrics.find((one) => one.id === id);
  if (!metric)
    throw unknown(
      'metric',
      id,
      ruleset.title,
      metrics.map((one) => one.id),
    );
  const { value, tolerance, of } =
    typeof wanted === 'number' ? { value: wanted, tolerance: undefined, of: 'mean' as const } : wanted;
  if (metric.unit === 'share' && (value < 0 || value > 1)) {
    throw new InputError(`"${id}" is a share, from 0 to 1; it can never be ${value}.`);
  }
  const least = LEAST[metric.unit];
  if (value < least) {
    throw new InputError(`"${id}" is ${least} at least; it can never be ${value}.`);
  }
  return { metric: id, of, value, tolerance: tolerance ?? usualTolerance(metric, value, spec.d) };
}

/** The numbers of some paths; throws InputError for what is none. */
export function axesOf(ruleset: Ruleset, spec: Spec, paths: readonly string[]): Axis[] {
  return paths.map((path) => {
    const factor = factorOf(ruleset, spec, path);
    if (factor.bounds === null || typeof factor.book !== 'number') {
      const near = nearest(path, numberPaths(ruleset.rules));
      throw new InputError(
        `"${path}" is no number, so it cannot be tuned${near === undefined ? '' : `; the nearest that can is "${near}"`}.`,
      );
    }
    return { factor, bounds: factor.bounds, book: factor.book };
  });
}

/** The numbers that an experiment may change. */
export function axesAsked({ spec, ruleset }: Experiment<TuneAsks>): Axis[] {
  return axesOf(
    ruleset,
    spec,
    spec.asks.parameters.map(({ path }) => path),
  );
}
