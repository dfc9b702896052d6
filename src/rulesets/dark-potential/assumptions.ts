import { inInches } from '../../kernel/length.ts';
import { LONGEST_MOVE } from '../../kernel/ways.ts';
import { MOST_ON_A_ROLL, MOST_POINTS } from './limits.ts';

/** What every result rests on besides the clauses and their readings. */
export const ASSUMPTIONS: readonly string[] = [
  'Models are upright cylinders of 25 x 32 mm with the eye 28 mm above the surface.',
  'Models stand on a lattice one base apart; distances between them are exact.',
  'Sight is mutual; cover belongs to the target.',
  'Tables are drawn up by us to the terrain guideline; the document prints none.',
  'A match that nobody has won after 20 rounds counts as half a win for each side.',
  `A side spends ${MOST_ON_A_ROLL} Command Points on one roll, a purse holds ${MOST_POINTS} and a movement goes ${inInches(LONGEST_MOVE)} inches at most: limits of the bench, never reached by the book, which house rules and units may reach.`,
  'Both armies are played by the same scripted policy, which weighs expected losses and does not plan ahead.',
];
