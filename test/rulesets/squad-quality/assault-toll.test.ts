import { expect, it } from 'vitest';
import { fractionValue } from '../../../src/kernel/fraction.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { assault, rollKills } from '../../../src/rulesets/squad-quality/attack/assault.ts';
import { expectedAssault, harmBy } from '../../../src/rulesets/squad-quality/attack/assault-odds.ts';
import { fighterOf } from '../../../src/rulesets/squad-quality/attack/contest.ts';
import { PINNED, UNMARKED } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { moraleOdds } from '../../../src/rulesets/squad-quality/match/resolve.ts';
import { DRIVEN, FLED, PIN } from '../../../src/rulesets/squad-quality/match/shares.ts';
import { alike } from '../scene.ts';
import { first, stage } from './stage.ts';

const CALM = { 'recover-wounded': 'off' } as const;

/** Three of A against four of B, the team of which falls last. */
const POSITION = 'A line 0,0 | B line 0,3 | B machine-gun +';

function fighters(m: Match) {
  m.state.figures.fill(3, 0, 1);
  m.state.figures.fill(2, 1, 3);
  return [fighterOf(m, 0, true), fighterOf(m, 1, false)] as const;
}

it('a close assault is worth those who fall, as they are rolled for, and with them the test that they call for', () => {
  const scene = stage(POSITION, { set: CALM });
  const m = scene.scripted([], first);
  const [one, other] = fighters(m);
  // Of five and three they have lost so many that the next loss tries them, team and squad together.
  m.state.losses.fill(3, 1, 2);
  const { rout, flight } = moraleOdds(m, 1);
  expect([rout > 0, flight > 0]).toEqual([true, true]);
  for (const result of [1, 0, -1]) {
    let mean = 0;
    scene
      .distribution((state) => {
        fighters(state);
        return rollKills(state, one, other, result).join();
      })
      .forEach((chance, killed) => {
        const fallen = killed.split(',').map(Number);
        const isTried = fallen[0] + fallen[1] > 0;
        fallen.forEach((lost, i) => {
          const left = 2 - lost;
          const driven = result > 0 ? DRIVEN * left : 0;
          const cost = isTried
            ? rout * 2 + (1 - rout) * (lost + driven) + flight * FLED * left
            : lost + driven;
          mean += fractionValue(chance) * cost * m.matchup.figureWorth[1 + i];
        });
      });
    expect(harmBy(m, one, other, result)).toBeCloseTo(mean, 9);
  }
});

it('a charge is worth more at those who may break by their losses than at those who never do', () => {
  const harm = (set: Variant, standing = 0) => {
    const m = stage('A guard 0,0 | B levy 0,3', { set: { ...CALM, ...set } }).scripted([], first);
    m.state.standing[1] = standing;
    return expectedAssault(m, 0 as never, 1 as never).harm;
  };
  expect(harm({})).toBeGreaterThan(harm({ morale: 'off' }));
  expect(harm({}, 1)).toBe(harm({ morale: 'off' }, 1));
});

it('a unit that ends with its last fit figure takes its wounded with it (SQ-WND-06)', () => {
  const harm = (hurt: number, set: Variant = {}) => {
    const m = stage('A guard 0,0 | B levy 0,3', { set: { morale: 'off', ...set } }).scripted([], first);
    m.state.figures[1] = 1 + hurt;
    m.state.hurt[1] = hurt;
    return harmBy(m, fighterOf(m, 0, true), fighterOf(m, 1, false), 0);
  };
  expect(harm(2)).toBeGreaterThan(harm(0));
  const apart = { 'recover-wounded.all': 'off' };
  expect(harm(2, apart)).toBeCloseTo(harm(0, apart), 12);
});

it('a close assault pins whoever loses half to it where losses do, though he has won (SQ-Q-04)', () => {
  const calm = { ...CALM, morale: 'off', 'squad-leaders': 'off' } as const;
  const set = { ...calm, 'under-fire.pin.when': 'losses' } as const;
  const fought = (kills: readonly number[], more: Variant = set) => {
    const m = stage('A line 0,0 | B levy 0,3', { set: more }).scripted([
      ...alike(2, 'assault', 6),
      ...alike(2, 'assault', 1),
      ...alike(4, 'kill', 1),
      ...kills.map((die) => ['kill', die] as const),
    ]);
    m.state.figures.fill(4, 0, 1);
    m.state.figures.fill(4, 1, 2);
    const cost = harmBy(m, fighterOf(m, 1, false), fighterOf(m, 0, true), -1);
    assault(m, 0, 1 as never);
    m.dice.finish();
    return { left: m.state.figures[0], marker: m.state.marker[0], cost };
  };
  expect(fought([1, 1, 1, 6])).toMatchObject({ left: 3, marker: UNMARKED });
  expect(fought([1, 1, 6, 6])).toMatchObject({ left: 2, marker: PINNED });
  const printed = calm;
  expect(fought([1, 1, 6, 6], printed)).toMatchObject({ left: 2, marker: UNMARKED });
  // Each of four rolls fells one with 5 or more: two fall in 24 of 81 cases, three in 8, and two or one are left and pinned.
  const { figureWorth } = stage('A line 0,0 | B levy 0,3', { set }).scripted([]).matchup;
  const pinned = ((24 * 2 + 8 * 1) / 81) * PIN * figureWorth[0];
  expect(fought([1, 1, 1, 1]).cost - fought([1, 1, 1, 1], printed).cost).toBeCloseTo(pinned, 9);
});
