import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTableFiles } from '../../../src/execution/runs/table-files.ts';
import { repeatable } from '../../../src/execution/sims/repeatable.ts';
import { createArenas } from '../../../src/match/arenas.ts';
import { playMatch } from '../../../src/match/play.ts';
import { DEFAULT_PITCH, type MatchSpec } from '../../../src/match/spec.ts';
import type { Columns } from '../../../src/match/table-store.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const COLUMNS: Columns = {
  few: Uint16Array.of(3, 1, 65535),
  none: new Float64Array(0),
  one: Float64Array.of(0.1),
};

describe('tables on disk', () => {
  it('come back as they were kept, under their own key only', () => {
    const files = createTableFiles(folder);
    expect(files.recall('hills')).toBeNull();
    files.keep('hills', COLUMNS);
    expect(files.recall('hills')).toEqual(COLUMNS);
    expect(createTableFiles(folder).recall('hills')).toEqual(COLUMNS);
    expect(files.recall('hill')).toBeNull();
  });

  it('come back while a match is played, where a rule could not ask for the time, and count as used last', () => {
    const files = createTableFiles(folder);
    files.keep('hills', COLUMNS);
    const path = join(folder, readdirSync(folder)[0]);
    utimesSync(path, 0, 0);
    expect(repeatable('own.ts', () => files.recall('hills'))).toEqual(COLUMNS);
    expect(statSync(path).mtimeMs).toBeGreaterThan(0);
  });

  it('are nothing once they are damaged, and where nothing can be written', () => {
    const files = createTableFiles(folder);
    files.keep('hills', COLUMNS);
    const [name] = readdirSync(folder);
    const bytes = readFileSync(join(folder, name));
    bytes[bytes.length - 1] ^= 1;
    writeFileSync(join(folder, name), bytes);
    expect(files.recall('hills')).toBeNull();
    const nowhere = createTableFiles(join(folder, name, 'inside'));
    nowhere.keep('hills', COLUMNS);
    expect(nowhere.recall('hills')).toBeNull();
  });

  it('are whole whichever of several threads keeps them', async () => {
    const damaged = [1, 2, 3, 4].map(async () => {
      const thread = new Worker(new URL('./keeping-thread.ts', import.meta.url), { workerData: folder });
      const [count] = await once(thread, 'message');
      return count;
    });
    expect(await Promise.all(damaged)).toEqual([0, 0, 0, 0]);
  });

  it('change no match, and spare the lines of sight of those before', () => {
    const spec = (nth: number): MatchSpec => ({
      ruleset: darkPotential.id,
      table: { seed: 'kept', settings: {} },
      variants: [{}, {}],
      armies: [darkPotential.defaultArmy, darkPotential.defaultArmy],
      policies: ['veteran', 'veteran'],
      seed: `kept/${nth}`,
      pitch: DEFAULT_PITCH,
    });
    const players = [createPlayer('veteran'), createPlayer('veteran')] as const;
    const asked: string[] = [];
    const kept: Columns[] = [];
    const store = {
      recall: (key: string) => {
        asked.push(key);
        return kept.at(-1) ?? null;
      },
      keep: (_: string, columns: Columns) => void kept.push(columns),
    };
    const played = [undefined, store, store].map((known) => {
      const arenas = createArenas(darkPotential, known);
      return Array.from({ length: 4 }, (_, nth) => {
        const record = playMatch(arenas, spec(nth), players);
        arenas.keep();
        return record;
      });
    });
    expect(played[1]).toEqual(played[0]);
    expect(played[2]).toEqual(played[0]);
    expect(new Set(asked).size).toBe(1);
    // The last run knew nearly all it was asked, so that there was nothing to keep anew.
    const first = kept.length;
    expect(first).toBeGreaterThan(0);
    const arenas = createArenas(darkPotential, store);
    playMatch(arenas, spec(0), players);
    arenas.keep();
    expect(kept).toHaveLength(first);
  });
});
