import type { Dice } from '../../kernel/dice.ts';
import type { Model, Seat } from '../../kernel/entities.ts';
import type { Roller } from '../../kernel/luck.ts';
import { InputError } from '../nearest.ts';

/** Where a model belongs along its edge, from -1 at its side's left hand to 1 at the right. */
export type Post = number;

/** What drawing a plan needs of a match. */
interface Rolling {
  readonly dice: Dice;
  readonly matchup: {
    readonly models: readonly { readonly roller: Roller }[];
    readonly force: readonly [readonly Model[], readonly Model[]];
  };
}

/** Between the flanks so many middles of an army are drawn from. */
const MIDDLES = 9;
/** So many posts a front has. */
const POSTS = 9;
/** How broad an army deploys as a rule: on half its edge, or on nearly all of it. */
const BREADTHS: readonly number[] = [0.5, 0.9];

/**
 * Draws where a side means to deploy: around which part of its edge, and how close together. A plan is drawn from the
 * luck of the match, so that the blocks of a table are many openings; both arms of a block share them, and so do all
 * its variants. A front on a flank reaches as far as the corner and no farther. The plan has the luck of the side's first
 * model.
 *
 * @param name the roll that plans and posts are drawn by
 * @param breadths how far models stand to either side of the middle at most, as shares of half the edge
 * @returns draws the post of a model
 */
export function drawPlan(
  { dice, matchup }: Rolling,
  seat: Seat,
  name: number,
  breadths = BREADTHS,
): (model: Model) => Post {
  const [first] = matchup.force[seat];
  const roll = (model: Model, sides: number) => dice.roll(name, matchup.models[model].roller, 1, sides);
  const evenly = (model: Model, numbers: number) => (2 * (roll(model, numbers) - 1)) / (numbers - 1) - 1;
  const breadth = breadths[roll(first, breadths.length) - 1];
  const middle = evenly(first, MIDDLES) * (1 - breadth);
  return (model) => middle + evenly(model, POSTS) * breadth;
}

/**
 * What is said where no place is left for a model to deploy.
 *
 * @param depth path of the setting by which zones are deeper
 */
export function noRoom(model: string, depth: string): InputError {
  return new InputError(
    `${model} finds no room to deploy; take a smaller army, a larger table or a deeper zone (${depth}).`,
  );
}
