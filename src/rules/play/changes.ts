import type { Model } from '../../kernel/entities.ts';

/** Columns of a match; of one type where they are compared often, which is fast. */
type Columns = readonly ArrayLike<number>[];

/**
 * Tells, each time it is asked, whether anything in some columns has changed since the time before; the first time
 * everything has.
 *
 * @param own columns by model in which what a model does with itself is no change
 * @param others columns in which everything is
 */
export function changesAround(model: Model, own: Columns, others: Columns): () => boolean {
  const columns = [...own, ...others];
  let known: Int16Array | undefined;
  return () => {
    if (known === undefined) {
      known = copyOf(columns);
      return true;
    }
    let hasChanged = false;
    let first = 0;
    for (let nth = 0; nth < columns.length; nth++) {
      const column = columns[nth];
      for (let i = 0; i < column.length; i++) {
        if (known[first + i] === column[i]) continue;
        known[first + i] = column[i];
        if (nth >= own.length || i !== model) hasChanged = true;
      }
      first += column.length;
    }
    return hasChanged;
  };
}

function copyOf(columns: Columns): Int16Array {
  const copy = new Int16Array(columns.reduce((length, column) => length + column.length, 0));
  let first = 0;
  for (const column of columns) {
    copy.set(column, first);
    first += column.length;
  }
  return copy;
}
