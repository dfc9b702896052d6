import { describe, expect, it } from 'vitest';
import { assumptionsBetween, assumptionsUnder, assumptionText } from '../../src/rules/assumption.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import type { Variant } from '../../src/rules/variant.ts';
import { darkPotential } from '../../src/rulesets/dark-potential/index.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { passCounter } from '../../src/rulesets/pass-counter/index.ts';
import { zoneControl } from '../../src/rulesets/zone-control/index.ts';

const under = (ruleset: Ruleset, ...variants: Variant[]) =>
  assumptionsUnder(ruleset, variants).map(assumptionText);

/** The one that says something of a clause. */
function about(lines: readonly string[], id: string): string | undefined {
  return lines.find((line) => line.startsWith(`${id} (`));
}

describe('assumptions by the book', () => {
  it.each(rulesets)('are every clause marked as assumed, as it is written: $id', (ruleset) => {
    const said = assumptionsUnder(ruleset, [{}]);
    const clauses = ruleset.rules.flatMap((rule) => Object.values(rule.clauses));
    const ours = clauses.filter(({ basis }) => basis === 'assumed');
    expect(said.flatMap(({ clause, says }) => (clause ? [[clause.id, says]] : []))).toEqual(
      ours.map(({ id, says }) => [id, says]),
    );
    expect(said.filter(({ clause }) => clause === null).length).toBeGreaterThan(2);
    expect(said.every(({ standing }) => standing === 'assumed')).toBe(true);
  });

  it.each(rulesets)('are about clauses of their own heading that can be off: $id', ({ rules }) => {
    for (const { clauses } of rules)
      for (const { about } of Object.values(clauses))
        if (about !== undefined) expect(clauses[about]?.off).toBeDefined();
  });
});

describe('assumptions under settings', () => {
  const asked: Variant = {
    'action-phase.one': 'off',
    'boards.small': 'off',
    'command-phase.ammunition': 'off',
    'boards.setUp.depth': 9,
  };
  const lines = under(zoneControl, asked, { ...asked, 'victory.ties': 'off' });

  it('say what is done without a clause that is off', () => {
    expect(about(lines, 'ZC-A3')).toBe(
      'ZC-A3 (Action phase, off for both sides): a model either moves or acts',
    );
    expect(about(lines, 'ZC-A11')).toMatch(/off for both sides\): a model has six shots/);
    const shooting = under(zoneControl, { shooting: 'off' });
    expect(about(shooting, 'ZC-A5-moved')).toBe('ZC-A5-moved (Shooting, off for both sides): nobody shoots');
  });

  it('say which numbers and readings are not the usual ones', () => {
    expect(about(lines, 'ZC-CORE')).toMatch(
      /6 inches of its own edge.* Here boards\.setUp\.depth is 9 instead of 6: Inches from the edge/,
    );
    const special = under(passCounter, { 'attacks.natural.special': 'both' });
    expect(about(special, 'PC-A2')).toMatch(/ Here attacks\.natural\.special is "both": .*\? Both are\.$/);
  });

  it('say what is varied, which is measured', () => {
    expect(about(lines, 'ZC-A15')).toMatch(/varied here, so measured and not assumed\): Equal counts go/);
    expect(about(lines, 'ZC-A1')).toMatch(/^ZC-A1 \(Rounds, assumed\)/);
  });

  it('say nothing of what a clause is about that is off', () => {
    expect(about(under(zoneControl, { 'movement.terrain': 'off' }), 'ZC-A4')).toMatch(
      /off for both sides\): terrain does not slow anybody$/,
    );
    expect(about(under(passCounter, { 'attacks.armour': 'off' }), 'PC-ARM-ASM')).toMatch(/every hit wounds$/);
    expect(about(under(zoneControl, { objectives: 'off' }), 'ZC-A14')).toMatch(/all zones count alike$/);
  });

  it('have sentences of no clause as the settings have them', () => {
    const units = (variant: Variant) =>
      under(zoneControl, variant).find((line) => line.startsWith('An army list'));
    expect(units({})).toMatch(
      /its first 3 units to .* 864 .*, its first 5 units .* 1728 and its first 8 units to larger/,
    );
    expect(lines.find((line) => line.startsWith('An army list'))).toContain(
      'brings all its units to boards of up to 864 ',
    );
    expect(under(zoneControl, { sight: 'off' }).join()).not.toContain('Sight is limited');
    const last = (variant: Variant) =>
      under(darkPotential, variant).find((line) => line.startsWith('A match'));
    expect(last({})).toBe('A match that nobody has won after 20 rounds counts as half a win for each side.');
    expect(last({ 'scenario.order.rounds': 8, 'scenario.order.cap': 'wounds' })).toBe(
      'A match that nobody has won after 8 rounds goes to the side with more of its army left.',
    );
    expect(under(passCounter, { 'sequence.setUp.depth': 9 })).toContain(
      'Deployment zones are 9 inches deep.',
    );
    expect(under(passCounter, {}, { 'sequence.setUp.depth': 9 })).toContain(
      'Deployment zones are 9 inches deep. (varied here, so measured and not assumed)',
    );
  });
});

describe('assumptions between two sides', () => {
  it('are those of the side whose rules decide, and say which where they differ', () => {
    const paths = ['shooting.cover', 'boards.profiles'];
    const said = (own: Variant, theirs: Variant) =>
      assumptionsBetween(zoneControl, [own, theirs], paths).map(assumptionText);
    expect(said({}, { 'shooting.cover': 'off' })).toEqual([
      'ZC-A5 (Shooting, off for the other side): terrain makes nobody harder to hit',
      'ZC-A7 (Boards and armies, assumed): Profiles, weapons and armies are ours.',
    ]);
    expect(said({ 'shooting.cover': 'off' }, {})[0]).toMatch(
      /^ZC-A5 \(Shooting, assumed for the other side\)/,
    );
    expect(said({}, {})[0]).toMatch(/^ZC-A5 \(Shooting, assumed\)/);
  });
});
