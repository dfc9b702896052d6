import { defineRule } from '../../../../rules/rule.ts';

const levels = { min: 0, max: 3, step: 1 } as const;

export const squadLeaders = defineRule({
  id: 'squad-leaders',
  title: 'Squad Leaders',
  governs: 'owner',
  kind: 'trait',
  off: 'squad leaders are figures like any other',
  clauses: {
    leader: {
      id: 'SQ-SL-01',
      says: 'One figure of a squad is its leader: regular, experienced or veteran.',
      off: 'squads have no leaders',
      questions: {
        falls: {
          id: 'SQ-Q-07',
          asks: 'When does the leader fall?',
          stake: 'M',
          readings: {
            drawn: 'each casualty may be he, as likely as any other figure',
            last: 'last of all: his side chooses who falls',
          },
        },
      },
    },
    calls: {
      id: 'SQ-SL-02',
      says: 'What only leaders do, such as calling for artillery, takes him.',
      off: 'any figure does it',
      kind: 'burden',
    },
    quality: {
      id: 'SQ-SL-03',
      says: 'An experienced leader raises the quality of his squad by a level and a veteran by two, for Fire Effect and quality tests but not for ranges.',
      off: 'its quality is its own',
      params: {
        experienced: { says: 'Levels by an experienced leader.', default: 1, ...levels },
        veteran: { says: 'Levels by a veteran.', default: 2, ...levels },
      },
      offSets: { experienced: 0, veteran: 0 },
    },
    dead: {
      id: 'SQ-SL-04',
      says: 'When he has fallen its quality is its own again; one who is wounded leads again once he has recovered.',
      off: 'it stays as he left it',
      kind: 'burden',
    },
  },
});
