import { defineRule } from '../../../../rules/rule.ts';

/** Orders that keep Overwatch from interrupting a movement. */
export const manoeuvre = defineRule({
  id: 'manoeuvre',
  title: 'Tactical Manoeuvre',
  governs: 'actor',
  kind: 'option',
  off: 'there are no Tactical Manoeuvres',
  clauses: {
    cost: {
      id: 'DP-TM-01',
      says: 'It is declared before a model or unit starts to move, for one Command Point in all.',
      off: 'it is free',
      kind: 'burden',
      params: { points: { says: 'Command Points it costs in all.', default: 1, min: 0, max: 5, step: 1 } },
      offSets: { points: 0 },
    },
    reach: {
      id: 'DP-TM-02',
      says: 'It covers members within command range of their leader; an independent model covers itself.',
      off: 'it covers the whole unit',
      kind: 'burden',
    },
    shield: {
      id: 'DP-TM-03',
      says: 'A model under it cannot be interrupted while it moves.',
      off: 'it can be interrupted',
      kind: 'protection',
      questions: {
        scope: {
          id: 'DP-Q-42',
          asks: 'Which movements does it cover?',
          stake: 'M',
          readings: {
            activation: 'all of the activation, each with its end shot',
            'move-step': 'that of the Move step only',
          },
        },
        against: {
          id: 'DP-Q-43',
          asks: 'Which reactions does it hold off?',
          stake: 'M',
          readings: {
            overwatch: 'interruptions by Overwatch only',
            'all-reactions': 'Suppressing Fire, Combat Ready and Perception on Overwatch too',
          },
        },
      },
    },
    endShot: {
      id: 'DP-TM-04',
      says: 'Once it has moved, and before the next model does, an enemy on Overwatch may fire at it if it then sees it in its arc.',
      off: 'nobody fires when it has moved',
      kind: 'burden',
      questions: {
        arc: {
          id: 'V-14',
          asks: 'Did version 0.0.1 demand that it end in the arc?',
          stake: 'H',
          readings: { needed: 'it must be in sight and in the arc', 'sight-only': 'it must be in sight' },
        },
        shots: {
          id: 'DP-Q-44',
          asks: 'How many may fire, and what if the movement ended in contact?',
          stake: 'M',
          readings: {
            each: 'each may, but not at a model in contact',
            one: 'one may, but not at a model in contact',
            'contact-too': 'each may, at a model in contact too',
          },
        },
      },
    },
  },
});
