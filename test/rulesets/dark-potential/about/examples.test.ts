import { describe, expect, it } from 'vitest';
import { BASE_RADIUS } from '../../../../src/kernel/base.ts';
import { compileGround } from '../../../../src/kernel/field/compile-ground.ts';
import type { Ground } from '../../../../src/kernel/ground.ts';
import { inches, inInches, type Length } from '../../../../src/kernel/length.ts';
import { createWays } from '../../../../src/kernel/movement/create-ways.ts';
import type { Corner, TableSpec } from '../../../../src/kernel/terrain.ts';
import type { MoveCosts } from '../../../../src/kernel/ways.ts';
import { compileSettings } from '../../../../src/rules/variant.ts';
import { resolveAttack } from '../../../../src/rulesets/dark-potential/attack/attack.ts';
import { applyHits } from '../../../../src/rulesets/dark-potential/attack/casualties.ts';
import { diceOf } from '../../../../src/rulesets/dark-potential/attack/scatter-distance.ts';
import { hitTarget, type Strike, woundTarget } from '../../../../src/rulesets/dark-potential/match/strike.ts';
import { rangesBeyond } from '../../../../src/rulesets/dark-potential/matchup/ranges-beyond.ts';
import { rollTest } from '../../../../src/rulesets/dark-potential/points/opposed-test.ts';
import { regenerated } from '../../../../src/rulesets/dark-potential/points/regeneration.ts';
import { rules, type Settings } from '../../../../src/rulesets/dark-potential/rules/index.ts';
import { hill, piece, table } from '../../../kernel/bare-table.ts';
import { pointAt } from '../../../kernel/point-at.ts';
import { example } from '../checks.ts';
import { behind, type Script, scriptedPlayers, stage, weapon } from '../stage.ts';

const matchup = compileSettings<Settings>(rules, {});
/** Unit vectors along which standing points come at whole steps. */
const DIRECTIONS = [
  [1, 0],
  [0, -1],
  [0.6, 0.8],
  [-0.8, 0.6],
  [5 / 13, -12 / 13],
] as const;

describe('the worked examples of the document', () => {
  it('DP-ROLL-EX: skill 11 against Defense 2, rolls of 6, 10 and 9', () => {
    const { input, expected } = example<
      { skill: number; defense: number; rolls: number[] },
      { target: number; results: { success: boolean; mos?: number; mof?: number }[] }
    >('DP-ROLL-EX');
    const { scripted } = stage('A soldier 0,0 | B soldier 0,7');
    const script: Script = input.rolls.map((total) => ['hit', total]);
    const m = scripted(script);
    const shot = strikeOf('pistol', 0, 1);
    expect(hitTarget(m, shot)).toBe(expected.target);
    for (const like of expected.results) {
      const opposed = { roll: 'hit', roller: 0, rollerAt: 0, affected: 1, affectedAt: 1 } as const;
      const { success, margin } = rollTest(m, { ...opposed, target: expected.target, wounds: 1, stake: 1 });
      expect({ success, ...(success ? { mos: margin } : { mof: -margin }) }).toEqual(like);
    }
    m.dice.finish();
  });

  it('DP-REGEN-EX: units with 5 and with 1', () => {
    const { input, expected } = example<{ base: number; current: number }[], number[]>('DP-REGEN-EX');
    expect(input.map(({ base, current }) => regenerated(base, current, false, matchup))).toEqual(expected);
  });

  it('DP-DIST-EX: a Range of 8', () => {
    const { input, expected } = example<{ range: number; distances: number[] }, number[]>('DP-DIST-EX');
    const { points, edge } = matchup.rangedAttack.bands;
    const penalties = input.distances.map((far) => points * rangesBeyond(input.range, far, edge));
    expect(penalties).toEqual(expected.map(Math.abs));
  });

  it('DP-AOE-EX: dice of a scatter', () => {
    const { input, expected } = example<{ distances: number[] }, { dice: number[] }>('DP-AOE-EX');
    const dice = (far: number) => {
      const m = stage(`A rocket 0,0 | B soldier 0,${far + 0.9842}`).scripted([]);
      return diceOf(m, strikeOf('rocket-launcher', 0, 1));
    };
    expect(input.distances.map(dice)).toEqual(expected.dice);
  });

  it('DP-WND-EX: Strength 10 against Armour 3, a roll of 5', () => {
    const { input, expected } = example<
      { strength: number; roll: number },
      { target: number; wounds: number }
    >('DP-WND-EX');
    const { scripted } = stage('A soldier 0,0 | B leader 0,7', { set: { leadership: 'off' } });
    const m = scripted([['wound', input.roll]]);
    const shot = strikeOf('pistol', 0, 1);
    expect(woundTarget(m, shot, 1, input.strength)).toBe(expected.target);
    applyHits(m, shot, [{ model: 1, strength: input.strength, margin: 0 }]);
    expect(m.matchup.models[1].profile.wounds - m.state.wounds[1]).toBe(expected.wounds);
    m.dice.finish();
  });

  it('DP-CP-EX: the exchange of two players, word for word', () => {
    const { input, expected } = example<
      {
        hitTarget: number;
        woundTarget: number;
        attackerCP: number;
        defenderCP: number;
        script: (string | number)[][];
      },
      Record<string, number | boolean>
    >('DP-CP-EX');
    // A leader's laser pistol at a soldier in medium cover in the second band: 12 - 2 - 2 - 1 to hit, 11 - 3 to wound.
    const position = stage('A leader 0,0 | B soldier 0,11', {
      view: () => behind(2),
      set: { leadership: 'off' },
    });
    position.start.points.set([input.attackerCP, input.defenderCP]);
    const talk = scriptedPlayers(decisionsOf(input.script, [input.attackerCP, input.defenderCP]));
    const rolls = input.script.filter(([who]) => who === 'roll') as unknown as [
      string,
      'hit' | 'wound',
      number,
    ][];
    const m = position.scripted(
      rolls.map(([, name, total]) => [name, total]),
      talk.players,
    );
    const shot = strikeOf('laser-pistol', 0, 1);
    expect(hitTarget(m, shot)).toBe(input.hitTarget);
    expect(woundTarget(m, shot, 1, 11)).toBe(input.woundTarget);
    resolveAttack(m, shot);
    m.dice.finish();
    talk.finish();
    const [hit, wound] = position.told.filter(({ kind }) => kind === 'test').map(({ data }) => data!);
    expect({
      hitRollFinal: input.hitTarget - Number(hit.margin),
      hit: hit.success,
      woundRollFinal: input.woundTarget - Number(wound.margin),
      wounded: wound.success,
      attackerCPLeft: m.state.points[0],
      defenderCPLeft: m.state.points[1],
    }).toEqual(expected);
    expect(m.state.wounds[1]).toBe(1);
  });

  it.each(DIRECTIONS)('DP-DIFF-EX: an inch of difficult ground on the way towards %d, %d', (ux, uy) => {
    const { input, expected } = example<
      { movement: number; path: { len: number; kind: string }[] },
      { cost: number; distance: number }
    >('DP-DIFF-EX');
    const [before, slow] = input.path.map(({ len }) => inches(len));
    const { ground: bare } = waysOver(table(24, 24, []));
    const [from] = lineOf(bare, ux, uy).filter(({ along }) => along >= inches(-4));
    const start = from.along + before;
    const strip = piece(across(ux, uy, inches(6), start, slow), { difficult: true });
    const { ground, ways } = waysOver(table(24, 24, [strip]));
    const beyond = lineOf(ground, ux, uy).filter(({ along }) => along >= start + slow);
    const surcharge = inches(expected.cost - expected.distance);
    const { count, point } = ways.reach(from.point, inches(input.movement), []);
    const reached = new Set(point.subarray(0, count));
    for (const to of beyond.filter(({ along }) => along - from.along <= inches(10))) {
      const length = to.along - from.along;
      const cost = ways.cost(from.point, to.point, inches(12), []);
      expect(Math.abs(cost - length - surcharge), `${length}`).toBeLessThanOrEqual(1);
      expect(reached.has(to.point), `${length}`).toBe(length <= inches(expected.distance));
    }
  });

  it.each(DIRECTIONS)('DP-CLIMB-EX: a wall 3 inches high, climbed towards %d, %d', (ux, uy) => {
    const { input, expected } = example<
      { movement: number; approach: number; height: number }[],
      { cost?: number; ok: boolean }[]
    >('DP-CLIMB-EX');
    input.forEach(({ movement, approach, height }, i) => {
      const face = BASE_RADIUS + inches(approach);
      const { ground, ways } = waysOver(
        table(24, 24, [hill(across(ux, uy, inches(4), face, inches(4)), height)]),
      );
      const from = pointAt(ground, 0, 0);
      const { count, point, cost } = ways.reach(from, inches(movement), []);
      const climbs = Array.from(point.subarray(0, count), (at, j) => (ground.z[at] > 0 ? cost[j] : Infinity));
      const least = Math.min(...climbs);
      expect(least < Infinity, `${approach}`).toBe(expected[i].ok);
      if (expected[i].cost !== undefined)
        expect(Math.abs(least - inches(expected[i].cost)), `${approach}`).toBeLessThanOrEqual(2);
    });
  });
});

/** What the two players of the example decide; who has no points left is not asked. */
function decisionsOf(
  script: readonly (readonly (string | number)[])[],
  points: readonly [attacker: number, defender: number],
): (readonly [string, 0 | 1, number])[] {
  const left = [...points];
  const found: (readonly [string, 0 | 1, number])[] = [];
  for (const [who, what] of script) {
    if (who === 'roll') continue;
    const seat = who === 'A' ? 0 : 1;
    const passes = String(what).startsWith('pass');
    // Options are to pass, to reroll and, last, to shift.
    const option = passes ? 0 : what === 'forceReroll' ? 1 : -1;
    if (left[seat] > 0) found.push([seat === 0 ? 'DP-D-37' : 'DP-D-36', seat, option]);
    else expect(passes).toBe(true);
    if (!passes) left[seat]--;
  }
  return found;
}

function strikeOf(id: string, attacker: number, target: number): Strike {
  return { kind: 'ranged', attacker, weapon: weapon(id), target, from: attacker, at: target };
}

/** Costs of movement as the document prints them. */
const COSTS: MoveCosts = { difficult: 2, climb: 1, mantle: inches(1), descent: 0, linear: 'difficult' };

function waysOver(spec: TableSpec) {
  const ground = compileGround(spec, 1250);
  return { ground, ways: createWays(ground, COSTS) };
}

/** Corners of a box across a direction from the centre of the table: so wide to both sides, from so far on, so deep. */
function across(ux: number, uy: number, wide: Length, from: Length, deep: Length): Corner[] {
  const corner = (along: Length, aside: Length): Corner => [
    inInches(along * ux - aside * uy),
    inInches(along * uy + aside * ux),
  ];
  return [corner(from, -wide), corner(from, wide), corner(from + deep, wide), corner(from + deep, -wide)];
}

/** Standing points on the ground on the line through the centre, in its direction. */
function lineOf(ground: Ground, ux: number, uy: number): { point: number; along: Length }[] {
  const found: { point: number; along: Length }[] = [];
  for (let point = 0; point < ground.count; point++) {
    const [x, y] = [ground.x[point], ground.y[point]];
    if (Math.abs(x * uy - y * ux) < 1e-6) found.push({ point, along: x * ux + y * uy });
  }
  return found.sort((a, b) => a.along - b.along);
}
