/** A column of a match. */
type Column = { [entry: number]: number };

/** Answers something as if some entries of a column were something else; they are as before whatever comes of it. */
export function asIf<T>(column: Column, entries: readonly number[], value: number, ask: () => T): T {
  const before = entries.map((entry) => column[entry]);
  for (const entry of entries) column[entry] = value;
  try {
    return ask();
  } finally {
    for (let i = 0; i < entries.length; i++) column[entries[i]] = before[i];
  }
}
