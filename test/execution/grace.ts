/**
 * Loaded before a command: whether somebody who does not answer to an interrupt is waited for at all, by the process
 * (NO_GRACE) and by a run (NO_RUN_GRACE). Otherwise he is waited for without end, so that whatever ends was not given up.
 */
import { isMainThread } from 'node:worker_threads';

/** Waits as long as a timer can. */
const NO_END = 2 ** 31 - 1;

const USUAL = 3000;
const { NO_GRACE, NO_RUN_GRACE } = process.env;
const grace = (isMainThread ? NO_GRACE : NO_RUN_GRACE) === undefined ? NO_END : 0;

const { setTimeout } = globalThis;
globalThis.setTimeout = ((act: () => void, pause: number) =>
  setTimeout(act, pause === USUAL ? grace : pause)) as typeof globalThis.setTimeout;
