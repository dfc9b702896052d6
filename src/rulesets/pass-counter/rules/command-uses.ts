import { defineRule } from '../../../rules/rule.ts';

const cost = (points: number) =>
  ({ says: 'Command points it costs.', default: points, min: 0, max: 6, step: 1 }) as const;

/** A short action more. */
export const extraAction = defineRule({
  id: 'extra-action',
  title: 'Extra Action',
  governs: 'actor',
  kind: 'option',
  off: 'no action can be bought',
  clauses: {
    buy: {
      id: 'PC-CP-03',
      basis: 'text',
      says: 'For 1 point a model has another short action in its activation; still none is repeated.',
      off: 'no action can be bought',
      params: { cost: cost(1) },
      questions: {
        limit: {
          id: 'PC-AMB-23',
          asks: 'May several be bought in one activation?',
          stake: 'M',
          readings: {
            any: 'as many as there are points and different actions',
            once: 'one',
          },
        },
      },
    },
  },
});

/** Two models in a row. */
export const followUp = defineRule({
  id: 'follow-up',
  title: 'Follow Up Activation',
  governs: 'actor',
  kind: 'option',
  off: 'models are always activated one by one',
  clauses: {
    buy: {
      id: 'PC-CP-04',
      basis: 'text',
      says: 'For 1 point a second model is activated after the first, once per turn.',
      off: 'models are always activated one by one',
      params: { cost: cost(1) },
      questions: {
        once: {
          id: 'PC-AMB-26',
          asks: 'Once per turn: per alternating turn, or per round?',
          stake: 'H',
          readings: {
            turn: 'per alternating turn, so that there is no third model in a row',
            round: 'per round',
          },
        },
        counts: {
          id: 'PC-AMB-20',
          asks: 'Whose turn is it after a second activation?',
          stake: 'M',
          readings: {
            'same-turn': "the other side's, as after one activation",
            'next-turn': "the other side's twice: the second activation was a turn of its own",
          },
        },
        again: {
          id: 'PC-FOL-AGAIN',
          asks: 'May the second model be a re-activated one, for the points of both?',
          stake: 'L',
          readings: {
            yes: 'yes, it too is chosen to be activated',
            no: 'no, only one not yet activated',
          },
        },
      },
    },
  },
});

/** Rolling dice again. */
export const reroll = defineRule({
  id: 'reroll',
  title: 'Hit and Armour Re-Roll',
  governs: 'actor',
  kind: 'option',
  off: 'no die is rolled again',
  clauses: {
    buy: {
      id: 'PC-CP-05',
      basis: 'text',
      says: 'In a hit or an armour roll a player may spend 1 point per die to roll it again.',
      off: 'no die is rolled again',
      params: { cost: cost(1) },
      questions: {
        again: {
          id: 'PC-AMB-10',
          asks: 'May the same die be rolled again twice?',
          stake: 'L',
          readings: {
            once: 'no',
            twice: 'yes, as often as it is paid for',
          },
        },
        whose: {
          id: 'PC-AMB-22',
          asks: 'Whose dice may a player have rolled again?',
          stake: 'H',
          readings: {
            own: 'his own: hit dice the attacker, armour dice the defender',
            any: "anybody's, the enemy's successes too",
          },
        },
      },
    },
  },
});

/** A model that has been activated acts again. */
export const reactivation = defineRule({
  id: 'reactivation',
  title: 'Re-Activation',
  governs: 'actor',
  kind: 'option',
  off: 'a model is activated once a round',
  clauses: {
    buy: {
      id: 'PC-CP-06',
      basis: 'text',
      says: 'For 2 points a model already activated is chosen instead of another, and performs one short action.',
      off: 'a model is activated once a round',
      params: {
        cost: cost(2),
        shorts: { says: 'Short actions it performs.', default: 1, min: 1, max: 2, step: 1 },
      },
      questions: {
        extra: {
          id: 'PC-REA-EXTRA',
          asks: 'May an Extra Action be bought for a re-activated model?',
          stake: 'L',
          readings: {
            no: 'no, it performs a single one',
            yes: 'yes, this too is an activation',
          },
        },
        last: {
          id: 'PC-REA-LAST',
          asks: 'May a side re-activate that has nobody else left to activate?',
          stake: 'M',
          readings: {
            yes: 'yes, as long as it has the points',
            no: 'no, it takes the place of another activation',
          },
        },
      },
    },
  },
});

/** Striking back. */
export const retaliate = defineRule({
  id: 'retaliate',
  title: 'Retaliate',
  governs: 'actor',
  kind: 'option',
  off: 'nobody strikes back',
  clauses: {
    buy: {
      id: 'PC-CP-07',
      basis: 'text',
      says: 'For 1 point a model that survived a melee attack attacks back.',
      off: 'nobody strikes back',
      params: { cost: cost(1) },
      questions: {
        modifiers: {
          id: 'PC-AMB-11',
          asks: 'Do Focus and outnumbering count for it?',
          stake: 'L',
          readings: {
            normal: 'yes, like all modifiers',
            plain: 'no',
          },
        },
        chain: {
          id: 'PC-AMB-12',
          asks: 'Can a retaliation be retaliated against?',
          stake: 'L',
          readings: {
            no: 'no',
            yes: 'yes, as long as both survive and pay',
          },
        },
        disengaging: {
          id: 'PC-RET-DIS',
          asks: 'Can a disengaging attack be retaliated against?',
          stake: 'L',
          readings: {
            yes: 'yes, it is a melee attack',
            no: 'no, the model is on its way out',
          },
        },
      },
    },
    able: {
      id: 'PC-CP-08',
      basis: 'text',
      says: 'Who is knocked down cannot retaliate.',
      structural: 'it repeats what being knocked down means; knocked-down.attack can be off',
    },
  },
});

/** Paying to go first. */
export const seize = defineRule({
  id: 'seize',
  title: 'Seize the Initiative',
  governs: 'actor',
  kind: 'option',
  off: 'points buy nothing in the end phase',
  clauses: {
    buy: {
      id: 'PC-CP-09',
      basis: 'text',
      says: 'Each point spent in the end phase adds 1 to the next roll for first player.',
      off: 'points buy nothing in the end phase',
      params: { bonus: { says: 'Added to the roll for each point.', default: 1, min: 0, max: 3, step: 1 } },
      questions: {
        secret: {
          id: 'PC-SEI-SECRET',
          asks: 'Do the sides know what the other spends?',
          stake: 'L',
          readings: {
            'at-once': 'no, both reveal at once',
            'in-turn': 'the second player of the round sees what the first spends',
          },
        },
      },
    },
  },
});
