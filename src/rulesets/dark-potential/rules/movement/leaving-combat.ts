import { defineRule } from '../../../../rules/rule.ts';

/** The free strike at an enemy that walks away; the striker is the actor. */
export const leavingCombat = defineRule({
  id: 'leaving-combat',
  title: 'Leaving combat',
  governs: 'actor',
  kind: 'option',
  off: 'models leave combat freely',
  clauses: {
    leaving: {
      id: 'DP-LEAVE-01',
      says: 'A model leaves combat when it moves out of base contact with one that has a close combat attack.',
      structural: 'it settles what leaving combat means',
      questions: {
        provokes: {
          id: 'DP-Q-52',
          asks: 'Which movements count?',
          stake: 'M',
          readings: {
            'every-movement': 'every kind, forced ones and charges too',
            voluntary: 'only those its owner chose',
          },
        },
      },
    },
    strike: {
      id: 'DP-LEAVE-02',
      says: 'Each enemy that was in contact gets a free close combat attack at the leaver.',
      off: 'leaving costs nothing',
      questions: {
        strikers: {
          id: 'DP-Q-49',
          asks: 'Who strikes at a model that leaves one enemy but stays in contact with another?',
          stake: 'M',
          readings: {
            everyone: 'everyone who was in contact until then',
            'those-left': 'only those no longer in contact',
          },
        },
        timing: {
          id: 'DP-Q-50',
          asks: 'When is it resolved?',
          stake: 'M',
          readings: {
            before: 'before the model moves; a survivor then goes on',
            after: 'after it has moved',
          },
        },
        bases: {
          id: 'DP-Q-51',
          asks: 'Do stealth bases suffer free strikes or make them?',
          stake: 'M',
          readings: {
            suffer: 'a base that leaves is attacked, so it is removed or revealed; bases make none',
            neither: 'neither: they cannot be targeted and may not act',
            'suffer-and-reveal': 'they suffer them, and the real one may reveal itself to make one',
          },
        },
      },
    },
    bonus: {
      id: 'DP-LEAVE-03',
      says: 'The striker adds 2 to its Close Combat for it.',
      off: 'it is an ordinary attack',
      params: {
        points: { says: "Added to the striker's Close Combat.", default: 2, min: 0, max: 6, step: 1 },
      },
      offSets: { points: 0 },
    },
  },
});
