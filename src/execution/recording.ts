import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runningDigest } from '../experiments/terms/digest.ts';
import type { Block, Standing } from '../experiments/terms/executor.ts';
import type { MatchRecord } from '../match/record.ts';
import { InputError } from '../rules/nearest.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { removeLeftovers } from './leftovers.ts';
import { damaged, type Manifest, manifestOf, type RunHead, readManifest, writeManifest } from './manifest.ts';
import type { Row } from './match-columns.ts';
import { matchRows } from './match-rows.ts';
import { fromParquet, toParquet } from './parquet.ts';
import { partFile, RUN_FILES, sha256 } from './run-files.ts';
import { isFolder, makeFolder, store } from './store.ts';

const PARTS = RUN_FILES.matches;

/** Blocks in a part. A fixed number, so that bytes do not depend on timing. */
const BLOCKS_PER_PART = 500;

/** Milliseconds of play that a run can lose when it is killed, about: a part is written before it is full, too. */
const PAUSE = 1000;
/** Writing takes a share of the time at most: as much as one in so many. */
const SHARE = 20;

/**
 * The blocks of a run on disk, in the order in which they were played. First those that are there already are recalled,
 * then further ones are added.
 */
export interface Recording {
  readonly folder: string;
  readonly manifest: Manifest;
  /**
   * The records of the next block, or undefined when all have been recalled. Throws InputError when another block
   * was recorded there, or its part is damaged.
   *
   * @param standing what its rows say of it where they are written anew
   */
  recall(block: Block, standing?: Standing): Promise<readonly MatchRecord[] | undefined>;
  /** Whether records of a block are the same. */
  same(block: Block, one: readonly MatchRecord[], other: readonly MatchRecord[]): boolean;
  /** Adds a block; all must have been recalled. */
  add(block: Block, records: readonly MatchRecord[], standing?: Standing): void;
  /** Writes what is in no part yet. */
  flush(): void;
  /** Throws InputError where the run came to its end before and had another result. */
  requireResult(result: string): void;
  /** Notes that the run came to its end, with the hash of its result. Throws InputError if blocks were left over. */
  finish(result: string): void;
}

/** Begins a run, in place of the one that is in the folder. Throws InputError. */
export function beginRecording(folder: string, head: RunHead, ruleset: Ruleset): Recording {
  writeManifest(folder, manifestOf(head, BLOCKS_PER_PART, runningDigest().read()));
  return openRecording(folder, ruleset);
}

/** Opens a run to go on with it. Throws InputError. */
export function openRecording(folder: string, ruleset: Ruleset): Recording {
  const manifest = readManifest(folder);
  if (existsSync(join(folder, PARTS)) && !isFolder(join(folder, PARTS))) {
    throw damaged(folder, `${PARTS} is not a folder`);
  }
  makeFolder(join(folder, PARTS));
  removeLeftovers(
    folder,
    manifest.parts.map((_, number) => partFile(number)),
  );
  return recordingOf(folder, manifest, ruleset);
}

/** The bytes of a part, checked. Throws InputError. */
export async function partBytes(folder: string, { parts }: Manifest, number: number): Promise<Uint8Array> {
  const file = partFile(number);
  const bytes = await readFile(join(folder, file)).catch(() => {
    throw damaged(folder, `${file} cannot be read`);
  });
  if (sha256(bytes) !== parts[number]) throw damaged(folder, `${file} is not as it was written`);
  return bytes;
}

/** The blocks of a run as its manifest tells; nothing is written until something is added. */
export function recordingOf(folder: string, begun: Manifest, ruleset: Ruleset): Recording {
  const rows = matchRows(ruleset);
  const signature = runningDigest();
  let manifest = begun;
  /** Blocks recalled or added. */
  let reached = 0;
  /** Rows by block of the part being recalled or filled. */
  let part: (readonly Row[])[] = [];
  let written = true;
  /** When the next part is written though it is not full. */
  let due = performance.now() + PAUSE;

  const rowsOf = (block: Block, records: readonly MatchRecord[], number: number, standing?: Standing) =>
    block.map((spec, match) => {
      const seatWithRule = block.length === 1 ? null : match;
      return rows.row({ block: number, match, standing, seatWithRule, spec, record: records[match] });
    });

  async function load(number: number): Promise<void> {
    const { blocks, blocksPerPart } = manifest;
    const bytes = await partBytes(folder, manifest, number);
    const all = await fromParquet(rows.columns, bytes).catch(() => {
      throw damaged(folder, `${partFile(number)} does not hold matches of this ruleset`);
    });
    part = [...Map.groupBy(all, ([block]) => block).values()];
    if (part.length !== Math.min(blocksPerPart, blocks - number * blocksPerPart)) {
      throw damaged(folder, `${partFile(number)} holds another number of blocks`);
    }
  }

  function count(records: readonly MatchRecord[]): void {
    for (const { digest } of records) signature.add(digest);
    reached++;
  }

  function write(): void {
    const began = performance.now();
    const number = Math.floor((reached - 1) / manifest.blocksPerPart);
    const bytes = toParquet(rows.columns, part.flat());
    const [signed, hash] = [signature.read(), sha256(bytes)];
    // Whenever it is killed, the manifest names what is there: the part as it was, or as it is now.
    if (number < manifest.parts.length) {
      writeManifest(folder, manifest, { blocks: reached, signature: signed, part: hash });
    }
    store(folder, partFile(number), bytes);
    const parts = [...manifest.parts.slice(0, number), hash];
    manifest = { ...manifest, blocks: reached, signature: signed, parts };
    writeManifest(folder, manifest);
    written = true;
    const now = performance.now();
    due = now + Math.max(PAUSE, SHARE * (now - began));
  }

  return {
    folder,
    get manifest() {
      return manifest;
    },
    async recall(block, standing) {
      if (reached >= manifest.blocks) return undefined;
      const within = reached % manifest.blocksPerPart;
      if (within === 0) await load(reached / manifest.blocksPerPart);
      const found = part[within];
      const records = found.map(rows.record);
      const own = rowsOf(block, records, reached, standing);
      if (found.map(rows.identity).join() !== own.map(rows.identity).join()) throw foreign(folder, reached);
      // What is written anew says all that is known by now, whatever wrote it first.
      part[within] = own;
      count(records);
      if (reached === manifest.blocks && signature.read() !== manifest.signature) {
        throw damaged(folder, 'its manifest has the signature of other matches');
      }
      return records;
    },
    same: (block, one, other) =>
      JSON.stringify(rowsOf(block, one, 0)) === JSON.stringify(rowsOf(block, other, 0)),
    add(block, records, standing) {
      if (reached % manifest.blocksPerPart === 0) part = [];
      part.push(rowsOf(block, records, reached, standing));
      written = false;
      count(records);
      if (reached % manifest.blocksPerPart === 0 || performance.now() >= due) write();
    },
    flush() {
      if (!written) write();
    },
    requireResult(result) {
      if (manifest.result !== null && manifest.result !== result) {
        throw damaged(folder, 'its matches come to another result than the one it ended with');
      }
    },
    finish(result) {
      if (reached < manifest.blocks) throw foreign(folder, reached);
      manifest = { ...manifest, result };
      writeManifest(folder, manifest);
    },
  };
}

function foreign(folder: string, block: number): InputError {
  return new InputError(
    `The run in ${folder} is not of this experiment, which has no such block ${block}; begin anew in another folder.`,
  );
}
