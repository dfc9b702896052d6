import { type DesignId, designOf } from '../../experiments/designs/index.ts';
import { QUICK_SAYS, quickened } from '../../experiments/sim/quick.ts';
import { MOST_BLOCKS, type Sim } from '../../experiments/sim/sim-schema.ts';
import type { Bounds } from '../../experiments/terms/values.ts';
import { InputError, nearestWithin } from '../../rules/nearest.ts';
import { exampleSetting, parseSettings } from '../../rules/typed-settings.ts';
import { rulesetNamed, type Terminal } from '../terminal/terminal.ts';
import { flag, list, type Option, type ParsedArguments, stated, text, whole } from './command.ts';
import {
  armyOption,
  gameAsked,
  JSON_OPTION,
  policyOption,
  RULES_VERSION,
  SCENARIO,
  SET,
} from './common-options.ts';
import { PLAYOUTS_OPTION } from './playouts-option.ts';

const MOST_TABLES = 500;
const MOST_WORKERS = 256;

export const WORKERS: Option = {
  says: 'Threads; the result does not depend on it',
  otherwise: 'one per core',
};

export const QUICK: Option = { says: QUICK_SAYS, flag: true };

export const OUT: Option = { says: 'Write the report into this folder', otherwise: 'one under reports' };

/**
 * Options of the commands that run an experiment without a sim file.
 *
 * @param each what has blocks of its own, so that as many times as many are played
 * @param blocks how many each has where the command line does not say
 */
export function experimentOptions(
  design: DesignId,
  each: string,
  blocks: string,
): Readonly<Record<string, Option>> {
  return {
    blocks: { says: `Blocks for ${each}; a block is ${designOf(design).block}`, otherwise: blocks },
    quick: QUICK,
    tables: generatedOption('Generated tables beside the designed ones'),
    army: armyOption('The army both sides field', "the ruleset's own"),
    policy: policyOption('Who plays both sides', 'veteran'),
    playouts: PLAYOUTS_OPTION,
    set: SET,
    'rules-version': RULES_VERSION,
    scenario: SCENARIO,
    seed: { says: 'Any text; the same seed gives the same result', otherwise: '1' },
    workers: WORKERS,
    out: OUT,
    json: JSON_OPTION,
  };
}

/** The option of how many tables are generated. */
export function generatedOption(says: string): Option {
  return { says, otherwise: '12' };
}

/** The option of commands that measure rules. */
export function rulesOption(otherwise: string): Readonly<Record<string, Option>> {
  return { rules: { says: 'Headings, and clauses by path or id, parted by commas', otherwise } };
}

/**
 * The sim that a command line describes. Throws InputError.
 *
 * @param own what the design has beside the common keys; undefined where nothing is said
 */
export function simOf(design: DesignId, given: ParsedArguments, terminal: Terminal, own: object = {}): Sim {
  const { id, version } = gameAsked(given);
  const ruleset = rulesetNamed(terminal, id);
  const set = parseSettings(list(given, 'set'), exampleSetting(ruleset.rules));
  const blocks = whole(given, 'blocks', 1, MOST_BLOCKS);
  const generated = whole(given, 'tables', 0, MOST_TABLES);
  return stated({
    design,
    ruleset,
    set: Object.keys(set).length > 0 ? set : undefined,
    version,
    scenario: text(given, 'scenario'),
    blocks,
    tables: generated === undefined ? undefined : { generated },
    army: text(given, 'army'),
    policy: text(given, 'policy'),
    seed: text(given, 'seed'),
    ...own,
  }) as Sim;
}

/** The sim as the command line wants it played: whole, or for a first look. Throws InputError. */
export function lookedAt(sim: Sim, given: ParsedArguments): Sim {
  if (!flag(given, 'quick')) return sim;
  if (given.values.has('blocks'))
    throw new InputError('--quick and --blocks both say how many blocks to play; keep one.');
  return quickened(sim);
}

export function workersOf(given: ParsedArguments): number | undefined {
  return whole(given, 'workers', 1, MOST_WORKERS);
}

/** How far intervals may reach either way; throws InputError for what is no such number. */
export function halfWidthOf(given: ParsedArguments, bounds: Bounds): number | undefined {
  return between(given, 'half-width', bounds, 'number', '0.02 for two points');
}

/**
 * A number given for an option; throws InputError for what is none within the bounds, with the nearest.
 *
 * @param kind what it takes, as in `share`
 * @param example such as the reader may type
 */
export function between(
  given: ParsedArguments,
  option: string,
  { min, max }: Bounds,
  kind: string,
  example: string,
): number | undefined {
  const typed = text(given, option);
  if (typed === undefined) return undefined;
  const value = typed.trim() === '' ? Number.NaN : Number(typed);
  if (value >= min && value <= max) return value;
  throw new InputError(
    `--${option} takes a ${kind} from ${min} to ${max}, such as ${example}, not "${typed}"${nearestWithin(value, min, max)}.`,
  );
}
