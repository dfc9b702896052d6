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

/** An action a model could take now, with its weighing and how it is carried out. */
export interface Action {
  readonly kind: ActionKind;
  weigh(into: Float64Array): void;
  /** Writes a weighing that is no worse, see `Decision`; left out where weighing takes little. */
  atMost?(into: Float64Array): boolean;
  /** May be refused by events before it takes effect; the action is spent all the same. */
  act(): void;
}
