interface Armament {
  readonly id: string;
  readonly mode: 'ranged' | 'melee';
}

/** Numbers of the weapons that somebody carries, by mode, in the order in which they are listed. */
export function armsOf(
  carried: readonly string[],
  weapons: readonly Armament[],
): { readonly ranged: readonly number[]; readonly melee: readonly number[] } {
  const numbers = carried.map((name) => weapons.findIndex(({ id }) => id === name));
  const ofMode = (mode: Armament['mode']) => numbers.filter((weapon) => weapons[weapon].mode === mode);
  return { ranged: ofMode('ranged'), melee: ofMode('melee') };
}

/** Which of its like a model is, as its name says it: empty for the only one, else ` 2` for the second. */
export function nthOfItsLike(ids: readonly string[], place: number): string {
  const isLike = (id: string) => id === ids[place];
  const nth = ids.slice(0, place + 1).filter(isLike).length;
  return ids.filter(isLike).length > 1 ? ` ${nth}` : '';
}
