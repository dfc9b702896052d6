/**
 * What numbers stand for. Models, units, weapons and standing points are places in lists and columns, so that a match
 * is plain numbers; each kind is a type of its own, so that the compiler refuses one where another is wanted. A plain
 * number passes for any of them: literals, arithmetic and what nobody has said more about need no ceremony.
 */

/** A number of a kind: a plain one passes for it, one of another kind does not. */
export type Numbered<K extends string> = number & { readonly kind?: K | undefined };

/** A standing point of the table, by its place in the columns of `Ground`. */
export type Point = Numbered<'point'>;

/** A model of a match, by its place in the columns of the state. */
export type Model = Numbered<'model'>;

/** A unit of a match: models that its rules treat as one. */
export type Unit = Numbered<'unit'>;

/** A weapon, by its place in the list of those that a matchup brings. */
export type Weapon = Numbered<'weapon'>;

/** A side: seat 0 sits at y = -depth / 2, seat 1 opposite. */
export type Seat = (0 | 1) & { readonly kind?: 'seat' | undefined };

/** A column of numbers of a kind, as wide as they need. */
export type Column<T extends number, A extends Int8Array | Int16Array | Int32Array = Int32Array> = A & {
  [row: number]: T;
};

/** The standing point of whoever is not on the table. */
export const NOWHERE: Point = -1;

/** The model that is none: no target, no leader, nobody left. */
export const NOBODY: Model = -1;

/** The unit that is none. */
export const NO_UNIT: Unit = -1;

/** The weapon that is none. */
export const UNARMED: Weapon = -1;

/** What is none of anything else: a pool, a group, a facing. */
export const NONE = -1;
