/**
 * Where a side means to deploy: around which part of its edge, and how close together. A plan is drawn for each side
 * from the luck of the match, so that the blocks of a table are many openings. Both arms of a block share them, and so
 * do all its variants. Everything is in the side's own frame.
 */
export interface DeploymentPlan {
  /** Middle of the army along the edge, from -1 at the left hand to 1 at the right. */
  readonly centre: number;
  /** How far units stand to either side of it at most, as a share of half the edge. */
  readonly breadth: number;
}

/** Where a unit belongs along the edge, from -1 at the left hand to 1 at the right. */
export type Post = number;

/** A roll of one die, from 1 to so many sides. */
type Roll = (sides: number) => number;

/** Broader fronts lose: on half the edge or all of it units are beaten one by one. */
const BREADTHS = [0.1, 0.2, 0.3];
/** Between the flanks so many middles are drawn from. */
const MIDDLES = 9;
/** So many posts a front has. */
const POSTS = 9;

/** Draws the plan of a side. A front on a flank reaches as far as the corner and no farther. */
export function drawPlan(roll: Roll): DeploymentPlan {
  const breadth = BREADTHS[roll(BREADTHS.length) - 1];
  return { centre: evenly(roll, MIDDLES) * (1 - breadth), breadth };
}

/** Draws where on the front of its side a unit belongs. */
export function drawPost({ centre, breadth }: DeploymentPlan, roll: Roll): Post {
  return centre + evenly(roll, POSTS) * breadth;
}

/** One of so many numbers from -1 to 1, evenly apart. */
function evenly(roll: Roll, numbers: number): number {
  return (2 * (roll(numbers) - 1)) / (numbers - 1) - 1;
}
