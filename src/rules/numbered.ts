/** Places of names in a list, by name. */
export function numbered<const N extends string>(names: readonly N[]): Readonly<Record<N, number>> {
  return Object.fromEntries(names.map((name, i) => [name, i])) as Record<N, number>;
}
