/** What a table says of a ruleset; throws an error that names the table and what to enter where it says nothing. */
export function entryOf<T>(table: Readonly<Record<string, T>>, id: string, where: string, what: string): T {
  if (Object.hasOwn(table, id)) return table[id];
  throw new Error(`${where} has no entry "${id}": enter ${what}.`);
}
