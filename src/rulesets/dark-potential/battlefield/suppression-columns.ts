import type { Column, Model } from '../../../kernel/entities.ts';

/** Models in some order: the first so many of a list. */
export interface Few {
  readonly models: Column<Model, Int16Array>;
  size: number;
}

/** Pairs of points that are kept: a power of two. */
const KEPT = 4096;

/** Room to reckon what Suppressing Fire is worth. */
export type SuppressionColumns = Readonly<ReturnType<typeof createSuppressionColumns>>;

export function createSuppressionColumns(models: number) {
  const few = (): Few => ({ models: new Int16Array(models), size: 0 });
  return {
    /** Whoever may take part; of them those who may at the template at hand, beside the model itself; whoever does. */
    crew: few(),
    able: few(),
    participants: few(),
    /** Enemies under the template at hand. */
    under: few(),
    /** By shooter, its weapon for Suppressing Fire. */
    weapon: new Int16Array(models),
    /** By shooter and target, expected harm of a shot into a template; NaN where nobody has asked. */
    covering: new Float64Array(models * models),
    /** By shooter, the same of the best aimed shot it could take instead. */
    aimed: new Float64Array(models),
    /** The nearest place to the middle of a template that a model sees, by pair of points: of those asked about last. */
    seen: {
      /** The point of the viewer and of the middle, as one number. */
      pair: new Uint32Array(KEPT).fill(0xffffffff),
      /** How far around the middle was looked, and what was found: a point or NOWHERE. */
      radius: new Float64Array(KEPT),
      place: new Int32Array(KEPT),
    },
  };
}

export function clearFew(few: Few): void {
  few.size = 0;
}

export function addTo(few: Few, model: Model): void {
  few.models[few.size++] = model;
}

export function has({ models, size }: Few, model: Model): boolean {
  for (let i = 0; i < size; i++) if (models[i] === model) return true;
  return false;
}

/** Takes one out of its place; those after it move up. */
export function takeFrom(few: Few, place: number): number {
  const model = few.models[place];
  few.models.copyWithin(place, place + 1, few.size--);
  return model;
}
