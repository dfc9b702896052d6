import type { Model } from '../../../kernel/entities.ts';
import type { Match } from './match.ts';

/** What a model goes by when it looks about, to be compared with what is later: so many numbers for each model. */
export type Position = readonly number[];

const WIDTH = 4;

export function positionOf({ state }: Match): Position {
  const { point, wounds, down, activated } = state;
  const position: number[] = [];
  for (let one = 0; one < point.length; one++)
    position.push(point[one], wounds[one], down[one], activated[one]);
  return position;
}

/** Whether a position still holds, but for where a model stands. */
export function sameBut({ state }: Match, model: Model, position: Position): boolean {
  const { point, wounds, down, activated } = state;
  for (let one = 0, at = 0; one < point.length; one++, at += WIDTH) {
    if (position[at] !== point[one] && one !== model) return false;
    if (position[at + 1] !== wounds[one] || position[at + 2] !== down[one]) return false;
    if (position[at + 3] !== activated[one]) return false;
  }
  return true;
}
