import { writeFileSync } from 'node:fs';
import { flag, type ParsedArguments, text, whole } from '../src/cli/arguments/command.ts';
import { createArenas } from '../src/match/arenas.ts';
import { VETERAN } from '../src/policies/judgements.ts';
import type { Ruleset } from '../src/rules/ruleset.ts';
import type { Effort, Meet, Meeting } from './fit/climb.ts';
import type { Duel } from './fit/duel-worker.ts';
import { fittedFile, prefixOf } from './fit/fitted-file.ts';
import { type Grounds, groundsToFitOn, groundsToProveOn, matchOn } from './fit/grounds.ts';
import { keyOf, namedNumbers } from './fit/named-numbers.ts';
import type { NumbersDuel } from './fit/number-worker.ts';
import { inPortions } from './fit/portions.ts';
import { provenClimb } from './fit/proven-climb.ts';
import { judgementOf, vectorOf } from './fit/vector.ts';
import { weighedPoints } from './fit/weighed-points.ts';
import { MOST, RULESET, rulesetAsked, runScript, script } from './script.ts';

/** Matches in which is found what weights bear on anything. */
const PROBES = 24;
/** What is played where nothing else is asked. */
const BLOCKS = 5000;
const TRIAL = 1500;
const ROUNDS = 6;
const SEED = 'fit';

/** A fit of a ruleset, and how much of it. */
interface Fit {
  readonly ruleset: Ruleset;
  readonly effort: Effort;
  readonly seed: string;
  tell(text: string): void;
}

export const fit = script({
  name: 'fit',
  says: 'Fits the weights by which a veteran decides to what they win, and writes them into src/policies/fitted/.',
  words: [RULESET],
  options: {
    numbers: {
      says: 'The numbers with a name that weighings go by instead; said and not written',
      flag: true,
    },
    blocks: { says: 'Blocks by which weights are moved in a round', otherwise: `${BLOCKS}` },
    trial: { says: 'Blocks of each trial, and of the proof', otherwise: `${TRIAL}` },
    rounds: { says: 'Rounds at most', otherwise: `${ROUNDS}` },
    seed: { says: 'Any text; the same seed plays the same matches', otherwise: SEED },
  },
  async run(given, terminal) {
    const own: Fit = {
      ruleset: rulesetAsked(given, terminal),
      effort: {
        blocks: whole(given, 'blocks', 1, MOST) ?? BLOCKS,
        trial: whole(given, 'trial', 1, MOST) ?? TRIAL,
        rounds: whole(given, 'rounds', 1, MOST) ?? ROUNDS,
      },
      seed: text(given, 'seed') ?? SEED,
      tell: terminal.out,
    };
    if (flag(given, 'numbers')) {
      const { play, close } = inPortions<NumbersDuel>(terminal, worker('number-worker'));
      await fitNumbers(own, play);
      await close();
    } else {
      const { play, close } = inPortions<Duel>(terminal, worker('duel-worker'));
      await fitWeights(own, commandOf(given), play);
      await close();
    }
    return 0;
  },
});

function worker(name: string): URL {
  return new URL(`./fit/${name}.ts`, import.meta.url);
}

/** What was typed, but for the ruleset: files of fitted weights name none, see the laws of the house. */
function commandOf({ values }: ParsedArguments): string {
  const options = [...values].map(([name, [value]]) => `--${name}=${value}`);
  return ['npm run fit -- ...', ...options].join(' ');
}

/** Weights that win more, on tables that they were not fitted on too, are written where they are read. */
async function fitWeights(
  { ruleset, effort, seed, tell }: Fit,
  command: string,
  play: (duels: readonly Duel[]) => Promise<number[]>,
): Promise<void> {
  const fitting = groundsToFitOn(ruleset, seed);
  const probes = Array.from({ length: PROBES }, (_, i) => matchOn(ruleset, fitting, `${seed} probe`, i));
  const parameters = weighedPoints(createArenas(ruleset), probes, VETERAN);
  const by = (values: readonly number[]) => judgementOf(VETERAN, parameters, values);
  const meet = meetings(ruleset, seed, play, ({ one, other }) => ({ one: by(one), other: by(other) }));
  const labels = parameters.map(({ point, tactic }) => `${point} ${tactic.padEnd(9)}`);
  const found = await provenClimb(vectorOf(VETERAN, parameters), meet, effort, labels, tell);
  if (found === null) {
    tell('So weights and where they come from stay as they are.\n');
    return;
  }
  const { values, rounds, proof } = found;
  const provenance = { command, rounds, blocks: effort.blocks, proof: { ...proof, blocks: effort.trial } };
  const file = new URL(`../src/policies/fitted/${prefixOf(parameters)}.ts`, import.meta.url);
  writeFileSync(file, fittedFile(by(values), parameters, provenance));
}

/** Numbers that win more are only said, since each stands in the code beside what it means. */
async function fitNumbers(
  { ruleset, effort, seed, tell }: Fit,
  play: (duels: readonly NumbersDuel[]) => Promise<number[]>,
): Promise<void> {
  const numbers = namedNumbers(ruleset.id);
  const meet = meetings(ruleset, seed, play, ({ one, other }) => ({ numbers, one, other }));
  const keys = numbers.map(keyOf);
  const width = Math.max(...keys.map(({ length }) => length));
  const labels = keys.map((key) => key.padEnd(width));
  const start = numbers.map(({ value }) => value);
  await provenClimb(start, meet, effort, labels, tell);
}

/** Where values meet each other: what a side of each decides by, on grounds to fit on and on others. */
function meetings<Sides>(
  ruleset: Ruleset,
  seed: string,
  play: (duels: readonly (Sides & Pick<Duel, 'spec'>)[]) => Promise<number[]>,
  sidesOf: (meeting: Meeting) => Sides,
): { readonly fitting: Meet; readonly proof: Meet } {
  const meetOn =
    (grounds: Grounds): Meet =>
    (name, met) =>
      play(
        met.map((one) => ({
          spec: matchOn(ruleset, grounds, `${seed} ${name}`, one.block),
          ...sidesOf(one),
        })),
      );
  return {
    fitting: meetOn(groundsToFitOn(ruleset, seed)),
    proof: meetOn(groundsToProveOn(ruleset, seed)),
  };
}

if (import.meta.main) await runScript(fit);
