import type { Judgement, Weights } from '../../src/policies/persona.ts';
import type { Parameter } from './weighed-points.ts';

/** A step multiplies a weight by this: so much that it is felt, and not so much that play falls apart. */
const STEP = 1.3;
/** A weight of nothing starts from here, since multiplying would leave it there. */
const LEAST = 0.02;

/** The weights of a judgement as a list. */
export function vectorOf({ usual, at }: Judgement, parameters: readonly Parameter[]): number[] {
  return parameters.map(({ point, tactic }) => (at[point] ?? usual)[tactic] || LEAST);
}

/** A judgement with some weights of its points replaced. */
export function judgementOf(
  base: Judgement,
  parameters: readonly Parameter[],
  values: readonly number[],
): Judgement {
  const at: Record<string, Weights> = { ...base.at };
  parameters.forEach(({ point, tactic }, k) => {
    at[point] = { ...(at[point] ?? base.usual), [tactic]: values[k] };
  });
  return { usual: base.usual, at };
}

/** Weights some steps away, each by as many as its own number says. */
export function moved(vector: readonly number[], steps: readonly number[]): number[] {
  return vector.map((weight, k) => weight * STEP ** steps[k]);
}
