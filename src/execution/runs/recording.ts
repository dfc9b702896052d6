import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runningDigest } from '../../experiments/terms/digest.ts';
import type { Block, Standing } from '../../experiments/terms/executor.ts';
import type { MatchRecord } from '../../match/record.ts';
import { InputError } from '../../rules/nearest.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
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
  return new Recording(folder, manifest, ruleset);
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

/**
 * The blocks of a run on disk, in the order in which they were played. First those that are there already are recalled,
 * then further ones are added. The part at hand holds what was reached last, and the manifest never names more than is
 * there.
 */
export class Recording {
  readonly folder: string;
  readonly #rows: ReturnType<typeof matchRows>;
  readonly #signature = runningDigest();
  #manifest: Manifest;
  /** Blocks recalled or added. */
  #reached = 0;
  /** Rows by block of the part being recalled or filled. */
  #part: (readonly Row[])[] = [];
  #written = true;
  /** When the next part is written though it is not full. */
  #due = performance.now() + PAUSE;

  /** @param begun the manifest as it is; nothing is written until something is added */
  constructor(folder: string, begun: Manifest, ruleset: Ruleset) {
    this.folder = folder;
    this.#manifest = begun;
    this.#rows = matchRows(ruleset);
  }

  get manifest(): Manifest {
    return this.#manifest;
  }

  /**
   * The records of the next block, or undefined when all have been recalled. Throws InputError when another block
   * was recorded there, or its part is damaged.
   *
   * @param standing what its rows say of it where they are written anew
   */
  async recall(block: Block, standing?: Standing): Promise<readonly MatchRecord[] | undefined> {
    const { blocks, blocksPerPart, signature } = this.#manifest;
    if (this.#reached >= blocks) return undefined;
    const within = this.#reached % blocksPerPart;
    if (within === 0) this.#part = await this.#load(this.#reached / blocksPerPart);
    const found = this.#part[within];
    const { record, identity } = this.#rows;
    const records = found.map(record);
    const own = this.#rowsOf(block, records, this.#reached, standing);
    if (found.map(identity).join() !== own.map(identity).join()) throw foreign(this.folder, this.#reached);
    // What is written anew says all that is known by now, whatever wrote it first.
    this.#part[within] = own;
    this.#count(records);
    if (this.#reached === blocks && this.#signature.read() !== signature) {
      throw damaged(this.folder, 'its manifest has the signature of other matches');
    }
    return records;
  }

  /** Whether records of a block are the same. */
  same(block: Block, one: readonly MatchRecord[], other: readonly MatchRecord[]): boolean {
    return JSON.stringify(this.#rowsOf(block, one, 0)) === JSON.stringify(this.#rowsOf(block, other, 0));
  }

  /** Adds a block; all must have been recalled. */
  add(block: Block, records: readonly MatchRecord[], standing?: Standing): void {
    const { blocksPerPart } = this.#manifest;
    if (this.#reached % blocksPerPart === 0) this.#part = [];
    this.#part.push(this.#rowsOf(block, records, this.#reached, standing));
    this.#written = false;
    this.#count(records);
    if (this.#reached % blocksPerPart === 0 || performance.now() >= this.#due) this.#write();
  }

  /** Writes what is in no part yet. */
  flush(): void {
    if (!this.#written) this.#write();
  }

  /** Throws InputError where the run came to its end before and had another result. */
  requireResult(result: string): void {
    if (this.#manifest.result !== null && this.#manifest.result !== result) {
      throw damaged(this.folder, 'its matches come to another result than the one it ended with');
    }
  }

  /** Notes that the run came to its end, with the hash of its result. Throws InputError if blocks were left over. */
  finish(result: string): void {
    if (this.#reached < this.#manifest.blocks) throw foreign(this.folder, this.#reached);
    this.#manifest = { ...this.#manifest, result };
    writeManifest(this.folder, this.#manifest);
  }

  #rowsOf(block: Block, records: readonly MatchRecord[], number: number, standing?: Standing): Row[] {
    return block.map((spec, match) => {
      const seatWithRule = block.length === 1 ? null : match;
      return this.#rows.row({ block: number, match, standing, seatWithRule, spec, record: records[match] });
    });
  }

  /** The rows of a part by block. */
  async #load(number: number): Promise<(readonly Row[])[]> {
    const { blocks, blocksPerPart } = this.#manifest;
    const bytes = await partBytes(this.folder, this.#manifest, number);
    const all = await fromParquet(this.#rows.columns, bytes).catch(() => {
      throw damaged(this.folder, `${partFile(number)} does not hold matches of this ruleset`);
    });
    const part = [...Map.groupBy(all, ([block]) => block).values()];
    if (part.length !== Math.min(blocksPerPart, blocks - number * blocksPerPart)) {
      throw damaged(this.folder, `${partFile(number)} holds another number of blocks`);
    }
    return part;
  }

  #count(records: readonly MatchRecord[]): void {
    for (const { digest } of records) this.#signature.add(digest);
    this.#reached++;
  }

  #write(): void {
    const began = performance.now();
    const before = this.#manifest;
    const number = Math.floor((this.#reached - 1) / before.blocksPerPart);
    const bytes = toParquet(this.#rows.columns, this.#part.flat());
    const [blocks, signature, hash] = [this.#reached, this.#signature.read(), sha256(bytes)];
    // Whenever it is killed, the manifest names what is there: the part as it was, or as it is now.
    if (number < before.parts.length) writeManifest(this.folder, before, { blocks, signature, part: hash });
    store(this.folder, partFile(number), bytes);
    const parts = [...before.parts.slice(0, number), hash];
    this.#manifest = { ...before, blocks, signature, parts };
    writeManifest(this.folder, this.#manifest);
    this.#written = true;
    const now = performance.now();
    this.#due = now + Math.max(PAUSE, SHARE * (now - began));
  }
}

function foreign(folder: string, block: number): InputError {
  return new InputError(
    `The run in ${folder} is not of this experiment, which has no such block ${block}; begin anew in another folder.`,
  );
}
