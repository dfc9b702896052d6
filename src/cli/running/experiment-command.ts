import { type DesignId, designOf } from '../../experiments/designs/index.ts';
import type { Sim } from '../../experiments/sim/sim-schema.ts';
import { ADAPT_OPTIONS, adaptOf } from '../arguments/adapt-options.ts';
import { AUDIT_OPTIONS, auditOf } from '../arguments/audit-options.ts';
import type { Command, Options, ParsedArguments, Word } from '../arguments/command.ts';
import { experimentOptions, generatedOption, simOf } from '../arguments/experiment-options.ts';
import { budgeted } from '../arguments/playouts-option.ts';
import { refusedStops, stopOf } from '../arguments/stop-options.ts';
import { VERSIONS_WORDS, versionsOf, versionsOptions } from '../arguments/versions-options.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { runSim } from './run-sim.ts';

/** A command that runs the experiment which its words and options describe. */
export interface ExperimentCommand extends Command {
  /** What was typed, as a sim. Throws InputError. */
  sim(given: ParsedArguments, terminal: Terminal): Sim;
}

/** What a design's command has of its own; options for keys that several designs share are read from the design. */
export interface Experimenting extends Pick<Command, 'says' | 'refuses'> {
  readonly name: DesignId;
  /** Words after the ruleset. */
  readonly words?: readonly Word[];
  /** What has blocks of its own, and how many: see `experimentOptions`. */
  readonly each: string;
  readonly blocks: string;
  readonly options?: Options;
  /** What its generated tables are, where they are not always beside the designed ones. */
  readonly tables?: string;
  /** Options that say when it stops. */
  readonly stops?: Options;
  /** Keys of the sim that its own words and options say; undefined where nothing is said. Throws InputError. */
  keys?(given: ParsedArguments): object;
}

export function experimentCommand(own: Experimenting): ExperimentCommand {
  const { name, says, words = [], each, blocks, options, tables, stops, refuses } = own;
  const { keys } = designOf(name);
  const comparesVersions = 'from' in keys;

  function sim(typed: ParsedArguments, terminal: Terminal): Sim {
    const given = budgeted(typed);
    const compared = comparesVersions ? versionsOf(given, terminal) : { keys: {}, plain: given };
    return simOf(name, compared.plain, terminal, {
      ...compared.keys,
      ...own.keys?.(given),
      ...('stop' in keys && stopOf(given)),
      ...('adapt' in keys && adaptOf(given)),
      ...('audit' in keys && auditOf(given)),
    });
  }

  return {
    name,
    says,
    words: comparesVersions ? VERSIONS_WORDS : [{ name: 'ruleset', says: 'the ruleset' }, ...words],
    options: () => ({
      ...options,
      ...(comparesVersions ? versionsOptions : experimentOptions)(name, each, blocks),
      ...(tables && { tables: generatedOption(tables) }),
      ...stops,
      ...('adapt' in keys && ADAPT_OPTIONS),
      ...('audit' in keys && AUDIT_OPTIONS),
    }),
    refuses: { ...refuses, ...(!('stop' in keys) && refusedStops(name)) },
    sim,
    run: (given, terminal) => runSim(sim(given, terminal), given, terminal),
  };
}
