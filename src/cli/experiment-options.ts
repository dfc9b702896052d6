import type { Sim } from '../experiments/sim-schema.ts';
import type { Design } from '../experiments/spec.ts';
import { parseSetting } from '../rules/variant.ts';
import { commaList, type Given, list, type Option, text, whole } from './command.ts';
import { gameAsked, JSON_OPTION, RULES_VERSION, SET } from './common-options.ts';
import { type Desk, rulesetNamed } from './desk.ts';

const MOST_BLOCKS = 1_000_000;
const MOST_TABLES = 500;
const MOST_WORKERS = 256;

export const WORKERS: Option = {
  says: 'Threads; the result does not depend on it',
  otherwise: 'one per core',
};

export const OUT: Option = { says: 'Write the report into this folder', otherwise: 'one under reports' };

/** Options of the commands that run an experiment without a sim file. */
export function experimentOptions(rules: string): Readonly<Record<string, Option>> {
  return {
    rules: { says: 'Headings and clauses, parted by commas', otherwise: rules },
    blocks: {
      says: 'Blocks for each rule: mirrored pairs of matches',
      otherwise: '600, and as many for undecided rules',
    },
    tables: { says: 'Generated tables beside the designed ones', otherwise: '12' },
    army: { says: 'The army both sides field', otherwise: "the ruleset's own" },
    policy: { says: 'Who plays both sides', otherwise: 'veteran' },
    set: SET,
    'rules-version': RULES_VERSION,
    seed: { says: 'Any text; the same seed gives the same result', otherwise: '1' },
    workers: WORKERS,
    out: OUT,
    json: JSON_OPTION,
  };
}

/** The sim that a command line describes. Throws InputError. */
export function simOf(design: Design, given: Given, desk: Desk): Sim {
  const rules = commaList(given, 'rules');
  const set = Object.fromEntries(list(given, 'set').map(parseSetting));
  const { id, version } = gameAsked(given);
  const blocks = whole(given, 'blocks', 1, MOST_BLOCKS);
  const generated = whole(given, 'tables', 0, MOST_TABLES);
  const army = text(given, 'army');
  const policy = text(given, 'policy');
  const seed = text(given, 'seed');
  return {
    design,
    ruleset: rulesetNamed(desk, id),
    ...(rules && { rules }),
    ...(Object.keys(set).length > 0 && { set }),
    ...(version !== undefined && { version }),
    ...(blocks !== undefined && { blocks }),
    ...(generated !== undefined && { tables: { generated } }),
    ...(army !== undefined && { army }),
    ...(policy !== undefined && { policy }),
    ...(seed !== undefined && { seed }),
  };
}

export function workersOf(given: Given): number | undefined {
  return whole(given, 'workers', 1, MOST_WORKERS);
}
