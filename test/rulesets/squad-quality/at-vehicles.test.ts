import { describe, expect, it } from 'vitest';
import { fractionText } from '../../../src/kernel/fraction.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { hack, hackOptions, hackWorth } from '../../../src/rulesets/squad-quality/actions/hacking.ts';
import { call } from '../../../src/rulesets/squad-quality/actions/strike.ts';
import { UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { hullArmour } from '../../../src/rulesets/squad-quality/attack/anti-tank.ts';
import { shoot } from '../../../src/rulesets/squad-quality/attack/firing.ts';
import { assaultHull, chargesOf } from '../../../src/rulesets/squad-quality/attack/vehicle-assault.ts';
import { GONE, PINNED, UNDER_FIRE, UNMARKED } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { isDamaged } from '../../../src/rulesets/squad-quality/match/hull.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { outlookOf } from '../../../src/rulesets/squad-quality/places/outlook.ts';
import { CLAUSE } from '../../../src/rulesets/squad-quality/rules/index.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { NOWHERE } from '../../../src/rulesets/squad-quality/units/entities.ts';
import { meetMines } from '../../../src/rulesets/squad-quality/ways/mines.ts';
import { travel } from '../../../src/rulesets/squad-quality/ways/travel.ts';
import { box, piece } from '../../kernel/bare-table.ts';
import { alike, last, nearestTo } from '../scene.ts';
import { aim, type Script, stage } from './stage.ts';

/** Always takes the last option. */
describe('hacking a vehicle (SQ-HACK)', () => {
  const position = 'A hackers 0,-4 | B skimmer 0,4 | B carrier 4,4';
  const end = (m: Match) =>
    m.state.whereabouts[1] === GONE
      ? 'lost'
      : isDamaged(m, 1)
        ? 'damaged'
        : m.state.marker[1] === UNDER_FIRE
          ? 'under fire'
          : 'whole';

  it('is open to those of high technology', () => {
    const targets = (set = {}) =>
      hackOptions(stage(position, { set }).scripted([]), 0).map(({ target }) => target);
    expect(targets()).toEqual([1]);
    expect(targets({ 'hacking.targets': 'off' })).toEqual([1, 2]);
  });

  it('puts it Under Fire with two passes and leaves it Damaged with three', () => {
    const found = stage(position).distribution((m) => {
      hack(m, 0, 1);
      return end(m);
    });
    // An Elite needs 2; the resistance of steady Regulars is 3 - 2 - 2 = -1: 3 or more, two thirds each.
    expect([found.get('under fire'), found.get('damaged')].map((chance) => fractionText(chance!))).toEqual([
      '4/9',
      '8/27',
    ]);
  });

  it('leaves it Damaged and no more (SQ-CORE-VEH-marks)', () => {
    const m = stage(position).scripted(alike(3, 'hack', 6));
    hack(m, 0, 1);
    m.dice.finish();
    expect([isDamaged(m, 1), m.state.marker[1]]).toEqual([true, UNMARKED]);
  });

  it.each([
    ['yes', 'lost'],
    ['no', 'damaged'],
  ])('twice is its end: %s (SQ-AMB-21)', (twice, outcome) => {
    const dice: Script = [
      ['hack', 6],
      ['hack', 6],
      ['hack', 6],
    ];
    const m = stage(position, { set: { 'hacking.effect.twice': twice } }).scripted(dice);
    m.state.figures[1] = 1;
    hack(m, 0, 1);
    expect(end(m)).toBe(outcome);
    m.dice.finish();
  });
});

describe('what resists a hack (SQ-HACK-04)', () => {
  const chances = (position: string, lowered = 0, heart = 0) => {
    const scene = stage(position, { set: { 'hacking.targets': 'off' } });
    scene.start.lowered[1] = lowered;
    scene.start.heart[1] = heart;
    const found = scene.distribution((m) => {
      hack(m, 0, 1);
      return m.state.marker[1];
    });
    return fractionText(found.get(PINNED)!);
  };

  it('is the resolve of the target, and not what only counts when it is checked (SQ-CHR-07, SQ-WND-10)', () => {
    const alone = chances('A hackers 0,-4 | B line 0,4');
    expect(chances('A hackers 0,-4 | B line 0,4 | B officer +')).toBe(alone);
    expect(chances('A hackers 0,-4 | B line 0,4', 1)).toBe(alone);
    expect(chances('A hackers 0,-4 | B line 0,4', 0, 1)).not.toBe(alone);
  });
});

describe('what a hack is thought to be worth', () => {
  const worth = (target: string, marker: number, set: Variant = {}, figures?: number) => {
    const m = stage(`A hackers 0,-4 | B ${target} 0,4`, {
      set: { 'hacking.targets': 'off', ...set },
    }).scripted([]);
    m.state.marker[1] = marker;
    m.state.figures[1] = figures ?? m.state.figures[1];
    return hackWorth(m, 0, 1);
  };

  it('is what it makes of a unit beyond the marker that it has', () => {
    const [usual, underFire, pinned] = [UNMARKED, UNDER_FIRE, PINNED].map((marker) => worth('line', marker));
    expect(underFire).toBeLessThan(usual);
    expect(underFire).toBeGreaterThan(0);
    expect(pinned).toBe(0);
    expect(worth('line', UNMARKED, { 'under-fire': 'off' })).toBe(0);
  });

  it('is no damage that a Damaged vehicle does not take (SQ-AMB-21)', () => {
    expect(worth('skimmer', PINNED, {}, 1)).toBeGreaterThan(0);
    expect(worth('skimmer', PINNED, { 'hacking.effect.twice': 'no' }, 1)).toBe(0);
    expect(worth('skimmer', PINNED, { 'vehicles.twice': 'off' }, 1)).toBe(0);
  });
});

describe('mines under a vehicle (SQ-MINE-10)', () => {
  const mined = (unit: string, heavy: number, script: Script, set = {}) => {
    const m = stage(`A line 0,-15 | B ${unit} 0,15`, {
      set: { 'mines.fields.number': 1, 'mines.fields.heavy': heavy, ...set },
    }).scripted(script);
    m.state.mines[0] = nearestTo(m.battlefield.ground, [0, 8]);
    m.state.realMines[0] = 0;
    const path = [15, 14, 13, 12, 11].map((y) => nearestTo(m.battlefield.ground, [0, y]));
    meetMines(m, 1, path);
    m.dice.finish();
    return m.state.whereabouts[1] === GONE ? 'lost' : isDamaged(m, 1) ? 'damaged' : 'whole';
  };
  const goesOff = (rating: number, armour: number): Script => [
    ['mine', 4],
    ['mine-hits', 1],
    ['penetration', rating],
    ['armour', armour],
  ];

  it('meet its underside: 3 of light mines and 6 of heavy ones against a carrier with 3', () => {
    expect(mined('carrier', 0, goesOff(3, 3))).toBe('damaged');
    expect(mined('carrier', 0, goesOff(2, 3))).toBe('whole');
    expect(mined('carrier', 1, goesOff(3, 3))).toBe('lost');
  });

  it('are nothing to it without the clause, and never to what is off the ground', () => {
    expect(mined('carrier', 0, [['mine', 4]], { 'mines.vehicles': 'off' })).toBe('whole');
    expect(mined('skimmer', 0, [])).toBe('whole');
  });
});

describe('opportunity fire at a vehicle (SQ-OP-05)', () => {
  const moving = (rolled: number, set = {}) => {
    const hits: Script = [
      ['fire', 3],
      ['penetration', rolled],
      ['armour', 1],
    ];
    const m = stage('A rocket-team 0,-8 | B carrier 0,8', { set }).scripted(hits, last);
    // One hit; the front of the carrier is 5, the rating of the launcher 5.
    const arrived = travel(m, 1, nearestTo(m.battlefield.ground, [3, 8]), 18 * 2540, 'moves', 'ways');
    return [arrived, isDamaged(m, 1)];
  };

  it('repulses it by 3 points more and does it no harm', () => {
    expect(moving(4)).toEqual([false, false]);
    expect(moving(3)).toEqual([true, false]);
    expect(moving(3, { 'opportunity-fire.vehicles.margin': 2 })).toEqual([false, false]);
    expect(moving(4, { 'opportunity-fire.vehicles': 'off' })).toEqual([true, false]);
  });
});

describe('powers on a vehicle', () => {
  it('change the armour that shots meet (SQ-POW-05, SQ-POW-09)', () => {
    const m = stage('A rocket-team 0,-8 | B carrier 0,8').scripted([]);
    const armour = () => hullArmour(m, aim(m));
    expect(armour()).toBe(5);
    m.state.ward[1] = 2;
    expect(armour()).toBe(7);
  });

  it.each([
    ['an assault', (m: Match) => assaultHull(m, [0], 1), [['kill', 4]]],
    ['a strike', (m: Match) => call(m, 0, 1), []],
    [
      'mines',
      (m: Match) => meetMines(m, 1, Array.from(m.state.point.slice(0, 2))),
      [
        ['mine', 1],
        ['mine-hits', 1],
      ],
    ],
  ] as const)('change the armour that %s meets', (_, strikes, hit) => {
    const set = {
      'mines.fields.number': 1,
      'mines.vehicles.light': 2,
      'artillery.batteries.number': 1,
      'artillery.batteries.weapon': 'light-cannon',
      'artillery.timing': 'off',
      'artillery.accuracy': 'off',
      'recover-wounded': 'off',
    };
    const lone = { ...unitData.profiles['line'], id: 'lone', figures: 1 };
    const data = { ...unitData, profiles: { ...unitData.profiles, lone } };
    const scene = stage('A lone 0,-3 | B carrier 0,0', { set, data });
    const left = (ward: number) => {
      // A rating of 2 and a die against 3 and a die: just enough.
      const m = scene.scripted([...hit, ['penetration', 5], ['armour', 4]]);
      m.state.mines.fill(NOWHERE);
      [m.state.mines[0], m.state.ward[1]] = [m.state.point[1], ward];
      strikes(m);
      m.dice.finish();
      return m.state.figures[1];
    };
    expect([left(0), left(2), left(-3)]).toEqual([1, 2, 0]);
  });
});

describe('terrain about a vehicle (SQ-CORE-COVER)', () => {
  it('covers it on the ground, and no flyer, for either side', () => {
    const crater = piece(box([-4, -4, 4, 4]), { area: true, height: 0.4, cover: 'light' });
    const coverOf = (target: string) => {
      const m = stage(`A ${target} 0,0 | B line 0,9`, { pieces: [crater] }).scripted([]);
      return [aim(m, UNMOVED, 1, 0).shot.attack.cover, outlookOf(m, 0).coverAt(m.state.point[0])];
    };
    expect(coverOf('truck')).toEqual([1, 1 / 3]);
    expect(coverOf('gunship')).toEqual([0, 0]);
  });
});

it('an anti-armour expert counts in a close assault, too (SQ-PER-08)', () => {
  const rating = (set = {}) => {
    const m = stage('A tank-hunters 0,0 | B carrier 0,3', { set }).scripted([]);
    return chargesOf(m, 0).rest;
  };
  expect(rating() - rating({ 'personalities.antiArmour': 'off' })).toBe(1);
});

it('nobody rolls at a vehicle that another has wrecked (SQ-CORE-VEH-assault, SQ-FT-04)', () => {
  const charges: Script = Array(5).fill(['kill', 4]);
  const m = stage('A fire-team -2,0 | A fire-team 2,0 | B truck 0,3').scripted([
    ...charges,
    ['penetration', 6],
    ['armour', 1],
  ]);
  assaultHull(m, [0, 1], 2);
  m.dice.finish();
  expect(m.state.whereabouts[2]).toBe(GONE);
});

it('hits on a vehicle are no dice of damage that armour, or a sharpshooter, counts for (SQ-CORE-DMG-armour, SQ-PER-07)', () => {
  const counted = (target: string) => {
    const vehicle = target === 'carrier';
    const hit: Script = [
      [vehicle ? 'penetration' : 'damage', 1],
      ['armour', 6],
    ];
    const dice: Script = [['fire', 6], ['fire', 3], ...hit, ...hit, ...hit];
    const m = stage(`A sniper 0,0 | B ${target} 0,3`).scripted(dice);
    const { acts } = m.state;
    shoot(m, aim(m));
    return [acts[CLAUSE.damage.armour], acts[CLAUSE.personalities.sharpshooter]].map((times) => times > 0);
  };
  expect([counted('line'), counted('carrier')]).toEqual([
    [true, true],
    [false, false],
  ]);
});

it('a vehicle that is marked like infantry is so by mines and strikes that do not penetrate it (SQ-CORE-VEH-marks)', () => {
  const bounced: Script = [
    ['penetration', 1],
    ['armour', 6],
  ];
  const mined = (set = {}) => {
    const m = stage('A light-tank 0,-8 | B levy 0,14', {
      set: { 'mines.fields.number': 1, ...set },
    }).scripted([['mine', 1], ['mine-hits', 1], ...bounced]);
    const { ground } = m.battlefield;
    m.state.mines[6] = nearestTo(ground, [0, 0]);
    m.state.realMines[2] = 0;
    meetMines(m, 0, [m.state.point[0], nearestTo(ground, [0, -3])]);
    return m.state.marker[0];
  };
  const struck = (set = {}) => {
    const still = { 'artillery.timing': 'off', 'artillery.accuracy': 'off', ...set };
    const m = stage('A officer 0,-8 | B light-tank 0,8', { set: still }).scripted(bounced);
    call(m, 0, 1);
    return m.state.marker[1];
  };
  const like = { 'vehicles.marks': 'off' };
  expect([mined(), struck(), mined(like), struck(like)]).toEqual([
    UNMARKED,
    UNMARKED,
    UNDER_FIRE,
    UNDER_FIRE,
  ]);
});
