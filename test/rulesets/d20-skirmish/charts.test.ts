import { expect, it } from 'vitest';
import { type Fraction, fraction, fractionText } from '../../../src/kernel/fraction.ts';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { jumps } from '../../../src/rulesets/d20-skirmish/actions/jumps.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import { rageOf } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { unhinge } from '../../../src/rulesets/d20-skirmish/morale/unhinged-chart.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { CLAUSE } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { breakLoose } from '../../../src/rulesets/d20-skirmish/unruly/rampage.ts';
import { checksIn } from '../exact-checks.ts';
import { rolls } from '../scene.ts';
import exact from './exact.json' with { type: 'json' };
import { choosing, type Script, spotOf, stage } from './stage.ts';

const check = checksIn(exact);

function texts(ends: ReadonlyMap<string, Fraction>): Readonly<Record<string, string>> {
  return Object.fromEntries([...ends].map(([end, chance]) => [end, fractionText(chance)]));
}

it('DX-P-UNHINGED: the chart, by playing it', () => {
  const ends = stage('A1 trooper 0,0 | B1 trooper 0,9').distribution((m) => {
    unhinge(m, 0);
    const says = ['horror', 'crippling_fear', 'forced_regression', 'derangement'];
    return m.state.wounds[0] === 0 ? says[0] : says[m.state.unhinged[0]];
  });
  expect(texts(ends)).toEqual(check('DX-P-UNHINGED'));
});

it('DX-P-RAMPAGE: the table, once the summoner has lost control', () => {
  // The enemy is far ahead and the summoner far behind, so that it only runs.
  const scene = stage('A1 horror 0,0 | A2 channeler 0,-24 | B1 trooper 0,24', { size: 56 });
  const ends = scene.distribution((m) => {
    const effort = effortOf(0, 3);
    const [, before] = spotOf(m, 0);
    breakLoose(m, effort);
    const [, after] = spotOf(m, 0);
    if (after !== before) return after > before ? 'attack' : 'turn_on_summoner';
    if (effort.attacks === 1) return 'blinded';
    const { rage, agony } = m.state;
    return rage[0] > 0 ? 'frenzy' : agony[0] > 0 ? 'agony' : 'obeys';
  });
  // LD 13 of the channeler.
  expect(fractionText(ends.get('obeys')!)).toBe('13/20');
  const loose = [...ends].filter(([end]) => end !== 'obeys');
  const given = loose.map(([end, { over, under }]) => [end, fraction(over * 20n, under * 7n)] as const);
  expect(texts(new Map(given))).toEqual(check('DX-P-RAMPAGE'));
});

it('a creature is reckless until it rolls again, and in agony until it is dominated (DX-RMP-01)', () => {
  const after = (...faces: readonly number[]) => {
    const m = stage('A1 horror 0,0 | A2 channeler 0,-24 | B1 trooper 0,24', { size: 56 }).scripted(
      faces.flatMap((face) => [['leadership', 20] as const, ['rampage', face] as const]),
    );
    for (const _ of faces) breakLoose(m, effortOf(0, 3));
    m.dice.finish();
    return [rageOf(m, 0), m.state.frail[0]];
  };
  expect(after(1)).toEqual([3, 3]);
  expect(after(1, 16)).toEqual([0, 0]);
  expect(after(11, 16)).toEqual([-3, 0]);
  expect(after(11, 1)).toEqual([0, 3]);
  expect(after(11, 1, 16)).toEqual([-3, 0]);
});

it('a creature that goes for the closest enemy charges whom a charge gets at, with its bonus (DX-RMP-01)', () => {
  // After a move of 6 inches the trooper is a charge away: CC 14 and 1 for charging, and 4 less for the other claw.
  const m = stage('A1 horror 0,0 | A2 channeler 0,-12 | B1 trooper 0,11').scripted([
    ['leadership', 20],
    ['rampage', 5],
    ['blow', 15],
    ['armour', 20],
  ]);
  breakLoose(m, effortOf(0, 3));
  m.dice.finish();
  expect(m.state.acts[CLAUSE.charge.move]).toBe(1);
  expect(m.state.wounds[2]).toBe(0);
});

it('an unconscious summoner dominates nothing and is attacked all the same (DX-RMP-WHO)', () => {
  const m = stage('A1 horror 0,0 | A2 channeler 0,-12 | B1 trooper 0,15').scripted([['rampage', 20]]);
  m.state.unconscious[1] = 1;
  breakLoose(m, effortOf(0, 1));
  m.dice.finish();
  expect(spotOf(m, 0)[1]).toBeLessThan(-4);
});

it('a creature that goes for its summoner breaks away from whoever holds it (DX-RMP-01)', () => {
  const yAfter = (actions: number, faces: readonly number[], set: Variant = {}) => {
    const position = 'A1 horror 0,0 | A2 channeler 0,-15 | B1 trooper 0,1';
    const script: Script = [['rampage', 20], ...rolls('break-away', ...faces)];
    const m = stage(position, { set }).scripted(script, choosing({ 'DX-D-06': 0 }));
    m.state.unconscious[1] = 1;
    breakLoose(m, effortOf(0, actions));
    m.dice.finish();
    return spotOf(m, 0)[1];
  };
  const [free, held] = [
    [20, 1],
    [1, 20],
  ];
  expect(yAfter(2, free)).toBeLessThan(-4);
  expect(yAfter(1, held)).toBeCloseTo(0, 0);
  expect(yAfter(3, [...held, ...free])).toBeLessThan(-4);
  // It pays for that as others do, and tries as often (DX-BRK-01, DX-BRK-03).
  expect(yAfter(1, free, { 'break-away.action': 'off' })).toBeLessThan(-4);
  expect(yAfter(2, free, { 'break-away.action.cost': 2 })).toBeCloseTo(0, 0);
  expect(yAfter(1, [], { 'break-away.action.cost': 2 })).toBeCloseTo(0, 0);
  expect(yAfter(3, held, { 'break-away.outcome': 'off' })).toBeCloseTo(0, 0);
  expect(yAfter(1, [], { 'break-away': 'off' })).toBeLessThan(-4);
});

it('a creature with nothing but guns fires as it goes for somebody (DX-RMP-01)', () => {
  const profiles = { demon: { like: 'horror', ranged: 12, weapons: ['rifle'] } };
  const run = (position: string, ...rolls: Script) => {
    const m = stage(position, { profiles, size: 66 }).scripted([['leadership', 20], ...rolls]);
    breakLoose(m, effortOf(0, 2));
    m.dice.finish();
    return spotOf(m, 0)[1];
  };
  const shots = [
    ['shot', 20],
    ['shot', 20],
  ] as const;
  expect(run('A1 demon 0,0 | A2 channeler -9,-12 | B1 trooper 0,11', ['rampage', 5], ...shots)).toBeCloseTo(
    0,
    0,
  );
  // A flyer is nobody to go for with blows.
  expect(run('A1 demon 0,0 | A2 channeler -9,-12 | B1 gunship 0,11', ['rampage', 5], ...shots)).toBeCloseTo(
    0,
    0,
  );
  expect(run('A1 demon 0,0 | A2 channeler -9,-12 | B1 trooper 9,11', ['rampage', 20], ...shots)).toBeCloseTo(
    0,
    0,
  );
  // Beyond its reach it goes near first.
  const far = 'A1 demon 0,-10 | A2 channeler -9,-12 | B1 trooper 0,31';
  expect(run(far, ['rampage', 5], ['shot', 20])).toBeGreaterThan(-7);
});

it('DX-P-JUMP: a jump of more than half of MV', () => {
  const hedge = buildPiece({ kind: 'hedge', at: [0, 2], turn: 0, length: 12 });
  const scene = stage('A1 commander 0,0 | B1 trooper 12,12', { pieces: [hedge] });
  const ends = scene.distribution(
    (m) => {
      const [from] = m.state.point;
      jumps(m, 0, planOf(m, 0, 3))[0].act();
      const fell = m.state.acts[CLAUSE.jumping.damage] > 0;
      if (!fell) return m.state.moved[0] > 0 ? 'clear' : 'stays';
      return m.state.point[0] === from ? 'start' : 'end';
    },
    choosing({ 'DX-D-04': -1 }),
  );
  expect(texts(ends)).toEqual(check('DX-P-JUMP'));
});
