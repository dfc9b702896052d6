import { flag, text, whole } from '../src/cli/arguments/command.ts';
import { policyOption } from '../src/cli/arguments/common-options.ts';
import { replayLine } from '../src/execution/sims/replay-line.ts';
import { createPlayer, requirePolicy, rulesWithAppetite } from '../src/policies/index.ts';
import { counted } from '../src/reporting/wording/wording.ts';
import { InputError, unknown } from '../src/rules/nearest.ts';
import { profileOf, type Regret, regretOf, type Trial } from './regret/regret.ts';
import { byPoint, byUse, type Sample, type Sampled, sampleOf } from './regret/sample.ts';
import { type UseRow, useOf, usesAmong } from './regret/uses.ts';
import { decisionPointsOf } from './rulesets/decision-points.ts';
import { MOST, RULESET, rulesetAsked, runScript, script, stepsOf } from './script.ts';

/** Positions that are told. */
const WORST = 5;

/** What is played where nothing else is asked. */
const POLICY = 'veteran';
const MATCHES = 120;
const DECISIONS = 60;
const PLAYOUTS = 24;
const ROUNDS = 1;
const SEED = 'regret';

type Print = (line: string) => void;

export const regretScript = script({
  name: 'regret',
  says: 'Tells what decisions cost a policy: options of decisions drawn from its matches are played out with shared luck.',
  words: [
    RULESET,
    {
      name: 'point',
      says: 'decision points, or rules with --uses; all if not said',
      optional: true,
      many: true,
    },
  ],
  options: {
    uses: { says: 'Tell what making use of a rule that nobody has to use comes to instead', flag: true },
    policy: policyOption('Whose decisions', POLICY),
    matches: { says: 'Matches that decisions are drawn from', otherwise: `${MATCHES}` },
    decisions: { says: 'Decisions drawn of each kind', otherwise: `${DECISIONS}` },
    playouts: { says: 'Playouts of an option', otherwise: `${PLAYOUTS}` },
    rounds: { says: 'More rounds to the end of which they go', otherwise: `${ROUNDS}` },
    seed: { says: 'Any text; the same seed draws the same decisions', otherwise: SEED },
  },
  run(given, terminal) {
    const ruleset = rulesetAsked(given, terminal);
    const uses = flag(given, 'uses');
    const only = given.words.slice(1);
    const policy = requirePolicy(text(given, 'policy') ?? POLICY, ruleset);
    const there = uses ? rulesWithAppetite(ruleset) : decisionPointsOf(ruleset.id);
    const stray = only.find((kind) => !there.includes(kind));
    if (stray !== undefined)
      throw unknown(uses ? 'choice about a rule' : 'decision point', stray, ruleset.title, there);
    const matches = whole(given, 'matches', 1, MOST) ?? MATCHES;
    const decisions = whole(given, 'decisions', 1, MOST) ?? DECISIONS;
    const playouts = whole(given, 'playouts', 1, MOST) ?? PLAYOUTS;
    const rounds = whole(given, 'rounds', 0, MOST) ?? ROUNDS;
    const kindsOf = uses ? byUse : byPoint;
    const sample = sampleOf(ruleset, {
      policy,
      matches,
      decisions,
      kindsOf,
      only,
      seed: text(given, 'seed') ?? SEED,
      ended: stepsOf(terminal, matches, ['match', 'matches']),
    });
    const unmet = only.find((kind) => !sample.often.has(kind));
    if (unmet !== undefined)
      throw new InputError(
        `"${unmet}" did not come up in ${counted(matches, 'match', 'matches')} of ${ruleset.title}, the set-up aside; --matches draws from more.`,
      );
    const drawn = [...sample.drawn.values()].flat().length;
    const print: Print = (line) => terminal.out(`${line}\n`);
    print(
      `${ruleset.title}, ${policy}: ${drawn} decisions of ${matches} matches, ` +
        `${playouts} playouts an option, to the end of ${rounds} more rounds; log-odds a lead ${sample.slope.toFixed(2)}.`,
    );
    const report = uses ? printUses : printRegret;
    const playedOut = stepsOf(terminal, drawn, ['decision', 'decisions']);
    report(sample, policy, { playouts, rounds, slope: sample.slope }, print, playedOut);
    return 0;
  },
});

function printRegret(
  sample: Sample,
  policy: string,
  trial: Trial,
  print: Print,
  playedOut: () => void,
): void {
  const player = createPlayer(policy);
  const regrets = eachOf(sample, (sampled) => regretOf(sampled, player, trial), playedOut);
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

function printUses(sample: Sample, policy: string, trial: Trial, print: Print, playedOut: () => void): void {
  const player = createPlayer(policy);
  const rows = usesAmong(
    sample,
    eachOf(sample, (sampled, rule) => useOf(sampled, rule, player, trial), playedOut),
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
function eachOf<T>(
  { drawn }: Sample,
  find: (sampled: Sampled, kind: string) => T,
  playedOut: () => void,
): T[] {
  return [...drawn].flatMap(([kind, some]) =>
    some.map((sampled) => {
      const found = find(sampled, kind);
      playedOut();
      return found;
    }),
  );
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

if (import.meta.main) await runScript(regretScript);
