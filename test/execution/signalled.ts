/**
 * Loaded before a command: it gets the signal SIGNAL at the moment number MOMENT of writing its run, counted from 1. Each
 * file that is written has three: when half of it is there, when all of it is beside its place, and when it has come there.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Worker, workerData } from 'node:worker_threads';
import './grace.ts';

const { SIGNAL, MOMENT, HEARD } = process.env;
const { existsSync, renameSync, writeFileSync } = fs;

let moment = 0;

/** A moment of writing. Nothing goes on on this thread before the process has heard of an interrupt. */
function passes(): void {
  if (++moment !== Number(MOMENT)) return;
  process.kill(process.pid, SIGNAL);
  while (SIGNAL === 'SIGINT' && !existsSync(HEARD!));
}

const isOfRun = (path: unknown) => /manifest\.json|\.parquet/.test(String(path));

fs.writeFileSync = (path, data, options) => {
  if (isOfRun(path)) {
    const bytes = Buffer.from(data as string | Uint8Array);
    writeFileSync(path, bytes.subarray(0, bytes.length >> 1));
    passes();
  }
  writeFileSync(path, data, options);
  if (isOfRun(path)) passes();
};
fs.renameSync = (from, to) => {
  renameSync(from, to);
  if (isOfRun(to)) passes();
};
syncBuiltinESMExports();

const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message, transfer) {
  postMessage.call(this, message, transfer);
  if (message === 'stop') writeFileSync(HEARD!, '');
};

/** Milliseconds of a block: so long that much less than a part of matches is dealt out ahead, on any machine. */
const SLOW = 50;

// Nothing else takes any time, so that parts are written when they are full.
let now = 0;
const step = workerData !== null && 'pulse' in workerData ? SLOW : 0;
performance.now = () => {
  now += step;
  return now;
};
