import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../src/rules/variant.ts';
import { defineRule, passCounter } from '../../../src/rulesets/pass-counter/index.ts';
import { oddsDesk } from '../../../src/rulesets/pass-counter/odds/odds.ts';
import { rules } from '../../../src/rulesets/pass-counter/rules/index.ts';
import { unitData } from '../../../src/rulesets/pass-counter/units/units.ts';

type Asked = Parameters<NonNullable<typeof passCounter.odds>['answer']>[0];

const SHOT: Asked = { attacker: 'trooper', target: 'trooper' };

function ask(asked: Asked, set: Variant = {}): Readonly<Record<string, unknown>> {
  return passCounter.odds!.answer(asked, [set, set]).data;
}

it('answers for as many dice as there can be, rolled again or not', () => {
  const flail = { id: 'flail', title: 'Flail', mode: 'melee', dice: 8, ap: 0 };
  const skills = { ranged: 4, melee: 4, armour: 4, recovery: 4, nerve: 4 };
  const brute = { id: 'brute', title: 'Brute', speed: 5, ...skills, wounds: 6, commandPoints: 0 };
  const units = [{ ...brute, weapons: ['flail'], points: 10 }];
  const mean = (more: Asked) => {
    const desk = passCounter.extend({ data: { weapons: [flail], units } }).odds!;
    const set = { 'outnumbering.dice.friends': 'each' };
    return desk.answer({ attacker: 'brute', target: 'brute', friends: '5', ...more }, [set, set]).data[
      'meanUnsaved'
    ];
  };
  expect(mean({})).toBe('13/4');
  // Added up apart from the code that plays, by binomial coefficients.
  expect(mean({ 'hit-rerolls': '2', 'armour-rerolls': '4' })).toBe('287899011/134217728');
});

describe('dice that a side pays to have rolled again', () => {
  const settings: readonly Variant[] = [{ 'reroll.buy.cost': 0 }, { 'reroll.buy.whose': 'any' }];

  it.each(settings)('are as many as are asked for, and its own failures: %j', (set) => {
    for (const more of [{}, { 'hit-rerolls': '1' }, { 'hit-rerolls': '3' }, { 'armour-rerolls': '1' }])
      expect(ask({ ...SHOT, ...more }, set)).toEqual(ask({ ...SHOT, ...more }));
  });

  it('can be had without command points where they cost nothing', () => {
    const free = { 'command-points': 'off', 'reroll.buy.cost': 0, 'retaliate.buy.cost': 0 };
    for (const asked of [
      { ...SHOT, 'hit-rerolls': '1' },
      { ...SHOT, 'armour-rerolls': '1' },
      { attacker: 'bruiser', target: 'trooper', retaliation: true },
    ]) {
      expect(ask(asked, free)).toEqual(ask(asked));
      expect(() => ask(asked, { 'command-points': 'off' })).toThrow('needs Command Points, which is off');
    }
  });
});

it('nobody tests his nerve where no team breaks (PC-BRK-01)', () => {
  for (const path of ['broken', 'broken.threshold', 'broken.check'])
    expect(() => ask({ nerve: 'trooper' }, { [path]: 'off' }), path).toThrow(
      'A nerve test needs Team Broken',
    );
});

it("a nerve test has what users' rules add to it (PC-NRV-ASM)", () => {
  const steady = defineRule({
    id: 'steady',
    title: 'Steady',
    governs: 'owner',
    kind: 'option',
    off: 'nobody is steady',
    clauses: {
      nerve: { id: 'HR-1', says: 'Troopers add 1 to nerve tests.', structural: 'it is the rule' },
    },
    timing: { nerve: ({ profile }) => (profile.id === 'trooper' ? 1 : 0) },
  });
  const { answer } = oddsDesk(unitData, [...rules, steady]);
  const least = (nerve: string, set: Variant = {}) => answer({ nerve }, [set, set]).data['least'];
  for (const name of ['trooper', 'bruiser']) {
    const own = ask({ nerve: name })['least'] as number;
    expect([least(name), least(name, { steady: 'off' })]).toEqual([name === 'trooper' ? own - 1 : own, own]);
  }
});

it('nobody is attacked on the ground whose side is never knocked down', () => {
  const down = { ...SHOT, down: true };
  const answer = (ours: Variant, theirs: Variant) => passCounter.odds!.answer(down, [ours, theirs]);
  expect(() => answer({}, { 'knocked-down': 'off' })).toThrow('--down needs Knocked down, which is off here');
  expect(() => answer({ 'knocked-down': 'off' }, {})).not.toThrow();
});
