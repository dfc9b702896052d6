import { describe, expect, it } from 'vitest';
import { type Decision, labelsOf, TACTICS } from '../../../src/rules/decision.ts';
import { takeAction } from '../../../src/rulesets/d20-skirmish/actions/actions.ts';
import { questsOf } from '../../../src/rulesets/d20-skirmish/actions/fear.ts';
import { flee } from '../../../src/rulesets/d20-skirmish/actions/flight.ts';
import { moves } from '../../../src/rulesets/d20-skirmish/actions/journeys.ts';
import { strikeOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { attack } from '../../../src/rulesets/d20-skirmish/attack/volley.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import { remove } from '../../../src/rulesets/d20-skirmish/match/removal.ts';
import { nerveOf } from '../../../src/rulesets/d20-skirmish/match/tests.ts';
import { BROKEN, PANICKED, STEADY } from '../../../src/rulesets/d20-skirmish/matchup/modifiers.ts';
import { planOf, plansOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { causeOf } from '../../../src/rulesets/d20-skirmish/ways/cause.ts';
import { choosing, nearestTo, type Script, spotOf, stage } from './stage.ts';

describe('whom a squad fears', () => {
  const between = 'A1 trooper 0,0 | A1 trooper 3,0 | A1 trooper 6,0 | B1 trooper 0,12 | B2 trooper 0,-6';

  it('is who last wounded one of it, and nobody else once it is Broken (DX-CAU-ASM)', () => {
    const m = stage(between).scripted([
      ['shot', 5],
      ['armour', 20],
      ['shot', 5],
      ['armour', 20],
      ['leadership', 1],
    ]);
    const shoot = (firer: number, target: number) =>
      attack(m, strikeOf('ranged', firer, m.matchup.models[firer].ranged[0], target));
    expect(causeOf(m, 0)).toBe(4);
    shoot(3, 1);
    expect(causeOf(m, 0)).toBe(3);
    m.state.morale[0] = BROKEN;
    shoot(4, 2);
    expect(causeOf(m, 0)).toBe(3);
    remove(m, 3);
    expect(causeOf(m, 0)).toBe(4);
    m.dice.finish();
  });

  it('is whom it flees from all the time, though another comes nearer (DX-MOR-10)', () => {
    const m = stage('A1 trooper 0,0 | A1 trooper 9,-9 | B1 trooper 0,9 | B2 trooper 0,-12').scripted([]);
    m.state.morale[0] = BROKEN;
    const gaps: number[] = [];
    for (let action = 0; action < 2; action++) {
      flee(m, effortOf(0, 2));
      gaps.push(spotOf(m, 0)[1]);
    }
    // After the first action the other one is the nearest.
    expect(gaps[0]).toBeLessThan(-4);
    expect(gaps[1]).toBeLessThan(-8);
    const ahead = nearestTo(m.battlefield.ground, [0, 0]);
    const behind = nearestTo(m.battlefield.ground, [0, -13.5]);
    const [{ isMeant }, ...others] = questsOf(m, 0);
    expect([ahead, behind].map(isMeant!)).toEqual([false, true]);
    expect(others).toEqual([]);
  });

  it('is not run from along the edge of the table', () => {
    const cornered = stage('A1 trooper 18,18 | A1 trooper 9,-9 | B1 trooper 17,-6').scripted([]);
    cornered.state.morale[0] = BROKEN;
    const before = spotOf(cornered, 0);
    flee(cornered, effortOf(0, 2));
    expect(spotOf(cornered, 0)).toEqual(before);
  });
});

describe('fleeing out of close combat', () => {
  const locked = 'A1 trooper 0,0 | A1 trooper 9,-9 | B1 berserk 0,1';
  /** Whether the model has done no more than get free by each of so many flights, what is left, and whether it has moved. */
  const fled = (script: Script, flights: number, set = {}) => {
    const m = stage(locked, { set }).scripted(script, choosing({ 'DX-D-06': 0 }));
    m.state.morale[0] = BROKEN;
    const effort = effortOf(0, 3);
    const only = Array.from({ length: flights }, () => {
      flee(m, effort);
      return effort.free;
    });
    m.dice.finish();
    return { only, left: effort.left, moved: spotOf(m, 0)[1] < -1 };
  };
  const tries = (mine: number): Script => [
    ['break-away', mine],
    ['break-away', 1],
  ];
  /** The model with three actions, and what takes the next of them; returns whether it did. */
  const broken = (script: Script, choices: Parameters<typeof choosing>[0] = {}) => {
    const m = stage(locked).scripted(script, choosing({ 'DX-D-06': 0, ...choices }));
    m.state.morale[0] = BROKEN;
    const effort = effortOf(0, 3);
    const plans = plansOf(m, 0);
    return { m, effort, act: () => takeAction(m, effort, plans) };
  };

  it('takes an action to get free and another to go (DX-BRK-01, DX-BRK-03)', () => {
    expect(fled(tries(20), 1)).toEqual({ only: [true], left: 3, moved: false });
    expect(fled(tries(20), 2)).toEqual({ only: [true, false], left: 3, moved: true });
    expect(fled([...tries(1), ...tries(20)], 2)).toEqual({ only: [false, true], left: 3, moved: false });
  });

  it('costs what breaking away does, and is tried as often', () => {
    expect(fled(tries(20), 1, { 'break-away.action': 'off' })).toEqual({
      only: [false],
      left: 3,
      moved: true,
    });
    expect(fled(tries(20), 1, { 'break-away.action.cost': 3 })).toMatchObject({ only: [true], left: 1 });
    expect(fled(tries(1), 2, { 'break-away.outcome': 'off' })).toMatchObject({ only: [false, false] });
  });

  it('is what whoever must flee goes on with once he is free', () => {
    const { m, effort, act } = broken(tries(20));
    act();
    expect([effort.fled, effort.left, spotOf(m, 0)[1]]).toEqual([false, 2, 0]);
    act();
    expect([effort.fled, effort.left, spotOf(m, 0)[1] < -1]).toEqual([true, 1, true]);
    m.dice.finish();
  });

  it('is what a model goes on with that gets free with a later action (DX-MOR-10)', () => {
    const goOn = (decision: Decision) => labelsOf(decision).indexOf('go on fleeing');
    const { m, effort, act } = broken([...tries(1), ...tries(20)], { 'DX-D-03': goOn });
    act();
    expect([effort.free, effort.fled, effort.left]).toEqual([false, false, 2]);
    act();
    expect([effort.free, effort.fled, effort.left]).toEqual([true, false, 1]);
    act();
    expect([effort.fled, effort.left, spotOf(m, 0)[1] < -1]).toEqual([true, 0, true]);
    m.dice.finish();
  });

  it('is no more than one try as long as that fails: then a model may do something else', () => {
    const { m, act } = broken(tries(1));
    act();
    expect(act()).toBe(false);
    m.dice.finish();
  });
});

describe('going nearer to whom a squad fears', () => {
  // The berserk wants nothing but a charge, which the way ahead leads to.
  const facing = 'A1 berserk 0,-9 | A1 berserk 6,-9 | B1 trooper 0,9 | B1 trooper 6,9';
  const optionsOf = (state: number, set = {}) => {
    const m = stage(facing, { set }).scripted([]);
    m.state.morale[0] = state;
    return { m, options: moves(m, effortOf(0, 2), planOf(m, 0, 2)) };
  };
  const weighingOf = (weigh: (into: Float64Array) => void) => {
    const into = new Float64Array(TACTICS.length);
    weigh(into);
    return into;
  };

  it('is a choice of its own to the Panicked, and none to the Broken (DX-MOR-08, DX-MOR-10)', () => {
    const labelsOf = (state: number, set = {}) => optionsOf(state, set).options.map(({ label }) => label());
    expect(labelsOf(STEADY)).toEqual(['move']);
    expect(labelsOf(PANICKED)).toEqual(['move', 'dare to move nearer']);
    expect(labelsOf(PANICKED, { 'panicked.acts': 'off' })).toEqual(['move']);
    expect(labelsOf(BROKEN)).toEqual(['move']);
  });

  it('weighs what it leads to as likely as the test passes, and staying otherwise', () => {
    const { m, options } = optionsOf(PANICKED);
    const chance = nerveOf(m, 0);
    // LD 12 less 3 in sight of an enemy.
    expect(chance).toBe(9 / 20);
    const stay = weighingOf((into) => planOf(m, 0, 2).weighStay(1, into, STEADY));
    m.state.morale[0] = STEADY;
    const go = weighingOf(optionsOf(STEADY).options[0].weigh);
    m.state.morale[0] = PANICKED;
    const tempo = TACTICS.indexOf('tempo');
    const dared = weighingOf(options[1].weigh);
    expect(go[tempo]).toBeGreaterThan(0);
    expect(dared[tempo]).toBeCloseTo(chance * go[tempo] + (1 - chance) * stay[tempo], 9);
    expect(weighingOf(options[0].weigh)[tempo]).toBeLessThan(dared[tempo]);
  });
});
