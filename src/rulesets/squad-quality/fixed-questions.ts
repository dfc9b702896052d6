import type { FixedQuestion } from '../../rules/ruleset.ts';

/** Open questions that every variant answers alike. The others are readings of clauses. */
export const fixedQuestions: readonly FixedQuestion[] = [];
