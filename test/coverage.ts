import { createArenas } from '../src/match/arenas.ts';
import { playMatch } from '../src/match/play.ts';
import { DEFAULT_PITCH, type TableRef } from '../src/match/spec.ts';
import { createPlayer } from '../src/policies/index.ts';
import type { Ruleset } from '../src/rules/ruleset.ts';
import { findRuleset } from '../src/rulesets/index.ts';

/** How often each clause acted, by path, over some matches between veterans on designed and generated tables. */
export function coverageOf(ruleset: Ruleset, matches: number): Map<string, number> {
  const paths = ruleset.rules.flatMap((rule) =>
    Object.keys(rule.clauses).map((clause) => `${rule.id}.${clause}`),
  );
  const acts = new Map(paths.map((path) => [path, 0]));
  const tables: TableRef[] = Object.keys(ruleset.tables).map((name) => ({ name }));
  for (const seed of ['1', '2', '3', '4']) tables.push({ seed, settings: {} });
  const arenas = createArenas(ruleset);
  for (let match = 0; match < matches; match++) {
    const army = ruleset.armies[Math.floor(match / tables.length) % ruleset.armies.length];
    const spec = {
      ruleset: ruleset.id,
      table: tables[match % tables.length],
      variants: [{}, {}],
      armies: [army, army],
      policies: ['veteran', 'veteran'],
      seed: `coverage/${match}`,
      pitch: DEFAULT_PITCH,
    } as const;
    const record = playMatch(arenas, spec, [createPlayer('veteran'), createPlayer('veteran')]);
    for (const [clause, count] of record.acts.entries())
      acts.set(paths[clause], acts.get(paths[clause])! + count);
  }
  return acts;
}

/** `npm run coverage -- dark-potential 2000` prints how often each clause acts per match, the silent ones last. */
if (import.meta.main) {
  const [id = 'dark-potential', matches = '2000'] = process.argv.slice(2);
  const ruleset = findRuleset(id);
  const acts = [...coverageOf(ruleset, Number(matches))].sort((a, b) => b[1] - a[1]);
  const kindOf = (path: string) => {
    const [rule, clause] = path.split('.');
    return ruleset.rules.find(({ id: own }) => own === rule)!.clauses[clause].structural
      ? ' (structural)'
      : '';
  };
  for (const [path, count] of acts) {
    const often = count === 0 ? 'never' : (count / Number(matches)).toFixed(count < 100 ? 4 : 2);
    process.stdout.write(`${often.padStart(10)}  ${path}${count === 0 ? kindOf(path) : ''}\n`);
  }
}
