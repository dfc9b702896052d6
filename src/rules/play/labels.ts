/** What options are called that rulesets have alike, see `Decision.label`. */

import type { Model, Point } from '../../kernel/entities.ts';
import { placeAt } from '../../kernel/field/place-words.ts';
import type { Ground } from '../../kernel/ground.ts';
import type { Decision } from '../decision.ts';
import type { Playing } from './playing.ts';

type Label = NonNullable<Decision['label']>;

/** The labels of a choice whose options are the same each time. */
export function called(...labels: readonly string[]): Label {
  return (option) => labels[option];
}

/** The labels of a choice whose first option is to do nothing of the kind; the others are counted from 0. */
export function orNot(not: string, label: Label): Label {
  return (option) => (option === 0 ? not : label(option - 1));
}

/** The labels of a choice among models, as "activate A Sniper". */
export function whom(doing: string, { matchup }: Pick<Playing, 'matchup'>, models: readonly Model[]): Label {
  return (option) => `${doing} ${matchup.models[models[option]].name}`;
}

/** The labels of a choice among places, as "deploy at 12.0,3.5". */
export function where(doing: string, ground: Ground, places: ArrayLike<Point>): Label {
  return (option) => `${doing} ${placeAt(ground, places[option])}`;
}

/** Going from a place to another, or staying where it is the same. */
export function goingTo(ground: Ground, from: Point, to: Point): string {
  return to === from ? 'stay' : `move to ${placeAt(ground, to)}`;
}
