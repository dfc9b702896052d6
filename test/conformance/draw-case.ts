import seedrandom from 'seedrandom';
import { DEFAULT_PITCH, type MatchSpec, type TableRef } from '../../src/match/spec.ts';
import { policyNames } from '../../src/policies/index.ts';
import type { Rule } from '../../src/rules/rule.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import type { Variant } from '../../src/rules/variant.ts';
import { type Change, changesTo } from './changes.ts';

/** Most changes to the rules in one match, and most models in a composition. */
const MOST_CHANGES = 4;
const MOST_MODELS = 9;

/** Random choices that follow from a seed. */
interface Draw {
  below(n: number): number;
  of<T>(list: readonly T[]): T;
  chance(share: number): boolean;
}

function drawFrom(seed: string): Draw {
  const random = seedrandom.alea(seed);
  const below = (n: number) => Math.floor(random() * n);
  return {
    below,
    of: (list) => list[below(list.length)],
    chance: (share) => random() < share,
  };
}

/** A match of a ruleset that follows from a seed: any table, changes to the rules, armies and policies. */
export function drawCase(ruleset: Ruleset, seed: string): MatchSpec {
  const draw = drawFrom(`${ruleset.id}/${seed}`);
  const armies = armiesOf(ruleset, draw);
  const free = armies[0] === armies[1] ? {} : (ruleset.unlikeArmies ?? {});
  const [first, second] = variantsOf(ruleset, draw);
  return {
    ruleset: ruleset.id,
    table: tableOf(ruleset, draw, seed),
    variants: [
      { ...first, ...free },
      { ...second, ...free },
    ],
    armies,
    policies: [draw.of(policyNames), draw.of(policyNames)],
    seed: `fuzz/${seed}`,
    pitch: draw.chance(0.1) ? DEFAULT_PITCH / 2 : DEFAULT_PITCH,
  };
}

function tableOf(ruleset: Ruleset, draw: Draw, seed: string): TableRef {
  const names = Object.keys(ruleset.tables);
  if (names.length > 0 && draw.chance(0.5)) return { name: draw.of(names) };
  const settings = Object.entries(ruleset.generator).filter(() => draw.chance(0.1));
  return {
    seed,
    settings: Object.fromEntries(settings.map(([name, { min, max }]) => [name, valueWithin(draw, min, max)])),
  };
}

/** One of a few values between two bounds; the bounds themselves where nothing but 0 and 1 has a meaning. */
function valueWithin(draw: Draw, min: number, max: number): number {
  return min === 0 && max === 1 ? draw.below(2) : min + (draw.below(5) * (max - min)) / 4;
}

function armiesOf(ruleset: Ruleset, draw: Draw): readonly [string, string] {
  const army = () =>
    ruleset.units.length === 0 || draw.chance(0.5) ? draw.of(ruleset.armies) : composition(ruleset, draw);
  const first = army();
  return [first, draw.chance(0.5) ? first : army()];
}

function composition({ units }: Ruleset, draw: Draw): string {
  return Array.from({ length: 1 + draw.below(MOST_MODELS) }, () => draw.of(units).id).join('+');
}

function variantsOf({ rules }: Ruleset, draw: Draw): readonly [Variant, Variant] {
  const both: [Record<string, string | number>, Record<string, string | number>] = [{}, {}];
  const changeable = rules.filter((rule) => changesTo(rule).length > 0);
  for (let i = draw.below(MOST_CHANGES + 1); i > 0; i--) {
    const { path, value, shared } = drawChange(draw.of(changeable), draw);
    const seats = shared || draw.chance(0.3) ? [0, 1] : [draw.below(2)];
    for (const seat of seats) both[seat][path] = value;
  }
  return both;
}

/** A setting at another value: off, another reading, a bound, or a number between its bounds. */
function drawChange(rule: Rule, draw: Draw): Change {
  const change = draw.of(changesTo(rule));
  const [, clause, leaf] = change.path.split('.');
  const parameter = leaf === undefined ? undefined : rule.clauses[clause].params?.[leaf];
  if (!parameter || draw.chance(0.5)) return change;
  const { min, max, step = (max - min) / 8 } = parameter;
  return { ...change, value: min + step * draw.below(Math.floor((max - min) / step) + 1) };
}
