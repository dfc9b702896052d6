import { Session } from 'node:inspector/promises';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createInline } from '../src/execution/threads/inline.ts';
import { findRuleset } from '../src/rulesets/index.ts';
import { player, subject } from './bench-player.ts';

/** How much is played. */
export interface Length {
  /** Matches before anything is sampled. */
  readonly warmUp: number;
  readonly matches: number;
}

export const USUAL_LENGTH: Length = { warmUp: 1500, matches: 800 };

/** Between samples, in microseconds. */
const INTERVAL = 500;
const FILES = 25;
const SOURCE = resolve(import.meta.dirname, '../src');

/** Which folders and files of the source matches spend their time in, veteran against veteran on known tables. Lines to print. */
export async function benchProfile(
  id: string,
  { warmUp, matches }: Length = USUAL_LENGTH,
): Promise<string[]> {
  const experiment = subject(id);
  const executor = createInline(experiment);
  const play = player(experiment, executor);
  await play(warmUp);
  const byFile = await sampled(() => play(matches));
  await executor.close();
  const byFolder = new Map<string, number>();
  for (const [file, share] of byFile) byFolder.set(dirname(file), (byFolder.get(dirname(file)) ?? 0) + share);
  return [
    `${findRuleset(id).title}, veteran against veteran, share of the time by folder, then by file`,
    ...rows(byFolder),
    '',
    ...rows(byFile).slice(0, FILES),
  ];
}

/** The share of the samples taken in each file of the source while something is done; the rest is Node's own. */
async function sampled(work: () => Promise<unknown>): Promise<Map<string, number>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL });
  await session.post('Profiler.start');
  await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const fileOf = new Map(profile.nodes.map(({ id, callFrame }) => [id, nameOf(callFrame.url)]));
  const samples = profile.samples ?? [];
  const shares = new Map<string, number>();
  for (const node of samples) {
    const file = fileOf.get(node)!;
    shares.set(file, (shares.get(file) ?? 0) + 1 / samples.length);
  }
  return shares;
}

function nameOf(url: string): string {
  const path = url.startsWith('file:') ? relative(SOURCE, fileURLToPath(url)) : '';
  return path === '' || path.startsWith('..') ? 'node/node' : path;
}

function rows(shares: ReadonlyMap<string, number>): string[] {
  return [...shares]
    .sort((a, b) => b[1] - a[1])
    .map(([name, share]) => `${(100 * share).toFixed(1).padStart(5)} %  ${name}`);
}
