import type { Model, Point } from '../../../kernel/entities.ts';
import { companyAmong } from '../../../rules/survey/company.ts';
import { livingOf, type Match, seatOf, stands } from '../match/match.ts';

/** What it is worth to a model to have friends beside a place. */
export function companyOf(m: Match, model: Model): (place: Point) => number {
  const friends = livingOf(m, seatOf(m, model)).filter((one) => one !== model && stands(m, one));
  return companyAmong(
    m.battlefield.distance,
    friends.map((one) => m.state.point[one]),
  );
}
