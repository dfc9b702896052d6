import type { Claim } from '../../../rules/claim.ts';

/** What rules of the sheet are plainly for, as far as matches can show it: the sheet argues for none of them. */
export const claims: readonly Claim[] = [
  {
    // Among the attack actions.
    id: 'aim-pays',
    clause: 'aim.action',
    says: 'Aiming is worth the action it costs.',
    test: 'a side that cannot aim takes less than half of the points',
    metric: 'share',
    claimed: 'falls',
    where: [{ says: 'one side without Aim', circumstances: { variant: { aim: 'off' } } }],
  },
  {
    // The last of the actions, and the reactions under it.
    id: 'wait-pays',
    clause: 'wait.action',
    says: 'It pays to keep an action for the enemy’s activation.',
    test: 'a side that cannot go on Wait takes less than half of the points',
    metric: 'share',
    claimed: 'falls',
    where: [{ says: 'one side without Wait', circumstances: { variant: { wait: 'off' } } }],
  },
  {
    // The first of the ranged modifiers.
    id: 'cover-protects',
    clause: 'cover.hard',
    says: 'Cover protects from shots.',
    test: 'without cover the share of the kills that are made by ranged attacks rises',
    metric: 'kill-by-action.ranged',
    claimed: 'rises',
    where: [{ says: 'no cover', circumstances: { variant: { cover: 'off' } } }],
  },
  {
    // Under Panic and Broken.
    id: 'panic-decides',
    clause: 'morale.half',
    says: 'A squad that has lost half of its models falls apart.',
    test: 'without morale tests the side that is behind wins more often',
    metric: 'comebacks',
    claimed: 'rises',
    where: [{ says: 'nobody loses heart', circumstances: { variant: { morale: 'off' } } }],
  },
];
