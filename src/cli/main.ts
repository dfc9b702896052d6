import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CommandSetup, Message } from './command-thread.ts';
import { BROKEN, INTERRUPTED } from './terminal/exit-codes.ts';

const WIDEST = 100;

/** How long a command may be deaf to an interrupt before it is ended, in milliseconds. */
const GRACE = 3000;

/**
 * The process: its streams and its signals. A command is carried out on a thread of its own, so that this one answers
 * whatever that one does. Returns the exit code.
 */
export async function main(args: readonly string[]): Promise<number> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  // What is asked for is on the other stream: it goes on though nobody reads how far it is.
  process.stderr.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  const liveRoom = process.stderr.columns ?? 0;
  const room = process.stdout.columns || Number.POSITIVE_INFINITY;
  const columns = Math.min(WIDEST, room);
  const file = new URL(`./start-command${extname(import.meta.filename)}`, import.meta.url);
  const thread = new Worker(file, { workerData: { args, liveRoom, columns, room } satisfies CommandSetup });
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  let isEnded = false;
  /** The folder of the run under way. */
  let kept: string | undefined;

  const say = (line: string) => process.stderr.write(`${liveRoom > 0 ? '\r\x1b[K' : ''}${line}\n`);
  const end = (code: number, why?: string) => {
    if (why !== undefined && !isEnded) say(why);
    isEnded = true;
    resolve(code);
  };

  const heard = onInterrupt(
    () => {
      const does = kept === undefined ? 'Stopping' : 'Keeping what is played';
      say(`${does}; Ctrl-C again quits at once.`);
      thread.postMessage('stop');
    },
    () => end(INTERRUPTED),
  );
  thread.on('message', (message: Message) => {
    if ('out' in message) process.stdout.write(message.out);
    else if ('err' in message) process.stderr.write(message.err);
    else if ('kept' in message) kept = message.kept;
    else if ('code' in message) end(message.code);
    else heard();
  });
  // Neither comes to pass where a command answers for itself: memory may run out, or code call what ends a thread.
  thread.on('error', (error) => end(BROKEN, `The command broke off: ${error.message}.`));
  thread.on('exit', () => end(BROKEN, 'The command broke off: something ended its thread.'));
  const code = await ended;
  await thread.terminate();
  if (kept !== undefined) await leave(kept);
  return code;
}

/**
 * Answers interrupts. Returns what is to be called once the command has heard of the first.
 *
 * @param first is called at the first; the next one ends the process as if nobody listened, which no thread can hold up
 * @param deaf is called where the command has not heard of it in time
 */
function onInterrupt(first: () => void, deaf: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const answer = (signal: NodeJS.Signals) => {
    if (timer === undefined) {
      timer = setTimeout(deaf, GRACE).unref();
      return first();
    }
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  };
  process.on('SIGINT', answer).on('SIGTERM', answer);
  return () => clearTimeout(timer);
}

/** Leaves the folder of a run whose thread was ended as somebody finds it who goes on with it. */
async function leave(folder: string): Promise<void> {
  const [{ resumeLine }, { dropLock }] = await Promise.all([
    import('../execution/typed-again.ts'),
    import('../execution/runs/run-lock.ts'),
  ]);
  dropLock(folder);
  process.stderr.write(`What was played until then is in ${folder}.\nGo on with: ${resumeLine(folder)}\n`);
}
