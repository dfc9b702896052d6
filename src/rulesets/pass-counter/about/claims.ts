import type { Claim } from '../../../rules/claim.ts';

/** What rules of the sheet are plainly for, as far as matches can show it: the sheet argues for none of them. */
export const claims: readonly Claim[] = [
  {
    // Under Passing.
    id: 'passing-evens',
    clause: 'passing.counters',
    says: 'Pass counters make up for having fewer models.',
    test: 'without them the side that is behind wins less often',
    metric: 'comebacks',
    claimed: 'falls',
    where: [{ says: 'no pass counters', circumstances: { variant: { 'passing.counters': 'off' } } }],
  },
  {
    // The last of the uses of command points, and the roll under Determine First Player that it adds to.
    id: 'initiative-worth-points',
    clause: 'seize.buy',
    says: 'It is worth command points to choose who goes first.',
    test: 'a side that cannot seize the initiative takes less than half of the points',
    metric: 'share',
    claimed: 'falls',
    where: [{ says: 'one side without Seize', circumstances: { variant: { seize: 'off' } } }],
  },
  {
    // Among the modifiers of ranged attacks.
    id: 'cover-protects',
    clause: 'cover.ranged',
    says: 'An obstacle that a model touches protects it from shots.',
    test: 'without cover the share of the kills that are made by ranged attacks rises',
    metric: 'kill-by-action.ranged',
    claimed: 'rises',
    where: [{ says: 'no cover from shots', circumstances: { variant: { 'cover.ranged': 'off' } } }],
  },
  {
    // Under Team Broken.
    id: 'broken-teams-lose',
    clause: 'broken.check',
    says: 'A team with less than half of its models left falls apart.',
    test: 'without nerve tests the side that is behind wins more often',
    metric: 'comebacks',
    claimed: 'rises',
    where: [{ says: 'nobody tests his nerve', circumstances: { variant: { 'broken.check': 'off' } } }],
  },
  {
    // The bonus against targets that more than one model engages, under Melee Attacks.
    id: 'outnumbering-pays',
    clause: 'outnumbering.dice',
    says: 'It pays to fight somebody whom a friend engages too.',
    test: 'without the extra die the share of the kills that are made by ranged attacks rises',
    metric: 'kill-by-action.ranged',
    claimed: 'rises',
    where: [{ says: 'no extra die', circumstances: { variant: { outnumbering: 'off' } } }],
  },
];
