import { parseArgs } from 'node:util';
import { createPlayer } from '../src/policies/index.ts';
import { InputError, unknown } from '../src/rules/nearest.ts';
import { situationsOf, stageOf } from './situations/batteries.ts';
import { judge } from './situations/judge.ts';
import { type Played, playOptions } from './situations/play-options.ts';
import { GRADES, type Situation } from './situations/situation.ts';

/**
 * `npm run situations -- dark-potential [words of a title]` puts a policy into positions with something that a good
 * player would do and something he would not, and says what it takes. `--policy=strategist` asks another than the
 * veteran; `--playouts=200` plays the options of each position out so often, to the end of `--rounds=2` more rounds.
 */
function situations(args: readonly string[]): void {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      policy: { type: 'string', default: 'veteran' },
      playouts: { type: 'string', default: '0' },
      rounds: { type: 'string', default: '2' },
    },
  });
  const [ruleset = 'dark-potential', ...words] = positionals;
  const player = createPlayer(values.policy);
  const [playouts, rounds] = [wholeOf('playouts', values.playouts), wholeOf('rounds', values.rounds)];
  const chosen = meant(situationsOf(ruleset), words.join(' '), ruleset);
  print(rowOf('', 'theme', 'situation', 'takes'));
  const judged = chosen.map((situation) => {
    const stage = () => stageOf(ruleset)(situation);
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

function rowOf(grade: string, theme: string, title: string, took: string): string {
  return [grade.padEnd(9), theme.padEnd(35), title.padEnd(50), took].join('  ');
}

function playedRow({ called, grade, chance, ahead, within }: Played): string {
  const points = `${(100 * ahead).toFixed(1)} within ${(196 * within).toFixed(1)}`;
  const share = `${(100 * chance).toFixed(1)} %`;
  return `           ${grade.padEnd(8)} ${share.padStart(7)}  ${points.padStart(18)}  ${called.join(', ')}`;
}

/** Situations whose title has some words, all without any; throws InputError. */
function meant(all: readonly Situation[], words: string, ruleset: string): readonly Situation[] {
  const found = all.filter(({ title, theme }) =>
    `${theme} ${title}`.toLowerCase().includes(words.toLowerCase()),
  );
  if (found.length > 0) return found;
  throw unknown(
    'situation',
    words,
    ruleset,
    all.map(({ title }) => title),
  );
}

function wholeOf(name: string, text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new InputError(`--${name} takes a whole number, not "${text}".`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (import.meta.main) {
  try {
    situations(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}
