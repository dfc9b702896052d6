import { defineRule } from '../../../../rules/rule.ts';

const whole = { min: 0, max: 3, step: 1 } as const;

/** Orders that do not get through. */
export const commandResponse = defineRule({
  id: 'command-response',
  title: 'Command Response',
  governs: 'owner',
  kind: 'burden',
  off: 'units always act as their player wants',
  clauses: {
    marked: {
      id: 'SQ-CR-01',
      says: 'A unit that is activated Under Fire or Pinned tests whether it responds.',
      off: 'markers call for no test',
    },
    near: {
      id: 'SQ-CR-02',
      says: 'A unit that is activated within 10 inches of an enemy tests whether it responds.',
      off: 'enemies nearby call for no test',
      params: { inches: { says: 'How near an enemy is.', default: 10, min: 0, max: 36 } },
    },
    once: {
      id: 'SQ-CR-03',
      says: 'It tests once, whatever calls for it.',
      off: 'it tests for each of them',
      kind: 'protection',
    },
    test: {
      id: 'SQ-CR-04',
      says: 'It is a quality test: with two passes the unit acts as its player likes.',
      off: 'it always responds',
      params: { need: { says: 'Passes that it takes.', default: 2, min: 0, max: 3, step: 1 } },
      offSets: { need: 0 },
    },
    modifiers: {
      id: 'SQ-CR-05',
      says: 'Each die has 1 less for casualties in the last turn, for wounded who are untreated and for a leader lost; an officer adds 1.',
      off: 'nothing is added or taken away',
      params: {
        casualties: { says: 'What casualties take away.', default: 1, ...whole },
        wounded: { says: 'What untreated wounded take away.', default: 1, ...whole },
        leader: { says: 'What a lost leader takes away.', default: 1, ...whole },
        officer: { says: 'What an officer adds, where any does.', default: 1, ...whole },
      },
      offSets: { casualties: 0, wounded: 0, leader: 0, officer: 0 },
    },
    shooting: {
      id: 'SQ-CR-06',
      says: 'A unit that does not respond may still shoot, recover wounded or call for artillery.',
      off: 'it does nothing',
      kind: 'option',
    },
    moving: {
      id: 'SQ-CR-07',
      says: 'It moves only to better cover.',
      off: 'it moves as it likes',
    },
    rushing: {
      id: 'SQ-CR-08',
      says: 'It rushes only away from the enemy.',
      off: 'it rushes as it likes',
    },
  },
});
