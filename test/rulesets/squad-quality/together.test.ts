import { expect, it } from 'vitest';
import { fractionValue } from '../../../src/kernel/fraction.ts';
import { INCH } from '../../../src/kernel/length.ts';
import { couldJoinIn } from '../../../src/rulesets/squad-quality/actions/charging.ts';
import { jetOptions } from '../../../src/rulesets/squad-quality/actions/jets.ts';
import { abandon } from '../../../src/rulesets/squad-quality/actions/wounded.ts';
import { aimAt, placeShot, UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { assault, contest } from '../../../src/rulesets/squad-quality/attack/assault.ts';
import { expectedAssault } from '../../../src/rulesets/squad-quality/attack/assault-odds.ts';
import { fighterOf } from '../../../src/rulesets/squad-quality/attack/contest.ts';
import { fireCombined, fireJointly } from '../../../src/rulesets/squad-quality/attack/fire-together.ts';
import { shoot } from '../../../src/rulesets/squad-quality/attack/firing.ts';
import { JOINED } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { isLeft, type Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { oddsDesk } from '../../../src/rulesets/squad-quality/odds/odds.ts';
import { rules } from '../../../src/rulesets/squad-quality/rules/index.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { last, rolls } from '../scene.ts';
import { first, type Script, stage } from './stage.ts';

const { profiles } = unitData;
/** A fire team in powered armour with a brawler, and one that shoots with heavier weapons. */
const data = {
  ...unitData,
  profiles: {
    ...profiles,
    suits: { ...profiles['armoured'], id: 'suits', traits: ['fire-team', 'powered-armour', 'brawler'] },
    marksmen: { ...profiles['fire-team'], id: 'marksmen', traits: ['fire-team', 'sharpshooter'] },
  },
} as typeof unitData;
const calm = { set: { 'recover-wounded': 'off', 'squad-leaders': 'off' }, data } as const;

it('figures of two fire teams strike and are spared by what their own team is (SQ-FT-04)', () => {
  const scene = stage('A fire-team -2,0 | A suits 2,0 | B mob 0,3', calm);
  const rifles = profiles['fire-team'].figures;
  const script = [
    // Both dice of the teams are added up.
    ...rolls('assault', 3, 4, 1, 1),
    // A roll a rifleman; two a suit and one for the brawler among them.
    ...rolls('kill', ...Array(rifles).fill(1), ...Array(7).fill(1)),
    // Eleven of the mob: those who would fall first are the riflemen, whom nothing spares, and then a suit is spared.
    ...rolls('kill', ...Array(rifles).fill(6)),
    ...rolls('kill', 6),
    ...rolls('kill-saved', 5),
    ...rolls('kill', ...Array(11 - rifles - 1).fill(1)),
  ];
  const m = scene.scripted(script, last);
  assault(m, 0, 2, 1);
  m.dice.finish();
  expect(isLeft(m, 0)).toBe(false);
  expect(m.state.figures[1]).toBe(3);
});

it('heavy weapons teams fight with whichever of two fire teams they are with (SQ-HW-05, SQ-FT-04)', () => {
  const { start, scripted } = stage(
    'A fire-team -2,0 | A machine-gun + | A fire-team 2,0 | A mortar-team + | B mob 0,3',
    calm,
  );
  const { units, figures } = fighterOf(scripted([]), 0, true, 2);
  expect(units).toEqual([0, 2, 1, 3]);
  expect(figures).toBe(start.figures.slice(0, 4).reduce((sum, one) => sum + one));
});

it.each([
  ['two fire teams', 'A fire-team -2,0 | A fire-team 2,0 | B mob 0,3', 1],
  ['a squad and its team', 'A line 0,0 | A machine-gun + | B mob 0,3', undefined],
])(
  'powers on any of those who assault together count for their roll: %s (SQ-POW-01, SQ-POW-04)',
  (_, position, partner) => {
    const scene = stage(position, calm);
    // Few against many, so that neither wins for sure.
    scene.start.figures.set([1, 1, 11]);
    const rolled = (...boosts: number[]) => {
      boosts.forEach((boost, unit) => {
        scene.start.boost[unit] = boost;
      });
      return scene.distribution(
        (m) => contest(m, fighterOf(m, 0, true, partner), fighterOf(m, 2, false)).result,
        first,
      );
    };
    const plain = rolled(0, 0);
    expect(rolled(0, -2)).toEqual(rolled(-2, 0));
    expect(rolled(2, -2)).toEqual(plain);
    expect(fractionValue(rolled(0, 2).get(1)!)).toBeGreaterThan(fractionValue(plain.get(1)!));
  },
);

it.each([
  ['fire teams (SQ-FT-05)', 'A fire-team -2,0 | A fire-team 2,0 | B mob 0,8'],
  ['a squad and its team (SQ-HW-08)', 'A line 0,0 | A machine-gun + | B mob 0,8'],
])('powers on either of two that shoot together count, and crew that is lost: %s', (_, position) => {
  const effectBy = (arrange: (state: Match['state']) => void) => {
    const scene = stage(position, calm);
    arrange(scene.start);
    const armourHolds = Array.from({ length: 9 }, () => [...rolls('damage', 1), ...rolls('armour', 6)]);
    const m = scene.scripted([...rolls('fire', 3, 3), ...armourHolds.flat()], last);
    const isJoined = m.state.whereabouts[1] === JOINED;
    if (isJoined) m.dice = scene.scripted([...rolls('fire', 3, 3, 1), ...armourHolds.flat()]).dice;
    expect(isJoined ? fireCombined(m, 0, 1, UNMOVED) : fireJointly(m, [0, 1], [UNMOVED, UNMOVED])).toBe(true);
    return scene.told.map(({ data }) => data?.['effect']).find((effect) => effect !== undefined) as number;
  };
  const plain = effectBy(() => {});
  for (const unit of [0, 1]) expect(effectBy(({ boost }) => boost.fill(-2, unit, unit + 1))).toBe(plain - 2);
  if (position.includes('machine-gun'))
    expect(effectBy(({ figures }) => figures.fill(2, 1, 2))).toBe(plain - 1);
});

it('two fire teams are reckoned to win more often together, as they do', () => {
  const m = stage('A fire-team -2,0 | A fire-team 2,0 | B levy 0,3', calm).scripted([]);
  expect(expectedAssault(m, 0, 2, 1).harm).toBeGreaterThan(1.5 * expectedAssault(m, 0, 2).harm);
});

it('hits of two that shoot together come from both in turn, each by its own damage (SQ-FT-05)', () => {
  const figures = (other: boolean) => {
    const scene = stage('A fire-team -2,0 | A marksmen 2,0 | B armoured 0,8', calm);
    // Damage of 3 just misses the armour without a sharpshooter, and just tells with one.
    const { armour } = profiles['armoured'];
    const { damage } = unitData.weapons['assault-rifle'];
    const die = armour + 3 - damage - 1;
    const script: Script = [
      ...rolls('fire', 6, 6),
      ...Array.from(
        { length: 4 },
        (): Script => [
          ['damage', die],
          ['armour', 3],
        ],
      ).flat(),
    ];
    const m = scene.scripted(script, last);
    const [one, two] = [0, 1].map((shooter) => {
      const aim = aimAt(m, shooter as never, 2 as never);
      placeShot(m, aim, m.state.point[shooter], m.state.point[2], UNMOVED, []);
      return aim;
    });
    const joint = [[0, 0]] as const;
    shoot(m, one, { dice: { of: 2, keep: 2, added: 0 }, joint, ...(other ? { other: two } : {}) });
    return m.state.figures[2];
  };
  expect(figures(false)).toBe(3);
  expect(figures(true)).toBe(1);
});

it('a unit with no resolve left to lose gives up over its wounded where its army has lost heart (SQ-LOSE-03)', () => {
  const after = (heart: number) => {
    const scene = stage('A line 0,0 | B levy 0,12');
    scene.start.hurt[0] = 1;
    scene.start.heart[0] = heart;
    const m: Match = scene.scripted(rolls('abandon', 6, 6, 1), last);
    abandon(m, 0 as never);
    return isLeft(m, 0);
  };
  expect(after(1)).toBe(true);
  expect(after(2)).toBe(false);
});

it('a partner could join in from as far as units charge (SQ-FT-04, SQ-Q-05)', () => {
  const joins = (reach: string) => {
    const set = { 'close-assault.charge.reach': reach };
    const m = stage('A fire-team 0,0 | A fire-team 4,-6 | B mob 0,4', { set }).scripted([]);
    return couldJoinIn(m, 1 as never, 2 as never);
  };
  expect(joins('move')).toBe(false);
  expect(joins('rush')).toBe(true);
});

it('two that shoot together make out another than the nearest by a test as one does (SQ-Q-03)', () => {
  const set = { ...calm.set, 'priority.nearest.choice': 'test' };
  const blind = rolls('priority', 1, 1, 1);
  const scene = (own: string) => stage(`${own} | B mob 0,8 | B mob 0,11`, { ...calm, set });
  const squad = scene('A line 0,0 | A machine-gun +').scripted(blind, last);
  expect(fireCombined(squad, 0, 1, UNMOVED)).toBe(true);
  squad.dice.finish();
  const teams = scene('A fire-team -2,0 | A fire-team 2,0').scripted(blind, last);
  expect(fireJointly(teams, [0, 1], [UNMOVED, UNMOVED])).toBe(true);
  teams.dice.finish();
});

it('nobody joins in who would start no close assault by himself (SQ-LST-02, SQ-WND-05)', () => {
  const could = (arrange: (state: Match['state']) => void) => {
    const scene = stage('A fire-team -2,0 | A fire-team 2,0 | B mob 0,6', {});
    arrange(scene.start);
    return couldJoinIn(scene.scripted([]), 1, 2);
  };
  expect(could(() => {})).toBe(true);
  expect(could(({ standing }) => standing.set([1], 1))).toBe(false);
  expect(could(({ hurt }) => hurt.set([3], 1))).toBe(false);
});

it('fire teams with jet packs leap no farther apart than they may be (SQ-FT-02, SQ-JET-02)', () => {
  const jumpers = { ...profiles['jumpers'], id: 'jumpers', traits: ['fire-team', 'jet-packs'] };
  const flying = { ...data, profiles: { ...data.profiles, jumpers } } as typeof unitData;
  const farthest = (set = {}) => {
    const position = 'A jumpers 0,-8 | A jumpers 11,-8 | B mob 0,15';
    const m = stage(position, { data: flying, set }).scripted([]);
    const leaps = jetOptions(m, 0, []).filter(({ action }) => action === 'leap');
    return Math.max(...leaps.map(({ at }) => m.battlefield.distance(at, m.state.point[1]))) / INCH;
  };
  expect(farthest()).toBeLessThanOrEqual(12);
  expect(farthest({ 'fire-teams.near': 'off' })).toBeGreaterThan(12);
});

it('wounded and talents of either of two that shoot together count once (SQ-WND-04, SQ-PER-09)', () => {
  const eager = { ...profiles['fire-team'], id: 'eager', traits: ['fire-team', 'trigger-happy'] };
  const own = { ...data, profiles: { ...data.profiles, eager } } as typeof unitData;
  const effectOf = (teams: string, ...hurt: number[]) => {
    const [one, other] = teams.split(' ');
    const scene = stage(`A ${one} -2,0 | A ${other} 2,0 | B mob 0,8`, { data: own });
    scene.start.hurt.set(hurt);
    const holds = Array.from({ length: 9 }, () => [...rolls('damage', 1), ...rolls('armour', 6)]);
    const m = scene.scripted([...rolls('fire', 3, 3), ...holds.flat()], last);
    expect(fireJointly(m, [0, 1], [UNMOVED, UNMOVED])).toBe(true);
    return scene.told
      .map(({ data: known }) => known?.['effect'])
      .find((effect) => effect !== undefined) as number;
  };
  const plain = effectOf('fire-team fire-team');
  for (const teams of ['eager fire-team', 'fire-team eager', 'eager eager'])
    expect([teams, effectOf(teams)]).toEqual([teams, plain + 1]);
  const odds = (attacker: string, partner: string) =>
    oddsDesk(own, rules).answer({ attacker, partner, target: 'mob', distance: '6' }, [{}, {}]).data['effect'];
  expect(odds('fire-team', 'eager')).toEqual(odds('eager', 'fire-team'));
  expect(odds('eager', 'eager')).toEqual(odds('eager', 'fire-team'));
  expect(odds('fire-team', 'fire-team')).not.toEqual(odds('eager', 'fire-team'));
  for (const hurt of [[1], [0, 1], [1, 1]])
    expect([hurt, effectOf('fire-team fire-team', ...hurt)]).toEqual([hurt, plain - 3]);
});

it('where each point is a hit two who shoot together hit no more than the figures of both (SQ-Q-02, SQ-FT-05)', () => {
  const set = { 'shooting.hits.count': 'points' };
  const scene = stage('A fire-team -2,0 | A fire-team 2,0 | B mob 0,8', { set });
  scene.start.figures.set([2, 2]);
  const holds = Array.from({ length: 4 }, () => [...rolls('damage', 1), ...rolls('armour', 6)]);
  const m = scene.scripted([...rolls('fire', 6, 6), ...holds.flat()], last);
  expect(fireJointly(m, [0, 1], [UNMOVED, UNMOVED])).toBe(true);
  m.dice.finish();
  const asked = { attacker: 'fire-team', partner: 'fire-team', target: 'mob', distance: '3' };
  const { hits } = oddsDesk(unitData, rules).answer(asked, [set, set]).data as { hits: object };
  expect(Math.max(...Object.keys(hits).map(Number))).toBe(10);
});
