/**
 * Things by number, of which those asked for lately are kept: at least the last half of `room`, and never more than
 * `room`. Being asked for costs one look-up, where an `LruCache` would put what is asked for on top.
 */
export class GenerationCache<T extends object> {
  readonly #half: number;
  #young = new Map<number, T>();
  #old = new Map<number, T>();

  /** @param room at least 2 */
  constructor(room: number) {
    this.#half = Math.floor(room / 2);
  }

  get(key: number): T | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: number, value: T): void {
    if (this.#young.size >= this.#half) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }
}
