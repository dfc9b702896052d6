import { wholeIn } from '../src/cli/arguments/command.ts';
import { over } from '../src/experiments/terms/subject.ts';
import { createArenas } from '../src/match/arenas.ts';
import { playMatch } from '../src/match/play.ts';
import { DEFAULT_PITCH, type MatchSpec, type TableRef } from '../src/match/spec.ts';
import { createPlayer } from '../src/policies/index.ts';
import type { Ruleset } from '../src/rules/ruleset.ts';
import type { Scenario } from '../src/rules/scenario.ts';
import { MOST, RULESET, rulesetAsked, runScript, script, stepsOf } from './script.ts';

/** Matches that are played where no number is given. */
const MATCHES = 2000;

/** What is played, army by army and table by table. */
interface Game {
  readonly scenario: Scenario | undefined;
  readonly encounters: readonly (readonly [string, string])[];
  readonly tables: readonly TableRef[];
}

/**
 * The matches in which clauses are looked for, in order: every other one the usual game between any two armies, the
 * rest the scenarios in turn, each between two of the army it is for, then between that and any other, since some
 * clauses need armies that are unlike.
 */
export function coverageSet(ruleset: Ruleset, matches: number): MatchSpec[] {
  const usual = gameOf(ruleset, undefined);
  const framed = Object.values(ruleset.scenarios ?? {}).map((scenario) => gameOf(ruleset, scenario));
  return Array.from({ length: matches }, (_, match) => {
    if (framed.length === 0) return specOf(ruleset, usual, match, match);
    const turn = Math.floor(match / 2);
    if (match % 2 === 0) return specOf(ruleset, usual, turn, match);
    return specOf(ruleset, framed[turn % framed.length], Math.floor(turn / framed.length), match);
  });
}

function gameOf(ruleset: Ruleset, scenario: Scenario | undefined): Game {
  const { armies } = ruleset;
  const own = scenario?.army;
  const others = armies.filter((army) => army !== own);
  const { designed = 'all', generated = 4, settings = {} } = scenario?.tables ?? {};
  return {
    scenario,
    encounters:
      own === undefined
        ? armies.flatMap((army, i) => armies.slice(i).map((other) => [army, other] as const))
        : [[own, own], ...others.map((other) => [own, other] as const)],
    tables: [
      ...(designed === 'all' ? Object.keys(ruleset.tables) : designed).map((name) => ({ name })),
      ...Array.from({ length: generated }, (_, i) => ({ seed: String(i + 1), settings })),
    ],
  };
}

function specOf(ruleset: Ruleset, game: Game, turn: number, match: number): MatchSpec {
  const { encounters, tables, scenario } = game;
  const armies = encounters[turn % encounters.length];
  const free = armies[0] === armies[1] ? {} : (ruleset.unlikeArmies ?? {});
  const variant = over(scenario?.set ?? {}, free);
  return {
    ruleset: ruleset.id,
    table: tables[(turn + Math.floor(turn / encounters.length)) % tables.length],
    variants: [variant, variant],
    armies,
    policies: ['veteran', 'veteran'],
    seed: `coverage/${match}`,
    pitch: DEFAULT_PITCH,
  };
}

/**
 * How often each clause acted, by path, over some matches between veterans.
 *
 * @param played told after each of them
 */
export function coverageOf(ruleset: Ruleset, matches: number, played: () => void): Map<string, number> {
  const paths = ruleset.rules.flatMap((rule) =>
    Object.keys(rule.clauses).map((clause) => `${rule.id}.${clause}`),
  );
  const acts = new Map(paths.map((path) => [path, 0]));
  const arenas = createArenas(ruleset);
  for (const spec of coverageSet(ruleset, matches)) {
    const record = playMatch(arenas, spec, [createPlayer('veteran'), createPlayer('veteran')]);
    for (const [clause, count] of record.acts.entries())
      acts.set(paths[clause], acts.get(paths[clause])! + count);
    played();
  }
  return acts;
}

export const coverage = script({
  name: 'coverage',
  says: 'Tells how often each clause acts in a match between veterans, the silent ones last.',
  words: [RULESET, { name: 'matches', says: `to play; ${MATCHES} if not said`, optional: true }],
  run(given, terminal) {
    const ruleset = rulesetAsked(given, terminal);
    const matches = wholeIn(given.words[1] ?? `${MATCHES}`, 'The number of matches', 1, MOST);
    const played = stepsOf(terminal, matches, ['match', 'matches']);
    const acts = [...coverageOf(ruleset, matches, played)].sort((a, b) => b[1] - a[1]);
    for (const [path, count] of acts) {
      const often = count === 0 ? 'never' : (count / matches).toFixed(count < 100 ? 4 : 2);
      terminal.out(`${often.padStart(10)}  ${path}${count === 0 ? ` ${noteOf(ruleset, path)}` : ''}\n`);
    }
    return 0;
  },
});

/** What is to be known of a clause that never acts. */
function noteOf(ruleset: Ruleset, path: string): string {
  const [rule, key] = path.split('.');
  const clause = ruleset.rules.find(({ id: own }) => own === rule)!.clauses[key];
  const notes = [clause.id, clause.structural ? '(structural)' : '', clause.uncounted ? '(uncounted)' : ''];
  return notes.filter((note) => note !== '').join(' ');
}

if (import.meta.main) await runScript(coverage);
