/** Columns of numbers by name. */
export type Columns = Readonly<
  Record<string, Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array>
>;

/**
 * Where what was worked out about tables is kept between runs. All of it follows from the key alone, so that it matters
 * to nothing but time whether something is kept.
 */
export interface TableStore {
  /** What is kept under a key; null for nothing, or nothing that can be read. */
  recall(key: string): Columns | null;
  keep(key: string, columns: Columns): void;
}
