import { parentPort, workerData } from 'node:worker_threads';
import { compileGround } from '../../src/kernel/field/compile-ground.ts';
import { createSight } from '../../src/kernel/sight/sight.ts';

/** A worker that fills the rows it is told to of a sight it shares, and posts what it then reads of all of it. */
const { spec, pitch, shared, first, step } = workerData;
const ground = compileGround(spec, pitch);
const sight = createSight(ground, shared);
const codesFrom = (from: number) => Array.from({ length: ground.count }, (_, at) => sight.code(from, at));
for (let n = 0, row = first; n < ground.count; n++, row = (row + step) % ground.count) codesFrom(row);
const records = Array.from({ length: ground.count }, (_, i) =>
  codesFrom(i)
    .map((code) => JSON.stringify(sight.record(code)))
    .join(),
);
parentPort?.postMessage(records.join());
