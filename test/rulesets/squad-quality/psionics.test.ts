import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { attacksOf } from '../../../src/rulesets/squad-quality/actions/attack-worth.ts';
import { invoke, powerDraw } from '../../../src/rulesets/squad-quality/actions/invoking.ts';
import { EFFECTS } from '../../../src/rulesets/squad-quality/actions/power-effects.ts';
import { UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { mayShoot } from '../../../src/rulesets/squad-quality/attack/targets.ts';
import { MARKED, PIN, WOUNDED } from '../../../src/rulesets/squad-quality/match/shares.ts';
import { outlookOf } from '../../../src/rulesets/squad-quality/places/outlook.ts';
import { interrupt, mayInterrupt } from '../../../src/rulesets/squad-quality/ways/opportunity.ts';
import { alike, last, nearestTo } from '../scene.ts';
import { type Script, stage } from './stage.ts';

const POWER: Script = alike(3, 'power', 1);
const NO_SHOT = () => 0;

describe('a psionic who invokes a power takes no part in shooting in that turn (SQ-PSI-05)', () => {
  const POSITION = 'A psionic 0,0 | B levy 0,4';

  it.each([
    ['on', false],
    ['off', true],
  ])('in passing neither, where the clause is %s', (instead, shoots) => {
    const m = stage(POSITION, { set: { 'psionics.instead': instead } }).scripted(POWER, last);
    expect([mayShoot(m, 0), mayInterrupt(m, 0)]).toEqual([true, true]);
    expect(invoke(m, 0, NO_SHOT)).toBe(true);
    expect([mayShoot(m, 0), mayInterrupt(m, 0)]).toEqual([shoots, shoots]);
  });

  it('and invokes none where he has fired in passing', () => {
    const invokes = (opFired: number, set: Variant = {}) => {
      const m = stage(POSITION, { set }).scripted(POWER, last);
      m.state.opFired[0] = opFired;
      return invoke(m, 0, NO_SHOT);
    };
    expect([invokes(0), invokes(1)]).toEqual([true, false]);
    expect(invokes(1, { 'psionics.instead': 'off' })).toBe(true);
  });

  it('and rather shoots where that is worth more than any power', () => {
    const even = 'A psionic 0,0 | A officer 0,-15 | B levy 0,4';
    const invokes = (shot: number, set: Variant = {}) =>
      invoke(stage(even, { set }).scripted(POWER, createPlayer('veteran')), 0, () => shot);
    expect([invokes(0), invokes(0.1), invokes(3)]).toEqual([true, true, false]);
    expect(invokes(3, { 'psionics.instead': 'off' })).toBe(true);
  });

  it('and weighs his engagement by the better of both, or by both where he may do both', () => {
    const engagement = (instead: 'on' | 'off') => {
      const m = stage(POSITION, { set: { 'psionics.instead': instead } }).scripted([], last);
      const outlook = outlookOf(m, 0);
      const at = m.state.point[0];
      const [shot, power] = [outlook.harmAt(at, UNMOVED), powerDraw(m, 0)(at)];
      return { worth: attacksOf(m, 0, outlook, undefined).engageAt(at, UNMOVED), shot, power };
    };
    const { worth, shot, power } = engagement('on');
    expect(Math.min(shot, power)).toBeGreaterThan(0);
    expect(worth).toBe(Math.max(shot, power));
    expect(engagement('off').worth).toBe(shot + power);
  });

  it('and lets small game pass as long as he has a power to invoke', () => {
    const fires = (done: number) => {
      const shot: Script = (['fire', 'fire', 'damage', 'armour'] as const).map((name) => [name, 1]);
      const m = stage('A psionic 0,0 | B officer 0,4').scripted(
        done > 0 ? shot : [],
        createPlayer('veteran'),
      );
      m.state.done[0] = done;
      const to = m.state.point[1];
      interrupt(m, { unit: 1, path: [to, to], to });
      return m.state.opFired[0] > 0;
    };
    expect([fires(0), fires(1)]).toEqual([false, true]);
  });
});

it('Harm meets one of the wounded, where there are any: their owner chooses (SQ-POW-06)', () => {
  const left = (hurt: number, die: number) => {
    const m = stage('A psionic 0,0 | B levy 0,4').scripted([['power-effect', die]]);
    m.state.hurt[1] = hurt;
    const { figures } = m.matchup.models[1].profile;
    EFFECTS.harm.act(m, 0, 1);
    return [m.state.figures[1] - figures, m.state.hurt[1]];
  };
  expect([left(0, 4), left(0, 6)]).toEqual([
    [0, 1],
    [-1, 0],
  ]);
  for (const die of [4, 6]) expect(left(2, die)).toEqual([-1, 1]);
});

it('a psionic who rides invokes nothing in there, and sees what he could do outside (SQ-CORE-VEH-riding)', () => {
  const m = stage('A truck 0,0 | A psionic + | B levy 0,6').scripted([], last);
  expect(invoke(m, 1, NO_SHOT)).toBe(false);
  const draw = powerDraw(m, 1);
  expect(draw(m.state.point[0])).toBe(0);
  expect(draw(nearestTo(m.battlefield.ground, [0, -2]))).toBeGreaterThan(0);
});

it('powers are thought to be worth what their numbers make of them', () => {
  const worth = (power: keyof typeof EFFECTS, set: Variant, unit = 1) => {
    const m = stage('A psionic 0,0 | A line 4,0 | B line 0,8', { set }).scripted([], last);
    m.state.hurt[1] = 1;
    return EFFECTS[power].worth(m, unit);
  };
  for (const [power, unit] of [
    ['degrade', 2],
    ['enhance', 1],
    ['expose', 2],
    ['shield', 1],
  ] as const) {
    const usual = worth(power, {}, unit);
    expect(usual).toBeGreaterThan(0);
    const more = worth(power, { [`powers.${power}.points`]: 4 }, unit);
    expect(more).toBeGreaterThan(usual);
    expect(more).toBeLessThanOrEqual(2 * usual);
    expect(worth(power, { [`powers.${power}.points`]: 0 }, unit)).toBe(0);
  }
  for (const [power, unit] of [
    ['heal', 1],
    ['harm', 2],
  ] as const) {
    expect(worth(power, { [`powers.${power}.needs`]: 2 }, unit)).toBeGreaterThan(worth(power, {}, unit));
    expect(worth(power, { [`powers.${power}.needs`]: 7 }, unit)).toBe(0);
  }
});

it('more of a power that lasts is thought to be worth what it would do as all stand now', () => {
  const times = (power: 'degrade' | 'enhance' | 'expose' | 'shield', position: string, points: number) => {
    const worth = (much: number) => {
      const m = stage(position, { set: { [`powers.${power}.points`]: much } }).scripted([]);
      return EFFECTS[power].worth(m, power === 'enhance' || power === 'shield' ? 1 : 2);
    };
    return worth(points) / worth(2);
  };
  const near = 'A psionic 0,0 | A line 4,0 | B levy 0,12';
  // Hardly a hit is stopped by armour that is 2 less.
  expect(times('expose', near, 6)).toBeLessThan(2);
  expect(times('expose', near, 6)).toBeGreaterThan(1);
  expect(times('shield', near, 6)).toBeLessThan(2.9);
  expect(times('shield', near, 6)).toBeGreaterThan(times('shield', near, 4));
  const apart = 'A psionic 0,-16 | A line 4,-16 | B mob 0,16';
  for (const power of ['degrade', 'expose', 'shield'] as const) expect(times(power, apart, 6)).toBe(1);
  expect(times('shield', apart, 1)).toBe(0.5);
});

it('Harm and Heal are thought to be worth what a wound is, and a death (SQ-POW-06, SQ-POW-07)', () => {
  const share = (power: 'harm' | 'heal', hurt: number, set: Variant = {}) => {
    const m = stage('A psionic 0,0 | A line 4,0 | B line 0,8', { set }).scripted([], last);
    const unit = power === 'harm' ? 2 : 1;
    m.state.hurt[unit] = hurt;
    return EFFECTS[power].worth(m, unit) / m.matchup.figureWorth[unit];
  };
  // A 6 kills, a 4 and a 5 wound, which counts 0.7; of the wounded each kills, for the 0.3 that are left.
  expect(share('harm', 0)).toBeCloseTo((1 + 2 * WOUNDED) / 6, 12);
  expect(share('harm', 0, { 'powers.harm.needs': 6 })).toBeCloseTo(1 / 6, 12);
  expect(share('harm', 1)).toBeCloseTo((3 * (1 - WOUNDED)) / 6, 12);
  expect(share('harm', 0, { 'recover-wounded.wounds': 'off' })).toBeCloseTo(3 / 6, 12);
  expect(share('heal', 1)).toBeCloseTo((3 * WOUNDED) / 6, 12);
});

it('markers are thought to be worth the same whoever takes them off or puts them on', () => {
  const worth = (power: 'demoralise' | 'inspire', marker: number) => {
    const m = stage('A psionic 0,0 | A line 4,0 | B line 0,8').scripted([], last);
    const unit = power === 'demoralise' ? 2 : 1;
    m.state.marker[unit] = marker;
    return EFFECTS[power].worth(m, unit) / (m.matchup.figureWorth[unit] * m.state.figures[unit]);
  };
  const steps = [MARKED, PIN - MARKED];
  steps.forEach((step, marker) => {
    expect(worth('demoralise', marker)).toBeCloseTo(step, 12);
    expect(worth('inspire', marker + 1)).toBeCloseTo(step, 12);
  });
});

it('Terror and Embolden are worth what a morale test takes (SQ-POW-03, SQ-POW-10)', () => {
  const worth = (power: 'terror' | 'embolden', set: Variant, losses = 9) => {
    const scene = stage('A psionic 0,0 | A line 4,0 | B line 0,8', { set });
    scene.start.losses[1] = losses;
    return EFFECTS[power].worth(scene.scripted([], last), power === 'terror' ? 2 : 1);
  };
  for (const power of ['terror', 'embolden'] as const) {
    const usual = worth(power, {});
    expect(worth(power, { 'morale.rout': 'off' })).toBeLessThan(usual);
    expect(worth(power, { 'morale.flight': 'off' })).toBeLessThan(usual);
    expect(worth(power, { 'morale.rout': 'off', 'morale.flight': 'off' })).toBe(0);
  }
  const few = worth('embolden', {}, 0);
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(worth('embolden', {}) / 10);
  expect(worth('embolden', { 'resolve.check': 'off' })).toBe(few);
});

it('powers that reach everywhere do so on tables of any size (SQ-PSI-08)', () => {
  const drawn = (set: Variant) => {
    const m = stage('A psionic 0,0 | B levy 0,12', { set }).scripted([]);
    const battlefield = { ...m.battlefield, distance: () => 60 * INCH };
    return powerDraw({ ...m, battlefield }, 0)(m.state.point[0]);
  };
  expect(drawn({ 'psionics.range.inches': 48 })).toBe(0);
  expect(drawn({ 'psionics.range': 'off' })).toBeGreaterThan(0);
});
