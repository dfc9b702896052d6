import type { MatchRecord } from '../../match/record.ts';
import type { Ruleset } from '../../rules/ruleset.ts';

/** A match's record for other programs: counters and acts by name, those that are 0 left out. */
export function matchData({ counters, rules }: Pick<Ruleset, 'counters' | 'rules'>, record: MatchRecord) {
  const clauses = rules.flatMap(({ id, clauses }) => Object.keys(clauses).map((key) => `${id}.${key}`));
  return {
    ...record,
    measures: {
      leads: "thousandths of an army: the share that A has left less B's, at the end of each round",
      worth: 'thousandths of an army',
      inches: "to the right and away from A, from the corner at A's left; the third is the height",
    },
    counters: record.counters.map((counts) => byName(counters, counts)),
    acts: byName(clauses, record.acts),
  };
}

function byName(names: readonly string[], counts: readonly number[]): Record<string, number> {
  return Object.fromEntries(names.flatMap((name, i) => (counts[i] === 0 ? [] : [[name, counts[i]]])));
}
