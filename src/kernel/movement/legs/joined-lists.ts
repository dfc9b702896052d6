/** Lists of numbers one after another in one column, as they are kept between runs. */
type Column = Uint8Array | Int32Array | Float64Array;

/** Where each of some lists begins in a column of them all, and where the last ends; one that is absent is empty. */
export function startsOf(lists: readonly (ArrayLike<number> | undefined)[]): Uint32Array {
  const start = new Uint32Array(lists.length + 1);
  lists.forEach((list, i) => {
    start[i + 1] = start[i] + (list?.length ?? 0);
  });
  return start;
}

/** Fills a column with some lists, each from its start on. */
export function joined<C extends Column>(
  column: C,
  start: Uint32Array,
  lists: readonly (ArrayLike<number> | undefined)[],
): C {
  lists.forEach((list, i) => {
    if (list !== undefined) column.set(list, start[i]);
  });
  return column;
}
