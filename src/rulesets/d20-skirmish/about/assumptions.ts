import { inInches } from '../../../kernel/length.ts';
import { LONGEST_MOVE } from '../../../kernel/ways.ts';
import type { Premise } from '../../../rules/assumption.ts';
import type { Settings } from '../rules/index.ts';
import { MOST_ACTIONS, MOST_SHOTS } from '../rules/limits.ts';

/** What results rest on besides the clauses, those that are marked as assumed among them. */
export const ASSUMPTIONS: readonly Premise<Settings>[] = [
  ({ sequence }) => `Deployment zones are ${sequence.setUp.depth} inches deep.`,
  ({ sequence }) => (sequence.end.on ? 'Equal points after the last turn are a draw.' : null),
  'Models move through their own squad but not through enemies, and gaps are judged along the way that a move takes.',
  `A model takes ${MOST_ACTIONS} actions in an activation and a weapon fires ${MOST_SHOTS} shots in an attack at most: limits of the bench that take prices of nothing or house rules to be reached.`,
  `A move goes ${inInches(LONGEST_MOVE)} inches at most: a limit of the bench that takes house rules or units to be reached.`,
  'Models are upright cylinders of 25 x 32 mm whatever their SZ and posture, with the eye 28 mm above the surface, on a lattice, a base or half of one apart as the run has it; distances run from base to base and are exact.',
  'The force structure of the rulebook binds no army: nothing says which profiles are grunts, elite, support or specialists.',
  'Tables that come with the bench are drawn up by us; the sheet prints none.',
  'Where along its edge a squad means to stand, in the middle or on a flank, is drawn for each block; danger and cover count beside that.',
  'Armies are played by scripted policies, none of which but the strategist looks ahead; all but the random one weigh expected losses.',
];
