import { expect, test } from 'vitest';
import { findRuleset } from '../src/rulesets/index.ts';
import { coverageSet } from './coverage.ts';

const MATCHES = 800;

test('clauses are looked for in each scenario, between the army it is for and any other', () => {
  const ruleset = findRuleset('squad-quality');
  const set = coverageSet(ruleset, MATCHES);
  expect(set).toHaveLength(MATCHES);
  for (const { set: settings, army } of Object.values(ruleset.scenarios ?? {})) {
    const played = set.filter(({ variants, armies }) => {
      const isSet = Object.entries(settings).every(([path, value]) => variants[0][path] === value);
      return isSet && (army === undefined || armies[0] === army);
    });
    const met = new Set(played.map(({ armies }) => armies[1]));
    if (army !== undefined) expect([...met].sort()).toEqual([...ruleset.armies].sort());
  }
});

test('where armies must be alike by the rules, unlike ones meet without that', () => {
  const ruleset = findRuleset('dark-potential');
  const unlike = coverageSet(ruleset, MATCHES).filter(({ armies }) => armies[0] !== armies[1]);
  expect(unlike.length).toBeGreaterThan(0);
  for (const { variants } of unlike) expect(variants[0]).toMatchObject(ruleset.unlikeArmies ?? {});
});
