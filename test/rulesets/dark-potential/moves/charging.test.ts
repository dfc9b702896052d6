import { describe, expect, it } from 'vitest';
import { INCH } from '../../../../src/kernel/length.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { chargeHarm } from '../../../../src/rulesets/dark-potential/match/strike.ts';
import { charge, chargeOptions } from '../../../../src/rulesets/dark-potential/moves/charging.ts';
import { strikeReach } from '../../../../src/rulesets/dark-potential/places/threat.ts';
import { readyWorth } from '../../../../src/rulesets/dark-potential/places/waiting-worth.ts';
import { table } from '../../../kernel/bare-table.ts';
import { type Script, stage } from '../stage.ts';

/** Places in contact with it are 2.95 and 3.94 inches off. */
const [NEAR, FAR] = ['0,3.44', '0,4.43'];
const NO_BLOW: Variant = { 'charge.attack': 'off' };

function facing(enemy: string, set: Variant = {}, script: Script = []) {
  const position = stage(`A soldier 0,0 | B soldier ${enemy}`, {
    set: { leadership: 'off', ...set },
    table: table(24, 24, []),
  });
  const m = position.scripted(script);
  return { m, told: position.told, options: chargeOptions(m, 0) };
}

/** Charges, with every roll of a script asked for; gives the blows and the wounds that the enemy has left. */
function charged(script: Script, set: Variant = {}) {
  const { m, told, options } = facing(NEAR, set, script);
  const target = m.state.point[1];
  charge(m, 0, options[0], false);
  m.dice.finish();
  expect(m.battlefield.touch(m.state.point[0], target, 0)).toBe(true);
  const blows = told.flatMap(({ kind, data }) => (kind === 'attack' ? [[data!.kind, data!.needed]] : []));
  return { blows, left: m.state.wounds[1] };
}

describe('a charge', () => {
  it('DP-CHG-01: goes half the Movement, into contact', () => {
    expect([facing(NEAR).options.length, facing(FAR).options.length]).toEqual([1, 0]);
    expect(facing(FAR, { 'charge.move.fraction': 0.75 }).options).toHaveLength(1);
    expect(facing(NEAR, { charge: 'off' }).options).toEqual([]);
  });

  it('DP-CHG-01: is none without the clause, whatever its length', () => {
    expect(facing(NEAR, { 'charge.move': 'off', 'charge.move.fraction': 0.5 }).options).toEqual([]);
  });

  it('DP-CHG-02: strikes in the same action, without a bonus', () => {
    const hit: Script = [
      ['hit', 8],
      ['wound', 7],
    ];
    expect(charged(hit)).toEqual({ blows: [['close-combat', 8]], left: 0 });
    expect(charged([['hit', 9]])).toEqual({ blows: [['close-combat', 8]], left: 1 });
    expect(charged([['hit', 9], hit[1]], { 'charge.attack.bonus': 1 }).left).toBe(0);
  });

  it('DP-CHG-02: only moves without the clause', () => {
    expect(charged([], { 'charge.attack': 'off' })).toEqual({ blows: [], left: 1 });
  });

  it('DP-CHG-02: is weighed with its bonus, and as no blow without the clause', () => {
    const harm = (set: Variant = {}) => facing(NEAR, set).options[0].harm;
    expect(harm({ 'charge.attack.bonus': 4 })).toBeGreaterThan(harm());
    expect(harm({ 'charge.attack.bonus': -3 })).toBeLessThan(harm());
    expect(harm({ 'charge.attack': 'off' })).toBe(0);
  });

  it('DP-CHG-02: brings nobody nearer to strike without the clause, nor does a move without DP-MOV-03', () => {
    const reach = (set: Variant) => strikeReach(facing(NEAR, set).m, 0) / INCH;
    expect([reach({}), reach({ 'charge.attack': 'off' })]).toEqual([9, 6]);
    expect([reach({ 'movement.contact': 'off' }), reach({ ...NO_BLOW, 'movement.contact': 'off' })]).toEqual([
      9, 0,
    ]);
    const noCharge = { 'charge.move': 'off' };
    expect([reach(noCharge), reach({ ...noCharge, 'movement.contact': 'off' })]).toEqual([6, 0]);
  });

  it('DP-CHG-02, DP-CR-04: out of Combat Ready is worth nothing without the clause, and something without the heading', () => {
    const ready = (set: Variant) => {
      const { m } = facing('0,0.984', set);
      return [chargeHarm(m, 0, 1, 'combat-ready') > 0, readyWorth(m, 0, 1)[0] > 0];
    };
    expect(ready({})).toEqual([true, true]);
    expect(ready(NO_BLOW)).toEqual([false, false]);
    expect(ready({ charge: 'off' })).toEqual([true, true]);
  });

  it('DP-Q-83: by one reading not from contact', () => {
    const options = (start: string) => facing('0,0.5', { 'charge.attack.start': start }).options.length;
    expect([options('free'), options('anywhere')]).toEqual([0, 1]);
  });
});
