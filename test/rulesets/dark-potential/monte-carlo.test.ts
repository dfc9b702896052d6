import { describe, expect, it } from 'vitest';
import type { Chances } from '../../../src/kernel/chances.ts';
import { copyData } from '../../../src/kernel/copy-data.ts';
import { seededDice } from '../../../src/kernel/dice.ts';
import { fractionValue } from '../../../src/kernel/fraction.ts';
import { createLuck, seedWords } from '../../../src/kernel/luck.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { resolveAttack } from '../../../src/rulesets/dark-potential/attack/attack.ts';
import { testLeadership } from '../../../src/rulesets/dark-potential/attack/morale.ts';
import type { Match } from '../../../src/rulesets/dark-potential/match/match.ts';
import type { Strike } from '../../../src/rulesets/dark-potential/match/strike.ts';
import { stage, weapon } from './stage.ts';

const TRIES = 4000;

/** Each block of luck is that of a match of its own; its first uses decide. */
function sample(position: ReturnType<typeof stage>, act: (m: Match) => string): Map<string, number> {
  const base = position.scripted([]);
  const seen = new Map<string, number>();
  for (let i = 0; i < TRIES; i++) {
    const dice = seededDice(createLuck(seedWords(`sample ${i}`), base.matchup.rollCount));
    const result = act({ ...base, state: copyData(position.start), dice, log: undefined });
    seen.set(result, (seen.get(result) ?? 0) + 1);
  }
  return seen;
}

function expectAlike(exact: Chances<string>, seen: Map<string, number>): void {
  for (const result of seen.keys()) expect([...exact.keys()]).toContain(result);
  for (const [result, chance] of exact) {
    const p = fractionValue(chance);
    const off = Math.abs((seen.get(result) ?? 0) - TRIES * p);
    expect(off, result).toBeLessThanOrEqual(4 * Math.sqrt(TRIES * p * (1 - p)));
  }
}

const strike = (id: string, kind: Strike['kind'] = 'ranged'): Strike => ({
  kind,
  attacker: 0,
  weapon: weapon(id),
  target: 1,
  from: 0,
  at: 1,
});

interface Cell {
  readonly title: string;
  readonly at: string;
  readonly act: (m: Match) => string;
  readonly set?: Variant;
}

const CELLS: readonly Cell[] = [
  { title: 'a pistol at the leader', at: 'A soldier 0,0 | B leader 0,7', act: shoot('pistol', [1]) },
  {
    title: 'a rifle at a squad',
    at: 'A sniper 0,0 | B soldier 0,17 + soldier 2,17',
    act: shoot('sniper-rifle', [1, 2]),
  },
  {
    title: 'the fist at the sniper',
    at: 'A assassin 0,0 | B sniper 0,0.98',
    act: shoot('fist', [1], 'close-combat'),
  },
  {
    title: 'a rocket at close quarters',
    at: 'A rocket 0,0 | B soldier 0,6 + soldier 1.5,7',
    act: shoot('rocket-launcher', [0, 1, 2]),
    set: { leadership: 'off' },
  },
  {
    title: 'Leadership under the Commander',
    at: 'A soldier 0,0 | B soldier 0,7 | B leader 3,7',
    act: (m) => {
      testLeadership(m, 1, 1);
      return `${m.state.failed[1]}`;
    },
  },
];

/** What an attack leaves: wounds and suppression of some models. */
function shoot(id: string, models: readonly number[], kind?: Strike['kind']) {
  return (m: Match): string => {
    resolveAttack(m, strike(id, kind));
    return models
      .map((model) => `${m.state.wounds[model]}${m.state.suppressed[model] > 0 ? '!' : ''}`)
      .join();
  };
}

describe('seeded dice', () => {
  it.each(CELLS)('come out as enumerated, within four sigma: $title', ({ at, act, set }) => {
    const position = stage(at, { set: { pickup: 'off', ...set } });
    expectAlike(position.distribution(act), sample(position, act));
  });
});
