import { describe, expect, it } from 'vitest';
import { fractionText } from '../../../src/kernel/fraction.ts';
import { textsOf } from '../../../src/rules/assembly/chance-lines.ts';
import type { MatchEvent } from '../../../src/rules/ruleset.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { STILL } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { clearShot } from '../../../src/rulesets/squad-quality/attack/clear-shot.ts';
import { fireCombined, fireJointly } from '../../../src/rulesets/squad-quality/attack/fire-together.ts';
import { rollEffect } from '../../../src/rulesets/squad-quality/attack/firing.ts';
import { JOINED } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { squadQuality } from '../../../src/rulesets/squad-quality/index.ts';
import { rollDice } from '../../../src/rulesets/squad-quality/matchup/fire-dice.ts';
import { chancesOf, totalsOf } from '../../../src/rulesets/squad-quality/odds/odds-scene.ts';
import { last } from '../scene.ts';
import { aim, first, stage } from './stage.ts';

type Answer = Readonly<Record<string, string>> & { readonly effect: Readonly<Record<string, string>> };

const ask = (asked: Record<string, string | boolean>, variant = {}) =>
  squadQuality.odds!.answer({ ...asked, still: true }, [variant, variant]).data as unknown as Answer;

/** Exact chances of the Fire Effect of the first unit of A at the first of B, as a match has it. */
function played(position: string): Record<string, string> {
  const found = stage(position).distribution((m) => rollEffect(m, aim(m, STILL)), first);
  return Object.fromEntries([...found].map(([effect, chance]) => [effect, fractionText(chance)]));
}

const distanceIn = (position: string) => {
  const m = stage(position).scripted([]);
  return String(aim(m).shot.attack.distance);
};

describe('the odds desk has of Fire Effect what a match has', () => {
  it.each([
    ['the quality that a leader gives', 'A cadre 0,0 | B line 0,8', {}],
    ['a talent', 'A veterans 0,0 | B line 0,8', {}],
    ['non-combatants', 'A line 0,0 | B civilians 0,8', {}],
    ['a sniper who has not moved', 'A line 0,0 | B sniper 0,8', { concealed: true }],
    ['an officer', 'A line 0,0 | A officer + | B levy 0,8', { officer: 'experienced' }],
  ] as const)('%s', (_, position, more) => {
    const [attacker, target] = [position.split(' ')[1], position.split(' B ')[1].split(' ')[0]];
    const asked = { attacker, target, distance: distanceIn(position), ...more };
    expect(ask(asked).effect).toEqual(played(position));
  });
});

describe('the odds desk has of two that shoot together what a match has', () => {
  const SQUAD = 'A line 0,0 | A machine-gun + | B levy 0,8';
  const TEAMS = 'A fire-team -1,0 | A fire-team 1,0 | B levy 0,8';
  const asked = (position: string) => {
    const [attacker, partner] = position.split(' | ').map((entry) => entry.split(' ')[1]);
    return { attacker, partner, target: 'levy', distance: distanceIn(position) };
  };

  it.each([
    ['a squad and its team, the two highest of three dice (SQ-HW-08)', SQUAD, {}],
    [
      'the better of the squad and the die of the team (SQ-AMB-06)',
      SQUAD,
      { 'heavy-weapons.combined.highest': 'own' },
    ],
    ['two fire teams (SQ-FT-05)', TEAMS, {}],
    ['the first of two that roll each (SQ-AMB-05)', TEAMS, { 'fire-teams.shooting.rolls': 'each' }],
  ])('%s', (_, position, set) => {
    const found = stage(position, { set }).distribution((m) => {
      try {
        const halted = { ...m, log: haltAtShot };
        if (m.state.whereabouts[1] === JOINED) fireCombined(halted, 0, 1, STILL);
        else fireJointly(halted, [0, 1], [STILL, STILL]);
      } catch (thrown) {
        if (typeof thrown === 'number') return thrown;
        throw thrown;
      }
      throw new Error('Nobody has shot.');
    }, last);
    const effects = [...found].map(([effect, chance]) => [effect, fractionText(chance)]);
    expect(ask(asked(position), set).effect).toEqual(Object.fromEntries(effects));
  });

  it('who they are, and what their hits do', () => {
    const shoot = (attacker: string, partner: string, set = {}) =>
      ask({ attacker, partner, target: 'levy' }, set);
    const both = shoot('line', 'machine-gun');
    for (const [unit, out] of [
      ['line', 'out'],
      ['machine-gun', 'outByPartner'],
    ])
      expect(both[out]).toBe(ask({ attacker: unit, target: 'levy' })['out']);
    expect(() => shoot('line', 'line')).toThrow('Line Squad has no partner');
    expect(() => shoot('machine-gun', 'machine-gun')).toThrow(/No heavy weapons team joins/);
    expect(() => shoot('line', 'machine-gun', { 'heavy-weapons.combined': 'off' })).toThrow(
      /--partner needs/,
    );
    expect(() => shoot('fire-team', 'fire-team', { 'fire-teams.shooting': 'off' })).toThrow(
      /--partner needs/,
    );
  });
});

/** Ends a match as a shot is told, with what its Fire Effect is. */
function haltAtShot({ kind, data }: MatchEvent): void {
  if (kind === 'shot') throw data?.['effect'];
}

describe('the odds desk has of a sniper', () => {
  const asked = { attacker: 'sniper', target: 'line' };

  it('the test for a clear shot', () => {
    const found = stage('A sniper 0,0 | B line 0,8').distribution((m) =>
      String(clearShot(m, 0) !== undefined),
    );
    expect(ask(asked)['clear']).toBe(fractionText(found.get('true')!));
    expect(ask(asked, { snipers: 'off' })['clear']).toBeUndefined();
  });

  it('his aim, and a perfect shot', () => {
    // Damage 2 and 1 for a sharpshooter against armour 1: a lead of 2, which a perfect shot makes 3.
    const perfect = 125 / 216;
    const clear = 25 / 27;
    const beats = (lead: number) => 1 - ((6 - lead) * (5 - lead)) / 2 / 36;
    const [over, under] = ask(asked)['out'].split('/').map(Number);
    expect(over / under).toBeCloseTo((perfect * beats(3) + (clear - perfect) * beats(2)) / clear, 12);
    expect(ask(asked, { 'personalities.sharpshooter': 'off', 'snipers.bullseye': 'off' })['out']).toBe(
      ask({ attacker: 'guard', target: 'line' })['out'],
    );
  });
});

it('the odds desk pins by natural quality, and tests by that of the leader', () => {
  const pins = (target: string) => ask({ attacker: 'machine-gun', target, distance: '3' })['pinned'];
  expect(pins('cadre')).toBe(pins('levy'));
  const test = (unit: string) => squadQuality.odds!.answer({ test: unit }, [{}, {}]).data['success'];
  expect(test('cadre')).toBe(test('guard'));
});

describe('the odds desk has of dice of Fire Effect', () => {
  const KEPT = [
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 2],
  ];
  const dice = KEPT.flatMap(([of, keep]) => [0, 1, 2, 3].map((added) => ({ of, keep, added })));

  it.each(dice)('what all their faces come to: the best $keep of $of, and $added more', (some) => {
    const walked = chancesOf((roll) => rollDice(some, roll));
    expect(textsOf(totalsOf(some))).toEqual(textsOf(walked));
  });

  it('an answer however many there are', () => {
    const weapons = ['carbine', ...Array<string>(14).fill('flamethrower')];
    const unit = { id: 'own', figures: 15, quality: 'regular', resolve: 'steady', weapons };
    const { odds } = squadQuality.extend({ data: { units: [unit] } });
    const asked = { attacker: 'own', target: 'levy', distance: '2' };
    const { effect } = odds!.answer(asked, [{}, {}]).data as unknown as Answer;
    const totals = Object.keys(effect).map(Number);
    // The better of two dice and those of fourteen flamethrowers: 15 to 90.
    expect(Math.max(...totals) - Math.min(...totals)).toBe(75);
    expect(effect[Math.max(...totals)]).toBe(`11/${6n ** 16n}`);
  });
});

it.each([
  [{ shaken: true }, 'under-fire', '--shaken needs Under Fire, which is off here'],
  [{ marked: true }, 'under-fire', '--marked needs Under Fire'],
  [{ cover: 'partial' }, 'sight.cover', '--cover needs cover'],
  [{ target: 'carrier', facing: 'rear' }, 'vehicles.facing', '--facing needs the facing of vehicles'],
] as const)(
  'the odds desk refuses what settings keep from coming about: %o without %s',
  (more, off, complaint) => {
    const asked = { attacker: 'line', target: 'levy', ...more };
    expect(() => ask(asked, { [off]: 'off' })).toThrow(complaint);
    expect(() => ask(asked)).not.toThrow();
  },
);

it('the odds desk takes words for what is so anyway', () => {
  const off = { 'sight.cover': 'off', 'vehicles.facing': 'off' };
  expect(() =>
    ask({ attacker: 'line', target: 'carrier', cover: 'none', facing: 'front' }, off),
  ).not.toThrow();
});

it('the odds desk tells of being pinned and Under Fire where anybody is (SQ-CORE-UF, SQ-CORE-UF-pin)', () => {
  const shot = { attacker: 'machine-gun', target: 'levy', distance: '3' };
  const pins = (variant: Variant) => ask(shot, variant)['pinned'];
  expect(pins({})).toBeDefined();
  expect(pins({ 'shooting.hits.count': 'points' })).toBe(pins({}));
  for (const off of [
    { 'under-fire.pin': 'off' },
    { 'under-fire': 'off' },
    { 'under-fire.pin.when': 'losses' },
  ])
    expect(pins(off)).toBeUndefined();
  const hack = { attacker: 'hackers', target: 'armoured', hack: true };
  const marks = (variant: Variant) => {
    const { data } = squadQuality.odds!.answer(hack, [variant, variant]);
    return ['marked', 'pinned', 'damaged'].filter((name) => data[name] !== undefined);
  };
  expect(marks({})).toEqual(['marked', 'pinned']);
  expect(marks({ 'under-fire': 'off' })).toEqual([]);
});

it('the odds desk covers no flyer (SQ-CORE-COVER)', () => {
  const shot = (target: string) => () => ask({ attacker: 'tank-hunters', target, cover: 'heavy' });
  expect(shot('gunship')).toThrow('Nothing covers a flyer such as Gunship; leave --cover out.');
  expect(shot('skimmer')).not.toThrow();
});
