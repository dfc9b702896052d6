import { describe, expect, it } from 'vitest';
import { compileSettings } from '../../../src/rules/variant.ts';
import { fixedQuestions } from '../../../src/rulesets/d20-skirmish/about/fixed-questions.ts';
import { scenarios } from '../../../src/rulesets/d20-skirmish/about/scenarios.ts';
import { rules, type Settings } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { unitData } from '../../../src/rulesets/d20-skirmish/units/unit-data.ts';
import { LOCOMOTIONS } from '../../../src/rulesets/d20-skirmish/units/units.ts';
import { MATERIALS } from '../../../src/rulesets/d20-skirmish/units/works-chart.ts';
import { askedIn, catalogueOf } from '../catalogue.ts';
import { CLAUSE_IDS, OF_PARTS, QUESTION_IDS } from './clause-ids.ts';

const catalogue = catalogueOf(rules);
const { printed } = catalogue;

describe('the catalogue of d20 Skirmish', () => {
  it('has every clause of the sheet exactly once', () => {
    expect(CLAUSE_IDS).toHaveLength(109);
    const expected = [...CLAUSE_IDS, ...OF_PARTS];
    expect([...printed].sort()).toEqual(expected.sort());
  });

  it('has every open question exactly once, as readings or as a fixed answer, and some of ours', () => {
    expect(QUESTION_IDS).toHaveLength(28);
    const asked = askedIn(catalogue, fixedQuestions);
    expect(asked.filter((id) => id.startsWith('DX-AMB-')).sort()).toEqual(QUESTION_IDS);
  });
});

describe('settings of the catalogue', () => {
  it('starts from the numbers of the sheet', () => {
    const matchup = compileSettings<Settings>(rules, {});
    const { near, soft, hard } = matchup.cover;
    expect([near.penalty, soft.penalty, hard.penalty, matchup.aim.bonus.modifier]).toEqual([1, 2, 3, 3]);
    expect(matchup.criticals).toMatchObject({ damage: { dm: 4 }, fumble: { penalty: 4 } });
    expect(matchup.panicked.penalty.modifier + matchup.broken.penalty.modifier).toBe(9);
    expect(matchup.command.distance).toMatchObject({ leader: 6, individual: 8, commander: 10 });
    expect(matchup.jumping.damage).toMatchObject({ base: 6, each: 1 });
  });
});

describe('units of the ruleset', () => {
  it('are those of the assumptions, with two armies that cost alike', () => {
    const points = (army: string) =>
      unitData.armies[army].squads
        .flatMap(({ models }) => models)
        .reduce((sum, model) => sum + unitData.profiles[model].points, 0);
    expect([points('rifles'), points('shock'), points('company')]).toEqual([280, 280, 366]);
    for (const { weapons } of Object.values(unitData.profiles))
      for (const weapon of weapons) expect(unitData.weapons).toHaveProperty(weapon);
  });

  it('put up every material of the chart, and each has a scenario but the usual ones', () => {
    const armies = Object.values(unitData.armies);
    const put = armies.flatMap(({ works = [] }) => works);
    expect(MATERIALS.filter(({ id }) => !put.includes(id))).toEqual([]);
    const played = Object.values(scenarios).map(({ army }) => army);
    expect(armies.map(({ id }) => id).filter((id) => !played.includes(id))).toEqual([
      'company',
      'rifles',
      'shock',
    ]);
    const gaits = armies.flatMap(({ squads }) => squads.flatMap(({ models }) => models));
    expect(
      LOCOMOTIONS.filter((one) => !gaits.some((id) => unitData.profiles[id].locomotion === one)),
    ).toEqual([]);
  });
});
