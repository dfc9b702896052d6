import { defineRule } from '../../../../rules/rule.ts';

/** Squads that act in pairs. */
export const fireTeams = defineRule({
  id: 'fire-teams',
  title: 'Fire Teams',
  governs: 'owner',
  kind: 'trait',
  off: 'fire teams are squads like any other',
  clauses: {
    pairs: {
      id: 'SQ-FT-01',
      says: 'Squads with the trait are paired before the game.',
      off: 'they are squads like any other',
    },
    near: {
      id: 'SQ-FT-02',
      says: 'Partners stay within 12 inches of each other.',
      off: 'they go where they like',
      kind: 'burden',
      params: { inches: { says: 'How far apart they may be.', default: 12, min: 1, max: 48 } },
    },
    together: {
      id: 'SQ-FT-03',
      says: 'They are activated together and may do different things; all else is done and suffered by each squad.',
      off: 'each is activated by itself, and they do nothing together',
    },
    assaults: {
      id: 'SQ-FT-04',
      says: 'If both assault the same enemy they fight together and add their two dice.',
      off: 'each fights by itself',
      kind: 'option',
    },
    shooting: {
      id: 'SQ-FT-05',
      says: 'If both shoot at the same enemy they roll together and add their two dice.',
      off: 'each shoots by itself',
      kind: 'option',
      questions: {
        rolls: {
          id: 'SQ-AMB-05',
          asks: 'Do both teams have one roll or one each?',
          stake: 'M',
          readings: { joint: 'one for both, with the arms of both', each: 'one each, both dice added' },
        },
      },
    },
    alone: {
      id: 'SQ-FT-06',
      says: 'A team whose partner is gone goes on as a squad.',
      structural: 'it has to go on somehow',
    },
  },
});
