import type { Sim } from '../../experiments/sim/sim-schema.ts';
import type { Command, ParsedArguments } from '../arguments/command.ts';
import { budgeted } from '../arguments/playouts-option.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { runSim } from './run-sim.ts';

/** A command that runs the experiment which its words and options describe. */
export interface ExperimentCommand extends Command {
  /** What was typed, as a sim. Throws InputError. */
  sim(given: ParsedArguments, terminal: Terminal): Sim;
}

export function experimentCommand(own: Omit<ExperimentCommand, 'run'>): ExperimentCommand {
  const sim: ExperimentCommand['sim'] = (given, terminal) => own.sim(budgeted(given), terminal);
  return { ...own, sim, run: (given, terminal) => runSim(sim(given, terminal), given, terminal) };
}
