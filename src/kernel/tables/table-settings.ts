import { LONGEST_SIDE } from '../terrain.ts';

/** A number that may be changed, and its bounds. */
export interface Bounded {
  readonly says: string;
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

/** What the table generator can be asked for: plain numbers with bounds, so that experiments can sweep them. */
export const TABLE_SETTINGS = {
  width: { says: 'Inches from left to right.', default: 48, min: 24, max: LONGEST_SIDE },
  depth: { says: 'Inches from the near edge to the far one.', default: 48, min: 24, max: LONGEST_SIDE },
  coverage: {
    says: 'Share of the table under footprints; eight features of 12 x 12 inches on 48 x 48 are 0.5.',
    default: 0.5,
    min: 0,
    max: 0.55,
  },
  featureSize: {
    says: 'Inches along the side of a large feature, at most half of the table; the coverage says how many there are.',
    default: 12,
    min: 6,
    max: 24,
  },
  area: { says: 'Number of woods and craters, relative to the other kinds.', default: 3, min: 0, max: 20 },
  block: { says: 'Number of rocks and hulks, relative to the other kinds.', default: 2, min: 0, max: 20 },
  multiLevel: {
    says: 'Number of ruins and hills, relative to the other kinds.',
    default: 4,
    min: 0,
    max: 20,
  },
  linear: {
    says: 'Number of hedges, barrels and low wrecks, relative to the other kinds.',
    default: 3,
    min: 0,
    max: 20,
  },
  maxGap: {
    says: 'Inches between neighbouring pieces; few gaps should be wider.',
    default: 8,
    min: 2,
    max: 48,
  },
  zoneDepth: {
    says: 'Inches; deployment zones this deep are kept from being clogged.',
    default: 12,
    min: 1,
    max: 24,
  },
  symmetric: {
    says: '1 when the table maps onto itself turned by 180 degrees, 0 when both halves are drawn.',
    default: 1,
    min: 0,
    max: 1,
  },
} as const satisfies Readonly<Record<string, Bounded>>;

export type SettingName = keyof typeof TABLE_SETTINGS;
export type TableSettings = Readonly<Record<SettingName, number>>;

const NAMES = Object.keys(TABLE_SETTINGS) as SettingName[];

/**
 * Settings with the absent ones at their defaults.
 * @throws Error with one sentence when a name is unknown, a number out of bounds or nothing large left to draw
 */
export function fullSettings(given: Readonly<Record<string, number>>): TableSettings {
  const strange = Object.keys(given).find((name) => !Object.hasOwn(TABLE_SETTINGS, name));
  if (strange !== undefined) {
    throw new Error(`The table generator has no setting "${strange}"; it has ${NAMES.join(', ')}.`);
  }
  const entries = NAMES.map((name) => {
    const { default: usual, min, max } = TABLE_SETTINGS[name];
    const value = given[name] ?? usual;
    if (!(value >= min && value <= max)) {
      const nearest = value > max ? max : min;
      throw new Error(
        `The table generator takes "${name}" from ${min} to ${max}, not ${value}; the nearest is ${nearest}.`,
      );
    }
    return [name, value] as const;
  });
  const full = Object.fromEntries(entries) as TableSettings;
  if (full.area + full.block + full.multiLevel === 0) {
    throw new Error('The table generator needs at least one of "area", "block" and "multiLevel" above 0.');
  }
  return full;
}
