import {
  type ExperimentCommand,
  type Experimenting,
  experimentCommand,
} from '../running/experiment-command.ts';
import { price, tournament } from './experiments/of-armies.ts';
import { fair, screen, sweep, tune } from './experiments/of-numbers.ts';
import { ablate, attribute, claims, compare, power, questions } from './experiments/of-rules.ts';

/** What each has of its own, in the order of the help. */
const OWN: readonly Experimenting[] = [
  power,
  ablate,
  compare,
  attribute,
  questions,
  sweep,
  price,
  claims,
  fair,
  tournament,
  screen,
  tune,
];

/** Commands that play experiments, and whose needs `plan` finds out. */
export const EXPERIMENTS: readonly ExperimentCommand[] = OWN.map(experimentCommand);
