import type { Model, Point } from '../../../kernel/entities.ts';

/** Points that models passed in a movement: of those who moved, in the order in which they did. */
export interface Trails {
  readonly movers: Model[];
  /** By model. */
  readonly of: (readonly number[])[];
}

export function createTrails(): Trails {
  return { movers: [], of: [] };
}

export function clearTrails({ movers, of }: Trails): void {
  movers.length = 0;
  of.length = 0;
}

/** Notes a movement; the last one of a model is what counts. */
export function noteTrail({ movers, of }: Trails, model: Model, trail: readonly Point[]): void {
  if (!movers.includes(model)) movers.push(model);
  of[model] = trail;
}
