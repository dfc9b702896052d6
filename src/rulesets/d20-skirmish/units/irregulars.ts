/** Where who is worth little, hides, sees what others do not or falls from the sky differs from a trooper (DX-PRF-ASM). */
export const irregulars = [
  { id: 'conscript', title: 'Conscript', close: 8, ranged: 8, leadership: 9, armour: 19, points: 13 },
  {
    id: 'stalker',
    title: 'Stalker',
    move: 6,
    close: 13,
    ranged: 6,
    leadership: 13,
    strength: 4,
    weapons: ['claws'],
    individual: true,
    concealed: true,
    points: 36,
  },
  {
    id: 'seer',
    title: 'Seer',
    ranged: 8,
    power: 13,
    leadership: 13,
    weapons: ['lance', 'bayonet'],
    individual: true,
    points: 40,
  },
  { id: 'paratrooper', title: 'Paratrooper', ranged: 11, leadership: 12, para: true, points: 25 },
  {
    id: 'jumpmaster',
    title: 'Jumpmaster',
    close: 11,
    ranged: 11,
    leadership: 14,
    actions: 4,
    armour: 21,
    weapons: ['smg', 'blade'],
    leader: true,
    para: true,
    points: 40,
  },
] as const;

/** An army of many, one that lies in wait, and one that comes from above (DX-PRF-ASM). */
export const irregularArmies = [
  {
    id: 'levy',
    title: 'Levy',
    squads: [
      {
        title: 'First Levy',
        models: ['sergeant', ...Array.from({ length: 7 }, () => 'conscript')],
      },
      {
        title: 'Second Levy',
        models: ['sergeant', ...Array.from({ length: 7 }, () => 'conscript')],
      },
      { title: 'Stalker', models: ['stalker'] },
      { title: 'Seer', models: ['seer'] },
      { title: 'Command', models: ['commander'] },
    ],
  },
  {
    id: 'ambushers',
    title: 'Ambushers',
    squads: [
      { title: 'First Stalker', models: ['stalker'] },
      { title: 'Second Stalker', models: ['stalker'] },
      { title: 'Sniper', models: ['sniper'] },
      { title: 'Berserks', models: Array.from({ length: 4 }, () => 'berserk') },
      { title: 'Squad', models: ['sergeant', 'trooper', 'trooper', 'heavy'] },
    ],
  },
  {
    id: 'airborne',
    title: 'Airborne',
    squads: [
      { title: 'Paratroopers', models: ['jumpmaster', 'paratrooper', 'paratrooper', 'paratrooper'] },
      { title: 'Squad', models: ['sergeant', 'trooper', 'trooper', 'trooper', 'heavy'] },
      { title: 'Command', models: ['commander'] },
    ],
  },
] as const;
