import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../src/kernel/entities.ts';
import { fractionValue } from '../../../src/kernel/fraction.ts';
import { HARM, type Player, RESERVE, TACTICS } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { expectedHarm } from '../../../src/rulesets/dark-potential/attack/area-harm.ts';
import { resolveAttack } from '../../../src/rulesets/dark-potential/attack/attack.ts';
import { ON_OVERWATCH } from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import type { Strike } from '../../../src/rulesets/dark-potential/match/strike.ts';
import { attack } from './ask.ts';
import { type Script, stage, weapon } from './stage.ts';

const QUIET: Variant = { leadership: 'off' };

/** Fires a pistol from 0 at a unit 7 inches away and gives what is left of it. */
function shootAt(unit: string, script: Script, set: Variant = QUIET) {
  const m = stage(`A soldier 0,0 | B ${unit} 0,7`, { set }).scripted(script);
  resolveAttack(m, SHOT);
  m.dice.finish();
  return m;
}

const SHOT: Strike = { kind: 'ranged', attacker: 0, weapon: weapon('pistol'), target: 1, from: 0, at: 1 };

describe('wounding', () => {
  it('DP-WND-01: a hit tests Strength less Armour', () => {
    // Strength 10 - Armour 3.
    expect(
      shootAt('soldier', [
        ['hit', 7],
        ['wound', 7],
      ]).state.wounds[1],
    ).toBe(0);
    expect(
      shootAt('soldier', [
        ['hit', 7],
        ['wound', 8],
      ]).state.wounds[1],
    ).toBe(1);
  });

  it('DP-WND-01: without it every hit damages', () => {
    const off = { ...QUIET, 'wounding.test': 'off' };
    expect(shootAt('soldier', [['hit', 7]], off).state.wounds[1]).toBe(0);
    expect(shootAt('leader', [['hit', 7]], off).state.wounds[1]).toBe(4);
  });

  it('DP-ATTR-03: without Armour a hit tests Strength alone', () => {
    const off = { ...QUIET, 'army.armour': 'off' };
    expect(
      shootAt(
        'soldier',
        [
          ['hit', 7],
          ['wound', 10],
        ],
        off,
      ).state.wounds[1],
    ).toBe(0);
  });

  it('DP-WND-02: a model without wounds leaves the table', () => {
    const m = shootAt('soldier', [
      ['hit', 7],
      ['wound', 2],
    ]);
    expect([m.state.point[1], m.state.over]).toEqual([NOWHERE, true]);
  });

  it('DP-WND-03: success takes 1 plus its margin, not more than are left', () => {
    const left = [7, 6, 4, 3, 2].map(
      (total) =>
        shootAt('leader', [
          ['hit', 7],
          ['wound', total],
        ]).state.wounds[1],
    );
    expect(left).toEqual([4, 3, 1, 0, 0]);
  });

  it('DP-WND-03: off it takes one; its parameters scale it', () => {
    const take = (set: Variant) =>
      5 -
      shootAt(
        'leader',
        [
          ['hit', 7],
          ['wound', 5],
        ],
        { ...QUIET, ...set },
      ).state.wounds[1];
    expect(take({ 'wounding.several': 'off' })).toBe(1);
    expect(take({ 'wounding.several.base': 2 })).toBe(4);
    expect(take({ 'wounding.several.perMargin': 2 })).toBe(5);
    expect(take({ 'wounding.several.margin': 'attack' })).toBe(2);
  });

  it('DP-ATTR-05: without several wounds the first kills', () => {
    expect(
      attack('--attacker soldier --target leader --distance 8', { 'army.wounds': 'off' }).wounds,
    ).toEqual({
      0: '125/216',
      1: '91/216',
    });
  });

  it('DP-OW-06: a ranged hit takes Overwatch, wound or not; a miss leaves it', () => {
    const watch = (script: Script) => {
      const position = stage('A soldier 0,0 | B soldier 0,7', { set: QUIET });
      position.start.reaction[1] = ON_OVERWATCH;
      const m = position.scripted(script);
      resolveAttack(m, SHOT);
      m.dice.finish();
      return m.state.reaction[1];
    };
    expect([
      watch([['hit', 12]]),
      watch([
        ['hit', 7],
        ['wound', 12],
      ]),
    ]).toEqual([ON_OVERWATCH, 0]);
  });
});

/** Spends what promises more than it costs, and takes the first of equals. */
const thrifty: Player = (decision) => {
  const into = new Float64Array(TACTICS.length);
  let [best, most] = [0, -Infinity];
  for (let option = 0; option < decision.count; option++) {
    into.fill(0);
    decision.weigh(option, into);
    const worth = into[HARM] + into[RESERVE];
    if (worth > most + 1e-9) [best, most] = [option, worth];
  }
  return best;
};

describe('what armies weigh of wounds', () => {
  /** How many of two Command Points a Leader spends on either roll of an attack, neither of which they can make fail. */
  const spent = (set: Variant) => {
    const position = stage('A soldier 0,0 | B leader 0,7', {
      set: { ...QUIET, 'command-points.forcedReroll': 'off', ...set },
    });
    position.start.points[1] = 2;
    const m = position.scripted(
      [
        ['hit', 5],
        ['wound', 4],
      ],
      thrifty,
    );
    resolveAttack(m, SHOT);
    const rolls = position.told.flatMap(({ kind, data }) => (kind === 'points' ? [data!.roll] : []));
    return [rolls.filter((roll) => roll === 'hit').length, rolls.filter((roll) => roll === 'wound').length];
  };

  it.each([
    [{}, [0, 2]],
    [{ 'wounding.several': 'off' }, [0, 0]],
    [{ 'wounding.several.perMargin': 0 }, [0, 0]],
    [{ 'wounding.several.base': 5 }, [0, 0]],
    [{ 'wounding.several.margin': 'attack' }, [2, 0]],
    [{ 'rolls.margin': 'off' }, [0, 0]],
  ])('DP-WND-03, V-05: rolls have points spent on their margins as these count, with %j', (set, points) => {
    expect(spent(set)).toEqual(points);
  });

  it.each(['strength', 'attack'])(
    'V-05: harm is what dice take on average, by the margin of %s',
    (margin) => {
      const set = { ...QUIET, 'wounding.several.margin': margin };
      const position = stage('A soldier 0,0 | B leader 0,7', { set });
      const lost = position.distribution((m) => {
        resolveAttack(m, SHOT);
        return 5 - m.state.wounds[1];
      });
      const worthOf = (wounds: number) => {
        const sure = { ...QUIET, 'wounding.test': 'off', 'wounding.several.base': wounds };
        return wounds === 0
          ? 0
          : stage('A soldier 0,0 | B leader 0,7', { set: sure })
              .scripted([])
              .matchup.harm.perHit(SHOT.weapon, 1, 5);
      };
      const mean = [...lost].reduce(
        (sum, [wounds, chance]) => sum + worthOf(wounds) * fractionValue(chance),
        0,
      );
      expect(expectedHarm(position.scripted([]), SHOT)).toBeCloseTo(mean, 9);
    },
  );
});
