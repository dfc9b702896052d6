import { defineRule } from '../../../../rules/rule.ts';

/** Heavy weapons and who serves them. */
export const heavyWeapons = defineRule({
  id: 'heavy-weapons',
  title: 'Heavy Weapons Teams',
  governs: 'owner',
  kind: 'burden',
  off: 'teams rush and shoot like infantry, with one die as ever, and join nobody',
  clauses: {
    unit: {
      id: 'SQ-HW-01',
      says: 'A team is a unit of its own, even if it is one figure.',
      structural: 'it settles what a team is',
    },
    slow: {
      id: 'SQ-HW-02',
      says: 'A team moves but never rushes.',
      off: 'it rushes like infantry',
    },
    still: {
      id: 'SQ-HW-03',
      says: 'A team shoots only if it has not moved.',
      off: 'it moves and shoots',
    },
    crew: {
      id: 'SQ-HW-04',
      says: 'Each crew member lost takes 1 from its Fire Effect and an inch from its movement.',
      off: 'it shoots and moves as well with fewer',
      params: {
        points: { says: 'Fire Effect that each takes.', default: 1, min: 0, max: 4, step: 1 },
        inches: { says: 'Inches that each takes.', default: 1, min: 0, max: 4 },
      },
      offSets: { points: 0, inches: 0 },
    },
    joining: {
      id: 'SQ-HW-05',
      says: 'When it deploys a team may join an infantry squad for the whole game; they move and act as one.',
      off: 'teams stay by themselves',
      kind: 'option',
    },
    numbers: {
      id: 'SQ-HW-06',
      says: 'Resolve and morale go by the numbers of both together.',
      off: 'they go by those of the squad',
      kind: 'protection',
    },
    moved: {
      id: 'SQ-HW-07',
      says: 'If they move only the infantry shoots; if not, both shoot at targets of their own or together.',
      structural: 'it follows from what a team may do',
    },
    combined: {
      id: 'SQ-HW-08',
      says: 'Together they roll two dice for the infantry and one for the weapon and add up the two highest.',
      off: 'they never shoot together',
      kind: 'option',
      questions: {
        highest: {
          id: 'SQ-AMB-06',
          asks: 'Which two dice are the highest?',
          stake: 'M',
          readings: { all: 'of all three', own: 'the better of the infantry, and that of the weapon' },
        },
      },
    },
  },
});
