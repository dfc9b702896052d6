import { inInches } from '../../kernel/length.ts';
import { LONGEST_MOVE } from '../../kernel/ways.ts';
import { MOST_ACTIONS, MOST_ANSWERS, MOST_POINTS, MOST_REACTIVATIONS, MOST_REROLLS } from './limits.ts';

/** What every result rests on besides the clauses and their readings. */
export const ASSUMPTIONS: readonly string[] = [
  'Every die is a d6, and an attack rolls as many as its weapon has (PC-A1).',
  'A die hits that comes to RA or MA, and a hit is stopped by a die that comes to AR (PC-HIT-ASM, PC-ARM-ASM).',
  'No face of a die is special (PC-A2), and each hit that is not stopped is one wound (PC-A3).',
  'A model at 0 wounds that rolls its RV stays with one wound, knocked down (PC-REC-ASM); nerve tests are rolled against NV (PC-NRV-ASM).',
  'Models are engaged by standing enemies within 1 inch of base to base, across a low obstacle too (PC-A4).',
  'Power counters do nothing (PC-A5).',
  'The table is 36 by 36 inches, zones are 6 inches deep, and the lower of two rolls deploys first (PC-A6).',
  'Only Seize the Initiative modifies the roll for first player (PC-A7), and both sides spend on it in secret.',
  'After six rounds whoever removed more points of the enemy wins; equal points are a draw (PC-A8).',
  'A side with nobody left to activate is out for the round unless it re-activates or spends a pass counter (PC-A9).',
  'Profiles, weapons, armies and points are ours; the sheet prints none (PC-A10).',
  'A line is partly blocked when an obstacle stops it between the middles, or woods veil it (PC-A11).',
  'Difficult ground, climbing and low obstacles cost double; enemies cannot be moved through, friends can (PC-A12).',
  `A side re-activates models ${MOST_REACTIVATIONS} times in a round at most: a limit of the bench, never reached by a round's income at the price of the sheet, which decides where points come in every turn (PC-AMB-03) or a re-activation costs nothing or little.`,
  `More limits of the bench, never reached by the sheet, end what is free and may be repeated: a side has ${MOST_REROLLS} dice of a roll rolled again, a model takes ${MOST_ACTIONS} actions in an activation, ${MOST_ANSWERS} blows answer one another.`,
  `A side keeps ${MOST_POINTS} command points and a move goes ${inInches(LONGEST_MOVE)} inches at most: limits of the bench that take house rules or units to be reached.`,
  'Models are upright cylinders of 25 x 32 mm with the eye 28 mm above the surface, on a lattice one base apart; distances run from base to base and are exact.',
  'Tables are drawn up by us; the sheet prints none.',
  'Both armies are played by the same scripted policy, which weighs expected losses and does not plan ahead.',
];
