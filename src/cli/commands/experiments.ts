import type { ExperimentCommand } from '../running/experiment-command.ts';
import { ablate } from './ablate.ts';
import { attribute } from './attribute.ts';
import { claims } from './claims.ts';
import { compare } from './compare.ts';
import { fair } from './fair.ts';
import { power } from './power.ts';
import { price } from './price.ts';
import { questions } from './questions.ts';
import { screen } from './screen.ts';
import { sweep } from './sweep.ts';
import { tournament } from './tournament.ts';
import { tune } from './tune.ts';

/** Commands that play experiments, and whose needs `plan` finds out, in the order of the help. */
export const EXPERIMENTS: readonly ExperimentCommand[] = [
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
