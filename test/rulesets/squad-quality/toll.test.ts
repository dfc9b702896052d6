import { describe, expect, it } from 'vitest';
import { fractionValue } from '../../../src/kernel/fraction.ts';
import { RESERVE } from '../../../src/rules/decision.ts';
import { WIDTH } from '../../../src/rules/play/weighing.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { hackWorth } from '../../../src/rulesets/squad-quality/actions/hacking.ts';
import { offerTo } from '../../../src/rulesets/squad-quality/actions/options.ts';
import { EFFECTS } from '../../../src/rulesets/squad-quality/actions/power-effects.ts';
import { weighingOf } from '../../../src/rulesets/squad-quality/actions/weigh-options.ts';
import { UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { expectedHarm } from '../../../src/rulesets/squad-quality/attack/shots.ts';
import { costsOfMarkers, tollOf } from '../../../src/rulesets/squad-quality/attack/toll.ts';
import { PINNED, UNDER_FIRE, UNMARKED } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { sufferHits } from '../../../src/rulesets/squad-quality/match/casualties.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { MARKED, PIN } from '../../../src/rulesets/squad-quality/match/shares.ts';
import { fitOf } from '../../../src/rulesets/squad-quality/match/status.ts';
import { holdsFirm } from '../../../src/rulesets/squad-quality/moves/nerve.ts';
import { FREE } from '../../../src/rulesets/squad-quality/moves/orders.ts';
import { outlookOf } from '../../../src/rulesets/squad-quality/places/outlook.ts';
import { aim, first, type Stage, stage } from './stage.ts';

const FIRE = { attacker: 0, kind: 'fire' } as const;
/** Whoever leads is nobody of whom dice are rolled. */
const set = { 'squad-leaders.leader.falls': 'last' };

/** What is left of the first unit of B in figures, a wound taking 0.7 of its own and a flight 0.3 of all. */
function leftOf(m: Match): number {
  const fit = fitOf(m, 1);
  const fled = m.state.marker[1] === PINNED ? 0.3 : 0;
  return (1 - fled) * fit + (m.state.figures[1] === 0 ? 0 : 0.3 * m.state.hurt[1]);
}

/** What hits cost that unit on average, by every outcome of the dice that are rolled for them and of its morale. */
function enumerated(scene: Stage, hits: number, lead: number): number {
  const begun = scene.scripted([], first);
  const whole = fitOf(begun, 1) + 0.3 * begun.state.hurt[1];
  const rolled = scene.distribution((m) => {
    sufferHits(m, 1, hits, lead, FIRE);
    if (m.state.figures[1] > 0) holdsFirm(m, 1);
    return m.state.figures[1] === 0 ? 0 : leftOf(m);
  }, first);
  return [...rolled].reduce((sum, [left, share]) => sum + fractionValue(share) * (whole - left), 0);
}

describe('what hits on infantry cost it', () => {
  it.each([
    ['two hits on a squad that stands firm', 'B line 0,8', 2, 1, 0],
    ['a hit on a lone officer', 'B officer 0,8', 1, 2, 0],
    ['two hits on a sniper', 'B sniper 0,8', 2, -1, 0],
    ['a hit on a team that has one wounded', 'B machine-gun 0,8', 1, 1, 1],
    ['a hit on a squad that breaks with its next loss', 'B second-line 0,8', 1, 2, 1],
    ['a hit on rabble that breaks with it', 'B mob 0,8', 1, 3, 2],
  ] as const)('%s', (_, unit, hits, lead, hurt) => {
    const scene = stage(`A line 0,0 | ${unit}`, { set });
    scene.start.hurt[1] = scene.start.losses[1] = hurt;
    const m = scene.scripted([], first);
    const toll = tollOf(m, { target: 1, lead, atScout: false });
    expect(toll(hits)).toBeCloseTo(enumerated(scene, hits, lead), 10);
    expect(toll(0)).toBe(0);
  });

  it('is no more than that of the figure who was sent ahead', () => {
    const m = stage('A line 0,0 | B line 0,8').scripted([], first);
    const ahead = tollOf(m, { target: 1, lead: 6, atScout: true });
    expect(ahead(9)).toBeLessThanOrEqual(1);
    expect(tollOf(m, { target: 1, lead: 6, atScout: false })(9)).toBeGreaterThan(ahead(9));
  });
});

it('a marker that a unit has already is worth nothing once more', () => {
  const m = stage('A line 0,0 | A line 6,0 | B mob 0,9').scripted([], first);
  const harms = [0, UNDER_FIRE, PINNED].map((marker) => {
    m.state.marker[2] = marker;
    const [{ shooting }] = m.matchup.settings;
    const shot = aim(m);
    // Whoever is marked is harder to hit as well, which is not what is looked at here.
    return expectedHarm(m, {
      ...shot,
      shot: { ...shot.shot, targetMarker: shooting.marked.on ? 0 : marker },
    });
  });
  expect(harms[1]).toBeLessThan(harms[0]);
  expect(harms[2]).toBeLessThan(harms[1]);
});

it('a shot is worth more at those who break with their next loss than at those who are firm', () => {
  const m = stage('A line 0,0 | B mob 0,9').scripted([], first);
  const firm = expectedHarm(m, aim(m));
  m.state.losses[1] = 2;
  expect(expectedHarm(m, aim(m))).toBeGreaterThan(firm);
});

it('nerves and markers of whoever acts no more are worth nothing', () => {
  const m = stage('A line 0,0 | B mob 0,9').scripted([], first);
  m.state.losses[1] = 2;
  const { turns } = m.matchup.settings[0].scenario.length;
  m.state.round = turns;
  const before = expectedHarm(m, aim(m));
  m.state.done[1] = 1;
  const after = expectedHarm(m, aim(m));
  expect(after).toBeLessThan(before);
  m.state.round = turns - 1;
  expect(expectedHarm(m, aim(m))).toBe(before);
});

it('losses that pin are weighed with what that costs whoever is left (SQ-Q-04)', () => {
  const costs = (hits: number, by: Variant, marker = UNMARKED) => {
    const sure = { morale: 'off', 'recover-wounded': 'off', ...by };
    const m = stage('A line 0,0 | B line 0,8', { set: sure }).scripted([], first);
    m.state.marker[1] = marker;
    return tollOf(m, { target: 1, lead: 6, atScout: false })(hits);
  };
  const losses = { 'under-fire.pin.when': 'losses' };
  const more = (hits: number, by: Variant = {}, marker?: number) =>
    costs(hits, { ...losses, ...by }, marker) - costs(hits, {});
  expect([more(2), more(3), more(5)]).toEqual([0, expect.closeTo(2 * (PIN - MARKED), 12), 0]);
  // Whoever is Under Fire is pinned by any hit, and others by none where fire pins nobody.
  expect([more(3, {}, UNDER_FIRE), more(3, { 'under-fire.pin': 'off' })]).toEqual([0, 0]);
});

it('what markers cost follows what hits and Fire Effect make of them (SQ-CORE-UF, SQ-CORE-UF-pin, SQ-Q-04)', () => {
  const costs = (marker: number, by: Variant = {}) => {
    const m = stage('A line 0,-8 | B line 0,8', { set: by }).scripted([], first);
    m.state.marker[1] = marker;
    return costsOfMarkers(m, 1);
  };
  const usual = costs(UNMARKED);
  expect(usual.marked).toBeGreaterThan(0);
  // Whoever is pinned at once is not put Under Fire first.
  const only = costs(UNMARKED, { 'under-fire.hit': 'off' });
  expect(only.marked).toBe(0);
  expect(only.pinned).toBeCloseTo(usual.marked + usual.pinned, 12);
  expect(costs(UNDER_FIRE).marked).toBe(0);
  const losses = costs(UNDER_FIRE, { 'under-fire.pin.when': 'losses' });
  expect(losses.marked).toBe(usual.pinned);
  expect(costs(UNDER_FIRE, { 'under-fire.pin': 'off', 'under-fire.hit': 'on' }).marked).toBe(0);
});

it('markers are worth nothing on whoever acts no more, nor to be rid of', () => {
  const worth = (round: number, done: number) => {
    const m = stage('A hackers 0,-4 | A line 4,-4 | B line 0,4').scripted([], first);
    m.state.round = round;
    m.state.done[1] = m.state.done[2] = done;
    m.state.marker[1] = UNDER_FIRE;
    const outlook = outlookOf(m, 1);
    const { options } = offerTo(m, 1, outlook, FREE);
    const into = new Float64Array(WIDTH);
    weighingOf(m, 1, outlook, options).weigh(
      options.findIndex(({ action }) => action === 'regroup'),
      into,
    );
    return [
      hackWorth(m, 0, 2),
      EFFECTS.demoralise.worth(m, 2),
      EFFECTS.inspire.worth(m, 1),
      into[RESERVE],
    ].map((one) => one > 0);
  };
  const turns = 6;
  expect(worth(turns, 1)).toEqual([false, false, false, false]);
  for (const [round, done] of [
    [turns, 0],
    [turns - 1, 1],
  ])
    expect(worth(round, done)).toEqual([true, true, true, true]);
});

it('being rid of a marker by regrouping is worth all that it takes where it does not fade (SQ-CORE-UF-fades)', () => {
  const worth = (marker: number, set: Variant) => {
    const m = stage('A line 0,-4 | B line 0,4', { set }).scripted([], first);
    m.state.marker[0] = marker;
    const outlook = outlookOf(m, 0);
    const { options } = offerTo(m, 0, outlook, FREE);
    const into = new Float64Array(WIDTH);
    weighingOf(m, 0, outlook, options).weigh(
      options.findIndex(({ action }) => action === 'regroup'),
      into,
    );
    return into[RESERVE] / (m.state.figures[0] * m.matchup.figureWorth[0]);
  };
  const lasting = { 'under-fire.fades': 'off' };
  expect(worth(UNDER_FIRE, lasting)).toBeCloseTo(MARKED, 12);
  expect(worth(PINNED, lasting)).toBeCloseTo(PIN, 12);
  expect(worth(PINNED, {})).toBeLessThan(PIN);
});

it('a squad that has lost its leader is pinned by what would put it Under Fire, and weighed so (SQ-CD-01)', () => {
  const worth = (fell: number, marker: number, set: Variant = {}) => {
    const m = stage('A hackers 0,-4 | A line 4,-4 | B line 0,4', { set }).scripted([], first);
    const target = 2;
    m.state.leaderFell[target] = fell;
    m.state.marker[target] = marker;
    return {
      ...costsOfMarkers(m, target),
      shot: expectedHarm(m, aim(m, UNMOVED, 1, target)),
      hack: hackWorth(m, 0, target),
      power: EFFECTS.demoralise.worth(m, target),
    };
  };
  const [led, lost] = [worth(0, UNMARKED), worth(1, UNMARKED)];
  const share = PIN / MARKED;
  expect(lost.marked).toBeCloseTo(share * led.marked, 12);
  expect(lost.pinned).toBe(0);
  expect(lost.power).toBeCloseTo(share * led.power, 12);
  expect(lost.hack).toBeGreaterThan(led.hack);
  expect(lost.shot).toBeGreaterThan(led.shot);
  expect(worth(1, UNDER_FIRE).marked).toBeCloseTo((1 - 1 / share) * lost.marked, 12);
  const off = { 'command-disruption': 'off' };
  expect(worth(1, UNMARKED, off)).toEqual(worth(0, UNMARKED, off));
});
