/** Kinds of damage that some terrain takes more of. */
export const EFFECTS = ['plain', 'concussive', 'radiant', 'rending'] as const;

type Effect = (typeof EFFECTS)[number];

/** What terrain is made of: a row of the chart (DX-TER-01). */
export interface Material {
  readonly id: string;
  readonly title: string;
  /** AR and WD. */
  readonly armour: number;
  readonly wounds: number;
  /** Kinds of damage that it takes more of. */
  readonly weakTo: readonly Effect[];
  /** Cover of who touches it, and whether models on foot pass through it. */
  readonly cover: 'none' | 'soft' | 'hard';
  readonly lets: boolean;
}

/** What models on foot go through. */
const LETS: readonly string[] = ['teeth', 'trench'];

const row = (
  id: string,
  title: string,
  armour: number,
  wounds: number,
  weakTo: readonly Effect[],
  cover: Material['cover'] = 'hard',
): Material => ({ id, title, armour, wounds, weakTo, cover, lets: LETS.includes(id) });

/** All materials, in the order of the sheet. */
export const MATERIALS: readonly Material[] = [
  row('straw', 'Straw', 12, 2, ['concussive', 'radiant', 'rending'], 'soft'),
  row('light-wood', 'Light Wood', 16, 3, ['concussive', 'radiant'], 'soft'),
  row('timber', 'Timber', 18, 3, ['concussive', 'radiant']),
  row('reinforced-timber', 'Reinforced Timber', 20, 4, ['concussive']),
  row('stone', 'Stone', 22, 5, ['concussive']),
  row('metal', 'Metal', 24, 6, ['radiant']),
  row('reinforced-metal', 'Reinforced Metal', 26, 7, []),
  row('wire', 'Barbed Wire', 25, 2, [], 'none'),
  row('sandbags', 'Sandbags', 24, 3, []),
  row('teeth', 'Dragon’s Teeth', 25, 4, []),
  row('trench', 'Trench', 26, 8, []),
];

/** What wrecks are made of. */
export const METAL = MATERIALS[5];

/** What obstacles of a table that are less than an inch high are made of, by what they are (DX-TER-TABLE-ASM). */
export const OBSTACLES: Readonly<Record<string, Material>> = {
  hedge: MATERIALS[1],
  wall: MATERIALS[4],
  barrels: METAL,
  wreck: METAL,
};
