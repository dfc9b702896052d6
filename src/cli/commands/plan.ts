import { loadSim } from '../../execution/load-sim.ts';
import { designOf } from '../../experiments/designs/index.ts';
import type { Sim } from '../../experiments/sim-schema.ts';
import { InputError, unknown } from '../../rules/nearest.ts';
import { type Command, commaList, type Given, whole } from '../command.ts';
import type { Desk } from '../desk.ts';
import {
  experimentOptions,
  halfWidthOf,
  MOST_BLOCKS,
  rulesOf,
  rulesOption,
  simOf,
} from '../experiment-options.ts';
import { printSim } from '../run-sim.ts';
import { sweptBy } from './sweep.ts';

/** Designs that a command line can plan, with their own keys. */
const PLANNED: Readonly<Record<string, (given: Given) => object>> = {
  power: rulesOf,
  ablate: rulesOf,
  sweep: sweptBy,
  claims(given) {
    const claims = commaList(given, 'claims');
    return claims ? { claims } : {};
  },
};

/** How many blocks and minutes does an experiment need? */
export const plan: Command = {
  name: 'plan',
  says: 'Play a small pilot and say how many blocks and minutes an experiment needs.',
  words: [
    { name: 'what', says: `${Object.keys(PLANNED).join(', ')}, or a sim file` },
    { name: 'ruleset', says: 'the ruleset, where it is no sim file', optional: true },
    { name: 'factor', says: 'what is swept', optional: true },
  ],
  options(_, [what = '']) {
    const { out: _out, ...common } = experimentOptions('40 for each arm of the pilot');
    const { blocks, workers, json } = common;
    const own = {
      'half-width': {
        says: 'How far intervals may reach either way, 0.02 for two points',
        otherwise: '0.02',
      },
    };
    // A sim file says the rest itself.
    if (isFile(what)) return { ...own, blocks, workers, json };
    return {
      ...own,
      ...rulesOption('those the design measures by itself'),
      claims: { says: 'Claims by id, parted by commas', otherwise: 'all' },
      values: { says: 'Values of what is swept, parted by commas', otherwise: 'between the bounds' },
      ...common,
    };
  },
  examples: [['rulebench plan sims/ablate.yaml', 'the experiment of a sim file']],
  refuses: designOf('plan').refuses ?? {},
  async run(given, desk) {
    const [what, ...words] = given.words;
    const own = PLANNED[what];
    if (own) return printSim(planned(what, own, { ...given, words }, desk), given, desk);
    if (!isFile(what)) throw unknown('design to plan', what, 'rulebench', Object.keys(PLANNED));
    return printSim(ofFile(await loadSim(what), given), given, desk, what);
  },
};

function planned(design: string, own: (given: Given) => object, given: Given, desk: Desk): Sim {
  if (given.words[0] === undefined) throw new InputError(`"rulebench plan ${design}" needs a ruleset.`);
  return simOf('plan', given, desk, { of: { design, ...own(given) }, ...precision(given) });
}

/** The sim of a file as what is planned: its own keys within, those all sims have without. */
function ofFile({ design, ...sim }: Sim, given: Given): Sim {
  const { keys } = designOf(design);
  const { blocks: _, ...entries } = sim as Readonly<Record<string, unknown>>;
  const blocks = whole(given, 'blocks', 1, MOST_BLOCKS);
  const part = (own: boolean) =>
    Object.fromEntries(Object.entries(entries).filter(([key]) => Object.hasOwn(keys, key) === own));
  return {
    design: 'plan',
    ...part(false),
    of: { design, ...part(true) },
    ...(blocks !== undefined && { blocks }),
    ...precision(given),
  } as unknown as Sim;
}

function isFile(what: string): boolean {
  return /[./]/.test(what);
}

function precision(given: Given): { readonly halfWidth?: number } {
  const halfWidth = halfWidthOf(given);
  return halfWidth === undefined ? {} : { halfWidth };
}
