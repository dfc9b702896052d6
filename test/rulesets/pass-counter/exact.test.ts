import { describe, expect, it } from 'vitest';
import { type Fraction, fraction, fractionText, minus, plus, ZERO } from '../../../src/kernel/fraction.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { strikeOf } from '../../../src/rulesets/pass-counter/attack/attack.ts';
import { attack } from '../../../src/rulesets/pass-counter/attack/retaliation.ts';
import { passCounter } from '../../../src/rulesets/pass-counter/index.ts';
import { losesNerve } from '../../../src/rulesets/pass-counter/moves/broken.ts';
import { chanceToWin } from '../../../src/rulesets/pass-counter/turn/first-player.ts';
import { advanceMatch } from '../../../src/rulesets/pass-counter/turn/rounds.ts';
import { checksIn } from '../exact-checks.ts';
import exact from './exact.json' with { type: 'json' };
import { stage } from './stage.ts';

/** A gun and a blade of one die, somebody who hits on 4 and has armour 4, and somebody with no armour to speak of. */
const middling = {
  speed: 5,
  ranged: 4,
  melee: 4,
  armour: 4,
  recovery: 4,
  nerve: 4,
  wounds: 6,
  commandPoints: 0,
  weapons: ['single', 'stick'],
  points: 10,
};
const desk = passCounter.extend({
  data: {
    weapons: [
      { id: 'single', mode: 'ranged', range: 24, dice: 1, ap: 0 },
      { id: 'stick', mode: 'melee', dice: 1, ap: 0 },
    ],
    units: [
      { ...middling, id: 'middling' },
      { ...middling, id: 'bare', armour: 12 },
      { ...middling, id: 'sure', ranged: 1 },
    ],
  },
}).odds!;

type Answer = Readonly<Record<string, string>> & { readonly unsaved: Readonly<Record<string, string>> };

/** What the odds desk says, fractions as text; whole numbers alone, as the checks write them. */
function ask(line: string, set: Variant = {}): Answer {
  const asked = Object.fromEntries(
    [...line.matchAll(/--([a-z-]+) ?(?!--)(\S*)/g)].map(([, name, value]) => [
      name,
      value === '' ? true : value,
    ]),
  );
  const { data } = desk.answer(asked, [set, set]);
  return JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value === 'string' ? value.replace(/\/1$/, '').replace(/^0\/.*/, '0') : value,
  ) as Answer;
}

function readFraction(text: string): Fraction {
  const [over, under = '1'] = text.split('/');
  return fraction(BigInt(over), BigInt(under));
}

const check = checksIn(exact);

const HITS: Readonly<Record<string, string>> = {
  'PC-P-HIT4-2': '--attacker middling --target bare --weapon single --distance 20 --obscured',
  'PC-P-HIT4+0': '--attacker middling --target bare --weapon single',
  'PC-P-HIT4+2': '--attacker middling --target bare --weapon stick --focused --focus hit --down',
  'PC-P-HIT4+3':
    '--attacker middling --target bare --weapon stick --disengaging --focused --focus hit --down',
  'PC-P-RNG-aim': '--attacker middling --target bare --weapon single --distance 20 --obscured --aimed',
  'PC-P-UNSAVED-cover': '--attacker middling --target middling --weapon single --cover',
  'PC-P-UNSAVED-KDmelee': '--attacker middling --target middling --weapon stick --down',
  'PC-P-REROLL1': '--attacker middling --target bare --weapon single --hit-rerolls 1',
};

describe('chances of an attack die, from the code that plays', () => {
  it.each(Object.entries(HITS))('%s: %s', (id, line) => {
    expect(ask(line).unsaved['1']).toBe(check(id));
  });
});

describe('a shot within engagement range', () => {
  const line = '--attacker trooper --target trooper --distance';
  const hits = (asked: string, set: Variant = {}) => ask(`${line} ${asked}`, set)['toHit'];

  it('is refused, with the nearest that could be made (PC-RNG-01, PC-RNG-02)', () => {
    expect(() => hits('0.5')).toThrow(
      'Nobody shoots at somebody 0.5 inches away, with whom he is engaged (PC-RNG-02); ask for more than 1 inch.',
    );
    expect(() => hits('1')).toThrow('1 inch away');
    expect(hits('1.1')).toBe(4);
    expect(() => hits('0.5', { 'ranged.atEngaged': 'off' })).toThrow('(PC-RNG-01)');
  });

  it('is answered where the settings allow it', () => {
    expect(hits('0.5', { 'engagement.range.means': 'contact' })).toBe(4);
    expect(hits('0.5', { 'ranged.atEngaged': 'off', 'ranged.whileEngaged': 'off' })).toBe(4);
    // Somebody on the ground engages nobody, and is engaged.
    expect(hits('0.5 --down', { 'ranged.atEngaged': 'off' })).toBe(4);
    expect(() => hits('0.5 --down')).toThrow('(PC-RNG-02)');
  });
});

describe('chances of whole attacks, from the code that plays', () => {
  it('PC-P-DICE3: three dice', () => {
    expect(ask('--attacker leader --target gunner --weapon smg').unsaved).toEqual(check('PC-P-DICE3'));
  });

  it('PC-E-OUTNUMBER: the die that friends bring', () => {
    const line = '--attacker sergeant --target gunner --weapon sword';
    const mean = (asked: string) => readFraction(ask(asked)['meanUnsaved']);
    const more = minus(mean(`${line} --friends 1`), mean(line));
    expect(fractionText(more)).toBe(check('PC-E-OUTNUMBER'));
    expect(ask(`${line} --friends 3`)).toEqual(ask(`${line} --friends 1`));
    expect(ask(`${line} --friends 3`, { 'outnumbering.dice.friends': 'each' })['dice']).toBe(5);
  });

  it('PC-E-REROLL-ARM: one failed armour die rolled again', () => {
    const line = '--attacker sure --target middling --weapon single';
    const failed = readFraction(ask(line)['meanUnsaved']);
    const left = readFraction(ask(`${line} --armour-rerolls 1`)['meanUnsaved']);
    // Of the cases in which the die fails, half are mended.
    const share = fraction(left.over * failed.under, left.under * failed.over);
    expect(fractionText(minus(fraction(1), share))).toBe(check('PC-E-REROLL-ARM'));
  });

  it('PC-P-KILL-KD: a model on the ground is removed', () => {
    expect(ask('--attacker leader --target gunner --weapon smg --down')['removed']).toBe(
      check('PC-P-KILL-KD'),
    );
  });

  it('PC-P-DISENG: a disengaging attack gets through', () => {
    const { unsaved } = ask('--attacker sergeant --target gunner --disengaging');
    expect(fractionText(plus(readFraction(unsaved['1']), readFraction(unsaved['2'])))).toBe(
      check('PC-P-DISENG'),
    );
  });

  it('come out the same in a match', () => {
    const scene = stage('A sergeant 0,0 | B gunner 0,1');
    const ends = scene.distribution((m) => {
      attack(m, strikeOf('disengaging', 0, m.matchup.models[0].melee[0], 1));
      return m.state.wounds[1] === 0 ? 'removed' : m.state.down[1] > 0 ? 'down' : 'unhurt';
    });
    const odds = ask('--attacker sergeant --target gunner --disengaging');
    expect(fractionText(ends.get('removed') ?? ZERO)).toBe(odds['removed']);
    expect(fractionText(ends.get('down') ?? ZERO)).toBe(odds['knockedDown']);
  });
});

describe('chances of tests and of the first turn', () => {
  it.each([
    ['PC-P-FIRST', 0],
    ['PC-P-FIRST+1', 1],
    ['PC-P-FIRST+3', 3],
    ['PC-P-FIRST+5', 5],
  ])('%s: %i points spent', (id, points) => {
    const { over, under } = readFraction(ask(`--seize ${points}`)['first']);
    expect(ask(`--seize ${points}`)['first']).toBe(check(id));
    expect(chanceToWin(6, points)).toBe(Number(over) / Number(under));
  });

  it('PC-P-FALLBACK: a trooper of a broken team', () => {
    expect(ask('--nerve trooper')['fails']).toBe(check('PC-P-FALLBACK'));
    const scene = stage('A trooper 0,0 | A trooper 3,0 | A trooper 6,0 | B trooper 0,8');
    const chances = scene.distribution((m) => {
      m.state.point[1] = m.state.point[2] = -1;
      m.state.wounds[1] = m.state.wounds[2] = 0;
      return losesNerve(m, 0) ? 'falls back' : 'acts';
    });
    expect(fractionText(chances.get('falls back')!)).toBe(check('PC-P-FALLBACK'));
  });

  it('PC-E-PASS: five models against eight', () => {
    const row = (seat: string, models: number, y: number) =>
      Array.from({ length: models }, (_, i) => `${seat} trooper ${3 * i - 10},${y}`);
    const scene = stage([...row('A', 5, -9), ...row('B', 8, 9)].join(' | '), {
      set: { 'initiative.roll': 'off' },
    });
    scene.start.begun = false;
    const m = scene.scripted([]);
    // Seat A takes the first turn by activating a model, who does nothing; the counters are there by then.
    advanceMatch({ ...m, players: [({ count, point }) => (point === 'PC-D-02' ? 0 : count - 1), () => 0] });
    expect([...m.state.passes].map(String)).toEqual([check('PC-E-PASS'), '0']);
  });

  it('has a test for every check', () => {
    const tested = [
      ...Object.keys(HITS),
      ...['PC-P-DICE3', 'PC-E-OUTNUMBER', 'PC-E-REROLL-ARM', 'PC-P-KILL-KD', 'PC-P-DISENG'],
      ...['PC-P-FIRST', 'PC-P-FIRST+1', 'PC-P-FIRST+3', 'PC-P-FIRST+5', 'PC-P-FALLBACK', 'PC-E-PASS'],
    ];
    expect(exact.checks.map(({ id }) => id).sort()).toEqual(tested.sort());
  });
});
