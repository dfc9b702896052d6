import type { Claim } from '../../../rules/claim.ts';

const square = (side: number) => ({
  variant: { 'battlefield.size.width': side, 'battlefield.size.depth': side },
});

const covered = (share: number) => ({ variant: { 'battlefield.density.coverage': share } });

const SPARSE = [
  { says: 'a quarter covered, not half', circumstances: covered(0.25) },
  { says: 'a tenth covered, not half', circumstances: covered(0.1) },
];

/** What the document says about how its game plays, as far as matches can show it. */
export const claims: readonly Claim[] = [
  {
    id: 'sparse-close-combat',
    clause: 'battlefield.claim',
    says: 'With too little terrain, close combat units cannot do their work.',
    test: 'the share of the kills that are made in close combat falls',
    metric: 'kill-by-action.close-combat',
    claimed: 'falls',
    where: SPARSE,
  },
  {
    id: 'sparse-assassin',
    clause: 'battlefield.claim',
    says: 'With too little terrain, close combat units cannot do their work.',
    test: 'the share of the kills that the Assassin makes, who has nothing but his fist, falls',
    metric: 'kill-by-unit.assassin',
    claimed: 'falls',
    where: SPARSE,
  },
  {
    id: 'sparse-shooting',
    clause: 'battlefield.claim',
    says: 'With too little terrain, shooting is too effective.',
    test: 'the share of the kills that are made by ranged attacks rises',
    metric: 'kill-by-action.ranged',
    claimed: 'rises',
    where: SPARSE,
  },
  {
    id: 'larger-table',
    clause: 'battlefield.size',
    says: 'A standard game works best on a table of 48 by 48 inches.',
    test: 'on a larger table a side has more turns in which it can do nothing',
    metric: 'dead-turns',
    claimed: 'rises',
    where: [{ says: '60 by 60 inches', circumstances: square(60) }],
  },
  {
    id: 'smaller-table',
    clause: 'battlefield.size',
    says: 'A standard game works best on a table of 48 by 48 inches.',
    test: 'on a smaller table the lead after the first round tells more often who wins',
    metric: 'decided-by-round-1',
    claimed: 'rises',
    where: [{ says: '36 by 36 inches', circumstances: square(36) }],
  },
  {
    id: 'centimetres',
    clause: 'measurement.unit',
    says: 'Read in centimetres, everything in the game reaches much less far.',
    test: 'it takes more rounds until a match is decided',
    metric: 'rounds',
    claimed: 'rises',
    where: [
      {
        says: 'centimetres, same table',
        circumstances: { variant: { 'measurement.unit.inch': 0.3937 } },
      },
    ],
  },
  {
    id: 'base-size',
    clause: 'measurement.base',
    says: 'Bases of another size would change the balance of the game.',
    test: 'the first turn is worth more or less',
    metric: 'first-player-share',
    claimed: 'changes',
    where: [
      {
        says: 'bases of 40 mm, not 25',
        circumstances: { variant: { 'measurement.base.millimetres': 40 } },
      },
    ],
  },
  {
    id: 'manoeuvre-overwatch',
    clause: 'manoeuvre.shield',
    says: 'A Tactical Manoeuvre helps against Overwatch.',
    test: 'without manoeuvres the share of the kills that Overwatch makes rises',
    metric: 'kill-by-action.overwatch',
    claimed: 'rises',
    where: [{ says: 'no manoeuvres', circumstances: { variant: { manoeuvre: 'off' } } }],
  },
  {
    id: 'no-command-points',
    clause: 'army.commandPoints',
    says: 'To be without Command Points at a critical moment can cost the game.',
    test: 'a side that has none takes less than half of the points',
    metric: 'share',
    claimed: 'falls',
    where: [
      {
        says: 'one side without any',
        circumstances: { variant: { 'army.commandPoints': 'off' } },
      },
    ],
  },
  {
    id: 'larger-army',
    clause: 'units.larger',
    says: 'The second squad of the larger game is there for close combat.',
    test: 'the share of the kills that are made in close combat rises',
    metric: 'kill-by-action.close-combat',
    claimed: 'rises',
    where: [{ says: 'larger army, both sides', circumstances: { army: 'larger' } }],
  },
];
