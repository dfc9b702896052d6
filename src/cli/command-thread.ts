import { parentPort, workerData } from 'node:worker_threads';
import { guardThread } from '../execution/sims/guest.ts';
import { rulesets } from '../rulesets/index.ts';
import { reportFault, runCommandLine } from './run-command-line.ts';
import { BROKEN, INTERRUPTED } from './terminal/exit-codes.ts';
import type { Terminal } from './terminal/terminal.ts';

/** A command line, and what the process knows of its streams. */
export interface CommandSetup {
  readonly args: readonly string[];
  readonly liveRoom: number;
  readonly columns: number;
  readonly room: number;
}

/** What this thread tells the process. */
export type Message =
  | { readonly out: string }
  | { readonly err: string }
  /** The folder of the run that is under way. */
  | { readonly kept: string | undefined }
  /** That it has heard of an interrupt and will come to its end. */
  | { readonly heard: true }
  /** The exit code; what is kept then was left where it stood. */
  | { readonly code: number };

const { args, liveRoom, columns, room } = workerData as CommandSetup;
const stop = new AbortController();
let heeds = false;

const tell = (message: Message) => parentPort!.postMessage(message);

// The only thing that the process has to say.
parentPort!.once('message', () => {
  stop.abort();
  tell(heeds ? { heard: true } : { code: INTERRUPTED });
});
parentPort!.unref();

const terminal: Terminal = {
  rulesets,
  out: (out) => tell({ out }),
  err: (err) => tell({ err }),
  liveRoom,
  columns,
  room,
  stop: stop.signal,
  heeds(kept) {
    heeds = true;
    tell({ kept });
  },
};

guardThread(fail);
runCommandLine(args, terminal).then((code) => {
  tell({ kept: undefined });
  tell({ code });
}, fail);

/** Ends the command over an error that nobody caught. */
function fail(error: unknown): void {
  try {
    tell({ code: reportFault(error, terminal) });
  } catch {
    tell({ err: `${error instanceof Error ? error.stack : error}\n` });
    tell({ code: BROKEN });
  }
}
