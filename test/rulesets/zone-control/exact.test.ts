import { describe, expect, it } from 'vitest';
import { enumerateRolls } from '../../../src/kernel/enumerate.ts';
import { type Fraction, fractionText, plus, times, ZERO } from '../../../src/kernel/fraction.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { resolveStrike } from '../../../src/rulesets/zone-control/attack.ts';
import { defineRule, zoneControl } from '../../../src/rulesets/zone-control/index.ts';
import { holdsFirm, rallies } from '../../../src/rulesets/zone-control/morale.ts';
import { strikesOf } from '../../../src/rulesets/zone-control/targets.ts';
import exact from './exact.json' with { type: 'json' };
import { ground, type Staging, stage } from './stage.ts';

/** A trooper without weapons. */
const PLAIN = {
  movement: 6,
  ballistic: 3,
  melee: 2,
  toughness: 3,
  armour: 2,
  wounds: 1,
  morale: 4,
  points: 10,
};

/** As the checks write fractions: whole numbers alone. */
function short(chance: Fraction): string {
  return plain(fractionText(chance));
}

function plain(text: string): string {
  return text.replace(/\/1$/, '').replace(/^0\/.*/, '0');
}

function check(id: string): unknown {
  return exact.checks.find((one) => one.id === id)!.exact;
}

function ask(line: string, set: Variant = {}): Record<string, string> {
  const asked = Object.fromEntries(
    [...line.matchAll(/--(\w+) ?(?!--)(\S*)/g)].map(([, name, value]) => [name, value === '' ? true : value]),
  );
  return zoneControl.odds!.answer(asked, [set, set]).data as Record<string, string>;
}

/** What an attack of the first model on the first enemy leaves it with. */
function attack(position: string, weapon: string, staging: Staging = {}): Map<number, Fraction> {
  return stage(position, staging).distribution((m) => {
    const strike = strikesOf(m, 0).find((one) => m.book.weapons[one.weapon].id === weapon)!;
    resolveStrike(m, strike);
    return m.state.wounds[strike.target];
  });
}

describe('chances of the code that plays', () => {
  it('ZC-P-ACTION: an action by its modifier', () => {
    const chances = [0, 1, 2, 3, 4, 5, 6].map((modifier) => {
      const ends = enumerateRolls((dice) => (dice.roll(0, 0, 1, 6) + modifier >= 7 ? 'yes' : 'no'));
      return [modifier, short(ends.get('yes') ?? ZERO)];
    });
    expect(Object.fromEntries(chances)).toEqual(check('ZC-P-ACTION'));
    // The same by shooting: a skill of 3 or 4 and no saves, what is taken from it growing.
    const without = { set: { 'rolls.opposed': 'off' } };
    const { '2': low, '3': plain, '4': good } = check('ZC-P-ACTION') as Record<string, string>;
    expect(short(attack('A trooper 0,0 | B trooper 0,10', 'rifle', without).get(0)!)).toBe(plain);
    expect(short(attack('A scout 0,0 | B trooper 0,10', 'marksman', without).get(0)!)).toBe(good);
    const wood = { ...without, pieces: [ground('sparse', -3, 8, 3, 12)] };
    expect(short(attack('A trooper 0,0 | B trooper 0,10', 'rifle', wood).get(0)!)).toBe(low);
  });

  it('ZC-P-SHOT-base: a rifle at a trooper', () => {
    expect(short(attack('A trooper 0,0 | B trooper 0,10', 'rifle').get(0)!)).toBe(check('ZC-P-SHOT-base'));
    expect(ask('--attacker trooper --target trooper').unsaved).toBe(check('ZC-P-SHOT-base'));
  });

  it('ZC-P-SHOT-floor: a skill that is used up', () => {
    const hit = ask('--attacker trooper --target trooper --cover dense --moved --distance 20').hit;
    expect(plain(hit)).toBe(check('ZC-P-SHOT-floor'));
  });

  it('ZC-E-VOLLEY3: three attacks with a damage of two', () => {
    const extended = zoneControl.extend({
      data: {
        weapons: [{ id: 'burst', mode: 'ranged', range: 24, attacks: 3, strength: 2, ap: 1, damage: 2 }],
        units: [
          { ...PLAIN, id: 'burster', weapons: ['burst'] },
          { ...PLAIN, id: 'thick', wounds: 12, weapons: [] },
        ],
      },
    });
    const { data } = extended.odds!.answer({ attacker: 'burster', target: 'thick' }, [{}, {}]);
    expect(plain(data['meanWounds'] as string)).toBe(check('ZC-E-VOLLEY3'));
  });

  it.each([0, 1, 3])('ZC-P-MORALE-s%i: morale 4 with so much shock', (shock) => {
    const chance = stage('A trooper 0,0 | B trooper 0,10').distribution((m) => {
      m.state.shock[0] = shock;
      return holdsFirm(m, 0) ? 'holds' : 'falls';
    });
    expect(short(chance.get('holds')!)).toBe(check(`ZC-P-MORALE-s${shock}`));
    expect(ask(`--morale trooper --shock ${shock}`).holds).toBe(check(`ZC-P-MORALE-s${shock}`));
  });

  // Morale 3 is nobody's: it is that of a trooper with a house rule that takes one off.
  const AFRAID = { moments: { morale: () => -1 }, own: {} } as const;

  it('ZC-P-RALLY-2: morale 3 rallies within two command phases', () => {
    const chance = stage('A trooper 0,0 | B trooper 0,10').distribution((m) => {
      const afraid = { ...m, book: { ...m.book, active: [[AFRAID], []] as const } };
      afraid.state.falling[0] = 1;
      return rallies(afraid, 0) || rallies(afraid, 0) ? 'rallied' : 'not';
    });
    expect(short(chance.get('rallied')!)).toBe(check('ZC-P-RALLY-2'));
  });

  it('ZC-P-FALL-OFF: morale 3 and one shock fails, and does not rally', () => {
    const chance = stage('A trooper 0,0 | B trooper 0,10').distribution((m) => {
      const afraid = { ...m, book: { ...m.book, active: [[AFRAID], []] as const } };
      afraid.state.shock[0] = 1;
      return !holdsFirm(afraid, 0) && !rallies(afraid, 0) ? 'gone' : 'there';
    });
    expect(short(chance.get('gone')!)).toBe(check('ZC-P-FALL-OFF'));
  });

  it('ZC-P-ALLOUT: five shots at five troopers leave none', () => {
    const shot = attack('A trooper 0,0 | B trooper 0,10', 'rifle').get(0)!;
    expect(short([1, 2, 3, 4].reduce((all) => times(all, shot), shot))).toBe(check('ZC-P-ALLOUT'));
  });

  it('has a test for every check', () => {
    expect(exact.checks.map(({ id }) => id).sort()).toEqual(
      [
        'ZC-P-ACTION',
        'ZC-P-SHOT-base',
        'ZC-P-SHOT-floor',
        'ZC-P-SAVE-separate',
        'ZC-P-SAVE-joint',
        'ZC-E-VOLLEY3',
        'ZC-P-MORALE-s0',
        'ZC-P-MORALE-s1',
        'ZC-P-MORALE-s3',
        'ZC-P-RALLY-2',
        'ZC-P-FALL-OFF',
        'ZC-P-ALLOUT',
        'ZC-P-SURROUND-diag',
        'ZC-P-UNIF-WIN4',
      ].sort(),
    );
  });
});

describe('ZC-P-SAVE: toughness 4 and armour 3 against strength 6 and piercing 1', () => {
  const extended = zoneControl.extend({
    data: {
      weapons: [{ id: 'lance', mode: 'ranged', range: 24, attacks: 1, strength: 6, ap: 1, damage: 1 }],
      units: [
        { ...PLAIN, id: 'lancer', ballistic: 6, weapons: ['lance'] },
        { ...PLAIN, id: 'knight', toughness: 4, armour: 3, weapons: [] },
      ],
    },
  });
  const saved = (set: Variant) => {
    const { data } = extended.odds!.answer({ attacker: 'lancer', target: 'knight' }, [set, set]);
    const unsaved = data['unsaved'] as string;
    const [over, under] = unsaved.split('/').map(BigInt);
    return plain(`${under - over}/${under}`);
  };

  it('ZC-P-SAVE-separate and ZC-P-SAVE-joint', () => {
    expect(saved({})).toBe(check('ZC-P-SAVE-separate'));
    expect(saved({ 'wounding.save.terms': 'joint' })).toBe(check('ZC-P-SAVE-joint'));
  });
});

describe('rulebench odds', () => {
  it('spreads the wounds of a volley, which add up to one', () => {
    const { data } = zoneControl.odds!.answer({ attacker: 'gunner', target: 'leader' }, [{}, {}]);
    const left = Object.values(data['left'] as Record<string, string>).map((text) => {
      const [over, under] = text.split('/').map(Number);
      return { over: BigInt(over), under: BigInt(under) };
    });
    expect(fractionText(left.reduce(plus))).toBe('1/1');
  });

  it('changes with settings of either side', () => {
    expect(ask('--attacker trooper --target trooper', { 'rolls.opposed': 'off' }).unsaved).toBe('1/2');
    const target = zoneControl.odds!.answer({ attacker: 'trooper', target: 'trooper' }, [
      {},
      { 'rolls.opposed': 'off' },
    ]);
    expect(target.data['unsaved']).toBe('1/2');
  });

  it("counts a user's own rules, for the side that has them on", () => {
    const steady = defineRule({
      id: 'steady',
      title: 'Steady',
      governs: 'actor',
      kind: 'option',
      off: 'nobody is steady',
      clauses: {
        aim: { id: 'MY-01', basis: 'text', says: 'Shooters hit more often.', off: 'they do not' },
      },
      timing: {
        toHit: ({ kind }) => (kind === 'shooting' ? 1 : 0),
        toSave: () => 1,
        morale: () => 1,
      },
    });
    const house = zoneControl.extend({ rules: [steady] });
    const asked = { attacker: 'trooper', target: 'trooper' };
    const hits = (variants: readonly [Variant, Variant]) => house.odds!.answer(asked, variants).data;
    // A save of 3 in 6 in place of 2 in 6.
    expect(hits([{}, {}])).toMatchObject({ hit: '2/3', unsaved: '1/3' });
    expect(hits([{ steady: 'off' }, {}])).toMatchObject({ hit: '1/2', unsaved: '1/4' });
    expect(hits([{}, { steady: 'off' }])).toMatchObject({ hit: '2/3', unsaved: '4/9' });
    expect(house.odds!.answer({ morale: 'trooper', shock: '0' }, [{}, {}]).data['holds']).toBe('5/6');
    expect(house.headings).toEqual(['steady']);
  });

  it('refuses what cannot be, with the nearest that can', () => {
    expect(() => ask('--attacker troper --target trooper')).toThrow('"trooper"');
    expect(() => ask('--attacker trooper --target trooper --distance 3')).toThrow('from 6 to 24');
    expect(() => ask('--attacker trooper --target trooper --distance 6')).toThrow('ask for more than 6');
    const either = { 'shooting.target.exact': 'either' };
    expect(() => ask('--attacker trooper --target trooper --distance 6', either)).not.toThrow();
    expect(() => ask('--attacker trooper --target trooper --cover heavy')).toThrow('"dense"');
    expect(() => ask('--attacker trooper --weapon maul --target trooper')).toThrow('"rifle"');
    expect(() => ask('--shock 3')).toThrow('--attacker and --target');
    expect(() => ask('--attacker trooper --target trooper --shock 3')).toThrow('--shock has no part');
    expect(() => ask('--morale trooper --distance 3')).toThrow('--distance has no part');
    const melee = '--attacker trooper --target trooper --weapon fists';
    expect(() => ask(`${melee} --cover dense`)).toThrow('--cover has no part');
    expect(() => ask(melee, { melee: 'off' })).toThrow('needs Melee, which is off');
  });
});
