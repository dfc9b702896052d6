/**
 * Loaded before a command: how many milliseconds somebody who does not answer to an interrupt is waited for, in the process
 * GRACE and by a run RUN_GRACE; as long as ever where the environment does not say.
 */
import { isMainThread } from 'node:worker_threads';

const USUAL = 3000;
const own = isMainThread ? process.env.GRACE : process.env.RUN_GRACE;

const { setTimeout } = globalThis;
globalThis.setTimeout = ((act: () => void, pause: number) =>
  setTimeout(
    act,
    pause === USUAL && own !== undefined ? Number(own) : pause,
  )) as typeof globalThis.setTimeout;
