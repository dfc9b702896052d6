import { parseArgs } from 'node:util';
import { replayLine } from '../src/execution/replay-line.ts';
import { createPlayer } from '../src/policies/index.ts';
import { findRuleset } from '../src/rulesets/index.ts';
import { profileOf, type Regret, regretOf } from './regret/regret.ts';
import { sampleOf } from './regret/sample.ts';

/** Positions that are told. */
const WORST = 5;

/**
 * `npm run regret -- dark-potential [DP-D-14 ...]` prints what decisions cost a policy: options of decisions drawn from
 * its matches are played out with shared luck, hidden facts drawn anew, and valued by the chance to win that the lead
 * then gives.
 */
if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      policy: { type: 'string', default: 'veteran' },
      matches: { type: 'string', default: '120' },
      decisions: { type: 'string', default: '60' },
      playouts: { type: 'string', default: '24' },
      rounds: { type: 'string', default: '1' },
      seed: { type: 'string', default: 'regret' },
    },
  });
  const [id = 'dark-potential', ...points] = positionals;
  const ruleset = findRuleset(id);
  const { policy, seed } = values;
  const [matches, decisions, playouts, rounds] = [
    values.matches,
    values.decisions,
    values.playouts,
    values.rounds,
  ].map(Number);
  const sample = sampleOf(ruleset, { policy, matches, decisions, points, seed });
  const { slope, drawn } = sample;
  process.stdout.write(
    `${ruleset.title}, ${policy}: ${drawn.length} decisions of ${matches} matches, ` +
      `${playouts} playouts an option, to the end of ${rounds} more rounds; log-odds a lead ${slope.toFixed(2)}.\n`,
  );
  const player = createPlayer(policy);
  const regrets = drawn.map((sampled, i) => {
    if (i % 50 === 49) process.stderr.write(`${i + 1} of ${drawn.length} decisions\n`);
    return regretOf(sampled, player, { playouts, rounds, slope });
  });
  process.stdout.write('point         drawn  a match  regret in points of share  over a match\n');
  for (const row of profileOf(sample, regrets)) {
    const regret = `${row.regret.toFixed(2)} within ${row.within.toFixed(2)}`;
    const columns = [
      row.point.padEnd(12),
      String(row.decisions).padStart(6),
      row.often.toFixed(1).padStart(8),
    ];
    process.stdout.write(
      `${columns.join(' ')}  ${regret.padStart(25)}  ${row.ofMatch.toFixed(1).padStart(12)}\n`,
    );
  }
  const worst = [...regrets].sort((a, b) => b.gain - a.gain).slice(0, WORST);
  for (const one of worst) process.stdout.write(`\n${toldOf(one)}`);
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
