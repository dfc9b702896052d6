import { LEAST_RACE, MOST_RACE } from '../../experiments/play/appetite-race.ts';
import { InputError } from '../../rules/nearest.ts';
import { flag, type Option, type ParsedArguments, whole } from './command.ts';

/** The options of commands that fit a side to its option. */
export const ADAPT_OPTIONS: Readonly<Record<string, Option>> = {
  adapt: {
    says: 'Blocks of the race that fits a side to its option, at most',
    otherwise: 'as many as the verdict has, up to 600',
  },
  'no-adapt': { says: 'Options are taken as they are weighed, and nothing races', flag: true },
};

/** How a command line has sides fitted to their options. Throws InputError. */
export function adaptOf(given: ParsedArguments): { readonly adapt?: false | number } {
  const adapt = whole(given, 'adapt', LEAST_RACE, MOST_RACE);
  if (!flag(given, 'no-adapt')) return adapt === undefined ? {} : { adapt };
  if (adapt !== undefined) throw new InputError('--adapt and --no-adapt exclude each other; keep one.');
  return { adapt: false };
}
