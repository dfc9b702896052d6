import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../src/rules/variant.ts';
import { strikeOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { harmOfHit } from '../../../src/rulesets/d20-skirmish/attack/expected.ts';
import { d20Skirmish } from '../../../src/rulesets/d20-skirmish/index.ts';
import { judgedAt } from '../../../src/rulesets/d20-skirmish/matchup/gunnery.ts';
import type { ModelSpec } from '../../../src/rulesets/d20-skirmish/matchup/muster.ts';
import type { Attack } from '../../../src/rulesets/d20-skirmish/matchup/timing.ts';
import { tryToBreakAway } from '../../../src/rulesets/d20-skirmish/moves/break-away.ts';
import { oddsDesk } from '../../../src/rulesets/d20-skirmish/odds/odds.ts';
import { rules } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { unitData } from '../../../src/rulesets/d20-skirmish/units/unit-data.ts';
import { houseRule, stage } from './stage.ts';

type Words = Readonly<Record<string, string | boolean>>;

const ask = (asked: Words, set = {}) => d20Skirmish.odds!.answer(asked, [set, set]).data as Words;

describe('the odds desk lets nobody do what a match keeps him from', () => {
  it('aiming and charging are not for the Panicked or Broken (DX-MOR-08, DX-MOR-10)', () => {
    const shot = { attacker: 'trooper', target: 'trooper' };
    for (const state of ['panicked', 'broken']) {
      expect(() => ask({ ...shot, state, aimed: true })).toThrow(`--aimed is not for whoever is ${state}`);
      expect(() => ask({ ...shot, state, charge: true })).toThrow(`--charge is not for whoever is ${state}`);
    }
    const dared = { ...shot, state: 'panicked', aimed: true };
    expect(ask(dared, { 'panicked.acts': 'off' })['need']).toBe(10);
  });

  it('whoever touches cover is near it, too, as in a match (DX-RM-01, DX-AMB-04)', () => {
    const need = (cover: string, set = {}) =>
      ask({ attacker: 'trooper', target: 'trooper', distance: '8', cover }, set)['need'];
    expect(['near', 'soft', 'hard'].map((cover) => need(cover))).toEqual([9, 8, 7]);
    const sum = { 'cover.lines.several': 'sum' };
    expect([need('soft', sum), need('hard', sum)]).toEqual([7, 6]);
    expect(need('hard', { 'cover.near.penalty': 5 })).toBe(5);
  });

  it('says of which hits a save is told, where a 1 makes it harder (DX-CRIT-02)', () => {
    const shot = { attacker: 'trooper', target: 'trooper' };
    const told = (set = {}) => d20Skirmish.odds!.answer(shot, [set, set]).lines.join();
    expect(told()).toContain('A hit that is no 1 is saved');
    expect(told({ criticals: 'off' })).toContain('A hit is saved');
  });

  const SHOT = { attacker: 'trooper', target: 'trooper' };
  it.each([
    [{ ...SHOT, state: 'panicked' }, 'morale', '--state panicked needs Morale'],
    [{ ...SHOT, state: 'broken' }, 'morale.ladder', '--state broken needs the second step of morale'],
    [{ leadership: 'trooper', state: 'deranged' }, 'unhinged', '--state deranged needs Unhinged'],
    [
      { 'break-away': 'trooper', from: 'berserk', 'from-state': 'raging' },
      'rampage',
      '--from-state raging needs',
    ],
    [{ ...SHOT, smoke: '2' }, 'smoke.penalty', '--smoke needs Smoke'],
    [{ spot: 'sniper', posture: 'mp' }, 'presence', '--posture needs Presence'],
    [{ spot: 'sniper', 'own-posture': 'mp' }, 'presence', '--own-posture needs Presence'],
    [
      { power: 'channeler', target: 'trooper', concentrated: true },
      'powers.concentrate',
      '--concentrated needs',
    ],
  ])('what settings keep from coming about: %o without %s', (asked, off, complaint) => {
    expect(() => ask(asked, { [off]: 'off' })).toThrow(complaint);
    expect(() => ask(asked)).not.toThrow();
  });

  it('a posture is that of the side whose model takes it', () => {
    const [bare, book] = [{ presence: 'off' }, {}];
    const answer = (variants: [object, object]) => () =>
      d20Skirmish.odds!.answer({ ...SHOT, posture: 'mp' }, variants as never);
    expect(answer([bare, book])).not.toThrow();
    expect(answer([book, bare])).toThrow('--posture needs Presence');
  });

  it('nobody spots who is not steady, unless nothing limits it (DX-SPT-06)', () => {
    const words = { spot: 'trooper', state: 'panicked' };
    expect(() => ask(words)).toThrow(/Nobody spots who is panicked/);
    expect(ask(words, { 'spotting.limits': 'off' })['need']).toBe(8);
  });

  it('whoever hides nobody spots who hides, by the border of bands that he reads (DX-SPT-01, DX-AMB-25)', () => {
    const spots = (...variants: readonly Variant[]) =>
      d20Skirmish.odds!.answer({ spot: 'trooper', distance: '12' }, variants as [Variant, Variant]).data;
    const [off, farther] = [{ spotting: 'off' }, { 'ranged.bands.border': 'farther' }] as const;
    expect([spots({}, {}), spots(off, {}), spots(farther, {}), spots({}, farther)]).toMatchObject([
      { need: 11 },
      { need: 11 },
      { need: 9 },
      { need: 11 },
    ]);
    expect(() => spots({}, off)).toThrow('--spot needs Spotting');
  });

  it('a rally is spared what morale takes off, and not what being Unhinged does (DX-AMB-11, DX-UNH-01)', () => {
    const need = (state: string, set = {}) =>
      ask({ leadership: 'sergeant', rally: true, state }, set)['need'];
    const spared = { 'rally.attempts.own': 'spared' };
    expect([need('broken'), need('broken', spared)]).toEqual([7, 13]);
    expect([need('regressed'), need('regressed', spared), need('deranged', spared)]).toEqual([5, 5, 7]);
  });

  it('nobody but vehicles and gunners gains by keeping still (DX-RM-11)', () => {
    const still = { target: 'trooper', stationary: true };
    expect(() => ask({ attacker: 'trooper', ...still })).toThrow(/for vehicles and gunners/);
    expect(() => ask({ attacker: 'gunner', ...still }, { 'vehicles.steady': 'off' })).toThrow(/is off here/);
    const need = Number(ask({ attacker: 'gunner', target: 'trooper' })['need']);
    expect(ask({ attacker: 'gunner', ...still })['need']).toBe(need + 3);
  });

  it.each([
    [
      'a vehicle in MP',
      { attacker: 'trooper', target: 'car', posture: 'mp' },
      '--posture mp is for models on foot, not for a Scout Car.',
    ],
    [
      'a prone walker',
      { attacker: 'berserk', target: 'walker', posture: 'prone' },
      /^--posture prone is for models on foot/,
    ],
    [
      'a walker in MP that charges',
      { attacker: 'walker', charge: true, target: 'trooper', 'own-posture': 'mp' },
      /^--own-posture mp/,
    ],
    [
      'a car in MP that breaks away',
      { 'break-away': 'car', from: 'berserk', 'own-posture': 'mp' },
      /^--own-posture mp/,
    ],
    ['a walker in MP that spots', { spot: 'walker', 'own-posture': 'mp' }, /^--own-posture mp/],
  ])('%s (DX-BODY-ASM)', (_, words, says) => {
    expect(() => ask(words)).toThrow(says);
  });

  it('more attackers than may stand about somebody (DX-CM-11)', () => {
    const blow = { attacker: 'berserk', target: 'trooper' };
    const sizes = ['berserk', 'trooper'].map((id) => unitData.profiles[id].size);
    const most = 4 + sizes[1] - sizes[0];
    expect(ask({ ...blow, attackers: `${most}` })['need']).toBeDefined();
    expect(() => ask({ ...blow, attackers: `${most + 1}` })).toThrow(
      `No more than ${most} of the size of a Berserk attack a Trooper at once.`,
    );
    expect(ask({ ...blow, attackers: `${most + 1}` }, { 'close-combat.crowd': 'off' })['need']).toBeDefined();
  });

  it('an armour roll from behind that nothing strikes harder there (DX-VEH-01)', () => {
    const roll = { 'armour-roll': 'car', rear: true } as const;
    expect(() => ask({ ...roll, weapon: 'rifle' })).toThrow(/^--rear is for vehicles and weapons with an AV/);
    expect(() => ask({ ...roll, weapon: 'autocannon' }, { 'vehicles.rear': 'off' })).toThrow(/is off here/);
    const front = Number(ask({ 'armour-roll': 'car', weapon: 'autocannon' })['need']);
    expect(ask({ ...roll, weapon: 'autocannon' })['need']).toBe(front - 3);
  });

  it('a power out of its reach (DX-CHN-01)', () => {
    const bolt = { power: 'channeler', target: 'trooper' };
    expect(ask({ ...bolt, distance: '24' })).toEqual(ask(bolt));
    expect(() => ask({ ...bolt, distance: '25' })).toThrow('Bolt does not reach 25 inches');
  });

  it('whoever has no blade does not charge', () => {
    expect(() => ask({ attacker: 'tank', target: 'trooper', charge: true })).toThrow(/nothing that a tank/);
  });
});

it('vehicles break away without a test (DX-BRK-05)', () => {
  const scene = stage('A1 car 0,0 | B1 berserk 0,2');
  expect(tryToBreakAway(scene.scripted([]), 0)).toBe(true);
  expect(ask({ 'break-away': 'car', from: 'berserk' })['leaves']).toBe('1/1');
  expect(ask({ 'break-away': 'car', from: 'berserk' }, { 'vehicles.leave': 'off' })['lead']).toBe(-5);
});

describe('of several attacks one after the other only the first has', () => {
  /** Wounds on average of somebody who has enough of them, where no fumble carries over. */
  const mean = (words: Words, set = {}) => {
    const asked = { attacker: 'trooper', target: 'horror', ...words };
    const [over, under] = String(ask(asked, { 'criticals.fumble': 'off', ...set })['meanWounds']).split('/');
    return Number(over) / Number(under);
  };

  it.each(['charge', 'ambush'])('the bonus of --%s (DX-CM-02, DX-CM-03)', (name) => {
    const first = mean({ weapon: 'bayonet', [name]: true });
    const both = mean({ weapon: 'bayonet', [name]: true, attacks: '2' });
    expect(both).toBeCloseTo(first + mean({ weapon: 'bayonet' }), 12);
  });

  it('the bonus of Aim, where it is good for one attack (DX-AIM-02)', () => {
    const once = { 'aim.lasts': 'off' };
    const aimed = { aimed: true, attacks: '2' };
    expect(mean(aimed)).toBeCloseTo(2 * mean({ aimed: true }), 12);
    expect(mean(aimed, once)).toBeCloseTo(mean({ aimed: true }) + mean({}), 12);
  });
});

it('a vehicle that a power only scratches is not wounded, at the desk and where it is weighed (DX-AMB-27)', () => {
  const spared = { 'system-failures.wound.cosmetic': 'spared' };
  const full = { 'system-failures.wound.cosmetic': 'wound' };
  const wounds = (set: object) => ask({ power: 'channeler', target: 'walker' }, set)['wounds'];
  // One half takes effect; AR 24 against DM 12 leaves 8 faces of 20, one of which only scratches.
  expect([full, spared].map(wounds)).toEqual(['1/5', '7/40']);
  const weighed = (set: Variant) => {
    const m = stage('A1 channeler 0,0 | B1 walker 0,9', { set }).scripted([]);
    const bolt = strikeOf('power', 0, m.matchup.models[0].powers[0], 1);
    return [harmOfHit(m, bolt), judgedAt(m.matchup.gunnery.judged(0, 1, 3), 1, 0)];
  };
  const [whole, less] = [full, spared].map(weighed);
  expect(less[0]).toBeCloseTo((7 / 8) * whole[0], 12);
  expect(less[1]).toBeLessThan(whole[1]);
});

it('a power counts where places are judged by how often it is channelled with the actions that its channeler has', () => {
  const judged = (actions: number) => {
    const weapons = { slow: { ...unitData.weapons.lance, id: 'slow', actions } };
    const profiles = { slow: { like: 'seer', weapons: ['slow'] } } as const;
    const m = stage('A1 slow 0,0 | B1 trooper 0,9', { weapons, profiles }).scripted([]);
    return judgedAt(m.matchup.gunnery.judged(0, 1, 1), 1, 0);
  };
  expect(judged(3)).toBeCloseTo((2 / 3) * judged(2), 12);
  expect([judged(1) > judged(2), judged(4)]).toEqual([true, 0]);
});

describe('users’ rules count at the odds desk as they do in a match', () => {
  type House = Parameters<typeof houseRule>[0];
  const OFF = { house: 'off' };
  const TARGET = { target: 'trooper' };
  /** What a rule adds to the numbers of an answer, whoever of both has it. */
  const adds = (house: House, asked: Words, isOwn = true) => {
    const { answer } = oddsDesk(unitData, [...rules, houseRule(house)]);
    const [with_, without] = [isOwn ? [{}, OFF] : [OFF, {}], [OFF, OFF]].map(
      (variants) => answer(asked, variants as never).data,
    );
    return ['need', 'save'].map((name) => Number(with_[name] ?? 0) - Number(without[name] ?? 0));
  };

  it.each([
    ['toHit', true, [4, 0]],
    ['toEvade', false, [-4, 0]],
    ['damage', true, [0, -4]],
    ['toSave', false, [0, 4]],
  ] as const)('%s, for shots and blows, of the side that has it', (moment, isOwn, added) => {
    for (const weapon of ['rifle', 'bayonet']) {
      const asked = { attacker: 'trooper', ...TARGET, weapon };
      expect(adds({ [moment]: () => 4 }, asked, isOwn)).toEqual(added);
      expect(adds({ [moment]: () => 4 }, asked, !isOwn)).toEqual([0, 0]);
    }
  });

  it('by distance and by kind, of the first attack of a charge alone', () => {
    const near = { toHit: ({ distance }: Attack) => (distance <= 12 ? 2 : 0) };
    const shot = { attacker: 'trooper', ...TARGET };
    expect([adds(near, shot)[0], adds(near, { ...shot, distance: '20' })[0]]).toEqual([2, 0]);
    const power = { power: 'channeler', ...TARGET };
    expect([adds(near, power)[0], adds(near, { ...power, distance: '20' })[0]]).toEqual([2, 0]);
    const charging = { toHit: ({ kind }: Attack) => (kind === 'charge' ? 2 : 0) };
    const blow = { attacker: 'trooper', ...TARGET, weapon: 'bayonet' };
    expect([adds(charging, { ...blow, charge: true })[0], adds(charging, blow)[0]]).toEqual([2, 0]);
  });

  it('in LD tests, in Spots and in powers', () => {
    const raised = { leadership: ({ profile }: ModelSpec) => (profile.id === 'trooper' ? 3 : 0) };
    const tested = ['trooper', 'sergeant'].map((leadership) => adds(raised, { leadership })[0]);
    expect(tested).toEqual([3, 0]);
    expect(adds(raised, { spot: 'trooper' })[0]).toBe(3);
    const power = { power: 'channeler', ...TARGET };
    expect(adds({ toHit: ({ kind }: Attack) => (kind === 'power' ? 2 : 0) }, power)[0]).toBe(2);
    const { answer } = oddsDesk(unitData, [...rules, houseRule({ toSave: () => 40 })]);
    expect(answer(power, [OFF, {}] as never).data['wounds']).not.toBe(
      answer(power, [OFF, OFF] as never).data['wounds'],
    );
  });
});
