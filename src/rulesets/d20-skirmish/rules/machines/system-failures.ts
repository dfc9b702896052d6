import { defineRule } from '../../../../rules/rule.ts';

/** What goes wrong in a vehicle whose armour roll fails. */
export const systemFailures = defineRule({
  id: 'system-failures',
  title: 'Vehicle system failures',
  governs: 'target',
  kind: 'burden',
  off: 'a failed armour roll is a wound and nothing else',
  clauses: {
    chart: {
      id: 'DX-VEH-04',
      says: 'By how much the armour roll failed says what happens: 1 cosmetic, 2-4 steering, 5-7 weapons, 8-10 engine, 11-13 transmission, 14-16 cascading failures, 17-19 structural, 20 chain reaction.',
      off: 'a failed armour roll is a wound and nothing else',
      questions: {
        beyond: {
          id: 'DX-AMB-15',
          asks: 'Is a failure by more than 20 a chain reaction too?',
          stake: 'L',
          readings: {
            chain: 'yes, the chart ends there',
            structural: 'no, a chain reaction takes exactly 20',
          },
        },
      },
    },
    wound: {
      id: 'DX-VEH-ASM',
      basis: 'assumed',
      says: 'Every result but the cosmetic one is a wound as well.',
      structural: 'the sheet speaks of another wound',
      questions: {
        cosmetic: {
          id: 'DX-AMB-27',
          asks: 'Is cosmetic damage a wound?',
          stake: 'H',
          readings: { spared: 'no, it only looks bad', wound: 'yes, the roll has failed' },
        },
      },
    },
    lasts: {
      id: 'DX-VEH-02',
      says: 'System failures last for the rest of the game.',
      off: 'they are mended at the end of the turn',
    },
    steering: {
      id: 'DX-VEH-06',
      says: 'After a steering hit a d20 is rolled before the vehicle turns, and above 10 it may not; above 5 after a second one; after a third it never turns.',
      off: 'steering hits do nothing',
      params: {
        first: {
          says: 'Highest roll that lets it turn after one hit.',
          default: 10,
          min: 0,
          max: 20,
          step: 1,
        },
        second: { says: 'The same after two.', default: 5, min: 0, max: 20, step: 1 },
      },
      questions: {
        again: {
          id: 'DX-AMB-16',
          asks: 'A second hit reduces the roll "to greater than 5": what may the vehicle not do on 6 or more?',
          stake: 'L',
          readings: {
            turn: 'turn, as after the first hit above 10',
            straight: 'nothing, it may turn then, and on less it may not',
          },
        },
      },
    },
    weapons: {
      id: 'DX-VEH-07',
      says: 'After a weapons hit all shots are at -3, and there is none where RC with all modifiers is 0 or less.',
      off: 'weapons hits do nothing',
      params: { penalty: { says: 'Taken off RC.', default: 3, min: 0, max: 10, step: 1 } },
      questions: {
        again: {
          id: 'DX-VEH-07-AGAIN',
          asks: 'Does a second weapons hit take off as much again?',
          stake: 'L',
          readings: { once: 'no, the chart says so of other systems only', each: 'yes' },
        },
      },
    },
    engine: {
      id: 'DX-VEH-08',
      says: 'Each engine hit takes 2 inches off MV, down to nothing.',
      off: 'engine hits do nothing',
      params: { loss: { says: 'Inches taken off.', default: 2, min: 0, max: 8 } },
    },
    transmission: {
      id: 'DX-VEH-09',
      says: 'After a transmission hit a d20 is rolled before the vehicle moves, and on 11 or more it cannot; on 6 or more after a second one; after a third it never moves. It cannot reverse.',
      off: 'transmission hits do nothing',
      params: {
        first: {
          says: 'Highest roll that lets it move after one hit.',
          default: 10,
          min: 0,
          max: 20,
          step: 1,
        },
        second: { says: 'The same after two.', default: 5, min: 0, max: 20, step: 1 },
      },
    },
    cascade: {
      id: 'DX-VEH-10',
      says: 'For each cascading failure a d20 is rolled before the vehicle is activated, and each 11 or more takes an action.',
      off: 'cascading failures do nothing',
      params: { highest: { says: 'Highest roll that takes none.', default: 10, min: 0, max: 20, step: 1 } },
    },
    structure: {
      id: 'DX-VEH-11',
      says: 'Each structural hit takes 5 off AR.',
      off: 'structural hits do nothing',
      params: { loss: { says: 'Taken off AR.', default: 5, min: 0, max: 20, step: 1 } },
    },
    chain: {
      id: 'DX-VEH-12',
      says: 'A chain reaction is another wound besides that of the failed roll, and another roll on the chart, whose result is no wound unless it is a chain reaction again.',
      off: 'it is a wound like others, and nothing is rolled again',
      questions: {
        again: {
          id: 'DX-AMB-17',
          asks: 'What is rolled again?',
          stake: 'L',
          readings: {
            die: 'a d20, read as what the armour roll failed by',
            margin: 'nothing, the same result stands until the vehicle is destroyed',
          },
        },
      },
    },
  },
});
