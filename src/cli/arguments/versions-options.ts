import type { DesignId } from '../../experiments/designs/index.ts';
import { InputError } from '../../rules/nearest.ts';
import { exampleSetting, parseSettings } from '../../rules/typed-settings.ts';
import { rulesetNamed, type Terminal } from '../terminal/terminal.ts';
import { list, type Option, type ParsedArguments, stated, text, type Word } from './command.ts';
import { RULES_VERSION, SET } from './common-options.ts';
import { experimentOptions } from './experiment-options.ts';

/** The words of commands that look at what changed. */
export const VERSIONS_WORDS: readonly Word[] = [
  { name: 'earlier', says: 'the ruleset, and the earlier version behind an @' },
  { name: 'later', says: 'the same with the later version', optional: true },
];

/** The options of commands that look at what changed. */
export function versionsOptions(
  design: DesignId,
  each: string,
  blocks: string,
): Readonly<Record<string, Option>> {
  const { 'rules-version': _, ...common } = experimentOptions(design, each, blocks);
  return {
    from: { ...RULES_VERSION, says: 'The earlier version', otherwise: 'the current one' },
    to: { ...RULES_VERSION, says: 'The later version', otherwise: 'the current one' },
    'from-set': { ...SET, says: 'Change a setting of the earlier rules, path=value; may be repeated' },
    'to-set': { ...SET, says: 'Change a setting of the later rules, path=value; may be repeated' },
    ...common,
  };
}

/** What a command line compares: keys of the sim, and the ruleset as its only word. Throws InputError. */
export function versionsOf(
  given: ParsedArguments,
  terminal: Terminal,
): {
  readonly keys: object;
  readonly plain: ParsedArguments;
} {
  const [[id, earlier], [other, later]] = [given.words[0], given.words[1] ?? ''].map(parted);
  if (other !== '' && other !== id) {
    throw new InputError(
      `"${id}" and "${other}" are different rulesets; versions of one can be compared, the later written "${id}@<version>".`,
    );
  }
  const { rules } = rulesetNamed(terminal, id);
  const side = (word: string | undefined, option: 'from' | 'to') => {
    const typed = text(given, option);
    if (word !== undefined && typed !== undefined && word !== typed) {
      throw new InputError(`"${id}@${word}" and --${option}=${typed} are different versions; keep one.`);
    }
    const version = word ?? typed;
    const set = parseSettings(list(given, `${option}-set`), exampleSetting(rules));
    return stated({ version, set: Object.keys(set).length > 0 ? set : undefined });
  };
  return {
    keys: { from: side(earlier, 'from'), to: side(later, 'to') },
    plain: { ...given, words: [id] },
  };
}

function parted(word: string): readonly [id: string, version: string | undefined] {
  const [id, ...rest] = word.split('@');
  return [id, rest.length === 0 ? undefined : rest.join('@')];
}
