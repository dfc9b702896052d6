import { describe, expect, it } from 'vitest';
import { type Fraction, fraction, fractionText, plus, times, ZERO } from '../../../src/kernel/fraction.ts';
import { hack } from '../../../src/rulesets/squad-quality/actions/hacking.ts';
import { invoke } from '../../../src/rulesets/squad-quality/actions/invoking.ts';
import { contest, rollKills } from '../../../src/rulesets/squad-quality/attack/assault.ts';
import { fighterOf } from '../../../src/rulesets/squad-quality/attack/contest.ts';
import { assaultHull } from '../../../src/rulesets/squad-quality/attack/vehicle-assault.ts';
import { GONE } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { squadQuality } from '../../../src/rulesets/squad-quality/index.ts';
import { oddsDesk } from '../../../src/rulesets/squad-quality/odds/odds.ts';
import { rules } from '../../../src/rulesets/squad-quality/rules/index.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { last } from '../scene.ts';
import { first, stage } from './stage.ts';

const ask = (asked: Record<string, string | boolean>, variant = {}) =>
  squadQuality.odds!.answer(asked, [variant, variant]).data as Readonly<Record<string, never>>;

/** By way of the Kill Table how many of the target of a position fall, as a match has it, over all dice. */
function fallen(position: string, target: number, partner?: number): Record<string, string> {
  const scene = stage(position);
  const sides = (m: Parameters<typeof contest>[0]) =>
    [fighterOf(m, 0, true, partner), fighterOf(m, target, false)] as const;
  const results = scene.distribution((m) => contest(m, ...sides(m)).result, first);
  const sum = new Map<number, Fraction>();
  for (const [result, chance] of results) {
    const kills = scene.distribution((m) => rollKills(m, ...sides(m), result)[0], first);
    for (const [count, share] of kills) sum.set(count, plus(sum.get(count) ?? ZERO, times(chance, share)));
  }
  return Object.fromEntries(
    [...sum].sort(([a], [b]) => a - b).map(([n, chance]) => [n, fractionText(chance)]),
  );
}

describe('the odds desk has of close assaults what a match has', () => {
  it.each([
    ['a knife fighter and an officer', 'hero', 'hackers'],
    ['powered armour that is charged', 'hackers', 'armoured'],
    ['more against fewer', 'tank-hunters', 'sniper'],
  ])('%s', (_, attacker, target) => {
    const asked = ask({ attacker, target, assault: true });
    expect(asked['killed']).toEqual(fallen(`A ${attacker} 0,0 | B ${target} 0,3`, 1));
  });

  it('two teams that add up their dice win as often as sums of two beat the better of two', () => {
    const scene = stage('A fire-team -2,0 | A fire-team 2,0 | B mob 0,3');
    const won = scene.distribution(
      (m) => contest(m, fighterOf(m, 0, true, 1), fighterOf(m, 2, false)).result,
      first,
    );
    const asked = ask({ attacker: 'fire-team', partner: 'fire-team', target: 'mob', assault: true });
    expect(asked['won']).toBe(fractionText(won.get(1)!));
  });

  it.each([
    ['the attacker', 'A tank-hunters 0,0 | A rocket-team + | B hackers 0,3', 2, { partner: 'rocket-team' }],
    [
      'the target',
      'A tank-hunters 0,0 | B hackers 0,3 | B rocket-team +',
      1,
      { 'target-team': 'rocket-team' },
    ],
  ])(
    'a squad and its team that fight together, on the side of %s (SQ-HW-05)',
    (_, position, target, more) => {
      const scene = stage(position);
      const sides = (m: Parameters<typeof contest>[0]) =>
        [fighterOf(m, 0, true), fighterOf(m, target, false)] as const;
      const won = scene.distribution((m) => contest(m, ...sides(m)).result, first);
      const asked = ask({ attacker: 'tank-hunters', target: 'hackers', assault: true, ...more });
      expect([asked['won'], asked['beaten']]).toEqual(
        [1, -1].map((result) => fractionText(won.get(result)!)),
      );
      const lost = (m: Parameters<typeof contest>[0], result: number) =>
        rollKills(m, ...sides(m), result).reduce((sum, kills) => sum + kills, 0);
      let mean = ZERO;
      for (const [result, chance] of won)
        for (const [count, share] of scene.distribution((m) => lost(m, result), first))
          mean = plus(mean, times(times(chance, share), fraction(count)));
      expect(asked['meanKilled']).toBe(fractionText(mean));
    },
  );

  it('an officer who is with the target (SQ-CHR-06)', () => {
    const scene = stage('A tank-hunters 0,0 | B hackers 0,3 | B hero +');
    const won = scene.distribution(
      (m) => contest(m, fighterOf(m, 0, true), fighterOf(m, 1, false)).result,
      first,
    );
    const asked = ask({
      attacker: 'tank-hunters',
      target: 'hackers',
      assault: true,
      'target-officer': 'heroic',
    });
    expect(asked['won']).toBe(fractionText(won.get(1)!));
  });

  it('refuses what has no part in it', () => {
    expect(() => ask({ attacker: 'carrier', target: 'line', assault: true })).toThrow(/starts no close/);
    expect(() => ask({ attacker: 'line', target: 'levy', assault: true, cover: 'heavy' })).toThrow(/--cover/);
  });
});

describe('the odds desk has of assaults on vehicles what a match has (SQ-CORE-VEH-assault)', () => {
  const { line, 'tank-hunters': hunters, 'rocket-team': team } = unitData.profiles;
  /** Units of so few figures that all their dice can be enumerated. */
  const data = {
    ...unitData,
    profiles: {
      ...unitData.profiles,
      pair: { ...line, id: 'pair', figures: 2 },
      hunter: { ...hunters, id: 'hunter', figures: 1, leader: 'none' as const },
      rocket: { ...team, id: 'rocket', figures: 1 },
    },
  };
  const charge = (asked: Record<string, string>, variant = {}) =>
    oddsDesk(data, rules).answer({ ...asked, assault: true }, [variant, variant]).data;
  /** How often so much is left of a vehicle. */
  const left = (position: string, attackers: number[], vehicle: number, set = {}) => {
    const found = stage(position, { data, set }).distribution((m) => {
      assaultHull(m, attackers, vehicle);
      return m.state.whereabouts[vehicle] === GONE ? 0 : m.state.figures[vehicle];
    });
    return Object.fromEntries(
      [...found].sort(([a], [b]) => a - b).map(([value, chance]) => [value, fractionText(chance)]),
    );
  };

  it.each([
    ['carrier', {}],
    ['medium-tank', { 'vehicles.assault.needs': 2, 'vehicles.destroyed.margin': 1 }],
    ['carrier', { 'vehicles.destroyed': 'off', 'vehicles.assault.charges': 5 }],
  ])('two figures at a %s, under %j', (target, set) => {
    const asked = charge({ attacker: 'pair', target }, set);
    expect(asked['left']).toEqual(left(`A pair 0,0 | B ${target} 0,3`, [0], 1, set));
  });

  it('a squad and its team, each with its own rating (SQ-HW-05)', () => {
    const asked = charge({ attacker: 'hunter', partner: 'rocket', target: 'medium-tank' });
    const position = 'A hunter 0,0 | A rocket + | B medium-tank 0,3';
    expect(asked['left']).toEqual(left(position, [0, 1], 2));
  });

  it('and refuses what has no part in it', () => {
    const at = { attacker: 'line', target: 'carrier' };
    expect(() => charge({ ...at, officer: 'heroic' })).toThrow(/--officer has no part/);
    expect(() => charge(at, { 'vehicles.assault': 'off' })).toThrow(/--assault needs the assault on/);
  });
});

it('the odds desk knows who starts close assaults, and with whom', () => {
  const charge = (attacker: string, more = {}, set = {}) =>
    ask({ attacker, target: 'line', assault: true, ...more }, set);
  expect(() => charge('line', {}, { 'close-assault': 'off' })).toThrow(/--assault needs Close Assault/);
  expect(() => charge('sniper')).toThrow('Sniper starts no close assault');
  expect(charge('sniper', {}, { 'snipers.still': 'off' })['won']).toBeDefined();
  expect(() => charge('line', { partner: 'line' })).toThrow('Line Squad has no partner');
  const team = { partner: 'machine-gun' };
  expect(charge('line', team)['won']).toBeDefined();
  expect(() => charge('line', team, { 'heavy-weapons.joining': 'off' })).toThrow(/--partner needs Heavy/);
  expect(() => charge('hero', team)).toThrow('No heavy weapons team joins Hero');
  expect(() => charge('line', { 'target-team': 'levy' })).toThrow('Levy Squad is no heavy weapons team');
  const pair = { partner: 'fire-team' };
  expect(() => charge('fire-team', pair, { 'fire-teams': 'off' })).toThrow(/--partner needs Fire Teams/);
  expect(() => charge('fire-team', pair, { 'fire-teams.assaults': 'off' })).toThrow(/Fire Teams/);
});

it('the odds desk lets non-combatants neither shoot nor fight, unless they need not flee', () => {
  const attack = { attacker: 'civilians', target: 'line' };
  for (const how of [{}, { assault: true }]) {
    expect(() => ask({ ...attack, ...how })).toThrow(/only flee/);
    expect(ask({ ...attack, ...how }, { 'non-combatants.flight': 'off' })).toBeDefined();
  }
});

it('the odds desk knows who is concealed (SQ-SNP-02)', () => {
  const shot = { attacker: 'line', concealed: true };
  expect(() => ask({ ...shot, target: 'levy' })).toThrow('--concealed is for snipers, not for Levy');
  expect(() => ask({ ...shot, target: 'sniper' }, { 'snipers.concealed': 'off' })).toThrow(/is off here/);
});

it('the odds desk puts no officer with snipers or characters (SQ-SNP-01)', () => {
  for (const attacker of ['sniper', 'hero', 'psionic'])
    expect(() => ask({ attacker, target: 'line', officer: 'heroic' })).toThrow(/No officer joins/);
  expect(ask({ attacker: 'machine-gun', target: 'line', officer: 'heroic' })).toBeDefined();
});

it('the odds desk has no officer where nobody leads (SQ-CHR-06)', () => {
  for (const set of [{ characters: 'off' }, { 'characters.lead': 'off' }])
    for (const [option, how] of [
      ['officer', {}],
      ['officer', { assault: true }],
      ['target-officer', { assault: true }],
    ] as const)
      expect(() => ask({ attacker: 'line', target: 'levy', ...how, [option]: 'heroic' }, set)).toThrow(
        `--${option} needs Characters`,
      );
});

it('the odds desk knows what is off of hacks and powers', () => {
  const hack = { attacker: 'hackers', target: 'skimmer', hack: true };
  expect(() => ask(hack, { hacking: 'off' })).toThrow(/--hack needs Hacking/);
  expect(() => ask({ psionic: 'psionic' }, { psionics: 'off' })).toThrow(/--psionic needs Psionics/);
  const heal = { psionic: 'seer', power: 'heal' };
  expect(() => ask(heal, { 'powers.heal': 'off' })).toThrow(/--power heal needs that power/);
});

it('the odds desk knows what a psionic knows, and whom there is to heal (SQ-PSI-03, SQ-POW-07)', () => {
  expect(() => ask({ psionic: 'adept', power: 'harm' })).toThrow(
    /does not know harm; .* expose, shield, inspire/,
  );
  expect(() => ask({ psionic: 'adept', power: 'harm' }, { 'psionics.known': 'off' })).not.toThrow();
  const heal = { psionic: 'seer', power: 'heal' };
  expect(() => ask(heal, { 'recover-wounded': 'off' })).toThrow(/--power heal needs Recover Wounded/);
});

it('the odds desk knows who hacks whom', () => {
  expect(() => ask({ attacker: 'line', target: 'skimmer', hack: true })).toThrow(/cannot hack/);
  expect(() => ask({ attacker: 'hackers', target: 'truck', hack: true })).toThrow(/nothing to hack/);
});

describe('the odds desk has of minds what a match has', () => {
  it.each(['armoured', 'skimmer'])('a hack of %s', (target) => {
    const scene = stage(`A hackers 0,0 | B ${target} 0,8`);
    const found = scene.distribution((m) => {
      hack(m, 0, 1);
      return m.state.figures[1] < unitData.profiles[target].figures ? 'damaged' : String(m.state.marker[1]);
    }, first);
    const asked = ask({ attacker: 'hackers', target, hack: true });
    expect(asked[target === 'skimmer' ? 'damaged' : 'pinned']).toBe(
      fractionText(found.get(target === 'skimmer' ? 'damaged' : '2')!),
    );
    expect(asked['fails']).toBe(fractionText(found.get('0')!));
  });

  it.each(['psionic', 'seer', 'adept', 'touched'])('what a power costs the %s', (psionic) => {
    const scene = stage(`A ${psionic} 0,0 | B line 0,8`);
    const before = scene.start.strength[0];
    const drained = scene.distribution((m) => {
      expect(invoke(m, 0, () => 0)).toBe(true);
      return before - m.state.strength[0];
    }, last);
    expect(ask({ psionic })['drained']).toBe(fractionText(drained.get(1) ?? ZERO));
  });

  it('what Harm does of a die, where there are wounded and where there are none', () => {
    // A competent psionic needs 4: seven of eight tries come to something, and a six of them kills.
    expect(ask({ psionic: 'psionic', power: 'harm' })).toMatchObject({
      works: '7/8',
      out: '7/16',
      killed: '7/48',
    });
    expect(ask({ psionic: 'psionic', power: 'harm' }, { 'recover-wounded': 'off' })['killed']).toBe('7/16');
  });
});
