import { inInches } from '../../../kernel/length.ts';
import { LONGEST_MOVE } from '../../../kernel/ways.ts';
import type { Premise } from '../../../rules/assumption.ts';
import type { Settings } from '../rules/index.ts';
import {
  MOST_ACTIONS,
  MOST_ANSWERS,
  MOST_POINTS,
  MOST_REACTIVATIONS,
  MOST_REROLLS,
} from '../rules/limits.ts';

/** What results rest on besides the clauses, those that are marked as assumed among them. */
export const ASSUMPTIONS: readonly Premise<Settings>[] = [
  ({ sequence }) => `Deployment zones are ${sequence.setUp.depth} inches deep.`,
  ({ sequence }) => (sequence.end.on ? 'Equal counts after the last round are a draw.' : null),
  'Models move through their friends but not through enemies.',
  `A side re-activates models ${MOST_REACTIVATIONS} times in a round at most: a limit of the bench, never reached by a round's income at the price of the sheet, which decides where points come in every turn (PC-AMB-03) or a re-activation costs nothing or little.`,
  `More limits of the bench, never reached by the sheet, end what is free and may be repeated: a side has ${MOST_REROLLS} dice of a roll rolled again, a model takes ${MOST_ACTIONS} actions in an activation, ${MOST_ANSWERS} blows answer one another.`,
  `A side keeps ${MOST_POINTS} command points and a move goes ${inInches(LONGEST_MOVE)} inches at most: limits of the bench that take house rules or units to be reached.`,
  'Models are upright cylinders of 25 x 32 mm with the eye 28 mm above the surface, on a lattice, a base or half of one apart as the run has it; distances run from base to base and are exact.',
  'Tables that come with the bench are drawn up by us; the sheet prints none.',
  'Where along its edge an army means to stand, in the middle or on a flank, is drawn for each block, and so is where each model does; danger and cover count beside that.',
  'Armies are played by scripted policies, none of which but the strategist looks ahead; all but the random one weigh expected losses.',
];
