import { defineRule } from '../../../../rules/rule.ts';

/** Jumping across terrain and down from it, and falling. */
export const jumping = defineRule({
  id: 'jumping',
  title: 'Jumping and falling',
  governs: 'actor',
  kind: 'option',
  off: 'nobody jumps',
  clauses: {
    across: {
      id: 'DX-JMP-01',
      says: 'For an action a model jumps straight across terrain, up to half its MV, without a penalty.',
      off: 'nobody jumps across',
      params: { factor: { says: 'Distance in MV.', default: 0.5, min: 0.1, max: 1 } },
    },
    far: {
      id: 'DX-JMP-02',
      says: 'It may jump up to its MV and rolls then: on a 19 it falls where it lands, on a 20 where it starts.',
      off: 'nobody jumps farther than that',
      params: {
        falls: {
          says: 'The lowest roll that falls; the highest falls at the start.',
          default: 19,
          min: 2,
          max: 20,
          step: 1,
        },
      },
    },
    down: {
      id: 'DX-JMP-03',
      says: 'It jumps down its SZ in inches without effect; from higher up it takes an LD test and falls when it fails, and lands up to MV away.',
      off: 'nobody jumps down',
      questions: {
        hurts: {
          id: 'DX-JMP-HURTS',
          asks: 'Does a jump from higher up count as a fall where the test passes?',
          stake: 'L',
          readings: {
            failed: 'no, the test is there to avoid that',
            always: 'yes, the sheet says to apply the DM of a fall',
          },
        },
      },
    },
    damage: {
      id: 'DX-FAL-01',
      says: 'A fall has DM 6, and 1 more for each inch above the SZ of the model in inches.',
      off: 'a fall hurts nobody',
      kind: 'burden',
      params: {
        base: { says: 'DM of a fall.', default: 6, min: 0, max: 20, step: 1 },
        each: { says: 'DM more for each inch.', default: 1, min: 0, max: 4, step: 1 },
      },
    },
    times: {
      id: 'DX-FAL-03',
      says: 'From twice its SZ in inches the whole DM counts twice, from three times three times, and so on.',
      off: 'the DM is not multiplied',
      kind: 'burden',
    },
  },
});
