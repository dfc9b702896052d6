import { defineRule } from '../../../../rules/rule.ts';

/** Supernatural powers. */
export const powers = defineRule({
  id: 'powers',
  title: 'Channeling',
  governs: 'actor',
  kind: 'option',
  off: 'nobody channels a power',
  clauses: {
    channel: {
      id: 'DX-CHN-01',
      says: 'Some models channel powers, each for the actions that it costs; nobody who is Panicked or Broken does, nor at a model that nobody has spotted.',
      off: 'nobody channels a power',
    },
    test: {
      id: 'DX-CHN-ASM',
      basis: 'assumed',
      says: 'A power takes effect with a d20 of at most PW less its magnitude; whoever it strikes saves against its DM, and cover does not help.',
      structural: 'the sheet does not say what is rolled',
      about: 'channel',
      params: { bonus: { says: 'Added to PW.', default: 0, min: -5, max: 5, step: 1 } },
    },
    concentrate: {
      id: 'DX-CON-01',
      says: 'For an action a model concentrates and has +2 PW with its next action only.',
      off: 'nobody concentrates',
      params: { bonus: { says: 'Added to PW.', default: 2, min: 0, max: 8, step: 1 } },
    },
    backlash: {
      id: 'DX-BKL-01',
      says: 'Backlash: on 1 to 10 the channeler may not concentrate this turn and channels at 3 magnitude more, on 11 to 17 its activation ends, on 18 and 19 it lies unconscious, on 20 everybody within its SZ in inches tests LD less the magnitude or takes a wound.',
      off: 'there is no backlash',
      kind: 'burden',
      params: {
        magnitude: { says: 'Magnitude more by a scrambled mind.', default: 3, min: 0, max: 10, step: 1 },
        wake: { says: 'Taken off LD to wake up by oneself.', default: 4, min: 0, max: 10, step: 1 },
      },
    },
    fumble: {
      id: 'DX-BKL-ASM',
      basis: 'assumed',
      says: 'A channeler who rolls 20 suffers backlash.',
      structural: 'the sheet does not say when there is backlash',
      about: 'backlash',
      kind: 'burden',
      params: {
        from: { says: 'The lowest roll that brings backlash.', default: 20, min: 11, max: 20, step: 1 },
      },
    },
  },
});
