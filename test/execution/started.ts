import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** A command that was started as a process. */
export interface Started {
  readonly child: ChildProcess;
  readonly printed: { out: string; err: string };
  /** The exit code, or the signal that ended it. */
  readonly end: Promise<number | NodeJS.Signals | null>;
  /** Waits until standard error holds a text; returns the milliseconds that took. Throws where the process ends before. */
  says(text: string): Promise<number>;
}

/** Starts the command of a clone; `preload` is code that each of its threads runs first. */
export function start(
  args: readonly string[],
  { env = {}, preload }: { readonly env?: Record<string, string>; readonly preload?: string } = {},
): Started {
  const first =
    preload === undefined ? [] : ['--import', `data:text/javascript,${encodeURIComponent(preload)}`];
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
  return {
    child,
    printed,
    end,
    async says(text) {
      const since = performance.now();
      while (!printed.err.includes(text)) {
        if (child.exitCode !== null) throw new Error(`It ended without saying "${text}": ${printed.err}`);
        await setTimeout(5);
      }
      return performance.now() - since;
    },
  };
}
