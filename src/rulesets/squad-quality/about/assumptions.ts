import { inInches } from '../../../kernel/length.ts';
import { LONGEST_MOVE } from '../../../kernel/ways.ts';
import type { Premise } from '../../../rules/assumption.ts';
import type { Settings } from '../rules/index.ts';

/** What results rest on besides the clauses, those that are marked as assumed among them. */
export const ASSUMPTIONS: readonly Premise<Settings>[] = [
  'Middles of units stand on a lattice, a base or half of one apart as the run has it; distances between them are exact.',
  `A move goes ${inInches(LONGEST_MOVE)} inches at most: a limit of the bench, to be minded where units move farther (movement.rates.factor).`,
  'Where along its edge an army means to stand, in the middle or on a flank, is drawn for each block, and so is where each unit does.',
  'Armies are played by scripted policies, none of which but the strategist looks ahead; all but the random one weigh expected losses and objectives.',
];
