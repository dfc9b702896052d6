import type { Model, Point } from '../../../kernel/entities.ts';
import { pointsOf } from '../../../kernel/field/taken-points.ts';
import { INCH } from '../../../kernel/length.ts';
import { companyAmong } from '../../../rules/survey/company.ts';
import { livingOf, type Match, seatOf } from '../match/match.ts';

/** Friends within this distance are beside a place. */
const BESIDE = 3 * INCH;

/** What it is worth to a model to have friends beside a place. */
export function companyOf(m: Match, model: Model): (place: Point) => number {
  const friends = livingOf(m, seatOf(m, model)).filter((one) => one !== model);
  return companyAmong(BESIDE, m.battlefield.distance, pointsOf(m.state.point, friends));
}
