import { describe, expect, it } from 'vitest';
import { compileSettings, type Variant } from '../../../../src/rules/variant.ts';
import { weaponsOf } from '../../../../src/rulesets/dark-potential/match/weapons.ts';
import { muster } from '../../../../src/rulesets/dark-potential/matchup/muster.ts';
import { rules, type Settings } from '../../../../src/rulesets/dark-potential/rules/index.ts';
import { unitData } from '../../../../src/rulesets/dark-potential/units/unit-data.ts';
import { stage, weapon } from '../stage.ts';

const ARMY = 'A rocket 0,0 + soldier 2,0 + soldier 4,0 | A leader 6,0 | A assassin 8,0 | B soldier 0,9';

const mustered = (set: Variant = {}, position = ARMY) => stage(position, { set }).scripted([]);

describe('an army', () => {
  it('DP-SQD-01: is of squads and independent models, or of the latter without the clause', () => {
    const units = (set: Variant) =>
      mustered(set)
        .matchup.units.filter(({ seat }) => seat === 0)
        .map(({ squad, members }) => [squad, members.length]);
    expect(units({})).toEqual([
      [true, 3],
      [false, 1],
      [false, 1],
    ]);
    expect(units({ 'squads.members': 'off' })).toEqual(Array(5).fill([false, 1]));
  });

  it('DP-Q-20: gives a squad one Command Point, or one for each member, pooled or held by each', () => {
    const points = (pool: string) => {
      const { matchup } = mustered({ 'squads.sharing.pool': pool });
      return [matchup.units[0].startPoints, matchup.models.slice(0, 4).map(({ held }) => held)];
    };
    expect([points('per-squad'), points('pooled'), points('per-model')]).toEqual([
      [1, [0, 0, 0, 0]],
      [3, [0, 0, 0, 0]],
      [0, [1, 1, 1, 0]],
    ]);
  });

  it('DP-Q-11: starts with its Command Points, or without any by one reading', () => {
    const start = (set: Variant) => mustered(set).matchup.units.map(({ startPoints }) => startPoints);
    expect(start({})).toEqual([1, 5, 1, 1]);
    expect(start({ 'regeneration.gain.start': 'zero' })).toEqual([0, 0, 0, 0]);
  });

  it('DP-ATTR-02, 03, 05, 06: has what its profiles say, or nothing of an attribute without its clause', () => {
    const leader = (set: Variant) => {
      const { defense, armour, wounds, commandPoints } = mustered(set).matchup.models[3].profile;
      return [defense, armour, wounds, commandPoints];
    };
    expect(leader({})).toEqual([3, 3, 5, 5]);
    expect(leader({ 'army.defense': 'off' })).toEqual([0, 3, 5, 5]);
    expect(leader({ 'army.armour': 'off' })).toEqual([3, 0, 5, 5]);
    expect(leader({ 'army.wounds': 'off' })).toEqual([3, 3, 1, 5]);
    expect(leader({ 'army.commandPoints': 'off' })).toEqual([3, 3, 5, 0]);
    expect(
      mustered({ 'army.commandPoints': 'off' }).matchup.units.map(({ basePoints }) => basePoints),
    ).toEqual([0, 0, 0, 0]);
  });

  it('DP-UNIT-ROCKET, DP-Q-15: has a launcher with pistol and club, or with the club, or no launcher', () => {
    const carried = (set: Variant) => {
      const { weapons } = mustered(set).state;
      return ['club', 'pistol', 'rocket-launcher'].filter((id) => weapons[0] & (1 << weapon(id)));
    };
    expect(carried({})).toEqual(['club', 'pistol', 'rocket-launcher']);
    expect(carried({ 'units.rocket.sidearm': 'club' })).toEqual(['club', 'rocket-launcher']);
    expect(carried({ 'units.rocket': 'off' })).toEqual(['club', 'pistol']);
  });

  it.each(['leader', 'assassin', 'sniper'])('DP-UNIT: has no %s without its clause', (id) => {
    const ids = (set: Variant) => {
      const settings = compileSettings<Settings>(rules, set);
      const { models } = muster(unitData, ['suggested', 'suggested'], [settings, settings]);
      return models.map(({ profile }) => profile.id);
    };
    expect(ids({ [`units.${id}`]: 'off' })).toEqual(ids({}).filter((own) => own !== id));
  });

  it('DP-STL-01, DP-Q-111: hides under so many false bases and the real one, or so many in all', () => {
    const bases = (set: Variant) => mustered(set).matchup.models.map((model) => model.bases.length)[4];
    expect([bases({}), bases({ 'stealth.bases.total': 'all' }), bases({ stealth: 'off' })]).toEqual([
      4, 3, 0,
    ]);
    expect([bases({ 'stealth.bases.decoysPerLevel': 2 })]).toEqual([7]);
    expect(bases({ 'stealth.bases.decoysPerLevel': 0, 'stealth.bases.total': 'all' })).toBe(1);
  });

  it('DP-ATTR-07: uses weapons for which its models have the skill', () => {
    const m = mustered();
    m.state.weapons[4] |= 1 << weapon('pistol');
    expect([weaponsOf(m, 4, 'ranged'), weaponsOf(m, 4, 'close-combat')]).toEqual([[], [weapon('fist')]]);
    expect(weaponsOf(mustered({ 'close-combat': 'off' }), 4, 'close-combat')).toEqual([]);
    expect(weaponsOf(mustered({ 'ranged-attack': 'off' }), 0, 'ranged')).toEqual([]);
  });
});
