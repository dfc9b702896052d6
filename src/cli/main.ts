import { rulesets } from '../rulesets/index.ts';
import { runCommandLine } from './run-command-line.ts';
import { INTERRUPTED } from './run-sim.ts';

const WIDEST = 100;

/** The process: its streams and its interrupt. Returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const stop = new AbortController();
  // The first interrupt asks a run to keep what it has; the second one ends it.
  process.once('SIGINT', () => {
    stop.abort();
    process.once('SIGINT', () => process.exit(INTERRUPTED));
  });
  process.once('SIGTERM', () => stop.abort());
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return runCommandLine(args, {
    rulesets,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    live: process.stderr.isTTY === true,
    columns: Math.min(WIDEST, process.stdout.columns || WIDEST),
    stop: stop.signal,
  });
}
