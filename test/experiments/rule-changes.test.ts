import { describe, expect, it } from 'vitest';
import { byHeading, changesBetween, withChanges } from '../../src/experiments/terms/rule-changes.ts';
import { compileSettings, type Variant } from '../../src/rules/variant.ts';
import { darkPotential } from '../../src/rulesets/dark-potential/index.ts';
import { toyRules } from '../toy-rules.ts';

const between = (from: Variant, to: Variant) => changesBetween(toyRules, from, to);
const compiled = (variant: Variant) => compileSettings(toyRules, variant);

describe('changes between two variants', () => {
  it('are the values that differ, in the order of the rules', () => {
    const changes = between(
      { 'sword.cut.bonus': 1 },
      { 'shield.block.when': 'opening', 'sword.cut.bonus': 3 },
    );
    expect(changes).toEqual([
      {
        path: 'sword.cut.bonus',
        title: 'Sword: cut.bonus',
        steps: [{ path: 'sword.cut.bonus', from: 1, to: 3 }],
        patch: { 'sword.cut.bonus': 3 },
      },
      {
        path: 'shield.block.when',
        title: 'Shield: block.when',
        steps: [{ path: 'shield.block.when', from: 'always', to: 'opening' }],
        patch: { 'shield.block.when': 'opening' },
      },
    ]);
  });

  it('are none where one says what is so anyway', () => {
    expect(between({ 'sword.cut.bonus': 2, shield: 'on' }, {})).toEqual([]);
  });

  it('count a switched heading or clause once', () => {
    expect(between({}, { sword: 'off' }).map(({ path }) => path)).toEqual(['sword']);
    expect(between({}, { 'shield.dusk': 'off' })).toMatchObject([
      { path: 'shield.dusk', steps: [{ from: 'on', to: 'off' }] },
    ]);
  });

  const PAIRS: readonly (readonly [Variant, Variant])[] = [
    [
      { shield: 'off', 'sword.cut.bonus': 1 },
      { 'shield.block.when': 'opening', 'shield.dusk': 'off' },
    ],
    [
      { 'shield.block.when': 'opening', sword: 'off' },
      { shield: 'off', 'shield.dusk': 'on', 'sword.cut': 'off' },
    ],
    [
      { shield: 'off', 'shield.block': 'on' },
      { shield: 'off', 'shield.block.when': 'opening' },
    ],
    [{ 'sword.cut': 'off' }, { 'sword.cut': 'on', 'sword.cut.bonus': 3, weather: 'off' }],
  ];

  it.each(PAIRS)('made together lead from %o to %o, alone or by heading, in any order', (from, to) => {
    const changes = between(from, to);
    for (const list of [changes, [...changes].reverse(), byHeading(toyRules, changes)]) {
      expect(compiled(withChanges(from, list))).toEqual(compiled(to));
    }
    for (const change of changes) {
      const left = changes.filter((other) => other !== change).map(({ path }) => path);
      expect(between(withChanges(from, [change]), to).map(({ path }) => path)).toEqual(left);
    }
  });

  it('made together lead from one published version to another', () => {
    const { rules, versions } = darkPotential;
    const [from, to] = [versions['0.0.1'].patch, versions['0.0.2'].patch];
    const changes = changesBetween(rules, from, to);
    expect(changes).toHaveLength(6);
    expect(compileSettings(rules, withChanges(from, changes))).toEqual(compileSettings(rules, to));
    const headings = byHeading(rules, changes).map(({ path }) => path);
    expect(headings).toContain('stealth');
    expect(headings).toHaveLength(5);
  });
});
