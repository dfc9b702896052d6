import { parentPort, workerData } from 'node:worker_threads';
import { rulesets } from '../rulesets/index.ts';
import { INTERRUPTED } from './exit-codes.ts';
import { runCommandLine } from './run-command-line.ts';

/** A command line, and what the process knows of its streams. */
export interface CommandSetup {
  readonly args: readonly string[];
  readonly live: boolean;
  readonly columns: number;
}

/** What this thread tells the process. */
export type Message =
  | { readonly out: string }
  | { readonly err: string }
  /** The folder of the run that is under way. */
  | { readonly kept: string | undefined }
  /** That it has heard of an interrupt and will come to its end. */
  | { readonly heard: true }
  /** The exit code, at the end. */
  | { readonly code: number };

const { args, live, columns } = workerData as CommandSetup;
const stop = new AbortController();
let heeds = false;

const tell = (message: Message) => parentPort!.postMessage(message);

// The only thing that the process has to say.
parentPort!.once('message', () => {
  stop.abort();
  tell(heeds ? { heard: true } : { code: INTERRUPTED });
});
parentPort!.unref();

const code = await runCommandLine(args, {
  rulesets,
  out: (out) => tell({ out }),
  err: (err) => tell({ err }),
  live,
  columns,
  stop: stop.signal,
  heeds(kept) {
    heeds = true;
    tell({ kept });
  },
});
tell({ code });
