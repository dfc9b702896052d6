import { defineRule } from '../../../../rules/rule.ts';

/** Rolls of 1 and of 20. */
export const criticals = defineRule({
  id: 'criticals',
  title: 'Critical success and failure',
  governs: 'actor',
  kind: 'structure',
  off: 'no face of a die is special',
  clauses: {
    success: {
      id: 'DX-CRIT-01',
      says: 'An attack roll of 1 hits, whatever is needed.',
      off: 'a 1 is compared like any roll',
    },
    damage: {
      id: 'DX-CRIT-02',
      says: 'A shot that hits with a 1 adds 4 to the DM of its weapon.',
      off: 'it adds nothing',
      kind: 'option',
      params: { dm: { says: 'Added to DM.', default: 4, min: 0, max: 10, step: 1 } },
      questions: {
        blows: {
          id: 'DX-AMB-06',
          asks: 'Does a 1 add to DM in close combat too?',
          stake: 'M',
          readings: { no: 'no, the sheet says so of ranged combat', yes: 'yes' },
        },
      },
      offSets: { dm: 0 },
    },
    saves: {
      id: 'DX-CRIT-04',
      says: 'A 1 is an automatic success of AR saves and of all rolls that avoid misfortune.',
      off: 'a 1 is compared like any roll',
      governs: 'owner',
      kind: 'protection',
    },
    fumble: {
      id: 'DX-CRIT-05',
      says: 'After an attack roll of 20 the next attack roll of the model is at -4.',
      off: 'a 20 has no consequences',
      kind: 'burden',
      params: { penalty: { says: 'Taken off the next attack roll.', default: 4, min: 0, max: 10, step: 1 } },
      questions: {
        lasts: {
          id: 'DX-AMB-09',
          asks: 'How long does the penalty wait for an attack?',
          stake: 'L',
          readings: {
            attack: 'until the next attack, whenever that is',
            turn: 'until the end of the turn at most',
          },
        },
      },
      offSets: { penalty: 0 },
    },
    shots: {
      id: 'DX-RM-13',
      says: 'Among the ranged modifiers: -4 for the first shot after a fumble.',
      structural: 'it repeats what a fumble does; criticals.fumble can be off',
      about: 'fumble',
      kind: 'burden',
    },
    blows: {
      id: 'DX-CM-08',
      says: 'Among the close combat modifiers: -4 for the first attack after a fumble.',
      structural: 'it repeats what a fumble does; criticals.fumble can be off',
      about: 'fumble',
      kind: 'burden',
    },
    failure: {
      id: 'DX-CRIT-06',
      says: 'A 20 is an automatic failure, of attacks and of tests.',
      off: 'a 20 is compared like any roll',
      kind: 'burden',
    },
    armour: {
      id: 'DX-CRIT-07',
      says: 'A 20 is no automatic failure of an AR save.',
      off: 'a 20 fails an AR save too',
      governs: 'owner',
      kind: 'protection',
    },
  },
});
