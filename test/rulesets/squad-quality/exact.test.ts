import { describe, expect, it } from 'vitest';
import type { Chances } from '../../../src/kernel/chances.ts';
import { type Fraction, fraction, fractionText, plus, times } from '../../../src/kernel/fraction.ts';
import { hack } from '../../../src/rulesets/squad-quality/actions/hacking.ts';
import { squadQuality } from '../../../src/rulesets/squad-quality/index.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { passesAt } from '../../../src/rulesets/squad-quality/match/quality-test.ts';
import { rollDice } from '../../../src/rulesets/squad-quality/matchup/fire-dice.ts';
import exact from './exact.json' with { type: 'json' };
import { first, stage } from './stage.ts';

interface Check {
  readonly id: string;
  readonly params: Readonly<Record<string, number>>;
  readonly exact: string | Readonly<Record<string, string>>;
}

const checks = exact.checks as unknown as readonly Check[];
const of = (prefix: string) => checks.filter(({ id }) => id.startsWith(prefix));
const PAIR = 'A line 0,0 | B line 0,10';

function chances<T extends string | number>(act: (m: Match) => T): Chances<T> {
  return stage(PAIR).distribution(act, first);
}

/** A fraction as the checks write it: whole numbers have no denominator. */
const plain = (f: Fraction) => fractionText(f).replace(/\/1$/, '');
const sum = (all: Chances<unknown>, holds: (key: never) => boolean) =>
  plain(
    [...all].reduce((total, [key, share]) => (holds(key as never) ? plus(total, share) : total), fraction(0)),
  );

const best = (m: Match, keep: number) => rollDice({ of: 2, keep, added: 0 }, () => m.dice.roll(0, 0, 1, 6));

const passes = (tn: number, modifier = 0, more = {}) =>
  chances((m) => passesAt(m, 0, 'quality', tn, { modifier, ...more }));

describe('exact chances', () => {
  it.each(of('SQ-P-QT2').map((check) => [check.id, check] as const))('%s', (_, { params, exact }) => {
    expect(sum(passes(params['tn']), (n: number) => n >= 2)).toBe(exact);
  });

  it.each(of('SQ-P-QTD').map((check) => [check.id, check] as const))('%s', (_, { params, exact }) => {
    const found = passes(params['tn']);
    for (const [n, share] of Object.entries(exact))
      expect(sum(found, (key: number) => key === Number(n))).toBe(share);
  });

  it('SQ-P-CR-mods: a response with two less on each die', () => {
    const [{ params, exact }] = of('SQ-P-CR-mods');
    expect(sum(passes(params['tn'], params['mod']), (n: number) => n >= 2)).toBe(exact);
  });

  it('SQ-P-FE-max and SQ-P-FE-hw: the dice of Fire Effect', () => {
    for (const [prefix, dice] of [
      ['SQ-P-FE-max', { of: 2, keep: 1, added: 0 }],
      ['SQ-P-FE-hw', { of: 3, keep: 2, added: 0 }],
    ] as const) {
      const found = chances((m) => rollDice(dice, () => m.dice.roll(0, 0, 1, 6)));
      for (const [total, share] of Object.entries(of(prefix)[0].exact))
        expect(
          sum(found, (key: number) => key === Number(total)),
          `${prefix} ${total}`,
        ).toBe(share);
    }
  });

  it.each(of('SQ-P-DMG').map((check) => [check.id, check] as const))('%s', (_, { params, exact }) => {
    const found = chances((m) => m.dice.roll(1, 0, 1, 6) + params['delta'] - m.dice.roll(2, 0, 1, 6));
    const split = exact as Readonly<Record<string, string>>;
    expect(sum(found, (margin: number) => margin < 0)).toBe(split['none']);
    expect(sum(found, (margin: number) => margin >= 0 && margin < 3)).toBe(split['wound']);
    expect(sum(found, (margin: number) => margin >= 3)).toBe(split['kill']);
  });

  it.each(of('SQ-P-MOR-').map((check) => [check.id, check] as const))('%s', (id, { params, exact }) => {
    // The checks of morale go by the strict reading, by which Regulars need 4.
    const found = id.endsWith('bunker')
      ? passes(4, 0, { dice: 2 })
      : passes(4, 0, { again: params['rerolls'] });
    const own = id.endsWith('bunker') ? 1 : 0;
    expect(sum(found, (n: number) => n + own >= 2)).toBe(exact);
  });

  it.each(of('SQ-P-PSI').map((check) => [check.id, check] as const))('%s', (_, { params, exact }) => {
    const found = passes(params['tn']);
    const split = exact as Readonly<Record<string, string>>;
    expect(sum(found, (n: number) => n >= 2)).toBe(split['clean']);
    expect(sum(found, (n: number) => n === 1)).toBe(split['drained']);
    expect(sum(found, (n: number) => n === 0)).toBe(split['fail']);
  });

  it.each(of('SQ-P-HACK').map((check) => [check.id, check] as const))('%s', (_, { params, exact }) => {
    const found = passes(4, params['mod']);
    const split = exact as Readonly<Record<string, string>>;
    expect(sum(found, (n: number) => n < 2)).toBe(split['none']);
    expect(sum(found, (n: number) => n === 2)).toBe(split['under_fire']);
    expect(sum(found, (n: number) => n === 3)).toBe(split['full']);
  });

  it('SQ-P-BOG-tracked, SQ-P-RIG-clear: tests of strict Regulars', () => {
    expect(sum(passes(4), (n: number) => n >= 1)).toBe(of('SQ-P-BOG-tracked')[0].exact);
    expect(sum(passes(4), (n: number) => n >= 2)).toBe(of('SQ-P-RIG-clear')[0].exact);
  });

  it.each(of('SQ-P-CA+').map((check) => [check.id, check] as const))('%s', (_, { params, exact }) => {
    const found = chances((m) => Math.sign(best(m, 1) + params['delta'] - best(m, 1)));
    const split = exact as Readonly<Record<string, string>>;
    expect(sum(found, (sign: number) => sign > 0)).toBe(split['win']);
    expect(sum(found, (sign: number) => sign === 0)).toBe(split['tie']);
    expect(sum(found, (sign: number) => sign < 0)).toBe(split['lose']);
  });

  it('SQ-P-CA-fireteam: both dice against the better of two', () => {
    const found = chances((m) => Math.sign(best(m, 2) - best(m, 1)));
    expect(sum(found, (sign: number) => sign > 0)).toBe(of('SQ-P-CA-fireteam')[0].exact);
  });

  it('SQ-P-REC-medic: all three dice, one rolled again', () => {
    expect(sum(passes(4, 0, { again: 1 }), (n: number) => n === 3)).toBe(of('SQ-P-REC-medic')[0].exact);
  });

  it('SQ-P-AA-light: dice of a light anti-air unit that kill', () => {
    const found = passes(5, 0, { dice: 2 });
    for (const [n, share] of Object.entries(of('SQ-P-AA-light')[0].exact))
      expect(sum(found, (key: number) => key === Number(n))).toBe(share);
  });

  it('SQ-P-BUNKER-trooper, SQ-E-MINE-kills, SQ-E-ARTY-scatter and SQ-E-PSI, from what they are made of', () => {
    const die = chances((m) => m.dice.roll(0, 0, 1, 6));
    const { unhurt, wound, kill } = of('SQ-P-BUNKER')[0].exact as Readonly<Record<string, string>>;
    expect(sum(die, (face: number) => face < 3)).toBe(unhurt);
    expect(sum(die, (face: number) => face === 3 || face === 4)).toBe(wound);
    expect(sum(die, (face: number) => face > 4)).toBe(kill);
    const beaten = chances((m) => m.dice.roll(1, 0, 1, 6) + 1 - m.dice.roll(2, 0, 1, 6));
    const share = [...beaten].reduce(
      (all, [margin, one]) => (margin >= 0 ? plus(all, one) : all),
      fraction(0),
    );
    expect(plain(times(fraction(2), share))).toBe(of('SQ-E-MINE')[0].exact);
    const failed = [...passes(4)].reduce(
      (mean, [n, one]) => plus(mean, times(fraction(3 - n), one)),
      fraction(0),
    );
    expect(plain(times(failed, fraction(7, 2)))).toBe(of('SQ-E-ARTY')[0].exact);
    for (const { params, exact } of of('SQ-E-PSI')) {
      const tries = passes(params['tn']);
      const works = [...tries].reduce((all, [n, one]) => (n > 0 ? plus(all, one) : all), fraction(0));
      const drains = [...tries].reduce((all, [n, one]) => (n < 2 ? plus(all, one) : all), fraction(0));
      // Three points of strength last three drains on average: so many tries, of which so many work.
      const mean = times(times(fraction(3), works), fraction(drains.under, drains.over));
      expect(plain(mean)).toBe(exact);
    }
  });

  it('SQ-P-DEMO-2turns: a damaged structure falls within two turns', () => {
    const half = fraction(1, 2);
    expect(plain(plus(half, times(half, half)))).toBe(of('SQ-P-DEMO-2turns')[0].exact);
  });
});

describe('worked examples of the document', () => {
  const test = (line: Record<string, string>) =>
    squadQuality.odds!.answer(line, [{}, {}]).data as { success: string };

  it('a quality test of Regulars needs 3', () => {
    expect(test({ quality: 'regular' }).success).toBe('20/27');
  });

  it('hacking Rabble who are Reluctant adds 3, an Elite who is Determined takes 3', () => {
    const scene = stage('A hackers 0,0 | B armoured 0,10');
    const m = scene.scripted([
      ['hack', 6],
      ['hack', 6],
      ['hack', 5],
    ]);
    // Elite and Steady: 3 - 3 - 2 = -2, and an Elite hacker needs 2.
    hack(m, 0, 1);
    m.dice.finish();
    expect(m.state.marker[1]).toBe(2);
  });
});
