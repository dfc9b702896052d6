import { describe, expect, it } from 'vitest';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { fixedQuestions } from '../../../src/rulesets/dark-potential/about/fixed-questions.ts';
import { versions } from '../../../src/rulesets/dark-potential/about/versions.ts';
import { rules, type Settings } from '../../../src/rulesets/dark-potential/rules/index.ts';
import { askedIn, catalogueOf } from '../catalogue.ts';
import { CLAUSE_IDS } from './clause-ids.ts';

const catalogue = catalogueOf(rules);
const { clauses, questions } = catalogue;
const compile = (variant: Variant) => compileSettings<Settings>(rules, variant);

describe('the catalogue of Dark Potential', () => {
  it('has every clause of the document exactly once', () => {
    expect(CLAUSE_IDS).toHaveLength(190);
    expect(clauses.map(({ clause }) => clause.id).sort()).toEqual([...CLAUSE_IDS].sort());
  });

  it('has every open question exactly once, as readings or as a fixed answer', () => {
    const catalogued = Array.from({ length: 142 }, (_, i) => `DP-Q-${String(i + 1).padStart(2, '0')}`);
    const asked = askedIn(catalogue, fixedQuestions);
    expect(asked.filter((id) => id.startsWith('DP-Q-')).sort()).toEqual(catalogued.sort());
  });

  it('has the differences of 0.0.1 that no catalogued question asks about, and questions of ours', () => {
    const own = questions.map(({ question }) => question.id).filter((id) => !id.startsWith('DP-Q-'));
    expect(own.sort()).toEqual([
      'DP-OWN-Q-01',
      'DP-OWN-Q-02',
      'V-04',
      'V-05',
      'V-06',
      'V-09',
      'V-12',
      'V-14',
      'V-17',
      'V-19',
    ]);
  });

  it('marks worked examples as tests', () => {
    for (const { clause } of clauses.filter(({ clause: { id } }) => id.endsWith('-EX'))) {
      expect(clause.structural).toBe('it is a worked example, held as a test');
    }
  });
});

describe('settings of the catalogue', () => {
  it('starts from the numbers of the document', () => {
    const matchup = compile({});
    expect(matchup.overwatch).toMatchObject({ cost: { points: 1 }, arc: { degrees: 45 } });
    expect(matchup.combatReady.arc.degrees).toBe(90);
    expect(matchup.cover.levels).toMatchObject({ light: 1, medium: 2, heavy: 3 });
    expect(matchup.cover.partial).toMatchObject({ reduction: 1, least: 1, share: 0.5 });
    expect(matchup.suppressingFire.size).toMatchObject({ fewest: 2, two: 3, three: 4, four: 5 });
    expect(matchup.suppressingFire.penalty.points).toBe(2);
    expect(matchup.perception).toMatchObject({
      distance: { inches: 6, points: 1 },
      activeBonus: { points: 3 },
    });
    expect(matchup.areaEffect).toMatchObject({ scatter: { divisor: 8 }, deviation: { directions: 6 } });
    expect(matchup.regeneration).toMatchObject({ gain: { fraction: 0.5 }, least: { points: 1 } });
    expect(matchup.scenario.firstDeployment.depth).toBe(12);
    expect(matchup.leavingCombat.bonus.points).toBe(2);
    expect(matchup.leadership.witness.inches).toBe(6);
    expect(matchup.stealth.coherency.inchesPerLevel).toBe(3);
  });

  it('takes the default readings of the catalogue where they are not the first one listed there', () => {
    const matchup = compile({});
    expect(matchup.overwatch.interrupt.shots).toBe('once');
    expect(matchup.combatReady.charge.uses).toBe('once');
    expect(matchup.leavingCombat.strike).toMatchObject({ strikers: 'everyone', bases: 'suffer' });
    expect(matchup.suppressingFire.trigger.weapons).toBe('no-templates');
    expect(matchup.stealth.moves.body).toBe('none');
    expect(matchup.leadership.suppressed.ownActivation).toBe('finishes-move');
    expect(matchup.leadership.forfeit.action).toBe('no-movement');
    expect(matchup.battlefield.density.placing).toBe('point-symmetric');
  });
});

describe('versions of the rules', () => {
  it('has the published one, its predecessor, and an arm for each doubtful difference', () => {
    expect(Object.keys(versions)).toEqual([
      '0.0.2',
      '0.0.1',
      '0.0.1+difficult',
      '0.0.1+armour',
      '0.0.1+first-sight',
      '0.0.1+late-morale',
    ]);
    expect(versions['0.0.2'].patch).toEqual({});
    expect(Object.keys(versions['0.0.1'].patch)).toHaveLength(6);
  });

  it('compiles each to rules of its own', () => {
    const compiled = Object.values(versions).map(({ patch }) =>
      JSON.stringify(compileSettings(rules, patch)),
    );
    expect(new Set(compiled).size).toBe(compiled.length);
  });

  it('says which are reconstructed', () => {
    const published = Object.entries(versions).filter(([, version]) => !version.reconstructed);
    expect(published.map(([name]) => name)).toEqual(['0.0.2']);
  });

  it('adds one difference to 0.0.1 in each arm', () => {
    const predecessor = versions['0.0.1'].patch;
    for (const [name, { patch }] of Object.entries(versions).filter(([key]) => key.startsWith('0.0.1+'))) {
      expect(patch, name).toMatchObject(predecessor);
      expect(Object.keys(patch), name).toHaveLength(Object.keys(predecessor).length + 1);
    }
  });
});
