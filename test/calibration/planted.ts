import type { Variant } from '../../src/rules/variant.ts';
import type { Planting } from './bank.ts';

/** One more point of steadiness on the move; worth some ten points of share to the side that has it. */
const steady = { 'shooting.moved.points': 0 };

/** What is banked: two nulls, effects near 2, 4 and 8 points of share, a rule that seldom matters, and pairs of variants. */
export const PLANTED: Planting & {
  readonly game: string;
  readonly sim: object;
  /** What both sides play by in the second arm of pairs, and the metrics that are compared: a share and a count. */
  readonly paired: { readonly variant: Variant; readonly metrics: readonly string[] };
} = {
  game: 'Zone Control with five models a side on small boards',
  sim: {
    design: 'power',
    ruleset: 'zone-control',
    // Small, because there are many to play.
    army: 'leader+trooper*4',
    tables: {
      designed: ['24x24-copses', '24x24-thicket', '24x36-orchards', '24x36-hedged-lane'],
      generated: 0,
    },
  },
  nulls: 2,
  arms: [
    { title: 'effect near 2 points', tested: steady, other: {}, inTwenty: 4 },
    { title: 'effect near 4 points', tested: steady, other: {}, inTwenty: 8 },
    { title: 'effect near 8 points', tested: steady, other: {}, inTwenty: 16 },
    { title: 'a rare rule', tested: {}, other: { leaders: 'off' }, inTwenty: 20 },
  ],
  paired: { variant: steady, metrics: ['first-player-share', 'lead-changes'] },
};

/** What is banked with the luck of its dice, of a game that notes it: a null and a rule that helps a lot. */
export const LUCKY: Planting & { readonly game: string; readonly sim: object } = {
  game: 'Dark Potential with a Leader and four Soldiers a side on the designed tables',
  sim: {
    design: 'power',
    ruleset: 'dark-potential',
    // Few, because there are many matches to play.
    army: 'leader+soldier*4',
    tables: { designed: 'all', generated: 0 },
  },
  nulls: 1,
  arms: [{ title: 'a rule that helps', tested: {}, other: { commander: 'off' }, inTwenty: 20 }],
};
