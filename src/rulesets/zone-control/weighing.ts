import { COVER, DANGER, HARM, OBJECTIVE, RESERVE, TACTICS, TEMPO } from '../../rules/decision.ts';

/** Numbers in a weighing. */
export const WIDTH = TACTICS.length;

/** Works something out when it is first asked for. */
export function once(work: () => Float64Array): () => Float64Array {
  let found: Float64Array | undefined;
  return () => {
    found ??= work();
    return found;
  };
}

/** Adds one of some weighings to another. */
export function addWeighing(weighings: Float64Array, place: number, into: Float64Array): void {
  for (let tactic = 0; tactic < WIDTH; tactic++) into[tactic] += weighings[WIDTH * place + tactic];
}

/** A weighing as one number, for comparing what is not put to the player. */
export function sumOf(weighings: Float64Array, place = 0): number {
  const at = WIDTH * place;
  return (
    weighings[at + HARM] -
    weighings[at + DANGER] / 2 +
    0.1 * weighings[at + COVER] +
    0.15 * weighings[at + TEMPO] +
    weighings[at + OBJECTIVE] +
    weighings[at + RESERVE]
  );
}
