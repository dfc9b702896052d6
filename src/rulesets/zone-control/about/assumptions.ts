import { inInches } from '../../../kernel/length.ts';
import { LONGEST_MOVE } from '../../../kernel/ways.ts';
import type { Premise } from '../../../rules/assumption.ts';
import type { Settings } from '../rules/index.ts';
import { MOST_SHOCK } from '../rules/limits.ts';

/** What results rest on besides the clauses, those that are marked as assumed among them. */
export const ASSUMPTIONS: readonly Premise<Settings>[] = [
  'Models stand on a lattice, a base or half of one apart as the run has it; distances between them are exact.',
  'Models have no height; light area terrain is sparse, heavier area terrain dense.',
  ({ sight }) =>
    sight.lines.on
      ? 'Sight is limited by the depth of terrain and by solid pieces, and by nothing else.'
      : null,
  unitsThatCome,
  `A model's shock is counted up to ${MOST_SHOCK} and a move goes ${inInches(LONGEST_MOVE)} inches at most: limits of the bench, to be minded where models move farther (movement.allowance.factor, units of one's own).`,
  'Two players meet; teams of several are out of scope.',
  'Where along its edge an army means to stand, in the middle or on a flank, is drawn for each block, and so is where each model does; zones, danger and cover count beside that.',
  'Armies are played by scripted policies, none of which but the strategist looks ahead; all but the random one weigh expected losses and zones.',
];

/** How much of an army list comes to boards of the three sizes (ZC-ZON-08 to ZC-ZON-10). */
function unitsThatCome({ boards: { small, medium, large } }: Settings): string {
  const units = (size: typeof small) =>
    !size.on ? 'all its units' : size.units === 1 ? 'its first unit' : `its first ${size.units} units`;
  return `An army list brings ${units(small)} to boards of up to 864 square inches, ${units(medium)} to those of up to 1728 and ${units(large)} to larger ones.`;
}
