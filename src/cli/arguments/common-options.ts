import { scenarioAsked } from '../../experiments/sim/scenario-asked.ts';
import { over } from '../../experiments/terms/subject.ts';
import { policies } from '../../policies/index.ts';
import { reconstruction } from '../../reporting/wording/version-wording.ts';
import { NOTATION } from '../../rules/assembly/composition.ts';
import { InputError, unknown } from '../../rules/nearest.ts';
import type { Ruleset, Version } from '../../rules/ruleset.ts';
import { exampleSetting, parseSettings } from '../../rules/typed-settings.ts';
import { compileSettings, refuseIdleValues, type Variant } from '../../rules/variant.ts';
import { list, type Option, type ParsedArguments, text } from './command.ts';

/** A version with the name it is asked for by. */
export interface NamedVersion extends Version {
  readonly name: string;
}

export const JSON_OPTION: Option = { says: 'Print data instead of text', flag: true };

/** The army of a side. */
export function armyOption(says: string, otherwise: string): Option {
  return { says: `${says}: ${NOTATION}`, otherwise };
}

/** Somebody to play a side. */
export function policyOption(says: string, otherwise: string): Option {
  const values = Object.fromEntries(Object.entries(policies).map(([name, policy]) => [name, policy.says]));
  return { says, otherwise, values };
}

export const RULES_VERSION: Option = {
  says: 'A named version of the rules to start from; "rulebench rules <ruleset>" lists them',
  otherwise: 'the current one',
};

export const SCENARIO: Option = {
  says: 'A named scenario to play: settings over the version, tables and an army unless others are named',
  otherwise: 'the usual one',
};

export const SET: Option = {
  says: 'Change a setting, path=value; may be repeated',
  many: true,
};

/** The ruleset and the version typed as `id@version` or as an option. Throws InputError when they disagree. */
export function gameAsked(given: ParsedArguments): {
  readonly id: string;
  readonly version: string | undefined;
} {
  const [id, ...beside] = given.words[0].split('@');
  const option = text(given, 'rules-version');
  if (beside.length === 0) return { id, version: option };
  const version = beside.join('@');
  if (option !== undefined && option !== version) {
    throw new InputError(
      `"${given.words[0]}" and --rules-version=${option} are different versions; keep one.`,
    );
  }
  return { id, version };
}

/** The variant of the rules that a version, a scenario and lists of settings ask for; throws InputError. */
export function variantOf(ruleset: Ruleset, given: ParsedArguments, ...options: readonly string[]): Variant {
  const version = versionAsked(ruleset, given)?.patch ?? {};
  const scenario = scenarioAsked(ruleset, text(given, 'scenario'))?.set ?? {};
  const example = exampleSetting(ruleset.rules);
  const lists = options.map((option) => parseSettings(list(given, option), example));
  const typed: Variant = Object.assign({}, ...lists);
  const variant = over(over(version, scenario), typed);
  refuseIdleValues(ruleset.rules, variant);
  compileSettings(ruleset.rules, variant);
  return variant;
}

/** What is to be known of the version of the rules that somebody asks for, as lines. */
export function versionLines(ruleset: Ruleset, given: ParsedArguments): string[] {
  const version = versionAsked(ruleset, given);
  if (version === undefined) return [];
  return [version.reconstructed ? reconstruction(version) : `Rules of ${version.title}.`];
}

/** The same as data. */
export function versionData(ruleset: Ruleset, given: ParsedArguments): { readonly version?: string } {
  const [version] = versionLines(ruleset, given);
  return version === undefined ? {} : { version };
}

/** The named version that somebody asks for; throws InputError with the nearest. */
export function versionAsked(ruleset: Ruleset, given: ParsedArguments): NamedVersion | undefined {
  const { version: name } = gameAsked(given);
  if (name === undefined) return undefined;
  const found = Object.hasOwn(ruleset.versions, name) ? ruleset.versions[name] : undefined;
  if (found) return { name, ...found };
  const names = Object.keys(ruleset.versions);
  if (names.length === 0) throw new InputError(`${ruleset.title} has no named versions of its rules.`);
  throw unknown('version', name, ruleset.title, names);
}
