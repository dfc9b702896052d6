import { defineRule } from '../../../../rules/rule.ts';

/** Concealed models and how they are found. */
export const spotting = defineRule({
  id: 'spotting',
  title: 'Spotting and concealment',
  governs: 'actor',
  kind: 'structure',
  off: 'nobody is concealed',
  clauses: {
    action: {
      id: 'DX-SPT-01',
      says: 'A Spot costs an action and is the only way to reveal a concealed model.',
      off: 'nobody is concealed',
      governs: 'owner',
      params: { cost: { says: 'Actions it costs.', default: 1, min: 0, max: 2, step: 1 } },
    },
    markers: {
      id: 'DX-CNC-ASM',
      basis: 'assumed',
      says: 'A concealed model is deployed as two markers that stay where they are; which is real is settled when it acts or when one is spotted, and moving, attacking and channeling reveal it.',
      structural: 'the sheet does not say how concealed models are kept on the table',
      about: 'action',
      governs: 'owner',
      params: { number: { says: 'Markers of a concealed model.', default: 2, min: 1, max: 3, step: 1 } },
    },
    test: {
      id: 'DX-SPT-ASM',
      basis: 'assumed',
      says: 'A Spot is a d20 of at most LD and modifiers, with -2 for each range band beyond short range.',
      structural: 'the sheet does not say what is rolled',
      about: 'action',
      params: {
        band: { says: 'Taken off for each band beyond short range.', default: 2, min: 0, max: 6, step: 1 },
      },
    },
    again: {
      id: 'DX-SPT-02',
      says: 'A model may try to spot the same model more than once.',
      off: 'it tries once in an activation',
      about: 'action',
    },
    bonus: {
      id: 'DX-SPT-03',
      says: 'The second attempt at the same model has +2, the third +3.',
      off: 'later attempts have no bonus',
      about: 'action',
      params: {
        second: { says: 'Added to a second attempt.', default: 2, min: 0, max: 8, step: 1 },
        third: { says: 'Added to a third attempt and later ones.', default: 3, min: 0, max: 10, step: 1 },
      },
      offSets: { second: 0, third: 0 },
    },
    shared: {
      id: 'DX-SPT-04',
      says: 'Whoever belongs to the unit of the spotter may act on a spotted model, and so may a friend that the spotter activates.',
      off: 'only the spotter may',
      about: 'action',
    },
    presence: {
      id: 'DX-SPT-05',
      says: 'A spotter in MP has -2; so has a spotter of a target in MP.',
      off: 'presence does not matter to spotting',
      about: 'action',
      params: {
        spotter: { says: 'Taken off for a spotter in MP.', default: 2, min: 0, max: 6, step: 1 },
        target: { says: 'Taken off for a target in MP.', default: 2, min: 0, max: 6, step: 1 },
      },
      offSets: { spotter: 0, target: 0 },
    },
    limits: {
      id: 'DX-SPT-06',
      says: 'Nobody spots who is in close combat, Panicked, Broken or near a Dire enemy.',
      off: 'anybody may spot',
      about: 'action',
      kind: 'burden',
    },
    unseen: {
      id: 'DX-SPT-07',
      says: 'Nobody fires at a concealed model that has not been spotted.',
      off: 'a concealed model may be fired at as soon as it has acted where it stands',
      governs: 'target',
      kind: 'protection',
    },
    waiting: {
      id: 'DX-SPT-08',
      says: 'A model on Wait may use it to spot.',
      off: 'it may not',
      about: 'action',
      kind: 'option',
    },
    ambush: {
      id: 'DX-CM-03',
      says: 'The first blow from concealment has +2.',
      off: 'it has no bonus',
      kind: 'option',
      params: { modifier: { says: 'Added to CC.', default: 2, min: 0, max: 6, step: 1 } },
      offSets: { modifier: 0 },
    },
  },
});
