import { parseArgs } from 'node:util';
import { replayLine } from '../src/execution/sims/replay-line.ts';
import { createPlayer } from '../src/policies/index.ts';
import { findRuleset } from '../src/rulesets/index.ts';
import { profileOf, type Regret, regretOf, type Trial } from './regret/regret.ts';
import { byPoint, byUse, type Sample, type Sampled, sampleOf } from './regret/sample.ts';
import { type UseRow, useOf, usesAmong } from './regret/uses.ts';

/** Positions that are told. */
const WORST = 5;

type Print = (line: string) => void;

/**
 * `npm run regret -- dark-potential [DP-D-14 ...]` prints what decisions cost a policy: options of decisions drawn from
 * its matches are played out with shared luck, hidden facts drawn anew, and valued by the chance to win that the lead
 * then gives. `--uses [overwatch ...]` prints instead what making use of a rule that nobody has to use comes to, where it
 * was made use of and where not.
 */
if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      uses: { type: 'boolean', default: false },
      policy: { type: 'string', default: 'veteran' },
      matches: { type: 'string', default: '120' },
      decisions: { type: 'string', default: '60' },
      playouts: { type: 'string', default: '24' },
      rounds: { type: 'string', default: '1' },
      seed: { type: 'string', default: 'regret' },
    },
  });
  const [id = 'dark-potential', ...only] = positionals;
  const ruleset = findRuleset(id);
  const { policy, seed, uses } = values;
  const [matches, decisions, playouts, rounds] = [
    values.matches,
    values.decisions,
    values.playouts,
    values.rounds,
  ].map(Number);
  const kindsOf = uses ? byUse : byPoint;
  const sample = sampleOf(ruleset, { policy, matches, decisions, kindsOf, only, seed });
  const drawn = [...sample.drawn.values()].flat().length;
  const print: Print = (line) => process.stdout.write(`${line}\n`);
  print(
    `${ruleset.title}, ${policy}: ${drawn} decisions of ${matches} matches, ` +
      `${playouts} playouts an option, to the end of ${rounds} more rounds; log-odds a lead ${sample.slope.toFixed(2)}.`,
  );
  const report = uses ? printUses : printRegret;
  report(sample, policy, { playouts, rounds, slope: sample.slope }, print);
}

function printRegret(sample: Sample, policy: string, trial: Trial, print: Print): void {
  const player = createPlayer(policy);
  const regrets = eachOf(sample, (sampled) => regretOf(sampled, player, trial));
  print('point         drawn  a match  regret in points of share  over a match');
  for (const row of profileOf(sample, regrets)) {
    const columns = [
      row.point.padEnd(12),
      String(row.decisions).padStart(6),
      row.often.toFixed(1).padStart(8),
      ` ${within(row.regret, row.within).padStart(25)}`,
      ` ${row.ofMatch.toFixed(1).padStart(12)}`,
    ];
    print(columns.join(' '));
  }
  const worst = [...regrets].sort((a, b) => b.gain - a.gain).slice(0, WORST);
  for (const one of worst) print(`\n${toldOf(one)}`);
}

function printUses(sample: Sample, policy: string, trial: Trial, print: Print): void {
  const player = createPlayer(policy);
  const rows = usesAmong(
    sample,
    eachOf(sample, (sampled, rule) => useOf(sampled, rule, player, trial)),
  );
  const width = Math.max(4, ...rows.map(({ rule }) => rule.length));
  const line = ([rule, often, taken, ...gains]: readonly string[]) =>
    [
      rule.padEnd(width),
      often.padStart(7),
      taken.padStart(6),
      ...gains.map((gain) => gain.padStart(21)),
    ].join('  ');
  print('What the best option that makes use of a rule has over the best that does not, in points of share');
  print(line(['rule', 'a match', 'taken', 'where it is taken', 'where it is not', 'best tenth of these']));
  for (const { rule, often, taken, whereTaken, whereLeft, wherePromising } of rows) {
    const gains = [whereTaken, whereLeft, wherePromising].map(gainTold);
    print(line([rule, often.toFixed(1), `${(100 * taken).toFixed(0)} %`, ...gains]));
  }
}

/** What becomes of each decision drawn, with the kind that it was drawn for. */
function eachOf<T>({ drawn }: Sample, find: (sampled: Sampled, kind: string) => T): T[] {
  const all = [...drawn].flatMap(([kind, some]) => some.map((sampled) => ({ kind, sampled })));
  return all.map(({ kind, sampled }, i) => {
    if (i % 50 === 49) process.stderr.write(`${i + 1} of ${all.length} decisions\n`);
    return find(sampled, kind);
  });
}

function gainTold(gain: UseRow['whereTaken']): string {
  return gain === null ? '-' : within(gain.mean, gain.within);
}

function within(mean: number, half: number): string {
  return `${mean.toFixed(2)} within ${half.toFixed(2)}`;
}

function toldOf({ of, options, gain }: Regret): string {
  const [taken, ...others] = options;
  const best = others.reduce((most, other) => (other.value > most.value ? other : most));
  const share = (value: number) => `${(100 * value).toFixed(0)} %`;
  return (
    `${of.point}: ${(100 * gain).toFixed(0)} points. Round ${of.fork.before?.round}, side ${'AB'[of.seat]}, choice ` +
    `${of.fork.answers.length + 1} since the activation began, after "${of.after}": of ${of.count} options ` +
    `"${of.labels[taken.option]}" comes to ${share(taken.value)}, "${of.labels[best.option]}" to ${share(best.value)}.\n` +
    `${replayLine(of.spec)}\n`
  );
}
