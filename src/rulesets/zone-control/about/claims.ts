import type { Claim } from '../../../rules/claim.ts';

/** What the document says about how its game plays, as far as matches can show it. */
export const claims: readonly Claim[] = [
  {
    // The sentence that opens the paragraph on boards.
    id: 'zones-matter',
    clause: 'victory.zones',
    says: 'The goal of the game is to hold zones.',
    test: 'where whoever removed more of the enemy wins instead, fewer zones are held at the end',
    metric: 'count.zones-held',
    claimed: 'falls',
    where: [{ says: 'kills decide', circumstances: { variant: { 'victory.zones': 'off' } } }],
  },
  {
    // The paragraph on objectives.
    id: 'objectives-matter',
    clause: 'objectives.zones',
    says: 'Objectives are important places.',
    test: 'where they count like any other zone, fewer of them are held at the end',
    metric: 'count.objectives-held',
    claimed: 'falls',
    where: [
      { says: 'objectives count as one zone', circumstances: { variant: { 'objectives.zones': 'off' } } },
    ],
  },
  {
    // The sentence on short and long games.
    id: 'long-game',
    clause: 'rounds.length',
    says: 'A short game lasts five rounds and a long one ten.',
    test: 'with ten rounds to play the lead after the fourth tells less often who wins',
    metric: 'decided-by-round-4',
    claimed: 'falls',
    where: [{ says: 'ten rounds', circumstances: { variant: { 'rounds.length.rounds': 10 } } }],
  },
  {
    // The recommendations of board sizes: smaller boards are for two or three units.
    id: 'crowded-board',
    clause: 'boards.medium',
    says: 'Four to six units a side want a board of 36 by 36 inches at least.',
    test: 'on a board for two or three the lead after the first round tells more often who wins',
    metric: 'decided-by-round-1',
    claimed: 'rises',
    where: [
      {
        says: 'five units on 24 by 24 inches',
        circumstances: { variant: { 'boards.small.units': 5 }, tables: { width: 24, depth: 24 } },
      },
    ],
  },
  {
    // The same recommendations: larger boards are for seven units and more.
    id: 'empty-board',
    clause: 'boards.medium',
    says: 'Four to six units a side want a board of 36 by 48 inches at most.',
    test: 'on a board for seven or more a side has more turns in which it can do nothing',
    metric: 'dead-turns',
    claimed: 'rises',
    where: [
      {
        says: 'five units on 60 by 48 inches',
        circumstances: { variant: { 'boards.large.units': 5 }, tables: { width: 60, depth: 48 } },
      },
    ],
  },
];
