import { readFileSync, writeFileSync } from 'node:fs';
import { flag } from '../src/cli/arguments/command.ts';
import { BROKEN } from '../src/cli/terminal/exit-codes.ts';
import { digestOf } from '../src/experiments/terms/digest.ts';
import { createArenas } from '../src/match/arenas.ts';
import { playMatch } from '../src/match/play.ts';
import { DEFAULT_PITCH, type MatchSpec, type TableRef } from '../src/match/spec.ts';
import { createPlayer } from '../src/policies/index.ts';
import type { Ruleset } from '../src/rules/ruleset.ts';
import type { Variant } from '../src/rules/variant.ts';
import { rulesets } from '../src/rulesets/index.ts';
import { runScript, script } from './script.ts';

/** The signatures every commit is held against. */
const RECORDED = 'test/signature.txt';

type Plan = Partial<Omit<MatchSpec, 'ruleset' | 'seed'>>;

/** The fixed matches of a ruleset: both policies, every army, designed and generated tables, a few variants. */
export function signatureSpecs(ruleset: Ruleset): MatchSpec[] {
  const names = Object.keys(ruleset.tables);
  const designed = (i: number): TableRef => ({ name: names[i % names.length] });
  const generated = (seed: string): TableRef => ({ seed, settings: {} });
  const without = (i: number): Variant => ({ [ruleset.headings[i % ruleset.headings.length]]: 'off' });
  const oldest = Object.values(ruleset.versions).find(({ reconstructed }) => reconstructed)?.patch ?? {};
  const plans: Plan[] = [
    ...[0, 1, 2].map((i) => ({ table: designed(i) })),
    { table: generated('a') },
    { table: generated('b') },
    { table: designed(0), policies: ['random', 'random'] },
    { table: generated('a'), policies: ['veteran', 'random'] },
    { table: designed(0), variants: [without(0), {}] },
    { table: designed(1), variants: [{}, without(1)] },
    { table: designed(0), variants: [oldest, oldest] },
    ...ruleset.armies.slice(0, 2).map((army) => ({ table: designed(1), armies: [army, army] }) as const),
  ];
  return plans.map((plan, i) => ({
    ruleset: ruleset.id,
    table: designed(0),
    variants: [{}, {}],
    armies: [ruleset.defaultArmy, ruleset.defaultArmy],
    policies: ['veteran', 'veteran'],
    pitch: DEFAULT_PITCH,
    ...plan,
    seed: `signature/${i}`,
  }));
}

/** Stands for all that the fixed matches of a ruleset come to. */
function signatureOf(ruleset: Ruleset): string {
  const arenas = createArenas(ruleset);
  return digestOf(
    signatureSpecs(ruleset).map((spec) =>
      playMatch(arenas, spec, [createPlayer(spec.policies[0]), createPlayer(spec.policies[1])]),
    ),
  );
}

function signatureLines(): string {
  const signatures = rulesets.map((ruleset) => [ruleset.id, signatureOf(ruleset)]);
  return [...signatures, ['all', digestOf(signatures)]]
    .map(([of, is]) => `signature ${of}: ${is}\n`)
    .join('');
}

export const signature = script({
  name: 'signature',
  says: `Plays fixed matches of every ruleset and compares what they come to with ${RECORDED}.`,
  words: [],
  options: { write: { says: `Record it in ${RECORDED} instead`, flag: true } },
  run(given, terminal) {
    const now = signatureLines();
    terminal.out(now);
    if (flag(given, 'write')) writeFileSync(RECORDED, now);
    else if (readFileSync(RECORDED, 'utf8') !== now) {
      terminal.err(
        `This is not what ${RECORDED} records: matches end otherwise than before. If they should, record it with ` +
          '"npm run signature -- --write" and say why in the commit; if not, something broke.\n',
      );
      return BROKEN;
    }
    return 0;
  },
});

if (import.meta.main) await runScript(signature);
