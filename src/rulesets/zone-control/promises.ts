/** What models of a seat promised last: good while neither they nor their enemies have changed. */
export interface Promises {
  /** By model: its point and its wounds then. */
  readonly point: Int16Array;
  readonly wounds: Int8Array;
  /** By model of the seat: what it could do, NaN for not known, and whether it had moved and had shots left. */
  readonly best: Float64Array;
  readonly able: Uint8Array;
}

export function noPromises(models: number): Promises {
  return {
    point: new Int16Array(models),
    wounds: new Int8Array(models),
    best: new Float64Array(models).fill(Number.NaN),
    able: new Uint8Array(models),
  };
}
