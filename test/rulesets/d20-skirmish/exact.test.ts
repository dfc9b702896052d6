import { describe, expect, it } from 'vitest';
import {
  type Fraction,
  fraction,
  fractionText,
  minus,
  ONE,
  times,
  ZERO,
} from '../../../src/kernel/fraction.ts';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { shotsOpen } from '../../../src/rulesets/d20-skirmish/attack/targets.ts';
import { attack } from '../../../src/rulesets/d20-skirmish/attack/volley.ts';
import { d20Skirmish } from '../../../src/rulesets/d20-skirmish/index.ts';
import { amokResult } from '../../../src/rulesets/d20-skirmish/morale/amok.ts';
import {
  exactOpposition,
  exactSave,
  exactWounds,
} from '../../../src/rulesets/d20-skirmish/odds/odds-dice.ts';
import { rules, type Settings } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { checksIn } from '../exact-checks.ts';
import exact from './exact.json' with { type: 'json' };
import { stage } from './stage.ts';

type Answer = Readonly<Record<string, string>>;

/** What the odds desk says, fractions as text. */
function ask(line: string, set: Variant = {}): Answer {
  const asked = Object.fromEntries(
    [...line.matchAll(/--([a-z-]+) ?(?!--)(\S*)/g)].map(([, name, value]) => [
      name,
      value === '' ? true : value,
    ]),
  );
  return d20Skirmish.odds!.answer(asked, [set, set]).data as Answer;
}

const check = checksIn(exact);

const sheet = compileSettings<Settings>(rules, {});
const SHOT = '--attacker trooper --target trooper';

describe('chances to hit and to save, from the code that plays', () => {
  it.each([
    ['DX-P-HIT10', SHOT],
    ['DX-P-HIT-hardcover', `${SHOT} --cover hard`],
    ['DX-P-HIT-broken', `${SHOT} --state broken`],
  ])('%s: %s', (id, line) => {
    expect(ask(line)['hits']).toBe(check(id));
  });

  it('DX-P-HIT-cap: a natural 20 fails whatever is needed', () => {
    const sharp = { 'ranged.attack.shift': 5 };
    expect(ask(`${SHOT} --aimed --posture prone`, sharp)['need']).toBe(22);
    expect(ask(`${SHOT} --aimed --posture prone`, sharp)['hits']).toBe(check('DX-P-HIT-cap'));
    expect(ask(`${SHOT} --aimed --posture prone`, { ...sharp, 'criticals.failure': 'off' })['hits']).toBe(
      '1/1',
    );
  });

  it.each([
    ['DX-P-SAVE-20-10', 10],
    ['DX-P-SAVE-20-6', 14],
    ['DX-P-SAVE-20-18', 2],
    ['DX-P-SAVE-24-14', 10],
  ])('%s: AR less DM is %i', (id, need) => {
    expect(fractionText(exactSave(sheet, need))).toBe(check(id));
  });
});

describe('chances of attacks', () => {
  const odds = { armour: 20, isShot: true, catches: ZERO, wounds: 9, fumbled: false, hasSystems: false };
  const mean = (needs: readonly number[]): Fraction => {
    const dice = needs.map((need) => ({ need, damage: 10 }));
    return [...exactWounds(sheet, sheet, { ...odds, dice })].reduce((sum, [left, chance]) => {
      const { over, under } = times(fraction(9 - left), chance);
      return fraction(sum.over * under + over * sum.under, sum.under * under);
    }, ZERO);
  };

  it('DX-P-WOUND: a shot with its 1', () => {
    expect(ask(SHOT)['removed']).toBe(check('DX-P-WOUND'));
  });

  it('DX-E-TWO-SHOTS: a fumble weighs on the next shot', () => {
    expect(fractionText(mean([10, 10]))).toBe(check('DX-E-TWO-SHOTS'));
  });

  it('DX-E-TWO-AIMED: an aimed shot', () => {
    expect(ask(`${SHOT} --aimed`)['meanWounds']).toBe(check('DX-E-TWO-AIMED'));
  });

  it('come out the same in a match, burst and fumble and all', () => {
    const scene = stage('A1 heavy 0,0 | B1 trooper 0,9');
    const ends = scene.distribution((m) => {
      attack(m, shotsOpen(m, 0)[0]);
      return m.state.wounds[1];
    });
    const answer = ask('--attacker heavy --target trooper --distance 9');
    expect(answer['dice']).toBe(2);
    expect(fractionText(ends.get(0)!)).toBe(answer['removed']);
  });
});

describe('chances of attacks on vehicles', () => {
  it.each([
    ['tank', 'car', {}],
    ['tank', 'car', { 'system-failures.wound.cosmetic': 'wound' }],
    ['tank', 'gunship', { 'saves.armour.shift': -3 }],
    ['tank', 'tank', { 'saves.armour.shift': -6, 'system-failures.chain.again': 'margin' }],
    ['tank', 'tank', { 'saves.armour.shift': -6, 'system-failures.chain': 'off' }],
    ['tank', 'walker', { 'saves.armour.shift': -6 }],
  ] as const)('come out the same in a match: a %s at a %s (DX-VEH-04, DX-VEH-12)', (firer, target, set) => {
    const scene = stage(`A1 ${firer} 0,0 | B1 ${target} 0,9`, { set });
    const ends = scene.distribution((m) => {
      m.state.moved[0] = 1;
      attack(m, shotsOpen(m, 0)[0]);
      return m.state.wounds[1];
    });
    const answer = ask(`--attacker ${firer} --target ${target} --weapon cannon --distance 9`, set);
    expect(fractionText(ends.get(0) ?? ZERO)).toBe(answer['removed']);
    const whole = Math.max(...ends.keys());
    expect(fractionText(minus(ONE, ends.get(whole)!))).toBe(answer['wounded']);
  });
});

describe('chances of tests', () => {
  it('DX-P-BREAK+2: an advantage of two, and of SZ 2 against SZ 4', () => {
    const { win, tie, lose } = exactOpposition(2);
    expect({ win: fractionText(win), tie: fractionText(tie), lose: fractionText(lose) }).toEqual(
      check('DX-P-BREAK+2'),
    );
    // CC 9 + ST 2 against CC 14 + ST 7, and two steps of SZ.
    expect(ask('--break-away trooper --from horror')['lead']).toBe(-8);
  });

  it('DX-P-RALLY3: three attempts at LD 11', () => {
    const fails = [1, 2, 3].map((attempt) => {
      const { fails } = ask(`--leadership trooper --state panicked --rally --attempt ${attempt}`);
      const [over, under] = fails.split('/').map(BigInt);
      return fraction(over, under);
    });
    expect(fractionText(minus(ONE, fails.reduce(times)))).toBe(check('DX-P-RALLY3'));
  });

  it('DX-P-AMOK: the table', () => {
    const shares = [0, 1, 2, 3].map((result) => {
      const faces = Array.from({ length: 20 }, (_, i) => i + 1).filter((face) => amokResult(face) === result);
      return fractionText(fraction(faces.length, 20));
    });
    expect(shares).toEqual(Object.values(check('DX-P-AMOK') as object));
  });
});
