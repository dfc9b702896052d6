/** Everything armies are made of, by id. */
export interface UnitDataOf<W, P, A> {
  readonly weapons: Readonly<Record<string, W>>;
  readonly profiles: Readonly<Record<string, P>>;
  readonly armies: Readonly<Record<string, A>>;
}

export interface Named {
  readonly id: string;
}

export function unitDataOf<W extends Named, P extends Named, A extends Named>(
  weapons: readonly W[],
  profiles: readonly P[],
  armies: readonly A[],
): UnitDataOf<W, P, A> {
  return { weapons: byId(weapons), profiles: byId(profiles), armies: byId(armies) };
}

function byId<T extends Named>(all: readonly T[]): Record<string, T> {
  return Object.fromEntries(all.map((one) => [one.id, one]));
}
