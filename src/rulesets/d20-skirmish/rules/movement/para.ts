import { defineRule } from '../../../../rules/rule.ts';

/** Squads that come down by parachute: the sheet has their command distance and nothing else of them. */
export const para = defineRule({
  id: 'para',
  title: 'Para deployment',
  governs: 'owner',
  kind: 'burden',
  off: 'whoever would come down by parachute deploys like others',
  clauses: {
    drop: {
      id: 'DX-PARA-ASM',
      basis: 'assumed',
      says: 'A squad of para troops is not set up. From the second turn on it comes down when it is activated, or is held back for a later turn once nobody else of its side has still to act, but in the last turn; it comes down together, around a place of its side’s choice that is 6 inches at least from every enemy who can be seen; that takes an action of each, and nobody reacts to it.',
      off: 'it deploys like others',
      params: {
        turn: { says: 'The first turn in which it comes down.', default: 2, min: 1, max: 6, step: 1 },
        inches: { says: 'Inches from enemies at least.', default: 6, min: 0, max: 24 },
        cost: { says: 'Actions that coming down takes.', default: 1, min: 0, max: 2, step: 1 },
      },
    },
    drift: {
      id: 'DX-PARA-DEV',
      basis: 'assumed',
      says: 'The place deviates like a template, a quarter of a d20 in inches in one of twenty directions, and each comes down where there is room nearest to it, in contact with no enemy.',
      off: 'the squad comes down where it means to',
      params: { share: { says: 'Inches for each point of the d20.', default: 0.25, min: 0.05, max: 1 } },
    },
    command: {
      id: 'DX-PARA-CMD',
      basis: 'assumed',
      says: 'Its special command distance: it may be ordered to come down from anywhere, and in the turn in which it does it is within every command distance of its side.',
      off: 'its command distances are those of others',
      kind: 'option',
    },
  },
});
