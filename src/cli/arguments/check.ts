import { listed } from '../../reporting/wording/wording.ts';
import { InputError, nearestMeant } from '../../rules/nearest.ts';
import {
  type Command,
  type Option,
  type Options,
  type ParsedArguments,
  typedFor,
  type Word,
} from './command.ts';
import { requireShown } from './require-shown.ts';

/** What yargs read, held against the words and options of a command. Throws InputError. */
export function check(command: Command, options: Options, argv: Record<string, unknown>): ParsedArguments {
  const asTyped = typedFor(command);
  for (const [name, why] of Object.entries(command.refuses ?? {})) {
    if (argv[name] !== undefined) throw new InputError(why);
  }
  const words = (argv._ as unknown[]).slice(1).map(String);
  const listing = command.optionsByWord ? [asTyped, ...words.slice(0, 1)].join(' ') : asTyped;
  const values = checkOptions(asTyped, options, argv, listing);
  requireWords(asTyped, command.words, words, options);
  requireShown(command.words, { words, values });
  return { words, values };
}

/** Throws InputError unless the words fill the places there are. */
export function requireWords(
  asTyped: string,
  places: readonly Word[],
  words: readonly string[],
  options: Options = {},
): void {
  const missing = places[words.length];
  if (missing && !missing.optional) {
    throw new InputError(`"${asTyped}" needs its <${missing.name}>; see "${asTyped} --help".`);
  }
  if (words.length > places.length && !places.at(-1)?.many) {
    const stray = words[places.length];
    throw new InputError(`"${asTyped}" has no place for "${stray}"${meant(stray, options)}.`);
  }
}

/**
 * An option whose description gives a word as its value, or else the one that takes rules, as a hint to somebody who
 * typed the word alone.
 */
function meant(word: string, options: Options): string {
  const said = Object.values(options).flatMap(({ says }) => says.match(/--[\w-]+ [\w-]+/g) ?? []);
  const found = said.find((text) => text.endsWith(` ${word}`));
  if (found !== undefined) return `; it goes behind its option, as in ${found}`;
  const taking = ['rules', 'rule'].find((name) => Object.hasOwn(options, name));
  return taking === undefined ? '' : `; a rule goes behind its option, as in --${taking} ${word}`;
}

/** The values of options that there are; throws InputError for any other. */
export function checkOptions(
  asTyped: string,
  options: Options,
  argv: Record<string, unknown>,
  listing = asTyped,
): Map<string, readonly string[]> {
  const values = new Map<string, readonly string[]>();
  const known = [...Object.keys(options), 'help', 'h', 'version', 'v'];
  for (const [name, value] of Object.entries(argv)) {
    if (name === '_' || name === '$0' || value === undefined || value === false) continue;
    if (!known.includes(name)) {
      if (name.length === 1) {
        throw new InputError(
          `There is no option "-${name}" in "${asTyped}"; all but -h and -v are written out, as --help is.`,
        );
      }
      throw unknownOption(asTyped, name, known, listing);
    }
    values.set(name, checkValues(name, options[name], value));
  }
  return values;
}

/**
 * Names the nearest option only where it may have been meant, else those that share a word with what was typed.
 *
 * @param listing the command line whose help lists the options
 */
function unknownOption(asTyped: string, name: string, known: readonly string[], listing: string): InputError {
  const near = nearestMeant(name, known);
  const kin = near === undefined ? known.filter((option) => shareWord(option, name)) : [near];
  const hint =
    kin.length === 0
      ? `"${listing} --help" lists those there are`
      : `the nearest ${kin.length === 1 ? 'is' : 'are'} ${listed(kin.map((option) => `"--${option}"`))}`;
  return new InputError(`There is no option "--${name}" in "${asTyped}"; ${hint}.`);
}

/** Whether two names of options have a word of several letters in common. */
function shareWord(one: string, other: string): boolean {
  const words = other.split('-').filter(({ length }) => length > 1);
  return one.split('-').some((word) => words.includes(word));
}

function checkValues(name: string, option: Option, value: unknown): readonly string[] {
  if (option.flag) return [''];
  const typed = (Array.isArray(value) ? value : [value]).map(String);
  if (typed.includes('')) throw new InputError(`--${name} needs a value.`);
  if (typed.length > 1 && !option.many) throw new InputError(`--${name} is given more than once.`);
  return typed;
}
