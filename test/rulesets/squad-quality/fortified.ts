import type { Variant } from '../../../src/rules/variant.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { stage } from './stage.ts';

/** A line squad of seat B in a fortification, and some unit of A in front of it. */
export function dugIn(kind: string, position = 'A line 0,-3 | B line 0,3', set: Variant = {}) {
  return stage(position, { set: { [`fortifications.works.${kind}`]: 1, ...set } });
}

/** Both sides have one; that of B is the second, and stands where the last unit does. */
export function settle<M extends Match>(m: M): M {
  m.state.fortified[1] = m.state.point[m.matchup.models.length - 1];
  return m;
}
