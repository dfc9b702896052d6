import { TACTICS } from './decision.ts';

/** Numbers in a weighing. */
export const WIDTH = TACTICS.length;

/** Works something out when it is first asked for. */
export function once<T extends object | number>(work: () => T): () => T {
  let found: T | undefined;
  return () => {
    found ??= work();
    return found;
  };
}

/** Adds one of some weighings to another. */
export function addWeighing(weighings: Float64Array, place: number, into: Float64Array): void {
  for (let tactic = 0; tactic < WIDTH; tactic++) into[tactic] += weighings[WIDTH * place + tactic];
}
