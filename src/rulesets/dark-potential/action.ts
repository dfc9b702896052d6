export const ACTION_KINDS = [
  'none',
  'second-move',
  'ranged-attack',
  'close-combat',
  'charge',
  'overwatch',
  'combat-ready',
  'suppressing-fire',
  'perception',
] as const;

export type ActionKind = (typeof ACTION_KINDS)[number];

/** A shot that a model could take now, with its weighing and how it is carried out. */
export interface Action {
  readonly kind: ActionKind;
  weigh(into: Float64Array): void;
  act(): void;
}
