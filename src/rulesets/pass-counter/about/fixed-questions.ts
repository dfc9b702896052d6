import type { FixedQuestion } from '../../../rules/ruleset.ts';

/** Open questions that every variant answers alike. The others are readings of clauses. */
export const fixedQuestions: readonly FixedQuestion[] = [
  {
    id: 'PC-AMB-04',
    asks: 'Who gets pass counters when both sides have as many models?',
    answer: 'Nobody.',
    reason: 'There are as many counters as one side has fewer models, which is none.',
  },
  {
    id: 'PC-AMB-08',
    asks: 'May a model walk and attack in one activation?',
    answer: 'Yes, each once.',
    reason: 'They are two different short actions.',
  },
  {
    id: 'PC-AMB-09',
    asks: 'Can an Extra Action be a second Attack?',
    answer: 'No.',
    reason:
      'The sheet says under Extra Action too that nothing is repeated; activation.unique off allows it.',
  },
  {
    id: 'PC-AMB-14',
    asks: 'Does a model that is already knocked down make a recovery roll?',
    answer: 'No.',
    reason: 'The sheet says so; knocked-down.recovery off gives it one.',
  },
  {
    id: 'PC-AMB-16',
    asks: 'Does a knocked-down enemy strike at a model that leaves?',
    answer: 'No.',
    reason:
      'The sheet names disengage attacks among those it cannot make; with knocked-down.attack off it does where it engages others (PC-A4-DOWNED).',
  },
  {
    id: 'PC-AMB-17',
    asks: 'Does a re-activated model of a broken team test its nerve?',
    answer: 'No.',
    reason: 'The sheet says so in brackets.',
  },
];
