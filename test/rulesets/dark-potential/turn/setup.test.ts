import { describe, expect, it } from 'vitest';
import type { Dice } from '../../../../src/kernel/dice.ts';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { enumerateRolls } from '../../../../src/kernel/enumerate.ts';
import { fraction, fractionText, minus, ONE, times } from '../../../../src/kernel/fraction.ts';
import { INCH } from '../../../../src/kernel/length.ts';
import { createPlayer } from '../../../../src/policies/index.ts';
import { type Decision, type Player, TACTICS } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { allowanceOf } from '../../../../src/rulesets/dark-potential/match/blockers.ts';
import { chargeReach } from '../../../../src/rulesets/dark-potential/match/charge-reach.ts';
import { setUp } from '../../../../src/rulesets/dark-potential/turn/setup.ts';
import { table } from '../../../kernel/bare-table.ts';
import { choosing } from '../../scene.ts';
import { expected } from '../checks.ts';
import { type Script, stage } from '../stage.ts';

/** Who wins the first pair of the roll-off, up to the choice of the winner or the next roll. */
function firstPair(dice: Dice): string {
  let rolls = 0;
  const asks: Player = ({ seat, point }) => {
    throw new Settled(`${point} ${seat}`);
  };
  const m = stage('A soldier 0,0 | B soldier 0,9').scripted([], [asks, asks]);
  const counted: Dice = {
    roll(...asked) {
      if (++rolls > 2) throw new Settled('tie');
      return dice.roll(...asked);
    },
  };
  try {
    setUp({ ...m, dice: counted });
  } catch (stopped) {
    if (stopped instanceof Settled) return stopped.message;
    throw stopped;
  }
  throw new Error('The roll-off was not settled.');
}

class Settled extends Error {}

it('DP-X-39: the roll-off is fair; ties are rolled again (DP-SCEN-01)', () => {
  const spread = enumerateRolls(firstPair);
  const tie = spread.get('tie')!;
  const { over, under } = minus(ONE, tie);
  const pairs = fraction(under, over);
  expect([...spread.keys()].sort()).toEqual(['DP-D-01 0', 'DP-D-01 1', 'tie']);
  for (const seat of [0, 1]) {
    expect({
      pTie: fractionText(tie),
      pWin: fractionText(times(spread.get(`DP-D-01 ${seat}`)!, pairs)),
      expectedPairs: fractionText(pairs),
    }).toEqual(expected('DP-X-39'));
  }
});

describe('DP-X-40: how far a threat reaches', () => {
  const reach = (unit: string, set: Variant = {}) => {
    const m = stage(`A ${unit} 0,0 | B soldier 0,9`, { set }).scripted([]);
    const inches = (length: number) => length / m.matchup.inch;
    const own = m.matchup.settings[0];
    const [move, again] = [1, own.secondMove.move.fraction].map((share) => inches(allowanceOf(m, 0, share)));
    const charge = inches(chargeReach(m, 0));
    return { moveCC: move, moveCharge: move + charge, doubleMove: move + again, ready: charge };
  };
  const like = expected<{ soldier: object; assassin: object; combatReadyReach: Record<string, number> }>(
    'DP-X-40',
  );

  it.each(['soldier', 'assassin'] as const)('by a %s in the open', (unit) => {
    const { ready, ...moves } = reach(unit);
    expect(moves).toEqual(like[unit]);
    expect(ready).toBe(like.combatReadyReach[unit]);
  });

  it('by whoever is Combat Ready (DP-CR-04)', () => {
    const all = Object.keys(like.combatReadyReach).map((unit) => [unit, reach(unit).ready]);
    expect(Object.fromEntries(all)).toEqual(like.combatReadyReach);
  });

  it('DP-CHG-01: by another share of Movement, and by its readings of odd halves', () => {
    expect(reach('assassin', { 'charge.move.fraction': 1 }).ready).toBe(8);
    const third = { 'charge.move.fraction': 0.4 };
    expect(reach('soldier', third).ready).toBeCloseTo(2.4, 3);
    expect(reach('soldier', { ...third, 'charge.move.odd': 'down' }).ready).toBe(2);
    expect(reach('soldier', { ...third, 'charge.move.odd': 'up' }).ready).toBe(3);
  });
});

describe('the set-up', () => {
  /** A table six places wide, of which three rows and their bases are within 4 inches of an edge. */
  const NARROW = table(6, 24, []);
  const DUEL = 'A soldier 0,0 | B soldier 0,9';
  const ROLLS: Script = [
    ['roll-off', 5],
    ['roll-off', 2],
  ];

  /** For the plan of each side, two rolls, and for the post of each unit. */
  const plans = (position: string): Script =>
    Array.from({ length: 4 + position.split('|').length }, () => ['deployment', 2] as const);

  interface SetUp {
    readonly rolls?: Script;
    readonly first?: number;
    readonly position?: string;
    readonly takes?: (decision: Decision) => number;
  }

  /** Sets up under zones 4 inches deep and gives by decision whose it was and how many places or sides there were. */
  function settled(set: Variant, { rolls = ROLLS, first: choice = 0, takes, position = DUEL }: SetUp = {}) {
    const zones = { 'scenario.firstDeployment.depth': 4, 'scenario.secondDeployment.depth': 4 };
    const scene = stage(position, {
      set: { ...zones, ...set },
      table: NARROW,
    });
    scene.start.point.fill(NOWHERE);
    const asked: Record<string, readonly [seat: number, count: number]> = {};
    const m = scene.scripted([...rolls, ...plans(position)], (decision) => {
      const { point, seat, count } = decision;
      asked[point] ??= [seat, count];
      if (takes) return takes(decision);
      return point === 'DP-D-01' ? choice : count - 1;
    });
    setUp(m);
    m.dice.finish();
    return { asked, m, first: m.state.first };
  }

  it('DP-SCEN-01, DP-Q-08: lets the winner of the roll choose who goes first, or go first', () => {
    expect([settled({}).first, settled({}, { first: 1 }).first]).toEqual([0, 1]);
    const goes = settled({ 'scenario.rollOff.winner': 'goes-first' }, { first: 1 });
    expect([goes.first, goes.asked['DP-D-01']]).toEqual([0, undefined]);
    expect(settled({ 'scenario.rollOff': 'off' }, { rolls: [] }).first).toBe(0);
  });

  it('DP-SCEN-02, DP-SCEN-03: has the first deploy within so many inches of its edge, then the second of its own', () => {
    const { asked, m } = settled({ 'scenario.secondDeployment.depth': 5 });
    expect([asked['DP-D-03'], asked['DP-D-04']]).toEqual([
      [0, 18],
      [1, 24],
    ]);
    const { y } = m.battlefield.ground;
    const [near, far] = [...m.state.point].map((at) => y[at] / INCH);
    expect([near, far].map(Math.round)).toEqual([-9, 8]);
    expect(settled({}, { first: 1 }).asked['DP-D-03'][0]).toBe(1);
  });

  it('DP-Q-10: has whole bases within the zone, or by one reading some part of each', () => {
    expect(settled({ 'scenario.firstDeployment.base': 'part' }).asked['DP-D-03']).toEqual([0, 24]);
  });

  it('DP-SCEN-03: shows the second side where the first has gone, but without the clause', () => {
    const { asked } = settled({ 'scenario.secondDeployment': 'off' });
    expect(asked['DP-D-04']).toBeUndefined();
  });

  it('DP-STL-02, DP-STL-03: lets models hide in their zone, in coherency, one base of them real', () => {
    const position = 'A assassin 0,0 | B soldier 0,9';
    const { m } = settled({}, { position, takes: () => 0 });
    const bases = [...m.state.base];
    const { y } = m.battlefield.ground;
    expect([m.state.hidden[0], m.state.point[0]]).toEqual([1, NOWHERE]);
    expect(bases.every((at) => y[at] < -9 * INCH)).toBe(true);
    expect(new Set(bases).size).toBe(4);
    expect([0, 1, 2, 3]).toContain(m.state.real[0]);
    const open = settled({}, { position, takes: choosing({ 'DP-D-05': 'deploy openly' }) });
    expect([open.m.state.hidden[0], open.m.state.point[0] !== NOWHERE]).toEqual([0, true]);
    expect(settled({ stealth: 'off' }, { position }).asked['DP-D-05']).toBeUndefined();
    expect(settled({ 'stealth.record': 'off' }, { position, takes: () => 0 }).m.state.real[0]).toBe(NOWHERE);
  });

  it('DP-SQD-02, DP-D-07: puts nobody hidden at the head of a squad others of which are not', () => {
    const leader = (position: string) => {
      const set = { 'scenario.firstDeployment.depth': 12 };
      const takes = ({ point, count, weigh }: Decision) => {
        const weighed = new Float64Array(TACTICS.length);
        for (let i = 0; i < count; i++) weigh(i, weighed);
        expect(point === 'DP-D-07' && !weighed.every(Number.isFinite)).toBe(false);
        return point === 'DP-D-07' ? count - 1 : 0;
      };
      const { m } = settled(set, { position, takes });
      return [...m.state.hidden.slice(0, 3), m.state.leader[0]];
    };
    expect(leader('A soldier 0,0 + assassin 2,0 + assassin 4,0 | B soldier 0,9')).toEqual([0, 1, 1, 0]);
    expect(leader('A soldier 0,0 + soldier 2,0 + assassin 4,0 | B soldier 0,9')).toEqual([0, 0, 1, 1]);
  });

  it('DP-STL-07: keeps bases as near to each other as they may be', () => {
    const leash = 1;
    const set = { 'stealth.coherency.inchesPerLevel': leash };
    const position = 'A assassin 0,0 | B soldier 0,9';
    const { m } = settled(set, {
      position,
      takes: ({ point, count }) => (point === 'DP-D-06' ? count - 1 : 0),
    });
    const bases = [...m.state.base];
    for (const a of bases)
      for (const b of bases) expect(m.battlefield.distance(a, b)).toBeLessThanOrEqual(3 * leash * INCH);
  });

  it('has a side deploy alike, turned round, on either seat', () => {
    const position = 'A soldier 0,0 | A leader 0,2 | B soldier 0,9 | B leader 0,11';
    const plan: Script = [1, 4, 7, 3, 3, 2, 1, 5].map((die) => ['deployment', die] as const);
    const veteran = createPlayer('veteran');
    const [near, far] = [
      [5, 2],
      [2, 5],
    ].map((pair) => {
      const scene = stage(position, { table: table(24, 24, []) });
      scene.start.point.fill(NOWHERE);
      const m = scene.scripted([...pair.map((die) => ['roll-off', die] as const), ...plan], veteran);
      setUp(m);
      return m;
    });
    const { mirror } = near.battlefield.ground;
    expect([near.state.first, far.state.first]).toEqual([0, 1]);
    expect([...far.state.point].map((at) => mirror[at])).toEqual(
      [2, 3, 0, 1].map((i) => near.state.point[i]),
    );
  });

  it('DP-SQD-02: names a leader of each squad', () => {
    const position = 'A rocket 0,0 + soldier 2,0 + soldier 4,0 | B soldier 0,9';
    const { asked, m } = settled({}, { position });
    // Nobody with a special weapon, if there is anybody else.
    expect([asked['DP-D-07'], m.state.leader[0]]).toEqual([[0, 2], 2]);
  });
});
