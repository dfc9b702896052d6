import { defineRule } from '../../../../rules/rule.ts';
import { cost } from './price.ts';

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
      says: 'In a hit or an armour roll a player may spend 1 point per die to roll it again.',
      off: 'no die is rolled again',
      params: { cost: cost(1) },
      questions: {
        again: {
          id: 'PC-AMB-10',
          asks: 'May the same die be rolled again twice?',
          stake: 'L',
          readings: { once: 'no', twice: 'yes, as often as it is paid for' },
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
