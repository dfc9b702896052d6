import type { Clause } from '../../rules/rule.ts';
import type { Share } from '../terms/verdict.ts';
import type { PerMatch } from './per-match.ts';

/** How often clauses acted in each match; null where none of them is counted, which is not the same as never. */
export function actsPerMatch(acted: PerMatch, clauses: Iterable<Clause>): Share | null {
  const acts = acted.read();
  return acts?.mean === 0 && [...clauses].every(isUncounted) ? null : acts;
}

function isUncounted({ uncounted, structural }: Clause): boolean {
  return uncounted === true || structural !== undefined;
}
