import { describe, expect, it } from 'vitest';
import { APPETITES, type Appetite } from '../../src/policies/appetite.ts';
import { createPlayer, requirePolicy, spelt } from '../../src/policies/index.ts';
import { readPolicy, withAppetites } from '../../src/policies/policy-text.ts';
import { type Decision, HARM, TACTICS } from '../../src/rules/decision.ts';
import { rulesets } from '../../src/rulesets/index.ts';

/** A choice between options of some harm, of which some make use of `watch`. */
function choice(
  harms: readonly number[],
  watching: readonly number[],
  more: Partial<Decision> = {},
): Decision {
  return {
    point: 'any',
    seat: 0,
    count: harms.length,
    luck: 0,
    weigh: (option, into) => {
      into[HARM] = harms[option];
    },
    uses: (option) => (watching.includes(option) ? ['watch'] : []),
    ...more,
  };
}

const pick = (appetite: Appetite, ...asked: Parameters<typeof choice>) =>
  createPlayer(`veteran[watch=${appetite}]`)(choice(...asked));

describe('an appetite for a rule', () => {
  it('adds its worth to the options that make use of it, and to no others', () => {
    const short = APPETITES.often - 0.01;
    expect(pick('often', [1, 1 - short, 0.5], [1])).toBe(1);
    expect(pick('often', [1, 1 - APPETITES.often - 0.01, 0.5], [1])).toBe(0);
    expect(pick('often', [1, 1 - short, 0.5], [2])).toBe(0);
    expect(pick('eager', [1, 1 - APPETITES.eager + 0.01], [1])).toBe(1);
    expect(pick('seldom', [1, 1 - APPETITES.seldom - 0.01], [1])).toBe(0);
    expect(pick('seldom', [1, 1 - APPETITES.seldom + 0.01], [1])).toBe(1);
  });

  it('takes never what makes use of it where there is anything else', () => {
    expect(pick('never', [-5, 9, 9], [1, 2])).toBe(0);
    expect(pick('never', [9, 9, -5], [0, 1])).toBe(2);
    expect(pick('never', [1, 2], [0, 1])).toBe(0);
  });

  it('takes the same whether options are weighed one by one, at once or from above', () => {
    const harms = [0.4, 0.3, 0.55, 0.2, 0.5];
    const atOnce = () => {
      const all = new Float64Array(harms.length * TACTICS.length);
      harms.forEach((harm, option) => {
        all[option * TACTICS.length + HARM] = harm;
      });
      return all;
    };
    const atMost = (option: number, into: Float64Array) => {
      into[HARM] = harms[option] + 0.05;
      return option !== 2;
    };
    for (const appetite of Object.keys(APPETITES) as Appetite[]) {
      for (const watching of [[0], [2], [1, 3], [0, 1, 2, 3, 4]]) {
        const picked = pick(appetite, harms, watching);
        expect(pick(appetite, harms, watching, { weighings: atOnce })).toBe(picked);
        expect(pick(appetite, harms, watching, { atMost })).toBe(picked);
      }
    }
  });

  it('is kept by those who blunder, too', () => {
    for (const name of ['recruit', 'regular']) {
      const player = createPlayer(`${name}[watch=never]`);
      for (let luck = 0; luck < 2000; luck++)
        expect(player(choice([0, 9, 1, 9], [1, 3], { luck: luck * 2097143 })) % 2).toBe(0);
    }
  });
});

describe('a policy as it is written', () => {
  it('is its name, and its appetites in one order', () => {
    expect(readPolicy('veteran')).toEqual({ name: 'veteran', appetites: {} });
    const text = withAppetites('veteran[overwatch=eager]', { charge: 'never' });
    expect(text).toBe('veteran[charge=never+overwatch=eager]');
    expect(readPolicy(text)).toEqual({
      name: 'veteran',
      appetites: { charge: 'never', overwatch: 'eager' },
    });
    expect(withAppetites(text, { charge: 'often' })).toBe('veteran[charge=often+overwatch=eager]');
    expect(withAppetites('veteran', {})).toBe('veteran');
  });

  it('has one spelling, whatever its order, and without the usual budget or the appetites of its style', () => {
    const text = 'strategist[overwatch=never+charge=often+playouts=30]';
    expect(spelt(text)).toBe('strategist[charge=often+overwatch=never]');
    expect(spelt('strategist[playouts=30]')).toBe('strategist');
    expect(spelt('strategist[playouts=12]')).toBe('strategist[playouts=12]');
    expect(spelt('aggressive[overwatch=often+charge=eager]')).toBe('aggressive[overwatch=often]');
  });

  const refused: readonly [text: string, sentence: string][] = [
    ['veteran[overwach=never]', 'the nearest is "overwatch"'],
    ['veteran[overwatch=nevr]', 'the nearest is "never"'],
    ['veterann[overwatch=never]', 'the nearest is "veteran"'],
    ['veteran[leaving-combat=never]', 'There is no appetite for "leaving-combat"'],
    [
      'veteran[overwatch]',
      '"overwatch" in "veteran[overwatch]" is no appetite; write it like "overwatch=never"',
    ],
    ['veteran[overwatch=never', 'write its appetites like "veteran[overwatch=never]"'],
    ['veteran[overwatch=never+overwatch=eager]', 'says its appetite for "overwatch" twice'],
    ['random[overwatch=never]', '"random" weighs nothing'],
  ];
  it.each(refused)('%s is refused in a sentence', (text, sentence) => {
    expect(() => requirePolicy(text, rulesets[0])).toThrow(sentence);
  });
});
