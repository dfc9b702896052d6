import { defineRule } from '../../../../rules/rule.ts';

const rating = { min: 0, max: 3, step: 1 } as const;

/** Characters, who join units and lead them. */
export const characters = defineRule({
  id: 'characters',
  title: 'Characters',
  governs: 'owner',
  kind: 'option',
  off: 'characters are figures like any other, who join nobody',
  clauses: {
    unit: {
      id: 'SQ-CHR-01',
      says: 'A character is a unit of one figure, which is activated and has an action like any other.',
      structural: 'it settles what a character is',
    },
    joining: {
      id: 'SQ-CHR-02',
      says: 'It joins units and leaves them at will: it leaves when it moves away, and joins one in coherency once it has acted.',
      off: 'it never joins anybody',
    },
    shelter: {
      id: 'SQ-CHR-02-shelter',
      basis: 'assumed',
      says: 'While it is with a unit only snipers shoot at it, as at a unit of one figure; strikes and the end of a bunker hit it as well, and it stands alone where the unit has fallen.',
      structural: 'hits have to fall on somebody',
    },
    acts: {
      id: 'SQ-CHR-03',
      says: 'It acts once a turn and fights for itself, also with a unit.',
      off: 'with a unit it does nothing of its own, and shoots and fights as one of its figures',
    },
    nerve: {
      id: 'SQ-CHR-04',
      says: 'A unit that it is with rolls dice of a morale test that fail again, as many as its leadership rating.',
      off: 'no dice are rolled again',
    },
    branches: {
      id: 'SQ-CHR-05',
      uncounted: true,
      says: 'Each character is of one branch: infantry, gunnery or cavalry.',
      off: 'every character is of the branch of whomever it is with',
    },
    lead: {
      id: 'SQ-CHR-06',
      says: 'An officer with a unit of its branch adds its rating to close assaults and Fire Effect of the unit.',
      off: 'it adds nothing',
      questions: {
        rolls: {
          id: 'SQ-AMB-03',
          asks: 'To which rolls is the rating of an officer added?',
          stake: 'M',
          readings: { each: 'to each as it comes', once: 'to the first of a turn' },
        },
      },
    },
    resolve: {
      id: 'SQ-CHR-07',
      says: 'While a character of its branch is with a unit its resolve is a level higher when it is checked.',
      off: 'its resolve is its own',
      params: { levels: { says: 'Levels that it is higher.', default: 1, min: 0, max: 3, step: 1 } },
      offSets: { levels: 0 },
    },
    leaving: {
      id: 'SQ-CHR-08',
      says: 'When the character leaves the resolve of the unit is its own again.',
      off: 'it stays a level higher',
      kind: 'burden',
    },
    response: {
      id: 'SQ-CHR-09',
      says: 'An officer adds 1 to the command response of a unit of its branch that it is with.',
      off: 'it adds nothing',
      params: { points: { says: 'What it adds.', default: 1, min: 0, max: 3, step: 1 } },
      offSets: { points: 0 },
      questions: {
        twice: {
          id: 'SQ-AMB-02',
          asks: 'Is the 1 for an officer of the same branch the 1 for an officer in the table?',
          stake: 'L',
          readings: {
            same: 'yes, and only its own branch has it',
            added: 'no: any officer adds 1, and one of the branch another',
            any: 'yes, and any officer adds it',
          },
        },
      },
    },
    ratings: {
      id: 'SQ-T13',
      uncounted: true,
      says: 'Novices are rated 0, Experienced 1, Inspiring 2 and Heroic 3.',
      off: 'all are Novices',
      params: {
        experienced: { says: 'Rating of an Experienced character.', default: 1, ...rating },
        inspiring: { says: 'Rating of an Inspiring character.', default: 2, ...rating },
        heroic: { says: 'Rating of a Heroic character.', default: 3, ...rating },
      },
      offSets: { experienced: 0, inspiring: 0, heroic: 0 },
    },
  },
});
