import { type Assumption, assumptionId, assumptionsBetween } from '../../rules/assumption.ts';
import { InputError } from '../../rules/nearest.ts';
import { printableJson } from '../../rules/printable.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Variant } from '../../rules/variant.ts';
import { type Command, flag, type ParsedArguments, text } from '../arguments/command.ts';
import {
  gameAsked,
  JSON_OPTION,
  RULES_VERSION,
  SET,
  variantOf,
  versionData,
  versionLines,
} from '../arguments/common-options.ts';
import { wrap } from '../terminal/layout.ts';
import { rulesetNamed, type Terminal } from '../terminal/terminal.ts';

/** Exact chances, by walking every outcome of the code that plays. The options are the ruleset's own. */
export const odds: Command = {
  name: 'odds',
  says: 'Print exact chances of an attack or a test. The options depend on the ruleset.',
  words: [
    { name: 'ruleset', says: 'the ruleset; its options are shown by "rulebench odds <ruleset> --help"' },
  ],
  optionsByWord: true,
  options(terminal, args) {
    const ruleset = rulesetAsked(terminal, args);
    return {
      ...ruleset?.odds?.options,
      set: SET,
      'set-a': { says: 'Change a setting of the acting side only', many: true },
      'set-b': { says: 'Change a setting of the other side only', many: true },
      'rules-version': RULES_VERSION,
      json: JSON_OPTION,
    };
  },
  refuses: { seed: 'Odds are exact; no dice are rolled for them, so they take no seed.' },
  run(given, terminal) {
    const ruleset = rulesetNamed(terminal, gameAsked(given).id);
    if (!ruleset.odds) throw new InputError(`${ruleset.title} does not offer odds yet.`);
    const variants = sides(ruleset, given);
    const { lines, data, restsOn = [] } = ruleset.odds.answer(asked(ruleset.odds.options, given), variants);
    const assumptions = assumptionsBetween(ruleset, variants, restsOn);
    const restingOn = assumptions.length > 0 && { assumptions };
    const named = { ...data, ...versionData(ruleset, given), ...restingOn };
    const [title, ...chances] = lines;
    const told = [
      ...wrap(title, terminal.columns),
      ...chances,
      ...versionLines(ruleset, given),
      ...resting(assumptions, terminal.columns),
    ];
    terminal.out(flag(given, 'json') ? `${printableJson(named, 2)}\n` : `${told.join('\n')}\n`);
    return 0;
  },
};

/** What an answer rests on, by id. */
function resting(assumptions: readonly Assumption[], width: number): string[] {
  if (assumptions.length === 0) return [];
  const ids = assumptions.map(assumptionId).join(', ');
  return wrap(`Rests on assumptions of ours: ${ids}; --json has what they say.`, width);
}

/** The ruleset among the words; refused here when it is unknown, since its options would be unknown too. */
function rulesetAsked(terminal: Terminal, args: readonly string[]): Ruleset | undefined {
  const ids = args.map((arg) => arg.split('@')[0]);
  const found = terminal.rulesets.find(({ id }) => ids.includes(id));
  const isWord = ids.length > 0 && !ids[0].startsWith('-');
  return found ?? (isWord ? rulesetNamed(terminal, ids[0]) : undefined);
}

function asked(
  options: Readonly<Record<string, { flag?: boolean }>>,
  given: ParsedArguments,
): Record<string, string | boolean> {
  const typed = Object.keys(options).filter((name) => flag(given, name));
  return Object.fromEntries(typed.map((name) => [name, options[name].flag ? true : text(given, name)!]));
}

function sides(ruleset: Ruleset, given: ParsedArguments): readonly [Variant, Variant] {
  return [variantOf(ruleset, given, 'set', 'set-a'), variantOf(ruleset, given, 'set', 'set-b')];
}
