import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** A command that was started as a process. */
export interface Started {
  readonly child: ChildProcess;
  readonly printed: { out: string; err: string };
  /** The exit code, or the signal that ended it. */
  readonly end: Promise<number | NodeJS.Signals | null>;
  /** Waits until standard error holds a text, so many times. Throws where the process ends before. */
  says(text: string, times?: number): Promise<void>;
}

/** Starts the command of a clone; `preload` is a file in this folder that each of its threads runs first. */
export function start(
  args: readonly string[],
  { env = {}, preload }: { readonly env?: Record<string, string>; readonly preload?: string } = {},
): Started {
  const first = preload === undefined ? [] : ['--import', new URL(preload, import.meta.url).href];
  const child = spawn(process.execPath, [...first, 'src/cli/rulebench.mjs', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    printed.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed.err += chunk;
  });
  const end = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
  let isOver = false;
  void end.then(() => {
    isOver = true;
  });
  return {
    child,
    printed,
    end,
    async says(text, times = 1) {
      while (printed.err.split(text).length <= times) {
        if (isOver) throw new Error(`It ended without saying "${text}": ${printed.err}`);
        await setTimeout(5);
      }
    },
  };
}
