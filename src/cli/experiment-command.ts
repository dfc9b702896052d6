import type { Sim } from '../experiments/sim/sim-schema.ts';
import type { Command, Given } from './command.ts';
import type { Desk } from './desk.ts';
import { budgeted } from './playouts-option.ts';
import { runSim } from './run-sim.ts';

/** A command that runs the experiment which its words and options describe. */
export interface ExperimentCommand extends Command {
  /** What was typed, as a sim. Throws InputError. */
  sim(given: Given, desk: Desk): Sim;
}

export function experimentCommand(own: Omit<ExperimentCommand, 'run'>): ExperimentCommand {
  const sim: ExperimentCommand['sim'] = (given, desk) => own.sim(budgeted(given), desk);
  return { ...own, sim, run: (given, desk) => runSim(sim(given, desk), given, desk) };
}
