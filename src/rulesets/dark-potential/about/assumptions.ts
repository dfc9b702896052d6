import { inInches } from '../../../kernel/length.ts';
import { LONGEST_MOVE } from '../../../kernel/ways.ts';
import type { Premise } from '../../../rules/assumption.ts';
import type { Settings } from '../rules/index.ts';
import { MOST_ON_A_ROLL, MOST_POINTS } from '../rules/limits.ts';
import { lastRound } from '../turn/phases.ts';

/** What every result rests on besides the clauses and their readings. */
export const ASSUMPTIONS: readonly Premise<Settings>[] = [
  'Models are upright cylinders of 25 x 32 mm with the eye 28 mm above the surface.',
  'Models stand on a lattice, a base or half of one apart as the run has it; distances between them are exact.',
  'Sight is mutual; cover belongs to the target.',
  'Tables that come with the bench are drawn up by us to the terrain guideline; the document prints none.',
  stalemate,
  `A side spends ${MOST_ON_A_ROLL} Command Points on one roll, a pool holds ${MOST_POINTS} and a movement goes ${inInches(LONGEST_MOVE)} inches at most: limits of the bench, never reached by the book, which house rules and units may reach.`,
  'Where along its edge a side means to deploy, and how close together, is drawn for each block; cover and what it sees of the enemy count beside that.',
  'Armies are played by scripted policies, none of which but the strategist looks ahead; all but the random one weigh expected losses.',
];

/** What a match comes to that nobody wins (DP-Q-12). */
function stalemate(settings: Settings): string {
  const { order, victory } = settings.scenario;
  const after = `A match that nobody has won after ${lastRound(settings)} rounds`;
  return order.cap === 'wounds' || !victory.on
    ? `${after} goes to the side with more of its army left.`
    : `${after} counts as half a win for each side.`;
}
