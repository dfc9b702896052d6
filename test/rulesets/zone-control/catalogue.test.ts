import { describe, expect, it } from 'vitest';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { claims } from '../../../src/rulesets/zone-control/about/claims.ts';
import { fixedQuestions } from '../../../src/rulesets/zone-control/about/fixed-questions.ts';
import { versions } from '../../../src/rulesets/zone-control/about/versions.ts';
import { rules, type Settings } from '../../../src/rulesets/zone-control/rules/index.ts';
import { askedIn, catalogueOf } from '../catalogue.ts';
import { CLAUSE_IDS } from './clause-ids.ts';

const catalogue = catalogueOf(rules);
const { printed, assumed } = catalogue;
const compile = (variant: Variant) => compileSettings<Settings>(rules, variant);

describe('the catalogue of Zone Control', () => {
  it('has every clause of the document exactly once', () => {
    expect(CLAUSE_IDS).toHaveLength(51);
    expect([...printed].sort()).toEqual([...CLAUSE_IDS].sort());
  });

  it('has every assumption as a clause of its own, marked as assumed', () => {
    for (let n = 1; n <= 15; n++) expect(assumed).toContain(`ZC-A${n}`);
    for (const id of assumed) expect(id).toMatch(/^ZC-(A\d+(-[a-z]+)?|CORE|X-01)$/);
  });

  it('has every open question exactly once, as readings or as a fixed answer', () => {
    const catalogued = Array.from({ length: 23 }, (_, i) => `ZC-AMB-${String(i + 1).padStart(2, '0')}`);
    const asked = askedIn(catalogue, fixedQuestions);
    expect(asked.filter((id) => id !== 'ZC-Q-01').sort()).toEqual(catalogued);
    expect(asked).toContain('ZC-Q-01');
  });
});

describe('settings of the catalogue', () => {
  it('starts from the numbers of the document', () => {
    const matchup = compile({});
    expect(matchup.rolls).toMatchObject({ unopposed: { target: 7, sides: 6 }, opposed: { target: 7 } });
    expect(matchup.reserves).toMatchObject({ deepStrike: { clearance: 6 }, ambush: { clearance: 6 } });
    expect(matchup.sight).toMatchObject({
      sparseInto: { inches: 6 },
      sparseThrough: { inches: 6 },
      denseInto: { inches: 3 },
    });
    expect([matchup.shooting.target.inches, matchup.melee.target.inches, matchup.morale.fall.inches]).toEqual(
      [6, 6, 6],
    );
    expect([matchup.rounds.length.rounds, matchup.zones.grid.inches]).toEqual([5, 12]);
  });
});

describe('versions of the rules', () => {
  it('are the short and the long game', () => {
    expect(compile(versions['short'].patch).rounds.length.rounds).toBe(5);
    expect(compile(versions['long'].patch).rounds.length.rounds).toBe(10);
    expect(Object.keys(versions)).toEqual(['short', 'long']);
  });
});

describe('claims', () => {
  it('can fail: none is about how many rounds are played, since all that are set are', () => {
    expect(claims.map(({ metric }) => metric)).not.toContain('rounds');
  });
});
