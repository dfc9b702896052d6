import { defineRule, YES_OR_NO } from '../../../../rules/rule.ts';

/** Command Points come back at the start of a turn. */
export const regeneration = defineRule({
  id: 'regeneration',
  title: 'Regenerating Command Points',
  governs: 'owner',
  kind: 'option',
  off: 'spent Command Points never come back',
  clauses: {
    gain: {
      id: 'DP-REGEN-01',
      says: 'Each unit regains half its base Command Points, rounded down.',
      off: 'nobody regains anything',
      params: {
        fraction: { says: 'Share of the base number that comes back.', default: 0.5, min: 0, max: 1 },
        rounding: { says: '1 if a share of a point is rounded up, 0 if down.', default: 0, ...YES_OR_NO },
      },
      questions: {
        start: {
          id: 'DP-Q-11',
          asks: 'How many Command Points does a unit start the match with?',
          stake: 'M',
          readings: { full: 'its base number', zero: 'none; its first turn brings the first ones' },
        },
        squadBase: {
          id: 'DP-Q-23',
          asks: "If a squad's points are counted by member, does its base shrink with casualties?",
          stake: 'M',
          readings: {
            living: 'yes, the living members count',
            starting: 'no, the members it started with count',
          },
        },
      },
    },
    least: {
      id: 'DP-REGEN-02',
      says: 'The gain is at least one.',
      off: 'a unit whose half rounds down to nothing regains nothing',
      params: { points: { says: 'Least gain in Command Points.', default: 1, min: 0, max: 5, step: 1 } },
      questions: {
        zeroBase: {
          id: 'DP-Q-22',
          asks: 'Does a unit with a base of 0 gain one?',
          stake: 'L',
          readings: { nothing: 'no, the base is the limit', one: 'yes' },
        },
      },
      offSets: { points: 0 },
    },
    limit: {
      id: 'DP-REGEN-03',
      says: 'Regeneration never takes a unit above its base.',
      off: 'Command Points pile up',
      kind: 'burden',
    },
    survivor: {
      id: 'DP-REGEN-04',
      says: 'A unit reduced to one member regains nothing, but may use what it has.',
      off: 'a lone survivor regains like any unit',
      kind: 'burden',
      params: { points: { says: 'What a lone survivor regains.', default: 0, min: 0, max: 5, step: 1 } },
      questions: {
        whom: {
          id: 'DP-Q-21',
          asks: 'Do independent models, which are always alone, also regain no Command Points?',
          stake: 'H',
          readings: {
            squads: 'no, only squads that lost members',
            'single-models': 'yes, every unit of one model',
          },
        },
      },
    },
    example: {
      id: 'DP-REGEN-EX',
      says: 'Base 5 regains 2 but never exceeds 5; base 1 regains 1 unless it has it.',
      structural: 'it is a worked example, held as a test',
    },
  },
});
