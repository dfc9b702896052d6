import { text, whole } from '../src/cli/arguments/command.ts';
import { policyOption } from '../src/cli/arguments/common-options.ts';
import { createPlayer, requirePolicy } from '../src/policies/index.ts';
import { unknown } from '../src/rules/nearest.ts';
import type { Ruleset } from '../src/rules/ruleset.ts';
import { MOST, RULESET, rulesetAsked, runScript, script } from './script.ts';
import { situationsOf, stageOf } from './situations/batteries.ts';
import { judge } from './situations/judge.ts';
import { type Played, playOptions } from './situations/play-options.ts';
import { GRADES, type Situation } from './situations/situation.ts';

const POLICY = 'veteran';
const ROUNDS = 2;

interface Plan {
  readonly ruleset: Ruleset;
  readonly chosen: readonly Situation[];
  readonly policy: string;
  readonly playouts: number;
  readonly rounds: number;
}

/**
 * Puts a policy into positions with something that a good player would do and something he would not, and says what it
 * takes; plays the options of each out so often, to the end of so many more rounds.
 */
function situations({ ruleset, chosen, policy, playouts, rounds }: Plan): void {
  const player = createPlayer(policy);
  print(rowOf('', 'theme', 'situation', 'takes'));
  const judged = chosen.map((situation) => {
    const stage = () => stageOf(ruleset.id)(situation);
    const one = judge(stage, player);
    print(rowOf(one.grade, situation.theme, situation.title, one.took));
    if (one.grade !== 'best')
      print(`           best: ${situation.options.best.join('; ')}. ${situation.why}`);
    if (playouts > 0) {
      const played = playOptions(stage, createPlayer('veteran'), { playouts, rounds });
      for (const option of played) print(playedRow(option));
    }
    return one;
  });
  const counts = GRADES.map((grade) => `${judged.filter((one) => one.grade === grade).length} ${grade}`);
  const right = judged.filter(({ grade }) => grade === 'best').length;
  print(
    `${judged.length} situations: ${counts.join(', ')}; ${((100 * right) / judged.length).toFixed(1)} % right.`,
  );
}

export const situationsScript = script({
  name: 'situations',
  says: 'Puts a policy into drawn positions that are clear to a good player, and says what it takes and what that is.',
  words: [
    RULESET,
    { name: 'word', says: 'of the theme or title; all situations if not said', optional: true, many: true },
  ],
  options: {
    policy: policyOption('Who is put there', POLICY),
    playouts: { says: 'Play the options out so often', otherwise: '0, which plays none' },
    rounds: { says: 'Rounds to the end of which they are played out', otherwise: `${ROUNDS}` },
  },
  run(given, terminal) {
    const ruleset = rulesetAsked(given, terminal);
    situations({
      ruleset,
      chosen: meant(situationsOf(ruleset.id), given.words.slice(1).join(' '), ruleset.title),
      policy: requirePolicy(text(given, 'policy') ?? POLICY, ruleset),
      playouts: whole(given, 'playouts', 0, MOST) ?? 0,
      rounds: whole(given, 'rounds', 0, MOST) ?? ROUNDS,
    });
    return 0;
  },
});

function rowOf(grade: string, theme: string, title: string, took: string): string {
  return [grade.padEnd(9), theme.padEnd(35), title.padEnd(50), took].join('  ');
}

function playedRow({ called, grade, chance, ahead, within }: Played): string {
  const points = `${(100 * ahead).toFixed(1)} within ${(196 * within).toFixed(1)}`;
  const share = `${(100 * chance).toFixed(1)} %`;
  return `           ${grade.padEnd(8)} ${share.padStart(7)}  ${points.padStart(18)}  ${called.join(', ')}`;
}

/** Situations whose title has some words, all without any; throws InputError. */
function meant(all: readonly Situation[], words: string, where: string): readonly Situation[] {
  const found = all.filter(({ title, theme }) =>
    `${theme} ${title}`.toLowerCase().includes(words.toLowerCase()),
  );
  if (found.length > 0) return found;
  throw unknown(
    'situation',
    words,
    where,
    all.map(({ title }) => title),
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (import.meta.main) await runScript(situationsScript);
