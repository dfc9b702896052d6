import type { Sim } from '../../experiments/sim/sim-schema.ts';

/** A sim as a file of data; one that holds a ruleset of the list has its id there. */
export function simText(sim: Sim): string {
  const { ruleset } = sim;
  const data = { ...sim, ruleset: typeof ruleset === 'string' ? ruleset : ruleset.id };
  return `${JSON.stringify(data, null, 2)}\n`;
}
