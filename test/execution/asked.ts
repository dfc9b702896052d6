/** Loaded before a command: it says when a question has been put to the matches of a run. */
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import './grace.ts';

if (!isMainThread) {
  const { DuckDBConnection } = await import('@duckdb/node-api');
  const { runAndReadUntil } = DuckDBConnection.prototype;
  DuckDBConnection.prototype.runAndReadUntil = function (...given) {
    const answer = runAndReadUntil.apply(this, given);
    writeSync(2, 'asked\n');
    return answer;
  };
}
