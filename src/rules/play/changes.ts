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
    let hasChanged = known === undefined;
    known ??= new Int16Array(columns.reduce((length, column) => length + column.length, 0));
    let first = 0;
    for (let nth = 0; nth < columns.length; nth++) {
      const column = columns[nth];
      const isOwn = nth < own.length;
      for (let i = 0; i < column.length; i++) {
        if (known[first + i] === column[i]) continue;
        known[first + i] = column[i];
        if (!isOwn || i !== model) hasChanged = true;
      }
      first += column.length;
    }
    return hasChanged;
  };
}
