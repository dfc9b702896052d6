import type { Model, Point } from '../../../kernel/entities.ts';
import { INCH } from '../../../kernel/length.ts';
import { livingOf, type Match, seatOf, stands } from '../match/match.ts';

/** Within this distance friends are beside a place, and so many of them count. */
const NEAR = 3 * INCH;
const MOST = 3;
/** What each of them is worth, in worth of models. */
const EACH = 0.08;

/** What it is worth to have friends beside a place: whoever runs ahead of them is alone with all enemies. */
export function companyOf(m: Match, model: Model): (place: Point) => number {
  const { distance } = m.battlefield;
  const friends = livingOf(m, seatOf(m, model))
    .filter((one) => one !== model && stands(m, one))
    .map((one) => m.state.point[one]);
  return (place) => {
    let beside = 0;
    for (const at of friends) if (distance(place, at) <= NEAR) beside++;
    return EACH * Math.min(MOST, beside);
  };
}
