import type { Scenario } from '../../../rules/scenario.ts';

/** A structure in the middle, and time to get to it. */
const SABOTAGE = { 'demolitions.target.structures': 1, 'scenario.length.turns': 8 } as const;

/** Games for what the usual one does without, with armies that use it. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  armour: {
    title: 'Armour',
    says: 'Armoured columns meet: carriers that seat squads, a tank, and infantry that hunts them.',
    set: {},
    army: 'column',
  },
  minefields: {
    title: 'Minefields',
    says: 'Each side has laid two minefields between the lines.',
    set: { 'mines.fields.number': 2 },
  },
  'heavy-minefields': {
    title: 'Heavy Minefields',
    says: 'Heavy vehicles of all kinds meet on a field with mines against tanks.',
    set: { 'mines.fields.number': 2, 'mines.fields.heavy': 1 },
    army: 'spearhead',
  },
  landing: {
    title: 'Landing',
    says: 'Both sides drop troops on open ground, under fire from the ground.',
    set: { 'drop-troops.units.light': 1, 'drop-troops.units.heavy': 1 },
    tables: { designed: [], generated: 12, settings: { coverage: 0.1, width: 48, depth: 48 } },
    army: 'airborne',
  },
  sabotage: {
    title: 'Sabotage',
    says: 'Both sides are after a structure in the middle, with charges to blow it up and eight turns to do it in.',
    set: SABOTAGE,
    army: 'assault-party',
  },
  trenches: {
    title: 'Trenches',
    says: 'Both sides hold bunkers, trenches and lesser fortifications, and bring up what breaks bunkers.',
    set: {
      'fortifications.works.heavyBunkers': 1,
      'fortifications.works.mediumBunkers': 1,
      'fortifications.works.lightBunkers': 1,
      'fortifications.works.trenches': 1,
      'fortifications.works.sandbags': 1,
      'fortifications.works.foxholes': 1,
    },
    army: 'garrison',
  },
  network: {
    title: 'Network',
    says: 'Hackers, infantry in armour worth hacking, and vehicles of high technology.',
    set: {},
    army: 'network',
  },
  breakthrough: {
    title: 'Breakthrough',
    says: 'Powered armour rides to the fight, with a hero and one who is touched.',
    set: {},
    army: 'vanguard',
  },
  escort: {
    title: 'Escort',
    says: 'Both sides have non-combatants among their squads.',
    set: {},
    army: 'escort',
  },
  circle: {
    title: 'Circle',
    says: 'Psionics of three aptitudes, and squads of personalities for them to help and hinder.',
    set: {},
    army: 'circle',
  },
  ambush: {
    title: 'Ambush',
    says: 'Close woods and houses, behind which squads may go into hiding before they meet.',
    set: {},
    tables: { designed: ['sq-old-forest'], generated: 12, settings: { coverage: 0.5 } },
    army: 'masses',
  },
  'high-ground': {
    title: 'High Ground',
    says: 'Jump troops among houses and rocks that are better leapt than walked round.',
    set: {},
    tables: { designed: ['sq-hamlet'], generated: 12, settings: { block: 4 } },
    army: 'shock',
  },
  drill: {
    title: 'Drill',
    says: 'Two pairs of fire teams on each side.',
    set: {},
    army: 'drill',
  },
  storming: {
    title: 'Storming',
    says: 'At night pairs of teams with submachine guns rush each other in woods and among houses; nobody fires in passing.',
    set: { 'opportunity-fire': 'off', 'close-assault.charge.reach': 'rush' },
    tables: { designed: ['sq-old-forest', 'sq-hamlet'], generated: 12, settings: { coverage: 0.5 } },
    army: 'stormers',
  },
  raid: {
    title: 'Raid',
    says: 'Saboteurs ride in light transports, one of them led by an officer, to a structure in the middle.',
    set: SABOTAGE,
    army: 'raid',
  },
  arsenal: {
    title: 'Arsenal',
    says: 'Squads with weapons of every kind that the sheets print, with a mortar and a gunnery officer.',
    set: {},
    army: 'arsenal',
  },
  'heavy-arsenal': {
    title: 'Heavy Arsenal',
    says: 'Vehicles with mortars, autocannons, rail guns and beams.',
    set: {},
    army: 'heavy-arsenal',
  },
};
