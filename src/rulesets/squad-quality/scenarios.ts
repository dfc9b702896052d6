import type { Scenario } from '../../rules/scenario.ts';

/** Games that need what the usual one has not: mines, anti-air guns, a structure to blow up. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  minefields: {
    title: 'Minefields',
    says: 'Each side has laid two minefields between the lines.',
    set: { 'mines.fields.number': 2 },
  },
  'heavy-minefields': {
    title: 'Heavy Minefields',
    says: 'Columns of vehicles meet on a field with mines against tanks.',
    set: { 'mines.fields.number': 2, 'mines.fields.heavy': 1 },
    army: 'column',
  },
  landing: {
    title: 'Landing',
    says: 'Both sides drop troops under fire from the ground.',
    set: { 'drop-troops.units.light': 1, 'drop-troops.units.heavy': 1 },
    army: 'airborne',
  },
  sabotage: {
    title: 'Sabotage',
    says: 'Both sides are after a structure in the middle, with charges to blow it up.',
    set: { 'demolitions.target.structures': 1 },
    army: 'assault-party',
  },
  trenches: {
    title: 'Trenches',
    says: 'Garrisons in trenches and bunkers face each other.',
    set: {},
    army: 'garrison',
  },
};
