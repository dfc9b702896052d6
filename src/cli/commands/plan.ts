import { loadSim } from '../../execution/sims/load-sim.ts';
import { designOf } from '../../experiments/designs/index.ts';
import { PLANNED_HALF_WIDTHS, PLANNED_POWER } from '../../experiments/designs/plan/plan.ts';
import { MOST_BLOCKS, type Sim } from '../../experiments/sim/sim-schema.ts';
import { unknown } from '../../rules/nearest.ts';
import { ADAPT_OPTIONS } from '../arguments/adapt-options.ts';
import { AUDIT_OPTIONS } from '../arguments/audit-options.ts';
import { requireWords } from '../arguments/check.ts';
import { type Command, type Option, type ParsedArguments, stated, whole } from '../arguments/command.ts';
import { between, experimentOptions, halfWidthOf } from '../arguments/experiment-options.ts';
import { refusedStops } from '../arguments/stop-options.ts';
import { simPath } from '../running/bundled-sims.ts';
import type { ExperimentCommand } from '../running/experiment-command.ts';
import { printSim } from '../running/run-sim.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { EXPERIMENTS } from './experiments.ts';

const NAMES = EXPERIMENTS.map(({ name }) => name);

/** Options of what is planned that make no difference to a pilot, beside those of audits. */
const IDLE = ['out', 'quick', 'fixed', 'until-verdict', 'half-width', 'sprt', 'normalised'];

/** A half-width is what a plan is for; the other ways to stop are those of what is planned. */
const { 'half-width': _, ...STOPS } = refusedStops('plan');

const HALF_WIDTH: Option = {
  says: 'How far intervals may reach either way, 0.02 for two points',
  otherwise: '0.02',
};

const POWER: Option = {
  says: 'Share of the runs that are to tell an effect of two points (d of a sim) from none',
  otherwise: '0.8',
};

/** How many blocks and minutes does an experiment need? */
export const plan: Command = {
  name: 'plan',
  says: 'Play a small pilot and say how many blocks and minutes an experiment needs.',
  words: [
    { name: 'what', says: `${NAMES.join(', ')}, or a sim file` },
    { name: 'ruleset', says: 'the ruleset, where it is no sim file', optional: true },
    { name: 'more', says: 'what stands there without plan, such as what is swept', optional: true },
  ],
  options(terminal, [what = '', ...args]) {
    const { blocks, workers, json } = experimentOptions('plan', 'each arm of the pilot', '40');
    const own = { 'half-width': HALF_WIDTH, power: POWER, blocks, workers, json };
    // A sim file says the rest itself.
    if (isFile(what)) return own;
    const { out: _, quick: __, ...common } = experimentOptions('plan', '', '');
    const command = commandNamed(what);
    return { ...(command ? optionsOf(command, args, terminal) : common), ...own };
  },
  examples: [['rulebench plan sims/ablate.yaml', 'the experiment of a sim file']],
  refuses: {
    ...designOf('plan').refuses,
    ...STOPS,
    out: 'A plan is printed and kept nowhere; --json prints it as data.',
  },
  async run(given, terminal) {
    const [what, ...words] = given.words;
    const command = commandNamed(what);
    if (command) return printSim(pilotOf(typed(command, words, given, terminal), given), given, terminal);
    if (!isFile(what)) throw unknown('design to plan', what, 'rulebench', NAMES);
    requireWords(`rulebench plan ${what}`, [], words);
    const path = simPath(what);
    return printSim(pilotOf(await loadSim(path), given), given, terminal, path);
  },
};

function commandNamed(what: string): ExperimentCommand | undefined {
  return EXPERIMENTS.find(({ name }) => name === what);
}

/** What would be run without "plan" in front. Throws InputError. */
function typed(
  command: ExperimentCommand,
  words: readonly string[],
  given: ParsedArguments,
  terminal: Terminal,
): Sim {
  requireWords(`rulebench plan ${command.name}`, command.words, words);
  const options = optionsOf(command, words, terminal);
  const values = new Map([...given.values].filter(([name]) => Object.hasOwn(options, name)));
  return command.sim({ words, values }, terminal);
}

function optionsOf(
  command: ExperimentCommand,
  args: readonly string[],
  terminal: Terminal,
): Readonly<Record<string, Option>> {
  const isIdle = (name: string, option: Option) =>
    IDLE.includes(name) || [ADAPT_OPTIONS, AUDIT_OPTIONS].some((idle) => idle[name] === option);
  const options = Object.entries(command.options(terminal, args));
  return Object.fromEntries(options.filter(([name, option]) => !isIdle(name, option)));
}

/** A sim as what is planned: its own keys within, those all sims have without. */
function pilotOf({ design, ...sim }: Sim, given: ParsedArguments): Sim {
  const { keys } = designOf(design);
  const { blocks: _, ...entries } = sim as Readonly<Record<string, unknown>>;
  const part = (own: boolean) =>
    Object.fromEntries(Object.entries(entries).filter(([key]) => Object.hasOwn(keys, key) === own));
  return stated({
    design: 'plan',
    ...part(false),
    of: { design, ...part(true) },
    blocks: whole(given, 'blocks', 1, MOST_BLOCKS),
    halfWidth: halfWidthOf(given, PLANNED_HALF_WIDTHS),
    power: between(given, 'power', PLANNED_POWER, 'share', '0.8'),
  }) as Sim;
}

function isFile(what: string): boolean {
  return /[./]/.test(what);
}
