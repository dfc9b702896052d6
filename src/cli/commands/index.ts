import type { Command } from '../arguments/command.ts';
import { EXPERIMENTS } from './experiments.ts';
import { odds } from './odds.ts';
import { plan } from './plan.ts';
import { play } from './play.ts';
import { query } from './query.ts';
import { rules } from './rules.ts';
import { run } from './run.ts';
import { table } from './table.ts';
import { units } from './units.ts';
import { verify } from './verify.ts';

/** Every command of `rulebench`, in the order of its help. */
export const COMMANDS: readonly Command[] = [
  rules,
  units,
  odds,
  play,
  table,
  ...EXPERIMENTS,
  plan,
  run,
  query,
  verify,
];
