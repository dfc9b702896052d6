import type { Claim } from '../../../rules/claim.ts';

/** What the document says about how its game plays, as far as matches can show it. */
export const claims: readonly Claim[] = [
  {
    // The first sentence of Recover Wounded.
    id: 'wounded-delay',
    clause: 'recover-wounded.wounds',
    says: 'Squads press on past their dead, but wounded comrades need attention at once.',
    test: 'without wounds units move out more often',
    metric: 'action.move-out',
    claimed: 'rises',
    where: [{ says: 'nobody is only wounded', circumstances: { variant: { 'recover-wounded': 'off' } } }],
  },
  {
    // The introduction of Command Response.
    id: 'hesitation',
    clause: 'command-response.test',
    says: 'Units in the thick of fighting are reluctant to leave cover and hesitant to close with the enemy.',
    test: 'where every unit responds more of the actions are close assaults',
    metric: 'action.assault',
    claimed: 'rises',
    where: [{ says: 'every unit responds', circumstances: { variant: { 'command-response': 'off' } } }],
  },
  {
    // Losing Heart.
    id: 'tide-turns',
    clause: 'losing-heart.half',
    says: 'Heavy casualties swing a whole force from high spirits to the opposite.',
    test: 'without it the side that is behind wins more often',
    metric: 'comebacks',
    claimed: 'rises',
    where: [{ says: 'no army loses heart', circumstances: { variant: { 'losing-heart': 'off' } } }],
  },
  {
    // The introduction of Opportunity Fire.
    id: 'ground-denied',
    clause: 'opportunity-fire.once',
    says: 'Fire held ready denies the enemy access to ground.',
    test: 'a side that has none of it takes less than half of the points',
    metric: 'share',
    claimed: 'falls',
    where: [{ says: 'one side without it', circumstances: { variant: { 'opportunity-fire': 'off' } } }],
  },
];
