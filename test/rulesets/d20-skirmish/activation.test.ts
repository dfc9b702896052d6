import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import type { Decision } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { remove } from '../../../src/rulesets/d20-skirmish/match/removal.ts';
import { settleMorale } from '../../../src/rulesets/d20-skirmish/morale/morale.ts';
import { chanceToLeave, tryToBreakAway } from '../../../src/rulesets/d20-skirmish/moves/break-away.ts';
import { activateSquad } from '../../../src/rulesets/d20-skirmish/turn/activation.ts';
import { endsOf, moveOf, reachOf } from '../../../src/rulesets/d20-skirmish/ways/reach.ts';
import { alike, optionCalled } from '../scene.ts';
import { choosing, counted, doing, nearestTo, type Script, type Staging, stage } from './stage.ts';

const DUEL = 'A1 trooper 0,0 | B1 trooper 0,9';

describe('an activation', () => {
  it('has as many actions as AC, or by a reading one less (DX-AC-ASM, DX-AC-SCALE)', () => {
    const misses = (n: number): Script => alike(n, 'shot', 19);
    for (const [set, n] of [
      [{}, 3],
      [{ 'actions.budget.scale': 'fewer' }, 2],
    ] as const) {
      const m = stage(DUEL, { set }).scripted(misses(n), doing(1, 1, 1, 1));
      activateSquad(m, 0);
      m.dice.finish();
      expect(counted(m, 0, 'action:ranged')).toBe(n);
    }
  });

  it('aims for the rest of it, or by a clause less for one attack (DX-AIM-01, DX-AIM-02)', () => {
    // Of one gun and one target: the shot, then Aim.
    const m = stage(DUEL).scripted(
      [
        ['shot', 13],
        ['armour', 1],
        ['shot', 13],
        ['armour', 1],
      ],
      doing(2, 1, 1),
    );
    activateSquad(m, 0);
    m.dice.finish();
    const once = stage(DUEL, { set: { 'aim.lasts': 'off' } });
    const second = once.scripted(
      [
        ['shot', 13],
        ['armour', 1],
        ['shot', 13],
      ],
      doing(2, 1, 1),
    );
    activateSquad(second, 0);
    second.dice.finish();
    expect(once.told.filter(({ kind }) => kind === 'attack').map(({ data }) => data!['hit'])).toEqual([
      true,
      false,
    ]);
  });
});

describe('Aim', () => {
  /** What it still aims at after some options by name. */
  const aimedAfter = (position: string, script: Script, ...names: readonly (string | RegExp)[]) => {
    let next = 0;
    const aims: number[] = [];
    const player = (decision: Decision) => {
      if (decision.point !== 'DX-D-03') return 0;
      aims.push(m.state.aim[0]);
      const option = next < names.length ? optionCalled(decision, names[next++]) : 0;
      expect(option).toBeGreaterThanOrEqual(0);
      return option;
    };
    const m = stage(position).scripted(script, player);
    activateSquad(m, 0);
    m.dice.finish();
    return aims;
  };
  const TWO = 'A1 sergeant 0,0 | B1 trooper 0,9 | B2 trooper 9,0';

  it('is lost with a shot at somebody else (DX-AIM-02)', () => {
    const shots = aimedAfter(
      TWO,
      [
        ['shot', 20],
        ['shot', 19],
      ],
      'aim at B Trooper 1',
      /^shoot B Trooper 2/,
    );
    expect(shots).toEqual([-1, 1, -1]);
  });

  it('is kept by what is no attack, as long as the target can be shot at', () => {
    expect(aimedAfter(TWO, [], 'aim at B Trooper 1', 'minimize its presence')).toEqual([-1, 1, 1]);
  });
});

/** How far a point is from where the first model stands, in inches. */
function spotFrom(m: Match, at: number): readonly [number, number] {
  const { x, y } = m.battlefield.ground;
  const from = m.state.point[0];
  return [(x[at] - x[from]) / INCH, (y[at] - y[from]) / INCH];
}

describe('a move', () => {
  const ends = (position: string, staging: Staging = {}) => {
    const m = stage(position, staging).scripted([]);
    const found = endsOf(m, 0, reachOf(m, 0, 'plain', moveOf(m, 0), []));
    const far = Math.max(...found.places.map((at) => m.battlefield.distance(at, m.state.point[0])));
    return { m, found, far: far / INCH };
  };

  it('goes up to MV, half of it on hands and knees and in rough terrain (DX-MOV-01, DX-CRW-01, DX-MOV-02)', () => {
    expect(moveOf(ends('A1 trooper 0,0 | B1 trooper 0,15').m, 0)).toBe(5 * INCH);
    expect(moveOf(ends('A1 trooper 0,0 mp | B1 trooper 0,15').m, 0)).toBe(2.5 * INCH);
    const wood = buildPiece({ kind: 'wood', at: [0, 0], turn: 0, size: [14, 14], height: 3, dense: false });
    expect(ends('A1 trooper 0,0 | B1 trooper 0,15', { pieces: [wood] }).far).toBeLessThanOrEqual(2.5);
  });

  it('is never less than an inch for terrain (DX-MOV-03)', () => {
    const wood = buildPiece({ kind: 'wood', at: [0, 0], turn: 0, size: [14, 14], height: 3, dense: false });
    const crawling = (set: Variant) =>
      ends('A1 trooper 0,0 mp | B1 trooper 0,15', {
        pieces: [wood],
        set: { 'moving.rough.factor': 4, ...set },
      });
    // A step to all sides on the table of one base after the other, where a quarter of half of MV comes to none.
    const places = [crawling({}), crawling({ 'moving.least': 'off' })].map(
      ({ found }) => found.places.length,
    );
    expect(places).toEqual([5, 1]);
  });

  it('out of rough terrain goes no farther than in the open, however much is left of it (DX-MOV-03)', () => {
    const wood = buildPiece({ kind: 'wood', at: [0, 0], turn: 0, size: [3, 3], height: 3, dense: false });
    const far = (least: number, how = '') => {
      const set = { 'moving.least.inches': least };
      const { m, found } = ends(`A1 trooper 0,0 ${how} | B1 trooper 0,15`, { pieces: [wood], set });
      expect(m.battlefield.isRough(m.state.point[0])).toBe(true);
      return Math.max(...found.places.map((at) => Math.hypot(...spotFrom(m, at))));
    };
    const [usual, most, low] = [far(1), far(4), far(4, 'mp')];
    expect([usual, most, low].map(Math.floor)).toEqual([3, 3, 2]);
    // All of a move that goes less far, and no more of any.
    expect(most).toBeLessThanOrEqual(4);
    expect(low).toBeLessThanOrEqual(2.5);
  });

  it('has that left in water, too, by what water costs (DX-MOV-03, DX-MOV-06)', () => {
    const crater = buildPiece({ kind: 'crater', at: [0, 0], turn: 0, size: [14, 14] });
    const set = {
      'locomotion.water.craters': 'flooded',
      'locomotion.water.factor': 4,
      'moving.rough': 'off',
    } as const;
    const { found } = ends('A1 trooper 0,0 mp | B1 trooper 0,15', { pieces: [crater], set });
    expect(found.places.length).toBe(5);
  });

  it('does not end in contact, which is for charges (DX-CHG-ASM)', () => {
    const { m, found } = ends('A1 trooper 0,0 | B1 trooper 0,4');
    expect(found.places.some((at) => m.battlefield.touch(at, m.state.point[1]))).toBe(false);
    const off = ends('A1 trooper 0,0 | B1 trooper 0,4', { set: { charge: 'off' } });
    expect(off.found.places.some((at) => off.m.battlefield.touch(at, off.m.state.point[1]))).toBe(true);
  });

  it('needs a gap of 4 inches between enemies of different squads (DX-SPC-03)', () => {
    const gate = 'A1 trooper 0,0 | B1 trooper -1.5,3 | B2 trooper 1.5,3';
    const isPast = ({ m, found }: ReturnType<typeof ends>) =>
      found.places.includes(nearestTo(m.battlefield.ground, [0, 4.5]));
    expect(isPast(ends(gate))).toBe(false);
    expect(isPast(ends(gate, { set: { 'spacing.enemies': 'off' } }))).toBe(true);
    expect(isPast(ends(gate.replace('B2', 'B1')))).toBe(true);
  });
});

describe('breaking away', () => {
  const locked = 'A1 trooper 0,0 | B1 trooper 0,1';
  const hold = choosing({ 'DX-D-06': 0 });

  it('takes a higher roll than that of an opponent who does not agree (DX-BRK-01, DX-BRK-02)', () => {
    for (const [mine, theirs, set, free] of [
      [11, 10, {}, true],
      [10, 10, {}, false],
      [10, 10, { 'break-away.test.ties': 'leaves' }, true],
    ] as const) {
      const m = stage(locked, { set }).scripted(
        [
          ['break-away', mine],
          ['break-away', theirs],
        ],
        hold,
      );
      expect(tryToBreakAway(m, 0)).toBe(free);
      m.dice.finish();
    }
    const agreed = stage(locked).scripted([], choosing({ 'DX-D-06': 1 }));
    expect(tryToBreakAway(agreed, 0)).toBe(true);
  });

  it('is easier for smaller models (DX-BRK-04)', () => {
    // CC 9, ST 2 and two steps of SZ against CC 14 and ST 7: eight behind.
    const m = stage('A1 trooper 0,0 | B1 horror 0,1').scripted([]);
    expect(chanceToLeave(m, 0)).toBeCloseTo((11 * 12) / 2 / 400, 12);
  });

  it('is as likely as it beats whoever is hardest to leave, or each of those who hold it (DX-BRK-SEVERAL)', () => {
    const chance = (holders: string, several: string) =>
      chanceToLeave(
        stage(`A1 trooper 0,0 | ${holders}`, { set: { 'break-away.test.several': several } }).scripted([]),
        0,
      );
    const [trooper, horror] = [190 / 400, (11 * 12) / 2 / 400];
    const both = 'B1 trooper 0,1 | B2 horror 0,-1';
    expect(chance('B1 trooper 0,1', 'each')).toBeCloseTo(trooper, 12);
    expect(chance(both, 'strongest')).toBeCloseTo(horror, 12);
    expect(chance(both, 'each')).toBeCloseTo(trooper * horror, 12);
  });
});

describe('morale', () => {
  const squad = 'A1 sergeant 0,0 | A1 trooper 2,0 | A1 trooper 4,0 | A1 trooper 6,0 | B1 trooper 0,9';

  function lose(losses: readonly (readonly number[])[], script: Script, set = {}) {
    const m = stage(squad, { set }).scripted(script);
    for (const lost of losses) {
      for (const model of lost) remove(m, model);
      settleMorale(m);
    }
    m.dice.finish();
    return m.state.morale[0];
  }

  it('is tested when half is lost and after each later loss (DX-MOR-01, DX-MOR-02, DX-MOR-05)', () => {
    expect(lose([[1]], [])).toBe(0);
    expect(lose([[1], [2]], [['leadership', 13]])).toBe(0);
    expect(lose([[1], [2]], [['leadership', 14]])).toBe(1);
    expect(
      lose(
        [[1], [2], [3]],
        [
          ['leadership', 14],
          ['leadership', 11],
        ],
      ),
    ).toBe(2);
    // Panicked in sight of an enemy it has LD 10.
    expect(
      lose(
        [[1], [2], [3]],
        [
          ['leadership', 14],
          ['leadership', 10],
        ],
      ),
    ).toBe(1);
    expect(lose([[1], [2], [3]], [['leadership', 14]], { 'morale.later': 'off' })).toBe(1);
  });

  it('makes the Broken Unhinged when they fail again (DX-UNH-01)', () => {
    const m = stage(squad).scripted([
      ['leadership', 20],
      ['unhinged', 12],
      ['unhinged', 20],
      ['leadership', 1],
    ]);
    m.state.morale[0] = 2;
    for (const model of [1, 2]) remove(m, model);
    settleMorale(m);
    m.dice.finish();
    expect([m.state.unhinged[0], m.state.wounds[3]]).toEqual([2, 0]);
  });
});
