export function nothingPromised(models: number) {
  return {
    /** By model: its point and its wounds then. */
    point: new Int16Array(models),
    wounds: new Int8Array(models),
    /** By model of the seat: whether it had moved and had shots left, and the worth of its best attack, NaN for not known. */
    able: new Uint8Array(models),
    best: new Float64Array(models).fill(Number.NaN),
    /** For each model of the seat by enemy: the worth of the best attack, NaN for not known. */
    worth: Array.from({ length: models }, () => new Float64Array(models).fill(Number.NaN)),
  };
}

/** What models of a seat promised to do to each enemy: good while neither they nor that enemy have changed. */
export type KnownPromises = Readonly<ReturnType<typeof nothingPromised>>;
