import type { Ruleset } from '../../rules/ruleset.ts';

/** What each counter of a ruleset counts, in the order of its counters. */
export function counterSays({
  counters,
  tallies,
  adoption,
}: Pick<Ruleset, 'counters' | 'tallies' | 'adoption'>): string[] {
  const { first, mixes, deadTurns, tableTime, counts } = tallies;
  const says = new Map<string, string>([
    ...mixes.flatMap(({ says, parts }) =>
      Object.entries(parts).map(
        ([part, name]) => [name, `how often "${part}", counted for: ${says}`] as const,
      ),
    ),
    ...Object.values(tableTime).flatMap(({ says, counters }) =>
      counters.map((name) => [name, says] as const),
    ),
    ...adoption.flatMap(
      ({ rule, legal, chosen }) =>
        [
          [legal, `times that "${rule}" was legal`],
          [chosen, `times that "${rule}" was chosen`],
        ] as const,
    ),
    ...Object.entries(counts ?? {}),
  ]);
  if (deadTurns)
    says.set(deadTurns.turns, 'turns').set(deadTurns.dead, `dead turns, as in: ${deadTurns.says}`);
  if (first !== undefined) says.set(first, '1 if it took the first turn, else 0');
  return counters.map((name) => says.get(name) ?? name.replaceAll('-', ' '));
}
