import { over } from '../experiments/subject.ts';
import { InputError, unknown } from '../rules/nearest.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { compileSettings, parseSetting, type Variant } from '../rules/variant.ts';
import { type Given, list, type Option, text } from './command.ts';

export const JSON_OPTION: Option = { says: 'Print data instead of text', flag: true };

export const RULES_VERSION: Option = {
  says: 'A named version of the rules to start from; "rulebench rules <ruleset>" lists them',
  otherwise: 'the current one',
};

export const SET: Option = {
  says: 'Change a setting, path=value; may be repeated',
  many: true,
};

/** The variant of the rules that `--rules-version` and a list of settings ask for; throws InputError. */
export function variantOf(ruleset: Ruleset, given: Given, ...options: readonly string[]): Variant {
  const name = text(given, 'rules-version');
  const version = name === undefined ? {} : versionNamed(ruleset, name);
  const typed = Object.fromEntries(options.flatMap((option) => list(given, option)).map(parseSetting));
  const variant = over(version, typed);
  compileSettings(ruleset.rules, variant);
  return variant;
}

function versionNamed(ruleset: Ruleset, name: string): Variant {
  const found = Object.hasOwn(ruleset.versions, name) ? ruleset.versions[name] : undefined;
  if (found) return found.patch;
  const names = Object.keys(ruleset.versions);
  if (names.length === 0) throw new InputError(`${ruleset.title} has no named versions of its rules.`);
  throw unknown('version', name, ruleset.title, names);
}
