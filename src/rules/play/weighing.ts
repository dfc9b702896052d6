import { TACTICS } from '../decision.ts';

/** Numbers in a weighing. */
export const WIDTH = TACTICS.length;

/** Room for the weighings of a choice, WIDTH zeros for each of so many options; good until the next call. */
export type Sheet = (options: number) => Float64Array;

export function createSheet(): Sheet {
  let sheet = new Float64Array(0);
  return (options) => {
    const length = WIDTH * options;
    if (sheet.length < length) sheet = new Float64Array(2 * length);
    else sheet.fill(0, 0, length);
    return sheet;
  };
}

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
