import { CLEAR, HIDDEN, type SightRecord } from './sight-record.ts';
import { CLEAR_WORD, recordOf, UNSEEN_WORD, WORD_BITS } from './sight-words.ts';

const MOST_CODES = 65536;
/** Records have four words on average at the very most; this is twice that. */
const MOST_WORDS = 8 * MOST_CODES;

/** Places in `state`: 1 while a thread adds an entry, and the number of entries. */
const LOCK = 0;
const SIZE = 1;

/** What threads share of a dictionary: entry c is the words ends[c - 1] .. ends[c]. */
export interface SharedDictionary {
  readonly words: Uint32Array<SharedArrayBuffer>;
  readonly ends: Uint32Array<SharedArrayBuffer>;
  readonly state: Int32Array<SharedArrayBuffer>;
}

/** A dictionary of nothing but the codes HIDDEN and CLEAR; UNKNOWN is a code without words. */
export function createSharedDictionary(): SharedDictionary {
  const shared = {
    words: new Uint32Array(new SharedArrayBuffer(4 * MOST_WORDS)),
    ends: new Uint32Array(new SharedArrayBuffer(4 * MOST_CODES)),
    state: new Int32Array(new SharedArrayBuffer(8)),
  };
  shared.words.set([UNSEEN_WORD, CLEAR_WORD]);
  shared.ends.set([1, 2], HIDDEN);
  shared.state[SIZE] = CLEAR + 1;
  return shared;
}

/** One thread's access to a shared dictionary of sight records. Entries are only ever added. */
export class SightDictionary {
  private readonly shared: SharedDictionary;
  /** A tree of words: the node after another one and a word. Node 0 is the root. */
  private readonly nodes = new Map<number, number>();
  /** Code of each node, -1 when its words are only the beginning of a record. */
  private readonly codes = [-1];
  /** What nobody has looked at nobody sees. */
  private readonly records = [recordOf([UNSEEN_WORD])];

  constructor(shared: SharedDictionary) {
    this.shared = shared;
    this.learn();
  }

  get size(): number {
    return Atomics.load(this.shared.state, SIZE);
  }

  /** The record of a code that is in use. */
  record(code: number): SightRecord {
    if (code >= this.records.length) this.learn();
    return this.records[code];
  }

  /** The code of the first `length` words; a new one when no thread has seen them before. */
  codeOf(words: Uint32Array, length: number): number {
    const node = this.node(words, 0, length);
    if (this.codes[node] < 0) this.learn();
    if (this.codes[node] < 0) this.add(words, length, node);
    return this.codes[node];
  }

  /** Where in the shared words an entry starts and ends. */
  private extent(code: number): [number, number] {
    const { ends } = this.shared;
    return [ends[code - 1], ends[code]];
  }

  private node(words: Uint32Array, first: number, end: number): number {
    let node = 0;
    for (let i = first; i < end; i++) {
      const key = node * (1 << WORD_BITS) + words[i];
      let next = this.nodes.get(key);
      if (next === undefined) {
        next = this.codes.push(-1) - 1;
        this.nodes.set(key, next);
      }
      node = next;
    }
    return node;
  }

  /** Takes over what other threads have added. */
  private learn(): void {
    const { words } = this.shared;
    for (let code = this.records.length; code < this.size; code++) {
      const [first, end] = this.extent(code);
      this.codes[this.node(words, first, end)] = code;
      this.records.push(recordOf(words.subarray(first, end)));
    }
  }

  private add(words: Uint32Array, length: number, node: number): void {
    const { ends, state, words: sharedWords } = this.shared;
    while (Atomics.compareExchange(state, LOCK, 0, 1) !== 0) Atomics.wait(state, LOCK, 1);
    try {
      this.learn();
      const code = this.records.length;
      if (this.codes[node] >= 0) return;
      const start = ends[code - 1];
      if (code === MOST_CODES || start + length > MOST_WORDS) {
        throw new Error(
          `The table shows more than ${MOST_CODES} different lines of sight; take a coarser pitch or fewer pieces.`,
        );
      }
      sharedWords.set(words.subarray(0, length), start);
      ends[code] = start + length;
      Atomics.store(state, SIZE, code + 1);
      this.learn();
    } finally {
      Atomics.store(state, LOCK, 0);
      Atomics.notify(state, LOCK, 1);
    }
  }
}
