import { parentPort, workerData } from 'node:worker_threads';
import { createTableFiles } from '../../../src/execution/runs/table-files.ts';

/** Keeps a table again and again and says how often it was not whole when it was asked for right after. */
const files = createTableFiles(workerData);
let damaged = 0;
for (let n = 0; n < 60; n++) {
  files.keep('hills', { codes: new Uint32Array(100_000).fill(n) });
  if (files.recall('hills') === null) damaged++;
}
parentPort!.postMessage(damaged);
