import { defineRule } from '../../../../rules/rule.ts';

/** A squad mate takes over the special weapon of a model that was killed. */
export const pickup = defineRule({
  id: 'pickup',
  title: 'Picking up a weapon',
  governs: 'owner',
  kind: 'option',
  off: 'a special weapon is lost with its bearer',
  clauses: {
    take: {
      id: 'DP-SQD-06',
      says: 'When the bearer of a special weapon is killed, a squad mate within 2 inches may take the weapon.',
      off: 'the weapon is lost with its bearer',
      params: {
        inches: { says: 'How near the squad mate must be, in inches.', default: 2, min: 0, max: 12 },
      },
    },
    swap: {
      id: 'DP-SQD-07',
      says: "The mate's model is removed instead and the bearer's stays, as if the mate had come over.",
      off: 'the mate takes the weapon where it stands',
      questions: {
        deathAt: {
          id: 'DP-Q-80',
          asks: 'Where did the death happen, for those who might witness it?',
          stake: 'M',
          readings: { bearer: 'where the bearer fell', mate: "where the mate's model was removed" },
        },
        status: {
          id: 'DP-Q-81',
          asks: 'Whose standing (suppressed, acted, leader) has the model that is left?',
          stake: 'M',
          readings: {
            mate: "the mate's, which is the one that came over; its arc is lost with its place",
            bearer: "the bearer's",
          },
        },
      },
    },
    later: {
      id: 'DP-SQD-08',
      says: 'It is settled only after all damage of the attack, so that nobody slips out from under it.',
      off: 'it is settled at once for each casualty, and takes a mate away from under the attack',
      kind: 'burden',
    },
  },
});
