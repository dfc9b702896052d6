import { expect, it } from 'vitest';
import { COVER, DANGER, HARM, OBJECTIVE, type Player, RESERVE, TEMPO } from '../../../src/rules/decision.ts';
import { WIDTH } from '../../../src/rules/play/weighing.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { offerTo } from '../../../src/rulesets/squad-quality/actions/options.ts';
import { EFFECTS } from '../../../src/rulesets/squad-quality/actions/power-effects.ts';
import { strikeWorth } from '../../../src/rulesets/squad-quality/actions/strike-worth.ts';
import { weighingOf } from '../../../src/rulesets/squad-quality/actions/weigh-options.ts';
import { abandon, recoveryWorth } from '../../../src/rulesets/squad-quality/actions/wounded.ts';
import { MOVED, UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { GONE, RIGGED } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { objectiveWorth } from '../../../src/rulesets/squad-quality/match/objectives.ts';
import { WOUNDED } from '../../../src/rulesets/squad-quality/match/shares.ts';
import { FREE } from '../../../src/rulesets/squad-quality/moves/orders.ts';
import { chargeDraw, chargeWorth } from '../../../src/rulesets/squad-quality/places/charges.ts';
import type { Option } from '../../../src/rulesets/squad-quality/places/option.ts';
import { outlookOf } from '../../../src/rulesets/squad-quality/places/outlook.ts';
import { nearestTo } from '../scene.ts';
import { first, stage } from './stage.ts';

/** Worth that the first unit of A expects to remove by a charge at the first of B, from beside it. */
function chargeHarm(m: Match): number {
  const [target] = m.matchup.force[1];
  const option: Option = { action: 'assault', at: m.state.point[1], target, manner: MOVED };
  const weighings = new Float64Array(WIDTH);
  weighingOf(m, 0, outlookOf(m, 0), [option]).weigh(0, weighings);
  return weighings[HARM];
}

const POSITION = 'A jumpers 0,-4 | A officer 6,-6 | B line 0,2';

it('a charge promises less while its target may still shoot at who comes', () => {
  const m = stage(POSITION).scripted([], first);
  const inTheFace = chargeHarm(m);
  m.state.opFired[2] = 1;
  const afterwards = chargeHarm(m);
  expect(afterwards).toBeGreaterThan(0);
  expect(inTheFace).toBeLessThan(afterwards);
});

it('who is with the target may stop it as well (SQ-OP-01, SQ-CHR-03)', () => {
  const stopped = (...fired: readonly number[]) => {
    const m = stage('A jumpers 0,-4 | B line 0,2 | B officer +').scripted([], first);
    for (const unit of fired) m.state.opFired[unit] = 1;
    return outlookOf(m, 0).stoppedAt(m.state.point[1]);
  };
  const [both, squad, officer, none] = [stopped(), stopped(2), stopped(1), stopped(1, 2)];
  expect([squad > 0, officer > 0, none]).toEqual([true, true, 0]);
  expect(both).toBeCloseTo(1 - (1 - squad) * (1 - officer), 12);
});

it('where nobody fires in passing a charge comes off', () => {
  const without = stage(POSITION, { setB: { 'opportunity-fire': 'off' } }).scripted([], first);
  expect(outlookOf(without, 0).stoppedAt(without.state.point[1])).toBe(0);
});

it('in the last turn whoever stands between two objectives counts at both, and before it at one', () => {
  const m = stage('A line 12,0 | A line 6,0 | A line 0,0 | B line 0,15').scripted([], first);
  m.state.whereabouts[1] = m.state.whereabouts[2] = GONE;
  const ofBoth = () => {
    const worth = objectiveWorth(m, 0);
    const [flank, between] = m.state.point;
    return worth(between) / worth(flank);
  };
  expect(ofBoth()).toBe(1);
  m.state.round = m.matchup.settings[0].scenario.length.turns;
  expect(ofBoth()).toBe(2);
});

it('a disputed objective needs one more unit than one that is held, but in the last turn no more', () => {
  const worth = (enemy: string, round: number) => {
    const friends = 'A line 0,-16 | A line 12,0 | A line -12,0 | A line 0,0';
    const m = stage(`${friends} | B line ${enemy}`).scripted([], first);
    m.state.round = round;
    return objectiveWorth(m, 0)(m.state.point[3]);
  };
  expect(worth('0,4', 1) / worth('0,16', 1)).toBeCloseTo(4, 9);
  expect(worth('0,4', 6)).toBe(worth('0,16', 6));
});

const SABOTAGE = { 'demolitions.target.structures': 1 };

it('of two squads with charges the nearer goes to the structure, and the other once it has none', () => {
  const m = stage('A sappers 0,-8 | A sappers 4,-14 | B line 0,14', { set: SABOTAGE }).scripted([], first);
  const middle = m.state.point[0];
  expect(chargeDraw(m, 0)(middle)).toBeGreaterThan(0);
  expect(chargeDraw(m, 1)(middle)).toBe(0);
  m.state.charges[0] = 0;
  expect(chargeDraw(m, 1)(middle)).toBeGreaterThan(0);
});

it('a squad that has rigged its charges is drawn four inches away from the structure', () => {
  const m = stage('A sappers 0,-4 | A line 0,-12 | B line 0,14', { set: SABOTAGE }).scripted([], first);
  m.state.rigged[0] = RIGGED;
  const draw = chargeDraw(m, 0);
  expect(draw(m.state.point[0])).toBe(0);
  expect(draw(m.state.point[1])).toBe(chargeWorth(m, 0, 'detonate'));
});

it('charges for which no time is left promise nothing', () => {
  const m = stage('A sappers 0,-4 | B line 0,14', { set: SABOTAGE }).scripted([], first);
  expect(chargeWorth(m, 0, 'rig')).toBeGreaterThan(0);
  m.state.round = m.matchup.settings[0].scenario.length.turns - 1;
  expect(chargeWorth(m, 0, 'rig')).toBe(0);
});

it('no option is worth more than it is at most, whatever it is', () => {
  const m = stage('A line -9,-6 | A grenadiers 4,-3 | B levy -6,3 | B line 6,7 | B machine-gun 0,9').scripted(
    [],
    first,
  );
  const outlook = outlookOf(m, 0);
  const { options } = offerTo(m, 0, outlook, FREE);
  const { weigh, atMost } = weighingOf(m, 0, outlook, options);
  let bounded = 0;
  options.forEach((_, option) => {
    const [worth, bound] = [new Float64Array(WIDTH), new Float64Array(WIDTH)];
    weigh(option, worth);
    if (!atMost(option, bound)) return;
    bounded++;
    for (const tactic of [HARM, COVER, OBJECTIVE, TEMPO, RESERVE])
      expect(worth[tactic]).toBeLessThanOrEqual(bound[tactic]);
    expect(worth[DANGER]).toBeGreaterThanOrEqual(bound[DANGER]);
  });
  expect(bounded).toBeGreaterThan(10);
});

it('a character is in no danger where somebody shields him, and a psionic engages where his powers reach (SQ-PSI-08)', () => {
  const weighed = (position: string) => {
    const m = stage(position).scripted([], first);
    const at = m.state.point[0];
    const into = new Float64Array(WIDTH);
    const option: Option = { action: 'engage', at, target: 0 as never, manner: UNMOVED };
    weighingOf(m, 0 as never, outlookOf(m, 0 as never), [option]).weigh(0, into);
    return into;
  };
  const alone = weighed('A psionic 0,-6 | B line 0,6');
  expect(alone[DANGER]).toBeGreaterThan(0);
  expect(weighed('A psionic 0,-6 | A line 0,-9 | B line 0,6')[DANGER]).toBe(0);
  // His pistol does not reach, and his powers do.
  expect(alone[HARM]).toBeGreaterThan(0);
  expect(weighed('A psionic 0,-10 | B line 0,6')[HARM]).toBe(0);
  expect(outlookOf(stage('A psionic 0,-6 | B line 0,6').scripted([], first), 0 as never).mostTempo()).toBe(0);
});

it('powers on rolls are lost on a psionic, who invokes (SQ-POW-01, SQ-POW-04)', () => {
  const m = stage('A psionic 0,-6 | A line 0,-9 | B psionic 0,6').scripted([], first);
  expect(EFFECTS.enhance.worth(m, 1 as never)).toBeGreaterThan(0);
  for (const power of ['enhance', 'degrade'] as const) expect(EFFECTS[power].worth(m, 2 as never)).toBe(0);
  m.state.strength[2] = 0;
  expect(EFFECTS.degrade.worth(m, 2 as never)).toBeGreaterThan(0);
});

it('whoever joins somebody counts as where he is then, and an officer for what he leads (SQ-CHR-02, SQ-CHR-05)', () => {
  const weighed = (unit: string, host: string) => {
    const m = stage(`A ${unit} 0,-12 | A ${host} 3,-12 | B line 0,12`, {
      set: { artillery: 'off' },
    }).scripted([], first);
    const at = nearestTo(m.battlefield.ground, [3, -9]);
    const into = new Float64Array(WIDTH);
    const option: Option = { action: 'move-out', at, target: 0 as never, manner: MOVED };
    const outlook = outlookOf(m, 0 as never);
    weighingOf(m, 0 as never, outlook, [option]).weigh(0, into);
    expect(into[TEMPO]).toBe(outlook.tempoAt(m.state.point[1]));
    return into[RESERVE] / (m.state.figures[1] * m.matchup.figureWorth[1]);
  };
  expect(weighed('officer', 'line')).toBeCloseTo(0.1, 12);
  expect(weighed('officer', 'machine-gun')).toBe(0);
  expect(weighed('psionic', 'line')).toBe(0);
});

it('wounded are tended by what a single pass is worth (SQ-AMB-12)', () => {
  const worth = (single: string) => {
    const set = { 'recover-wounded.results.single': single };
    const m = stage('A levy 0,-8 | B line 0,8', { set }).scripted([], first);
    m.state.hurt[0] = 1;
    return recoveryWorth(m, 0 as never, false) / m.matchup.figureWorth[0];
  };
  // Conscripts pass with 4 or more: three of eight ways have one pass. A death takes what a wound has left.
  expect(worth('wounded') - worth('dies')).toBeCloseTo((3 / 8) * (1 - WOUNDED), 12);
});

it('tending wounded in the last turn only risks that they die (SQ-WND-09)', () => {
  const worth = (round: number, single: string) => {
    const set = { 'recover-wounded.results.single': single };
    const m = stage('A levy 0,-8 | B line 0,8', { set }).scripted([], first);
    m.state.hurt[0] = 1;
    m.state.round = round;
    return recoveryWorth(m, 0 as never, false) / m.matchup.figureWorth[0];
  };
  // Conscripts pass with 4 or more.
  expect(worth(6, 'wounded')).toBeCloseTo(-1 / 8, 12);
  expect(worth(6, 'dies')).toBeCloseTo(-4 / 8, 12);
  expect(worth(5, 'wounded')).toBeGreaterThan(0);
});

it('leaving wounded behind is worth something only where they hinder (SQ-WND-04)', () => {
  const gain = (set: Variant) => {
    const into = new Float64Array(WIDTH);
    const looks: Player = (decision) => {
      if (decision.point === 'SQ-D-07') decision.weigh(1, into);
      return 0;
    };
    const m = stage('A line 0,-8 | B line 0,8', { set }).scripted([], looks);
    m.state.hurt[0] = 1;
    abandon(m, 0 as never);
    return into[HARM];
  };
  // More than leaving one of five costs, so that the others go on without him.
  expect(gain({})).toBeGreaterThan(0.7);
  expect(gain({ 'recover-wounded.burdened': 'off' })).toBe(0);
  expect(gain({ 'recover-wounded.burdened': 'off', 'recover-wounded.carry': 'off' })).toBeGreaterThan(0);
  const by = (points: number, share: number) =>
    gain({ 'recover-wounded.burdened.points': points, 'recover-wounded.burdened.share': share });
  expect([by(0, 1), by(3, 0.5)]).toEqual([0, gain({})]);
  expect([by(6, 0.5) > gain({}), by(3, 0) > gain({})]).toEqual([true, true]);
});

it('leaving wounded behind costs what their deaths do, of who would count in the last turn all (SQ-WND-09)', () => {
  const cost = (round: number, hurt: number) => {
    const into = new Float64Array(2 * WIDTH);
    const looks: Player = (decision) => {
      if (decision.point === 'SQ-D-07') decision.weigh(1, into);
      return 0;
    };
    const m = stage('A line 0,-8 | B line 0,8').scripted([], looks);
    m.state.hurt[0] = hurt;
    m.state.round = round;
    abandon(m, 0 as never);
    return -into[RESERVE] / m.matchup.figureWorth[0];
  };
  expect(cost(1, 2) - cost(1, 1)).toBeCloseTo(1 - WOUNDED, 12);
  expect(cost(6, 2) - cost(6, 1)).toBeCloseTo(1, 12);
});

it('strikes are worth a marker only where hits leave one (SQ-CORE-UF)', () => {
  const worth = (set: Variant) => {
    const m = stage('A line 0,-8 | B armoured 0,8', { set }).scripted([], first);
    return strikeWorth(m, 0 as never, 1 as never);
  };
  const bare = worth({ 'under-fire': 'off' });
  expect(bare).toBeLessThan(worth({}));
  expect(worth({ 'under-fire.hit': 'off' })).toBe(bare);
});
