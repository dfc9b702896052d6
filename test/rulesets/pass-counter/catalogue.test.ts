import { describe, expect, it } from 'vitest';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { fixedQuestions } from '../../../src/rulesets/pass-counter/about/fixed-questions.ts';
import { rules, type Settings } from '../../../src/rulesets/pass-counter/rules/index.ts';
import { unitData } from '../../../src/rulesets/pass-counter/units/units.ts';
import { askedIn, catalogueOf } from '../catalogue.ts';
import { ASSUMED_IDS, CLAUSE_IDS, QUESTION_IDS } from './clause-ids.ts';

const catalogue = catalogueOf(rules);
const { printed, assumed } = catalogue;
const compile = (variant: Variant) => compileSettings<Settings>(rules, variant);

describe('the catalogue of Pass Counter', () => {
  it('has every clause of the sheet exactly once', () => {
    expect(CLAUSE_IDS).toHaveLength(58);
    expect([...printed].sort()).toEqual([...CLAUSE_IDS].sort());
  });

  it('has every assumption as a clause of its own, marked as assumed', () => {
    expect([...assumed].sort()).toEqual([...ASSUMED_IDS].sort());
  });

  it('has every open question exactly once, as readings or as a fixed answer, and some of ours', () => {
    expect(QUESTION_IDS).toHaveLength(26);
    const asked = askedIn(catalogue, fixedQuestions);
    expect(asked.filter((id) => id.startsWith('PC-AMB-')).sort()).toEqual(QUESTION_IDS);
  });
});

describe('settings of the catalogue', () => {
  it('starts from the numbers of the sheet', () => {
    const matchup = compile({});
    expect([matchup.moving.walk.factor, matchup.moving.run.factor, matchup.charge.move.inches]).toEqual([
      1, 2, 3,
    ]);
    expect(matchup.commandPoints).toMatchObject({ income: { base: 2, each: 1 }, loss: { kept: 0 } });
    const { extraAction, followUp, reroll, reactivation, retaliate } = matchup;
    expect([extraAction, followUp, reroll, retaliate].map(({ buy }) => buy.cost)).toEqual([1, 1, 1, 1]);
    expect(reactivation.buy).toMatchObject({ cost: 2, shorts: 1 });
    expect(matchup.ranged).toMatchObject({ split: { inches: 2 }, longRange: { inches: 12, penalty: 1 } });
    expect(matchup.broken).toMatchObject({ threshold: { share: 0.5 }, fallback: { factor: 2 } });
  });
});

describe('units of the ruleset', () => {
  it('are those of the assumptions, with armies that cost alike', () => {
    const points = (army: string) =>
      unitData.armies[army].models.reduce((sum, model) => sum + unitData.profiles[model].points, 0);
    expect([points('numbers'), points('heavies')]).toEqual([92, 92]);
    for (const { weapons } of Object.values(unitData.profiles))
      for (const weapon of weapons) expect(unitData.weapons).toHaveProperty(weapon);
    expect(unitData.profiles['leader']).toMatchObject({ melee: 3, armour: 4, wounds: 2, commandPoints: 2 });
    expect(unitData.profiles['bruiser']).toMatchObject({ speed: 6, ranged: 5, recovery: 4, nerve: 3 });
    expect(unitData.weapons['longarm']).toMatchObject({ range: 36, dice: 1, ap: 2 });
  });
});
