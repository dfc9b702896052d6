import type { Column, Model } from '../../../kernel/entities.ts';

/** Models in some order: the first so many of a list. */
export interface Few {
  readonly models: Column<Model, Int16Array>;
  size: number;
}

/** Room to reckon what Suppressing Fire is worth. */
export interface SuppressionColumns {
  /** Whoever may take part; of them those who may at the template at hand, beside the model itself; whoever does. */
  readonly crew: Few;
  readonly able: Few;
  readonly participants: Few;
  /** Enemies under the template at hand. */
  readonly under: Few;
  /** By shooter, its weapon for Suppressing Fire. */
  readonly weapon: Int16Array;
  /** By shooter and target, expected harm of a shot into a template; NaN where nobody has asked. */
  readonly covering: Float64Array;
  /** By shooter, the same of the best aimed shot it could take instead. */
  readonly aimed: Float64Array;
  readonly seen: SeenUnder;
}

/** The nearest place to the middle of a template that a model sees, by pair of points: of those asked about last. */
interface SeenUnder {
  /** The point of the viewer and of the middle, as one number. */
  readonly pair: Uint32Array;
  /** How far around the middle was looked, and what was found: a point or NOWHERE. */
  readonly radius: Float64Array;
  readonly place: Int32Array;
}

/** Pairs of points that are kept: a power of two. */
const KEPT = 4096;

export function createSuppressionColumns(models: number): SuppressionColumns {
  const few = (): Few => ({ models: new Int16Array(models), size: 0 });
  return {
    crew: few(),
    able: few(),
    participants: few(),
    under: few(),
    weapon: new Int16Array(models),
    covering: new Float64Array(models * models),
    aimed: new Float64Array(models),
    seen: {
      pair: new Uint32Array(KEPT).fill(0xffffffff),
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
