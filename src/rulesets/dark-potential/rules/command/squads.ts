import { defineRule } from '../../../../rules/rule.ts';

/** Squads, their leaders and command range. */
export const squads = defineRule({
  id: 'squads',
  title: 'Squads and command range',
  governs: 'owner',
  kind: 'structure',
  clauses: {
    members: {
      id: 'DP-SQD-01',
      says: 'A model is either a member of a squad or an Independent Model.',
      off: 'every model is an Independent Model with the Command Points of its profile',
    },
    leader: {
      id: 'DP-SQD-02',
      says: 'Each squad has a leader, any of its models, named when it deploys.',
      off: "squads have no leader: any member spends the squad's points wherever it stands",
      kind: 'burden',
    },
    succession: {
      id: 'DP-SQD-03',
      says: 'When the leader dies its owner names another member.',
      off: 'nobody succeeds the first leader, and points are no longer shared',
      kind: 'option',
      questions: {
        points: {
          id: 'DP-Q-24',
          asks: 'What becomes of the points of a leader who dies?',
          stake: 'M',
          readings: { inherited: 'they pass to the new leader', lost: 'they are lost' },
        },
      },
    },
    sharing: {
      id: 'DP-SQD-04',
      says: "The squad's points sit on its leader, who gives them to members within command range.",
      off: "members get the squad's points at any distance",
      kind: 'burden',
      questions: {
        pool: {
          id: 'DP-Q-20',
          asks: "A soldier's profile lists one Command Point: how many has the squad?",
          stake: 'H',
          readings: {
            'per-squad': 'one for the whole squad',
            pooled: 'one for each member, pooled on the leader',
            'per-model': 'one for each member, held by itself',
          },
        },
      },
    },
    freedom: {
      id: 'DP-SQD-05',
      says: "Members may leave the squad's command range, but out there get none of its points or orders.",
      off: 'members must end their movement within command range of their leader',
      uncounted: true,
      kind: 'option',
    },
    command: {
      id: 'DP-CMD-01',
      says: 'The command range of a model is its Leadership in inches.',
      off: 'command reaches everywhere',
      kind: 'burden',
      params: {
        inchesPerPoint: {
          says: 'Inches of command range for each point of Leadership.',
          default: 1,
          min: 0,
          max: 5,
        },
      },
      questions: {
        borrowed: {
          id: 'DP-Q-26',
          asks: "Does Leadership borrowed from a Commander widen a squad leader's command range?",
          stake: 'M',
          readings: { 'own-only': 'no, it is lent for Leadership rolls only', widens: 'yes' },
        },
      },
      offSets: { inchesPerPoint: 1000 },
    },
  },
});
