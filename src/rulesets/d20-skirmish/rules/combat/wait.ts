import { defineRule } from '../../../../rules/rule.ts';

/** Keeping the last action for the enemy's activation. */
export const wait = defineRule({
  id: 'wait',
  title: 'Wait',
  governs: 'actor',
  kind: 'option',
  off: 'there is no Wait',
  clauses: {
    action: {
      id: 'DX-WAI-01',
      says: 'With its last action a model goes on Wait; when an enemy moves it may make an LD test to use an action out of turn.',
      off: 'there is no Wait',
    },
    test: {
      id: 'DX-WAI-LD',
      says: 'A failed LD test wastes the action.',
      off: 'there is no test',
      kind: 'burden',
      params: { bonus: { says: 'Added to LD.', default: 0, min: -5, max: 5, step: 1 } },
    },
    reactions: {
      id: 'DX-WAI-02',
      says: 'From Wait a model may spot, fire, countercharge, brace for a charge or withdraw.',
      off: 'from Wait a model only fires',
      questions: {
        when: {
          id: 'DX-WAI-WHEN',
          asks: 'When does a model on Wait react to a move?',
          stake: 'M',
          readings: {
            exposed: 'where the mover is best to be shot at on its way',
            end: 'when the move has ended',
          },
        },
      },
    },
    charged: {
      id: 'DX-BRC-ASM',
      basis: 'assumed',
      says: 'Bracing takes the charge bonus off whoever charges the model; a countercharge meets the charger with a blow of its own that has the bonus; whoever withdraws, before a charge starts or from another move, goes up to its MV.',
      structural: 'the sheet names these reactions and does not say what they do',
      about: 'reactions',
    },
    lasts: {
      id: 'DX-WAI-ASM',
      basis: 'assumed',
      says: 'Wait lasts until the model reacts, is activated again or fights.',
      structural: 'the sheet does not say how long it lasts',
    },
  },
});
