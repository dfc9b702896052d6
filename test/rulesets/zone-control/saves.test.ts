import { describe, expect, it } from 'vitest';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { carryOut, strikesOf } from '../../../src/rulesets/zone-control/attack/targets.ts';
import { saveOf, savesRolled } from '../../../src/rulesets/zone-control/matchup/modifiers.ts';
import type { SideRules } from '../../../src/rulesets/zone-control/matchup/timing.ts';
import { CLAUSE, rules, type Settings } from '../../../src/rulesets/zone-control/rules/index.ts';
import { type Script, stage } from './stage.ts';
import { off, PAIR, set, strike } from './strike.ts';

describe('ZC-ACT-03: an opposed action may be saved', () => {
  it('with 7 or more', () => {
    expect(
      strike(PAIR, 'rifle', [
        ['hit', 4],
        ['save', 4],
      ]),
    ).toMatchObject({ left: 0 });
    expect(
      strike(PAIR, 'rifle', [
        ['hit', 4],
        ['save', 5],
      ]),
    ).toEqual({ left: 1, shock: 0 });
  });

  it('or not at all when it is off, for the side whose rules say so', () => {
    expect(strike(PAIR, 'rifle', [['hit', 4]], off('rolls.opposed'))).toMatchObject({ left: 0 });
    expect(strike(PAIR, 'rifle', [['hit', 4]], { setB: { 'rolls.opposed': 'off' } })).toMatchObject({
      left: 0,
    });
    const harder = set({ 'rolls.opposed.target': 8 });
    expect(
      strike(
        PAIR,
        'rifle',
        [
          ['hit', 4],
          ['save', 5],
        ],
        harder,
      ),
    ).toMatchObject({ left: 0 });
  });
});

describe('ZC-SHT-05/06: saves', () => {
  const bulwark = 'A gunner 0,0 | B bulwark 0,10';

  it('add toughness less strength and armour less piercing, each from nothing up', () => {
    // 5 - 2 and 4 - 1: six, which always saves.
    expect(
      strike(bulwark, 'heavy', [
        ['hit', 6],
        ['save', 1],
        ['hit', 1],
        ['hit', 1],
        ['hit', 1],
      ]),
    ).toMatchObject({
      left: 4,
    });
  });

  it('are floored together under another reading (ZC-AMB-05) and when it is off', () => {
    const savesUnder = (variant: Variant) => {
      const settings = compileSettings<Settings>(rules, variant);
      return Array.from({ length: savesRolled(settings) }, (_, roll) =>
        saveOf(settings, { strength: 6, ap: 1 }, { toughness: 4, armour: 3 }, roll),
      );
    };
    expect(savesUnder({})).toEqual([2]);
    expect(savesUnder({ 'wounding.save.terms': 'joint' })).toEqual([0]);
    expect(savesUnder({ 'wounding.save': 'off' })).toEqual([0]);
    expect(savesUnder({ 'wounding.save.terms': 'two-rolls' })).toEqual([0, 2]);
  });

  it('are two rolls under the third, of which either saves', () => {
    const two = set({ 'wounding.save.terms': 'two-rolls' });
    // Toughness 1 and armour 1 are left.
    expect(
      strike(
        PAIR,
        'rifle',
        [
          ['hit', 6],
          ['save', 5],
          ['save-armour', 5],
        ],
        two,
      ),
    ).toMatchObject({ left: 0 });
    expect(
      strike(
        PAIR,
        'rifle',
        [
          ['hit', 6],
          ['save', 5],
          ['save-armour', 6],
        ],
        two,
      ),
    ).toMatchObject({ left: 1 });
    expect(
      strike(
        PAIR,
        'rifle',
        [
          ['hit', 6],
          ['save', 6],
          ['save-armour', 1],
        ],
        two,
      ),
    ).toMatchObject({ left: 1 });
  });

  it('with nothing to add fail even on a 6, unless that is off', () => {
    const cannon = 'A bulwark 0,0 | B trooper 0,10';
    expect(
      strike(cannon, 'cannon', [
        ['hit', 6],
        ['save', 6],
      ]),
    ).toMatchObject({ left: 0 });
    const lucky = off('wounding.hopeless');
    expect(
      strike(
        cannon,
        'cannon',
        [
          ['hit', 6],
          ['save', 6],
        ],
        lucky,
      ),
    ).toMatchObject({ left: 1 });
  });
});

it('ZC-SHT-06 acts on saves that no face makes, whatever the die and what it must come to', () => {
  const acts = (weapon: string, patch: Variant = {}, house: SideRules = []) => {
    const staged = stage('A bulwark 0,0 | B trooper 0,10', { set: patch, house });
    const m = staged.distribution((one) => {
      carryOut(one, strikesOf(one, 0).find((found) => one.matchup.weapons[found.weapon].id === weapon)!);
      return one.state.acts[CLAUSE.wounding.hopeless];
    });
    return [...m.keys()];
  };
  expect(acts('cannon')).toEqual([1]);
  expect(acts('cannon', { 'wounding.hopeless': 'off' })).toEqual([0]);
  expect(acts('cannon', { 'rolls.unopposed.sides': 8 })).toEqual([0]);
  expect(acts('cannon', { 'rolls.opposed.target': 6 })).toEqual([0]);
  expect(
    acts('cannon', {}, [{ moments: { toSave: () => -1 }, own: {}, clauses: [{ number: 0, without: {} }] }]),
  ).toEqual([1]);
});

describe('ZC-SHT-07/08: wounds', () => {
  const duel = 'A bulwark 0,0 | B bulwark 0,10';
  const hit: Script = [
    ['hit', 6],
    ['save', 6],
  ];

  it('are as many as the damage, or one when it is off', () => {
    expect(strike(duel, 'cannon', hit)).toEqual({ left: 1, shock: 1 });
    expect(strike(duel, 'cannon', hit, off('wounding.damage'))).toEqual({ left: 3, shock: 1 });
  });

  it('left stop at nothing, unless that is off or the minimum bounds the damage (ZC-AMB-06)', () => {
    const trooper = 'A bulwark 0,0 | B trooper 0,10';
    expect(strike(trooper, 'cannon', hit)).toMatchObject({ left: 0 });
    expect(strike(trooper, 'cannon', hit, off('wounding.floor'))).toMatchObject({ left: -2 });
    expect(strike(trooper, 'cannon', hit, set({ 'wounding.floor.bounds': 'damage' }))).toMatchObject({
      left: -2,
    });
  });
});
