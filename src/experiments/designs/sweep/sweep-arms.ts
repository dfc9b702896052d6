import { type Arm, contest, mirror } from '../../terms/arm.ts';
import type { Factor } from '../../terms/factor.ts';
import { setupOf } from '../../terms/setup.ts';
import type { Experiment } from '../../terms/spec.ts';
import type { Value } from '../../terms/values.ts';

/** All that play under one value. */
export interface SweepArms {
  readonly value: Value;
  readonly isBook: boolean;
  /** Both sides play under the value. */
  readonly mirror: Arm;
  /** A side with the value against a side with the book's; null for the book's, and where no side can have it alone. */
  readonly contest: Arm | null;
}

/** Throws InputError where the value does not go together with the tables. */
export function sweepArms({ spec, ruleset }: Experiment, factor: Factor, value: Value): SweepArms {
  const isBook = value === factor.book;
  const title = `${factor.path}=${value}`;
  const setup = (own: Value, alone: boolean) => setupOf(spec, ruleset, factor.at(own, alone));
  const both = setup(value, false);
  const tables = { tables: both.tables };
  return {
    value,
    isBook,
    mirror: mirror(spec, title, both.side, tables),
    contest:
      factor.sided && !isBook
        ? contest(spec, title, setup(value, true).side, setup(factor.book, true).side, tables)
        : null,
  };
}
