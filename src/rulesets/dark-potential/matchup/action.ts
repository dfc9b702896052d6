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
