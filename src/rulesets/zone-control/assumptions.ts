import { inInches } from '../../kernel/length.ts';
import { LONGEST_MOVE } from '../../kernel/ways.ts';
import { MOST_SHOCK } from './limits.ts';

/** What every result rests on besides the clauses and their readings. */
export const ASSUMPTIONS: readonly string[] = [
  'Who goes first is rolled for each round and holds for all its phases (ZC-A1).',
  'A unit is a named group of one to five models that act one by one and need not keep together (ZC-A2).',
  'A model has one move and one action a round (ZC-A3).',
  'An inch in sparse terrain takes two inches of movement, an inch in dense terrain three (ZC-A4).',
  'Cover takes 1 or 2 from the skill, having moved 1 or 2, and long range 1 (ZC-A5).',
  'Models stand on bases of 25 mm on a lattice one base apart; distances run from edge to edge and are exact (ZC-A6).',
  'Profiles, weapons, armies and leaders are ours; the document prints none (ZC-A7).',
  'Shock comes from hits that are not saved, friends removed nearby and enemies striking nearby, and is cleared in the command phase (ZC-A8).',
  'Models with shock check their morale (ZC-A9).',
  'A model that fails falls back until it rallies, and is lost when it is driven over its own edge (ZC-A10).',
  'Weapons never run out (ZC-A11).',
  'Models held back come from the second round on (ZC-A12).',
  'There are no miscellaneous actions (ZC-A13).',
  'An objective counts as two zones; where objectives are is ours (ZC-A14).',
  'Equal counts go to the side with more objectives, then to the one that removed more of the enemy (ZC-A15).',
  'Each side deploys within 6 inches of its own edge (ZC-CORE), and enemies cannot be moved through (ZC-X-01).',
  'Sight is limited by the depth of terrain and by nothing else; light area terrain is sparse, heavier area terrain dense.',
  'Smaller boards are played by the first units of the army list: three, five or eight of them.',
  `A model's shock is counted up to ${MOST_SHOCK} and a move goes ${inInches(LONGEST_MOVE)} inches at most: limits of the bench, never reached with these units, the latter to be minded where models move farther (movement.allowance.factor).`,
  'Two players meet; teams of several are out of scope.',
  'Both armies are played by the same scripted policy, which weighs expected losses and zones and does not plan ahead.',
];
