import { expect, it } from 'vitest';
import { call } from '../../../src/rulesets/squad-quality/actions/strike.ts';
import { strikeHull } from '../../../src/rulesets/squad-quality/attack/vehicle-damage.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { type Script, stage } from './stage.ts';

const rolls = (name: Script[number][0], ...faces: number[]): Script =>
  faces.map((face) => [name, face] as const);

it('a strike is told where it comes down', () => {
  const scene = stage('A line 0,-9 | B levy 0,9');
  const strike = (...script: Script) => {
    call(scene.scripted([...rolls('battery', 6, 6, 6), ...script]), 0, 1);
    return scene.told.at(-1)!.text;
  };
  expect(strike(...rolls('accuracy', 6, 6, 1), ['scatter', 6], ['direction', 1])).toMatch(
    /^The strike comes down at [\d.]+,[\d.]+, 6\.0 inches from B Levy Squad\.$/,
  );
});

it('hits that armour stops are told', () => {
  const scene = stage('A line 0,-9 | B carrier 0,9');
  const dice = [
    ...rolls('penetration', 1),
    ...rolls('armour', 6),
    ...rolls('penetration', 1),
    ...rolls('armour', 6),
  ];
  const cause = { attacker: 0, kind: 'fire' } as const;
  strikeHull(scene.scripted(dice), 1, 2, { single: [], rest: 0 }, 5, cause);
  expect(scene.told.map(({ text }) => text)).toEqual(['The armour of B Personnel Carrier stops 2 hits.']);
});

it('and before the one that wrecks the vehicle', () => {
  const scene = stage('A line 0,-9 | B carrier 0,9');
  const dice = [
    ...rolls('penetration', 1),
    ...rolls('armour', 6),
    ...rolls('penetration', 6),
    ...rolls('armour', 1),
  ];
  const cause = { attacker: 0, kind: 'fire' } as const;
  strikeHull(scene.scripted(dice), 1, 2, { single: [], rest: 3 }, 5, cause);
  const told = scene.told.map(({ text }) => text);
  expect(told[0]).toBe('The armour of B Personnel Carrier stops a hit.');
  expect(told.at(-1)).toBe('B Personnel Carrier is a wreck.');
});

it('whoever is told of is one, as the sentences about units have it', () => {
  const titles = Object.values(unitData.profiles).map(({ title }) => title);
  expect(titles.filter((title) => title.endsWith('s'))).toEqual([]);
});
