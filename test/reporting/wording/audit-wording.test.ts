import { describe, expect, it } from 'vitest';
import { type Audit, auditOf, type EffectWord, type Headline } from '../../../src/experiments/audit/audit.ts';
import type { Spec } from '../../../src/experiments/terms/spec.ts';
import type { Share } from '../../../src/experiments/terms/verdict.ts';
import { auditFindings, auditSummary } from '../../../src/reporting/wording/audit-wording.ts';

const SPEC = { policy: 'veteran', alpha: 0.05, asks: { audit: ['aggressive', 'random'] } };
const DOMINANT: Headline = { path: 'sword', title: 'Sword', mean: 0.75, word: 'dominant' };

const WIDE: Share = { mean: 0.5, low: 0, high: 1 };
const BEYOND: Share = { mean: 0.725, low: 0.624, high: 0.816 };
const ABOVE: Share = { mean: 0.58, low: 0.53, high: 0.63 };
const BARELY: Share = { mean: 0.55, low: 0.505, high: 0.6 };
const AROUND: Share = { mean: 0.5, low: 0.49, high: 0.51 };
const BELOW: Share = { mean: 0.3, low: 0.2, high: 0.4 };

type Told = readonly [policy: string, blocks: number, effect: Share, word: EffectWord];

function audited(headline: Headline, ...told: readonly Told[]): Audit {
  const repeats = told.map(([policy, blocks, effect, word]) => ({ policy, blocks, effect, word }));
  return auditOf(SPEC as unknown as Spec, headline, null, repeats);
}

function findings(headline: Headline, ...told: readonly Told[]): string {
  return auditFindings({ audits: [audited(headline, ...told)], styles: null, spec: SPEC }).join(' ');
}

it('counts verdicts that others bear out', () => {
  const borne = audited(DOMINANT, ['aggressive', 300, BEYOND, 'dominant']);
  const alone = audited(DOMINANT, ['aggressive', 300, BELOW, 'harms']);
  const summary = (...audits: Audit[]) => auditSummary({ audits, styles: null });
  expect(summary()).toBe('');
  expect(summary(alone)).toBe('Of 1 verdict played by other policies, too, none holds for any of these.');
  expect(summary(borne, alone)).toBe(
    'Of 2 verdicts played by other policies, too, one holds for at least one of these policies.',
  );
  expect(summary(borne, borne)).toBe(
    'Of 2 verdicts played by other policies, too, 2 hold for at least one of these policies.',
  );
});

describe('what repeats say about a headline', () => {
  it('holds a verdict for nobody whose own is undecided', () => {
    expect(findings(DOMINANT, ['aggressive', 100, BEYOND, 'undecided'])).toBe(
      'Played by other policies, the verdict on Sword is so far that of "veteran" alone; it is not settled for "aggressive".',
    );
    const { policies, holdsFor } = audited(DOMINANT, ['aggressive', 300, BARELY, 'undecided']);
    expect([policies[0].standing, holdsFor]).toEqual(['sign', ['veteran']]);
  });

  it.each([
    ['dominant', 'holds'],
    ['strong', 'differs'],
    ['helps', 'differs'],
    ['no effect', 'differs'],
  ] as const)('asks for the threshold of the headline: "%s" %s', (word, standing) => {
    const effect = word === 'no effect' ? AROUND : ABOVE;
    expect(audited(DOMINANT, ['random', 300, effect, word]).policies[0].standing).toBe(standing);
  });

  it('takes a stronger verdict for the same', () => {
    const helps: Headline = { ...DOMINANT, word: 'helps' };
    expect(audited(helps, ['random', 300, BEYOND, 'dominant']).policies[0].standing).toBe('holds');
  });

  it('parts what holds from what is not settled and what flips', () => {
    const text = findings(
      DOMINANT,
      ['a', 300, BEYOND, 'dominant'],
      ['b', 300, BARELY, 'undecided'],
      ['c', 300, WIDE, 'undecided'],
      ['d', 300, BELOW, 'harms'],
      ['e', 300, ABOVE, 'helps'],
      ['f', 0, WIDE, 'undecided'],
    );
    expect(text).toBe(
      'Played by other policies, the verdict on Sword holds for "a" as for "veteran"; it is another for "e" (helps); it flips for "d"; it has the same sign but is not settled for "b"; it is not settled for "c"; it was not repeated under "f". The sign FLIPS: Sword under "d" at 30.0 % (20.0 to 40.0 %).',
    );
  });

  it('speaks of none of the others only where all have another verdict', () => {
    const none = /holds for "veteran" alone and for none of the others/;
    expect(findings(DOMINANT, ['a', 300, BELOW, 'harms'], ['b', 300, AROUND, 'no effect'])).toMatch(none);
    expect(findings(DOMINANT, ['a', 300, BELOW, 'harms'], ['b', 300, WIDE, 'undecided'])).not.toMatch(none);
  });

  it('says where nothing was repeated', () => {
    expect(findings(DOMINANT, ['a', 0, WIDE, 'undecided'])).toMatch(
      /is not known: the run was cut short before anything was repeated/,
    );
  });

  it('flips no sign before there are blocks enough for a verdict', () => {
    expect(audited(DOMINANT, ['a', 100, BELOW, 'undecided']).policies[0].standing).toBe('open');
  });
});
