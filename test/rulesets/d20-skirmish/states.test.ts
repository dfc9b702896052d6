import { describe, expect, it } from 'vitest';
import { fractionText } from '../../../src/kernel/fraction.ts';
import { type Decision, labelsOf } from '../../../src/rules/decision.ts';
import { WIDTH } from '../../../src/rules/play/weighing.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { takeAction } from '../../../src/rulesets/d20-skirmish/actions/actions.ts';
import { breakingAway } from '../../../src/rulesets/d20-skirmish/actions/breaking.ts';
import { rallies } from '../../../src/rulesets/d20-skirmish/actions/rallying.ts';
import { fall } from '../../../src/rulesets/d20-skirmish/attack/falling.ts';
import { destroy } from '../../../src/rulesets/d20-skirmish/attack/wreckage.ts';
import { d20Skirmish } from '../../../src/rulesets/d20-skirmish/index.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { remove } from '../../../src/rulesets/d20-skirmish/match/removal.ts';
import { BROKEN, PANICKED, REGRESSED, STEADY } from '../../../src/rulesets/d20-skirmish/matchup/modifiers.ts';
import { settleMorale } from '../../../src/rulesets/d20-skirmish/morale/morale.ts';
import { chanceToLeave, tryToBreakAway } from '../../../src/rulesets/d20-skirmish/moves/break-away.ts';
import { planOf, plansOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { CLAUSE } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { optionCalled } from '../scene.ts';
import { choosing, counted, type Script, stage } from './stage.ts';

const hold = choosing({ 'DX-D-06': 0 });

function ask(asked: Readonly<Record<string, string>>) {
  return d20Skirmish.odds!.answer(asked, [{}, {}]).data;
}

describe('breaking away', () => {
  const locked = 'A1 trooper 0,0 | A1 trooper 9,-9 | B1 berserk 0,1 | B1 berserk 9,9';

  /** What the mover leads by: 9 and 2 and one step of SZ against 12 and 5, and how both are. */
  const cases = [
    [0, 0, {}, -5],
    [1, 0, { state: 'panicked' }, -8],
    [2, 0, { state: 'broken' }, -11],
    [0, 2, { 'from-state': 'broken' }, 1],
    [1, 1, { state: 'panicked', 'from-state': 'panicked' }, -5],
  ] as const;

  it.each(cases)(
    'counts what morale does to CC, the mover’s %i and the holder’s %i',
    (own, theirs, words, lead) => {
      const scene = stage(locked);
      scene.start.morale[0] = own;
      scene.start.morale[1] = theirs;
      const ends = scene.distribution((m) => (tryToBreakAway(m, 0) ? 1 : 0), hold);
      const answer = ask({ 'break-away': 'trooper', from: 'berserk', ...words });
      expect(answer['lead']).toBe(lead);
      expect(fractionText(ends.get(1)!)).toBe(answer['leaves']);
      const m = scene.scripted([]);
      const [over, under] = String(answer['leaves']).split('/').map(Number);
      expect(chanceToLeave(m, 0)).toBeCloseTo(over / under, 12);
    },
  );

  it('takes no test against who is unconscious (DX-BRK-SENSELESS)', () => {
    const never = () => {
      throw new Error('asked');
    };
    const m = stage('A1 trooper 0,0 | B1 channeler 0,1').scripted([], choosing({ 'DX-D-06': never }));
    m.state.unconscious[1] = 1;
    expect(chanceToLeave(m, 0)).toBe(1);
    expect(tryToBreakAway(m, 0)).toBe(true);
  });

  it('asks nobody to agree to what always succeeds (DX-BRK-01, DX-BRK-02)', () => {
    const asked = (set: Variant) => {
      const m = stage('A1 trooper 0,0 | B1 trooper 0,1', { set }).scripted([], choosing({ 'DX-D-06': 1 }));
      expect(tryToBreakAway(m, 0)).toBe(true);
      return counted(m, 1, 'decisions');
    };
    expect([asked({}), asked({ 'break-away.test': 'off' })]).toEqual([1, 0]);
  });

  it('that is sure to succeed is weighed by where it leads, as that of vehicles is (DX-BRK-02, DX-BRK-05)', () => {
    const isByPlace = (unit: string, set: Variant = {}) => {
      const m = stage(`A1 ${unit} 0,0 | B1 berserk 0,1`, { set }).scripted([]);
      const plan = planOf(m, 0, 3);
      const [leaving, away] = [new Float64Array(WIDTH), new Float64Array(WIDTH)];
      breakingAway(m, effortOf(0, 3), plan)[0].weigh(leaving);
      plan.weighBest('plain', 1, away);
      return leaving.every((worth, i) => worth === away[i]);
    };
    const ways = [
      isByPlace('trooper'),
      isByPlace('trooper', { 'break-away.test': 'off' }),
      isByPlace('walker'),
    ];
    expect(ways).toEqual([false, true, true]);
  });

  it('frees from nobody whom a model charges later in its activation (DX-BRK-01)', () => {
    const names: (string | RegExp)[] = ['break away', /^strike/, /^charge/];
    let offered: readonly string[] = [];
    const player = (decision: Decision) => {
      if (decision.point !== 'DX-D-03') return 0;
      offered = labelsOf(decision);
      return optionCalled(decision, names.shift()!);
    };
    const m = stage('A1 sergeant 0,0 | B1 trooper 0,1 | B2 trooper 5,0').scripted(
      [
        ['break-away', 20],
        ['break-away', 1],
        ['blow', 2],
        ['armour', 20],
        ['blow', 19],
      ],
      player,
    );
    const effort = effortOf(0, 4);
    const plans = plansOf(m, 0);
    for (let action = 0; action < 3; action++) takeAction(m, effort, plans);
    expect([effort.left, m.state.wounds[1]]).toEqual([1, 0]);
    names[0] = 'do nothing more';
    takeAction(m, effort, plans);
    expect(offered).toContain('break away');
    expect(offered).not.toContain('move');
    m.dice.finish();
  });

  it('counts what a rampage and the chart of the Unhinged do to CC as well', () => {
    const lead = (states: Readonly<Record<string, string>>) =>
      ask({ 'break-away': 'trooper', from: 'horror', ...states })['lead'];
    expect(lead({})).toBe(-8);
    expect([lead({ 'from-state': 'raging' }), lead({ 'from-state': 'wracked' })]).toEqual([-11, -5]);
    expect([lead({ state: 'regressed' }), lead({ state: 'deranged' })]).toEqual([-16, -14]);
    expect(lead({ 'own-posture': 'prone' })).toBe(-13);
    const m = stage('A1 trooper 0,0 | B1 horror 0,1').scripted(
      [
        ['break-away', 13],
        ['break-away', 2],
      ],
      hold,
    );
    m.state.rage[1] = 3;
    expect(tryToBreakAway(m, 0)).toBe(false);
    m.dice.finish();
  });
});

describe('a squad that fails its morale test', () => {
  /** Half of it is lost, and its test is failed. */
  function shaken(squad: string, lost: readonly number[], script: Script) {
    const m = stage(`${squad} | B1 trooper 0,15`).scripted(script);
    for (const model of lost) remove(m, model);
    settleMorale(m);
    m.dice.finish();
    return [m.state.morale[0], m.state.lost[2]];
  }

  it('runs amok where an A.I. leads it, and not where one is only among it (DX-AMK-ASM)', () => {
    const failed = ['leadership', 20] as const;
    const drones = 'A1 drone 0,0 | A1 drone 3,0 | A1 drone 6,0 | A1 drone 9,0';
    expect(shaken(drones, [0, 1], [failed, ['amok', 7]])).toEqual([0, 2]);
    const led = 'A1 sergeant 0,0 | A1 drone 3,0 | A1 drone 6,0 | A1 drone 9,0';
    expect(shaken(led, [1, 3], [failed])).toEqual([PANICKED, 0]);
    // Without its leader the first of the drones tests for it.
    expect(shaken(led, [0, 1], [failed, ['amok', 1]])).toEqual([0, 1]);
  });
});

it('a squad that loses heart loses Aim and Wait, unless that does nothing to it (DX-MOR-08, DX-MOR-10)', () => {
  const keeps = (before: number, set: Variant = {}) => {
    const squad = 'A1 trooper 0,0 wait | A1 trooper 3,0';
    const m = stage(`${squad} | B1 trooper 0,15`, { set }).scripted([['leadership', 20]]);
    m.state.morale[0] = before;
    m.state.aim[0] = 2;
    remove(m, 1);
    settleMorale(m);
    expect(m.state.morale[0]).toBe(before + 1);
    return [m.state.waiting[0] === 1, m.state.aim[0] === 2];
  };
  const [both, none] = [
    [true, true],
    [false, false],
  ];
  expect([keeps(STEADY), keeps(PANICKED)]).toEqual([none, none]);
  const off = ['panicked', 'panicked.acts', 'broken.acts'].map((path) => keeps(STEADY, { [path]: 'off' }));
  expect(off).toEqual([both, both, none]);
  expect(keeps(PANICKED, { broken: 'off' })).toEqual(both);
});

it('a test for a Dire wound is not the one for half of the squad (DX-MOR-01, DX-MOR-03)', () => {
  const squad = 'A1 trooper 0,0 | A1 trooper 3,0 | A1 trooper 6,0 | A1 trooper 9,0';
  const m = stage(`${squad} | B1 trooper 0,15`, { set: { 'morale.later': 'off' } }).scripted([
    ['leadership', 1],
    ['leadership', 1],
  ]);
  m.state.dreading[0] = 1;
  settleMorale(m);
  expect([m.state.acts[CLAUSE.morale.half], m.state.tested[0]]).toEqual([0, 0]);
  for (const model of [0, 1]) remove(m, model);
  settleMorale(m);
  expect(m.state.acts[CLAUSE.morale.half]).toBe(1);
  m.dice.finish();
});

it('a Broken squad that loses somebody to horror tests for that at once (DX-MOR-02, DX-UNH-01)', () => {
  const squad = 'A1 trooper 0,0 | A1 trooper 3,0 | A1 trooper 6,0 | A1 trooper 9,0';
  const m = stage(`${squad} | B1 trooper 0,15`).scripted([
    ['leadership', 20],
    ['unhinged', 20],
    ['unhinged', 1],
    ['leadership', 1],
  ]);
  m.state.morale[0] = BROKEN;
  for (const model of [0, 1]) remove(m, model);
  settleMorale(m);
  expect([...m.state.wounds]).toEqual([0, 0, 0, 1, 1]);
  m.dice.finish();
});

it('a creature that rages has less AR against falls and explosions as well (DX-RMP-01)', () => {
  const hurtBy = (frail: number, act: (m: Match) => void, script: Script) => {
    const m = stage('A1 trooper 0,0 | A2 walker 1,0 | B1 trooper 0,15').scripted(script);
    m.state.frail[0] = frail;
    act(m);
    m.dice.finish();
    return m.state.wounds[0] === 0;
  };
  // AR 20 and the DM of 6 of a fall, and of 9 of an explosion.
  const falls = (frail: number) => hurtBy(frail, (m) => fall(m, 0, 0), [['armour', 12]]);
  expect([falls(0), falls(3)]).toEqual([false, true]);
  const explosion: Script = [
    ['wreck', 16],
    ['armour', 9],
  ];
  const blows = (frail: number) => hurtBy(frail, (m) => destroy(m, 1), explosion);
  expect([blows(0), blows(3)]).toEqual([false, true]);
});

describe('a rally that being Panicked does not lower (DX-AMB-11)', () => {
  /** LD against which a sergeant of a Panicked squad rallies it. */
  function need(other: string, set: Readonly<Record<string, string>>, unhinged = 0): number {
    const scene = stage(`A1 sergeant 0,0 | A1 trooper 2,0 | B1 ${other}`, { set });
    const m = scene.scripted([['leadership', 20]]);
    m.state.morale[0] = unhinged > 0 ? BROKEN : PANICKED;
    m.state.unhinged[0] = unhinged;
    rallies(m, 0, planOf(m, 0, 2))[0].act();
    return Number(scene.told.map(({ text }) => /LD: 20 against (\d+)/.exec(text)?.[1]).find(Boolean));
  }

  it('is lowered by a Dire enemy nearby all the same', () => {
    const spared = { 'rally.attempts.own': 'spared' };
    const calm = need('trooper 0,9', spared);
    expect(need('trooper 0,9', {})).toBe(calm - 3);
    const dread = calm - need('horror 0,3', spared);
    expect(dread).toBeGreaterThan(0);
    expect(need('horror 0,3', {})).toBe(calm - 3 - dread);
  });

  it('is lowered by what the chart of the Unhinged takes off all rolls (DX-UNH-01)', () => {
    const spared = { 'rally.attempts.own': 'spared' };
    const [calm, regressed] = [need('trooper 0,9', spared), need('trooper 0,9', spared, REGRESSED)];
    expect([calm - regressed, need('trooper 0,9', {}, REGRESSED)]).toEqual([8, regressed]);
  });
});

it('a fall and an explosion take the wounds of a failed save, and none that nobody has (DX-WD-ASM)', () => {
  const set = { 'saves.wounds.wounds': 3 };
  const position = 'A1 commander 0,0 | A2 walker 1,0 | A3 trooper 9,-9 | B1 trooper 0,15';
  // AR 22 and the DM of 6 of a fall.
  const fallen = stage(position, { set }).scripted([['armour', 17]]);
  fall(fallen, 0, 0);
  expect(fallen.state.wounds[0]).toBe(0);
  const blown = stage(position, { set }).scripted([
    ['wreck', 16],
    ['armour', 14],
  ]);
  destroy(blown, 1);
  expect(blown.state.wounds[0]).toBe(0);
});
