import { unknown } from '../../src/rules/nearest.ts';
import { defineRule } from '../../src/rules/rule.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';

const shooting = defineRule({
  id: 'shooting',
  title: 'Shooting',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    roll: {
      id: 'PA-01',
      basis: 'text',
      says: 'Roll a die and reach the number to hit.',
      structural: 'without it nobody could be hurt',
      params: { sides: { says: 'sides of the die', default: 6, min: 2, max: 20, step: 1 } },
    },
    aim: {
      id: 'PA-02',
      basis: 'inferred',
      says: 'A model that stood still shoots better.',
      off: 'standing still is worth nothing',
      kind: 'option',
      questions: {
        still: {
          id: 'PA-Q-1',
          asks: 'What counts as standing still?',
          stake: 'L',
          readings: { 'no-move': 'not having moved', 'short-move': 'having moved an inch at most' },
        },
      },
    },
  },
});

const nerve = defineRule({
  id: 'nerve',
  title: 'Nerve',
  governs: 'owner',
  kind: 'burden',
  off: 'nobody ever runs',
  clauses: {
    test: {
      id: 'PA-03',
      basis: 'assumed',
      says: 'A side that lost half of its models tests its nerve.',
      off: 'no test is made',
      params: { share: { says: 'share of models lost', default: 0.5, min: 0, max: 1 } },
      questions: {
        when: {
          id: 'PA-Q-2',
          asks: 'When is the test made?',
          stake: 'H',
          readings: { 'turn-end': "at the turn's end", 'at-once': 'when the model falls' },
        },
      },
    },
  },
});

/** A ruleset that can be read but not played, for commands that need no match. */
export const pamphlet: Ruleset = {
  id: 'pamphlet',
  title: 'The Pamphlet',
  edition: '2nd printing',
  rules: [shooting, nerve],
  fixedQuestions: [
    {
      id: 'PA-Q-3',
      asks: 'May dice be thrown off the table?',
      answer: 'no',
      reason: 'the bench has no floor',
    },
  ],
  versions: {
    first: {
      title: 'First printing',
      note: 'As far as the marks in the second one tell.',
      reconstructed: true,
      patch: { 'shooting.aim': 'off', 'nerve.test.share': 0.25 },
    },
  },
  headings: ['nerve'],
  armies: ['patrol'],
  defaultArmy: 'patrol',
  units: [],
  unitData: { weapons: {}, profiles: {}, armies: {} },
  unitsOf(army) {
    if (army !== 'patrol') throw unknown('army', army, 'The Pamphlet', ['patrol']);
    return {};
  },
  tables: {},
  generator: {},
  generate: () => {
    throw new Error('The pamphlet has no tables.');
  },
  rolls: [],
  counters: [],
  tallies: { mixes: [], tableTime: {} },
  adoption: [],
  foresight: { points: [], units: [], slope: 1 },
  assumptions: [],
  odds: {
    options: { need: { says: 'The number to reach' }, aimed: { says: 'Having stood still', flag: true } },
    answer: (asked, variants) => ({
      restsOn: ['nerve.test'],
      lines: [`asked ${JSON.stringify(asked)}`, `under ${JSON.stringify(variants)}`],
      data: { asked, variants },
    }),
  },
  compile: () => {
    throw new Error('The pamphlet cannot be played.');
  },
  extend: () => pamphlet,
};
