/** What models of a seat promised to do to each enemy: good while neither they nor that enemy have changed. */
export interface KnownPromises {
  /** By model: its point and its wounds then. */
  readonly point: Int16Array;
  readonly wounds: Int8Array;
  /** By model of the seat: whether it had moved and had shots left, and the worth of its best attack, NaN for not known. */
  readonly able: Uint8Array;
  readonly best: Float64Array;
  /** For each model of the seat by enemy: the worth of the best attack, NaN for not known. */
  readonly worth: readonly Float64Array[];
}

export function nothingPromised(models: number): KnownPromises {
  return {
    point: new Int16Array(models),
    wounds: new Int8Array(models),
    able: new Uint8Array(models),
    best: new Float64Array(models).fill(Number.NaN),
    worth: Array.from({ length: models }, () => new Float64Array(models).fill(Number.NaN)),
  };
}
