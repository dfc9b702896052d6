import { describe, expect, it } from 'vitest';
import { asWonAside, asWonText, fortuneMethod } from '../../../src/reporting/wording/fortune-wording.ts';

const PLAIN = { fortune: null };
const told = (counted: number, gain: number | null) => ({ fortune: { counted, gain } });

describe('what is said of luck taken off', () => {
  it('is nothing where none is', () => {
    expect(fortuneMethod([PLAIN])).toEqual([]);
    expect(asWonText(PLAIN)).toBe('');
    expect(asWonAside(PLAIN)).toBe('');
  });

  it('says how many blocks it saves, over all contests that tell', () => {
    const [sentence] = fortuneMethod([PLAIN, told(0.5, 1.4), told(0.6, 1.76)]);
    expect(sentence).toMatch(/left in it would take 1\.4 to 1\.8 times as many blocks\.$/);
    expect(fortuneMethod([told(0.5, 1.5)])[0]).toMatch(/would take 1\.5 times as many blocks\.$/);
    expect(fortuneMethod([told(0.5, null)])[0]).toMatch(/and whoever plays\.$/);
  });

  it('gives the share as matches were won', () => {
    expect(asWonText(told(0.5812, 1.5))).toBe('58.1 %');
    expect(asWonAside(told(0.67, 1.5))).toBe(', 67.0 % with the luck of the dice left in');
  });
});
