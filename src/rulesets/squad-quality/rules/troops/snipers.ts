import { defineRule } from '../../../../rules/rule.ts';

export const snipers = defineRule({
  id: 'snipers',
  title: 'Snipers',
  governs: 'owner',
  kind: 'trait',
  off: 'snipers are squads of one',
  clauses: {
    unit: {
      id: 'SQ-SNP-01',
      says: 'A sniper is a unit of one figure that joins nobody.',
      structural: 'it settles what a sniper is',
    },
    concealed: {
      id: 'SQ-SNP-02',
      says: 'Enemies shoot with 2 less Fire Effect at a sniper that did not move in its last activation.',
      off: 'it is shot at like any other',
      params: { points: { says: 'What it takes away.', default: 2, min: 0, max: 6, step: 1 } },
      offSets: { points: 0 },
    },
    still: {
      id: 'SQ-SNP-03',
      says: 'A sniper starts no close assault and does not shoot once it has moved.',
      off: 'it fights like others',
      kind: 'burden',
      questions: {
        passing: {
          id: 'SQ-Q-18',
          asks: 'May a sniper that has moved shoot later in the turn at an enemy that moves?',
          stake: 'L',
          readings: {
            no: 'no: it would have moved and shot',
            yes: 'yes: the activation in which it moved is over',
          },
        },
      },
    },
    choice: {
      id: 'SQ-SNP-04',
      says: 'It shoots at whom it likes, at a squad leader first, or at who is with a squad.',
      off: 'it goes by Fire Priority',
      kind: 'option',
    },
    clear: {
      id: 'SQ-SNP-05',
      says: 'It shoots only with two passes of a quality test.',
      off: 'it always has a clear shot',
      kind: 'burden',
      params: { need: { says: 'Passes that it takes.', default: 2, min: 0, max: 3, step: 1 } },
      offSets: { need: 0 },
    },
    bullseye: {
      id: 'SQ-SNP-06',
      says: 'With three passes it adds 1 to its damage.',
      off: 'it adds nothing',
      params: { points: { says: 'What it adds.', default: 1, min: 0, max: 4, step: 1 } },
      offSets: { points: 0 },
    },
  },
});
