import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { KINDS, thingsOf } from '../../src/cli/pages/unit-fields.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import { findRuleset, rulesets } from '../../src/rulesets/index.ts';
import { pamphlet } from './pamphlet.ts';
import { typeIn } from './type-in.ts';

const darkPotential = findRuleset('dark-potential')!;

/** What a ruleset has under an id once a sim has brought what is printed for a name, with that id. */
async function broughtBack(ruleset: Ruleset, name: string): Promise<object> {
  const { code, out } = await typeIn(rulesets, `units ${ruleset.id} ${name}`);
  expect(code).toBe(0);
  const { adds } = parse(out);
  const own = Object.entries<object[]>(adds).map(([kind, [thing]]) => [kind, [{ ...thing, id: 'mine' }]]);
  return thingsOf(ruleset.extend({ data: Object.fromEntries(own) }), 'mine');
}

describe('rulebench units', () => {
  it('lists what armies are made of, without what stands at its default', async () => {
    const { code, out } = await typeIn(rulesets, 'units dark-potential');
    expect(code).toBe(0);
    expect(out).toContain('  sniper  Sniper\n    movement=6, defense=3,');
    expect(out).toContain('weapons=light-club+sniper-rifle+pistol, dugIn\n');
    expect(out).toContain(
      '  sniper-rifle  Sniper Rifle\n    kind=ranged, range=16, strength=12, moveOrShoot, suppressing\n',
    );
    expect(out).toContain('  suggested: leader+soldier*4+rocket+assassin+sniper\n');
    expect(out).not.toContain('commander=false');
  });

  it('says once what that is, so that nobody takes a squad for one without points', async () => {
    const { out } = await typeIn(rulesets, 'units squad-quality');
    expect(out).toContain(
      'UNITS\n  where nothing is said: kind=infantry, armour=0, leader=none, leadership=novice, branch=infantry,\n' +
        '  aptitude=competent, points=15\n  line  Line Squad\n',
    );
    // What a flag or a list is when nothing is said needs no words.
    expect(out).not.toMatch(/where nothing is said: .*(?:false|traits|hull)/);
  });

  it.each(rulesets)('prints all of $title as a sim takes it', async (ruleset) => {
    const things = thingsOf(ruleset);
    for (const name of new Set(KINDS.flatMap((kind) => things[kind].map(({ id }) => id)))) {
      const asked = thingsOf(ruleset, name);
      const mine = KINDS.map((kind) => [kind, asked[kind].map((thing) => ({ ...thing, id: 'mine' }))]);
      expect(await broughtBack(ruleset, name)).toMatchObject(Object.fromEntries(mine));
    }
  });

  it('says behind a field what it takes', async () => {
    const { out } = await typeIn(rulesets, 'units d20-skirmish tank');
    expect(out).toContain('      seats: 0  # models that it carries; from 0 to 12\n');
    expect(out).toContain('one of foot, bike, wheeled, tracked, walker, skimmer, flyer\n');
  });

  it('hands out the same as data', async () => {
    const { out } = await typeIn(rulesets, 'units dark-potential pistol --json');
    expect(JSON.parse(out)).toEqual({
      units: [],
      weapons: [darkPotential.unitData.weapons.pistol],
      armies: [],
    });
  });

  it('says what to name for what nobody prints', async () => {
    const { code, err } = await typeIn(rulesets, 'units dark-potential snipr');
    expect(code).toBe(2);
    expect(err).toBe(
      'There is no unit, weapon or army "snipr" in Dark Potential; the nearest is "sniper".\n',
    );
    const versioned = await typeIn(rulesets, 'units dark-potential@0.0.1');
    expect(versioned.err).toBe(
      'What armies are made of is the same in every version; name "dark-potential" alone, not "dark-potential@0.0.1".\n',
    );
    const none = await typeIn([pamphlet], 'units pamphlet');
    expect(none).toMatchObject({ code: 2, err: 'The Pamphlet prints no units, weapons or armies.\n' });
  });
});
