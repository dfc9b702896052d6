import { InputError, nearestWithin, unknown } from '../../rules/nearest.ts';
import type { Example } from '../../rules/ruleset.ts';
import type { Terminal } from '../terminal/terminal.ts';

export interface Option {
  readonly says: string;
  /** Takes no value. */
  readonly flag?: boolean;
  /** May be given more than once. */
  readonly many?: boolean;
  /** Printed in the help; the command itself knows its defaults. */
  readonly otherwise?: string;
  /** Values it takes, with what each means; listed below the options. */
  readonly values?: Readonly<Record<string, string>>;
  /** What that list is headed, where it is not all that there is. */
  readonly listed?: string;
}

export type Options = Readonly<Record<string, Option>>;

/** One word of the command line after the command's name. */
export interface Word {
  readonly name: string;
  readonly says: string;
  readonly optional?: boolean;
  /** May be of several lines. */
  readonly lines?: true;
  /** Stands for any number of words; only the last does. */
  readonly many?: true;
}

export interface Command {
  readonly name: string;
  /** What is typed for it, where that is not `rulebench` and its name. */
  readonly typed?: string;
  readonly says: string;
  readonly words: readonly Word[];
  /** Options of other commands that make no sense in this one, each with a sentence that says why. */
  readonly refuses?: Readonly<Record<string, string>>;
  /** Whether the first word decides which options there are, so that it belongs into the line that lists them. */
  readonly optionsByWord?: true;
  /** The options; some depend on what else is typed. Throws InputError. */
  options(terminal: Terminal, args: readonly string[]): Options;
  /** Lines to type that name no ruleset; the others are the rulesets' own. */
  readonly examples?: readonly Example[];
  /** Returns the exit code. Throws InputError on bad input. */
  run(given: ParsedArguments, terminal: Terminal): number | Promise<number>;
}

/** What was typed, checked against the command's words and options. */
export interface ParsedArguments {
  readonly words: readonly string[];
  /** Values by option; a flag that is set has the value ''. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/** What somebody types before the words and options of a command. */
export function typedFor({ name, typed = `rulebench ${name}` }: Pick<Command, 'name' | 'typed'>): string {
  return typed;
}

export function flag(given: ParsedArguments, name: string): boolean {
  return given.values.has(name);
}

export function text(given: ParsedArguments, name: string): string | undefined {
  return given.values.get(name)?.[0];
}

export function list(given: ParsedArguments, name: string): readonly string[] {
  return given.values.get(name) ?? [];
}

/** Keys of a sim of which a command line says something: those of nothing are left out. */
export function stated(keys: object): object {
  return Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined));
}

/** A comma-separated list: `overwatch,stealth`; throws InputError where it has nothing but commas. */
export function commaList(given: ParsedArguments, name: string): string[] | undefined {
  const words = text(given, name)
    ?.split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words?.length === 0) throw new InputError(`--${name} needs a value.`);
  return words;
}

/** A word given for an option, one of some; throws InputError with the nearest of them otherwise. */
export function choice<C extends string>(
  given: ParsedArguments,
  name: string,
  of: readonly C[],
): C | undefined {
  const typed = text(given, name);
  return typed === undefined ? undefined : oneOf(typed, name, of);
}

/** The same of words parted by commas. */
export function choices<C extends string>(
  given: ParsedArguments,
  name: string,
  of: readonly C[],
): C[] | undefined {
  return commaList(given, name)?.map((word) => oneOf(word, name, of));
}

function oneOf<C extends string>(word: string, name: string, of: readonly C[]): C {
  const found = of.find((one) => one === word);
  if (found === undefined) throw unknown('choice', word, `--${name}`, of);
  return found;
}

/** A whole number within bounds; throws InputError with the nearest otherwise. */
export function whole(given: ParsedArguments, name: string, min: number, max: number): number | undefined {
  const typed = text(given, name);
  return typed === undefined ? undefined : wholeIn(typed, `--${name}`, min, max);
}

/** The same of a word; `place` is what it stands for. */
export function wholeIn(typed: string, place: string, min: number, max: number): number {
  const value = /^[+-]?\d+$/.test(typed) ? Number(typed) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new InputError(
    `${place} takes a whole number from ${min} to ${max}, not "${typed}"${nearestWithin(value, min, max)}.`,
  );
}
