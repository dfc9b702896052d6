import { describe, expect, it } from 'vitest';
import {
  type Fraction,
  fraction,
  fractionText,
  minus,
  ONE,
  plus,
  times,
} from '../../../src/kernel/fraction.ts';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { regenerated } from '../../../src/rulesets/dark-potential/points/regeneration.ts';
import { rules, type Settings } from '../../../src/rulesets/dark-potential/rules/index.ts';
import { ask, attack } from './ask.ts';
import { expected, mean, power, read, upTo } from './checks.ts';

const COVERS = { open: '', light: '--cover light', medium: '--cover medium', heavy: '--cover heavy' };
const text = fractionText;
const not = (chance: Fraction) => minus(ONE, chance);

/** Distances that are printed from 0, where DP-RNG-03 would forbid the shot. */
const IN_CONTACT_TOO = { 'ranged-attack.combat': 'off' };

type Shot = Readonly<Record<string, string | number>>;

/** Hit, kill and the number needed, under the names of a check that gives them. */
function shot(line: string, like: Shot, set: Variant = {}): Shot {
  const { hit, kill } = attack(line, set);
  const target = [...Array(14).keys()].find((t) => text(upTo(t)) === hit)!;
  const all: Shot = { target, pHit: hit, pKill: kill, pCentreKill: kill };
  return Object.fromEntries(Object.keys(like).map((name) => [name, all[name]]));
}

describe('single attacks', () => {
  it.each([
    ['DP-X-02', 8],
    ['DP-X-03', 9],
    ['DP-X-04', 17],
  ])('%s: a pistol at a soldier %i inches away, by cover', (id, distance) => {
    for (const [cover, like] of Object.entries(expected<Record<string, Shot>>(id))) {
      const line = `--attacker soldier --weapon pistol --target soldier --distance ${distance}`;
      const option = COVERS[cover as keyof typeof COVERS];
      expect(shot(`${line} ${option}`, like), cover).toEqual(like);
    }
  });

  it('DP-X-05: a pistol over all bands of distance', () => {
    for (const [distance, like] of Object.entries(expected<Record<string, Shot>>('DP-X-05'))) {
      const line = `--attacker soldier --weapon pistol --target soldier --distance ${distance}`;
      const { penalty, ...chances } = like;
      expect({ penalty, ...shot(line, chances, IN_CONTACT_TOO) }, distance).toEqual(like);
      expect(9 - Number(shot(line, { target: 0 }, IN_CONTACT_TOO).target), distance).toBe(penalty);
    }
  });

  it('DP-X-07: a sniper rifle by distance and cover', () => {
    const all = expected<Record<string, Record<string, Shot>>>('DP-X-07');
    for (const [distance, byCover] of Object.entries(all)) {
      for (const [cover, like] of Object.entries(byCover)) {
        const option = COVERS[cover as keyof typeof COVERS];
        const line = `--attacker sniper --weapon sniper-rifle --target soldier --distance ${distance} ${option}`;
        expect(shot(line, like), `${distance} ${cover}`).toEqual(like);
      }
    }
  });

  it('DP-X-08: wounds a pistol hit takes from the leader', () => {
    const { hit, wounds } = attack('--attacker soldier --weapon pistol --target leader --distance 8');
    const after = afterHit(hit, wounds);
    const like = expected<{ distribution: Record<string, string>; meanCapped: string; pAtLeast5: string }>(
      'DP-X-08',
    );
    expect(Object.fromEntries(after.map((chance, n) => [n, text(chance)]))).toEqual(like.distribution);
    expect(text(mean(after))).toBe(like.meanCapped);
    expect(text(after[5])).toBe(like.pAtLeast5);
  });

  it('DP-X-09: wounds a pistol shot takes from the leader', () => {
    const { hit, wounds } = attack('--attacker soldier --weapon pistol --target leader --distance 8');
    const like = expected<{ hitTarget: number; distribution: Record<string, string> }>('DP-X-09');
    expect(wounds).toEqual(like.distribution);
    expect(hit).toBe(text(upTo(like.hitTarget)));
  });

  it("DP-X-11: wounds the assassin's fist takes from the leader", () => {
    const { hit, wound, wounds } = attack('--attacker assassin --weapon fist --target leader');
    const like = expected<{ hitTarget: number; woundTarget: number; distribution: Record<string, string> }>(
      'DP-X-11',
    );
    expect(wounds).toEqual(like.distribution);
    expect([hit, wound]).toEqual([text(upTo(like.hitTarget)), text(upTo(like.woundTarget))]);
  });

  it('DP-X-13: blows at a soldier', () => {
    const blows = ['soldier', 'leader', 'sniper', 'assassin'].map((unit) => [
      unit,
      attack(`--attacker ${unit} --target soldier`).kill,
    ]);
    expect(Object.fromEntries(blows)).toEqual(expected('DP-X-13'));
  });

  it('DP-X-14: a free strike at a soldier, and two of them', () => {
    const like = expected<{ withBonus: Shot; ordinaryAttack: Shot; twoStrikersKill: string }>('DP-X-14');
    const free = '--attacker soldier --target soldier --free-strike';
    expect(shot(free, like.withBonus)).toEqual(like.withBonus);
    expect(shot('--attacker soldier --target soldier', like.ordinaryAttack)).toEqual(like.ordinaryAttack);
    expect(text(not(power(not(read(attack(free).kill)), 2)))).toBe(like.twoStrikersKill);
  });

  it('DP-X-19: what becomes of a soldier shot at, alone', () => {
    const { hit, kill, suppressed } = attack('--attacker soldier --target soldier --distance 8');
    const passed = minus(minus(read(hit), read(kill)), read(suppressed));
    expect({
      miss: text(not(read(hit))),
      kill,
      hitSurvivePassLeadership: text(passed),
      hitSurviveSuppressed: suppressed,
    }).toEqual(expected('DP-X-19'));
  });

  it('DP-X-22: a shot of Suppressing Fire, in cover or not', () => {
    for (const [distance, like] of Object.entries(expected<Record<string, Shot>>('DP-X-22'))) {
      const line = `--attacker soldier --target soldier --suppressing --distance ${distance}`;
      expect(shot(`${line} --cover medium`, like), distance).toEqual(like);
      expect(shot(line, like), distance).toEqual(like);
    }
  });
});

describe('rockets', () => {
  const rocket = '--attacker rocket --weapon rocket-launcher --target soldier';

  it('DP-X-24: the dice of a scatter by distance', () => {
    for (const [distance, dice] of Object.entries(expected<Record<string, number>>('DP-X-24'))) {
      const { template } = attack(`${rocket} --distance ${distance}`, IN_CONTACT_TOO);
      expect(template!.dice, distance).toBe(dice);
    }
  });

  it('DP-X-25: where a miss goes', () => {
    const like = expected<Record<string, Record<string, string> & string>>('DP-X-25');
    for (const distance of ['16', '25']) {
      const { inches, direction } = attack(`${rocket} --distance ${distance}`).template!;
      expect(inches).toEqual(like[distance]);
      const spread = Object.entries(inches).map(([n, chance]) => times(fraction(Number(n)), read(chance)));
      expect(text(spread.reduce(plus))).toBe(like[`mean${distance}`]);
      expect(Object.values(direction)).toEqual(Array(6).fill(like.eachDirection));
    }
  });

  it('DP-X-27: hits and kills by distance, and kills among those touched', () => {
    const like = expected<{
      perDistance: Record<string, Shot>;
      pKillB: string;
      expectedKillsGivenHit: Record<string, string>;
    }>('DP-X-27');
    for (const [distance, chances] of Object.entries(like.perDistance))
      expect(shot(`${rocket} --distance ${distance}`, chances), distance).toEqual(chances);
    const { wound, template } = attack(`${rocket} --distance 10`);
    expect(template!.edgeKill).toBe(like.pKillB);
    // Whoever is touched is tested apart, so that means add up.
    for (const [others, kills] of Object.entries(like.expectedKillsGivenHit)) {
      const more = times(fraction(Number(others)), read(template!.edgeKill));
      expect(text(plus(read(wound), more)), others).toBe(kills);
    }
  });
});

describe('tests', () => {
  it('DP-X-16: failed Leadership, plain, under a Suppressing weapon and near a Commander', () => {
    const fails = (unit: string, near = '') => ({
      plain: ask(`--test leadership --target ${unit} ${near}`).fail,
      suppressingWeapon: ask(`--test leadership --target ${unit} --modifier -1 ${near}`).fail,
    });
    const like = expected<Record<string, Record<string, string>>>('DP-X-16');
    for (const unit of ['soldier', 'leader', 'sniper', 'assassin']) {
      expect(fails(unit), unit).toEqual(like[unit]);
      expect(fails(unit, '--commander'), unit).toEqual(like.anyWithinCommander);
    }
  });

  it('DP-X-18: a witness of several deaths in a turn', () => {
    const passes = not(read(ask('--test leadership --target soldier').fail));
    for (const [deaths, chance] of Object.entries(expected('DP-X-18')))
      expect(text(not(power(passes, Number(deaths)))), deaths).toBe(chance);
  });

  it('DP-X-20: Perception by unit, distance and cover', () => {
    const all = expected<Record<string, Record<string, Record<string, string>>>>('DP-X-20');
    for (const [unit, byDistance] of Object.entries(all)) {
      for (const [distance, like] of Object.entries(byDistance)) {
        const line = `--test perception --attacker ${unit} --target assassin --distance ${distance}`;
        const found = {
          passive: ask(line).found,
          active: ask(`${line} --active`).found,
          passiveMediumCover: ask(`${line} --cover medium`).found,
        };
        expect(found, `${unit} ${distance}`).toEqual(like);
      }
    }
  });

  it('DP-X-37: failed Leadership with a Command Point used as well as can be', () => {
    const units = { 6: 'soldier', 7: 'assassin', 8: 'sniper', 9: 'leader' };
    const fails = Object.entries(units).map(([leadership, unit]) => [
      leadership,
      ask(`--test leadership --target ${unit} --defender-cp 1`).fail,
    ]);
    expect(Object.fromEntries(fails)).toEqual(expected('DP-X-37'));
  });
});

it('DP-X-38: what a unit regains', () => {
  const settings = compileSettings<Settings>(rules, {});
  const after = Object.keys(expected('DP-X-38')).map((key) => {
    const [, base, current, alone] = /^base(\d)cur(\d)(alone)?$/.exec(key)!;
    return [key, regenerated(Number(base), Number(current), alone !== undefined, settings)];
  });
  expect(Object.fromEntries(after)).toEqual(expected('DP-X-38'));
});

/** Wounds lost, given a hit. */
function afterHit(hit: string, wounds: Readonly<Record<string, string>>): Fraction[] {
  const { over, under } = read(hit);
  const given = Object.values(wounds).map((chance) => times(read(chance), fraction(under, over)));
  given[0] = not(given.slice(1).reduce(plus));
  return given;
}
