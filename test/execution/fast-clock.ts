/**
 * Loaded before a command: from when as many threads hang as THREADS says, by the length of the file HUNG, intervals pass
 * a thousand times as fast, and none before. So no test waits for minutes, and nothing that is merely slow is taken to hang.
 */
import { statSync } from 'node:fs';

const { HUNG, THREADS } = process.env;
const hung = () => statSync(HUNG!, { throwIfNoEntry: false })?.size ?? 0;

const { setInterval } = globalThis;
globalThis.setInterval = ((act: () => void, pause: number) =>
  setInterval(() => {
    if (hung() >= Number(THREADS)) act();
  }, pause / 1000)) as typeof globalThis.setInterval;
