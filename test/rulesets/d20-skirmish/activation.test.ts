import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import { type Decision, HARM, TACTICS } from '../../../src/rules/decision.ts';
import { sightings } from '../../../src/rulesets/d20-skirmish/actions/sighting.ts';
import { spot } from '../../../src/rulesets/d20-skirmish/match/concealment.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import { remove } from '../../../src/rulesets/d20-skirmish/match/removal.ts';
import { ROLL } from '../../../src/rulesets/d20-skirmish/matchup/rolls.ts';
import { settleMorale } from '../../../src/rulesets/d20-skirmish/morale/morale.ts';
import { chanceToLeave, tryToBreakAway } from '../../../src/rulesets/d20-skirmish/moves/break-away.ts';
import { makeMove } from '../../../src/rulesets/d20-skirmish/moves/moves.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { CLAUSE } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { MOST_MARKERS } from '../../../src/rulesets/d20-skirmish/rules/limits.ts';
import { activateSquad } from '../../../src/rulesets/d20-skirmish/turn/activation.ts';
import { setUp } from '../../../src/rulesets/d20-skirmish/turn/setup.ts';
import { endsOf, moveOf, reachOf } from '../../../src/rulesets/d20-skirmish/ways/reach.ts';
import { alike, optionCalled } from '../scene.ts';
import { choosing, counted, doing, nearestTo, type Script, type Staging, spotOf, stage } from './stage.ts';

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
    const slow = { pieces: [wood], set: { 'moving.rough.factor': 4, 'moving.crawl.factor': 0.5 } };
    expect(moveOf(stage('A1 trooper 0,0 mp | B1 trooper 0,15', slow).scripted([]), 0)).toBe(4 * INCH);
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

describe('Wait', () => {
  const crossing = 'A1 trooper -4,0 | B1 trooper 0,9 wait';

  function cross(script: Script, staging: Staging = {}) {
    const m = stage(crossing, staging).scripted(script, choosing({ 'DX-D-05': 1 }));
    const to = nearestTo(m.battlefield.ground, [-1, 0]);
    makeMove(m, 0, to, 4 * INCH, 'plain');
    m.dice.finish();
    return m;
  }

  it('fires at an enemy that moves after an LD test (DX-WAI-01)', () => {
    const m = cross([
      ['leadership', 11],
      ['shot', 10],
      ['armour', 20],
    ]);
    expect([m.state.wounds[0], m.state.waiting[1], counted(m, 1, 'kills:reaction')]).toEqual([0, 0, 1]);
  });

  it('fires at a charger on its way, before contact keeps it from that (DX-WAI-WHEN)', () => {
    const m = stage('A1 trooper 0,3 | B1 trooper 0,-1 wait').scripted(
      [
        ['leadership', 11],
        ['shot', 10],
        ['armour', 20],
      ],
      choosing({ 'DX-D-05': 1 }),
    );
    const to = nearestTo(m.battlefield.ground, [0, 0]);
    expect(m.battlefield.touch(to, m.state.point[1])).toBe(true);
    expect(makeMove(m, 0, to, 3 * INCH, 'plain', 1)).toBe(false);
    m.dice.finish();
    expect([m.state.wounds[0], counted(m, 1, 'kills:reaction')]).toEqual([0, 1]);
  });

  it('is braced for a charge only where that takes a bonus off it (DX-BRC-ASM, DX-CM-02)', () => {
    const braces = (set: NonNullable<Staging['set']>) => {
      let offered = false;
      const asked = choosing({
        'DX-D-05': ({ count, label }) => {
          for (let i = 0; i < count; i++) offered ||= /^brace/.test(label!(i));
          return 0;
        },
      });
      const m = stage('A1 berserk 0,4 | B1 berserk 0,-1 wait', { set }).scripted([], asked);
      makeMove(m, 0, nearestTo(m.battlefield.ground, [0, 0]), 4 * INCH, 'plain', 1);
      return offered;
    };
    expect([braces({}), braces({ 'charge.bonus': 'off' })]).toEqual([true, false]);
  });

  it('may be used to spot instead (DX-SPT-08)', () => {
    const spotting = choosing({ 'DX-D-05': (decision) => optionCalled(decision, /^spot/) });
    const beside = 'A1 trooper -4,0 | A2 sniper 6,0 marker | B1 trooper 0,9 wait';
    const m = stage(beside).scripted(
      [
        ['leadership', 11],
        ['spot', 5],
      ],
      spotting,
    );
    const at = m.state.markers[MOST_MARKERS];
    makeMove(m, 0, nearestTo(m.battlefield.ground, [-1, 0]), 4 * INCH, 'plain');
    m.dice.finish();
    expect([m.state.point[1], m.state.waiting[2]]).toEqual([at, 0]);
    expect(m.state.acts[CLAUSE.spotting.waiting]).toBe(1);
  });

  it('is wasted by a failed test, which a clause less does without (DX-WAI-LD)', () => {
    const m = cross([['leadership', 12]]);
    expect([m.state.waiting[1], counted(m, 1, 'reactions:wasted'), spotOf(m, 0)[0] > -2]).toEqual([
      0,
      1,
      true,
    ]);
    cross([['shot', 11]], { set: { 'wait.test': 'off' } });
  });
});

describe('spotting', () => {
  const watch = 'A1 trooper 0,0 | A1 trooper 3,0 | B1 sniper 0,9 marker | B2 trooper 12,12';

  it('needs LD, and is easier at a second and a third attempt (DX-SPT-ASM, DX-SPT-03)', () => {
    const m = stage(watch).scripted([
      ['spot', 12],
      ['spot', 14],
      ['spot', 14],
    ]);
    const hideout = { model: 2, at: m.state.markers[2 * 3] };
    expect([spot(m, 0, hideout), spot(m, 0, hideout), spot(m, 0, hideout)]).toEqual([false, false, true]);
    m.dice.finish();
    expect(m.state.point[2]).toBe(hideout.at);
    expect([m.state.spotted[0 * 4 + 2], m.state.spotted[1 * 4 + 2]]).toEqual([1, 1]);
  });

  it('costs what the rules of who hides say (DX-SPT-01)', () => {
    const cost = (variants: Staging) => {
      const m = stage(watch, variants).scripted([]);
      return sightings(m, effortOf(0, 3), planOf(m, 0, 3))[0].cost;
    };
    const at = (actions: number) => ({ 'spotting.action.cost': actions });
    expect([cost({}), cost({ set: at(2), setB: at(1) }), cost({ setB: at(2) })]).toEqual([1, 1, 2]);
  });

  it('is worth what the unit could do to whom it finds, as likely as he is there', () => {
    const worth = (squad: string, markers = 1) => {
      const m = stage(`${squad} | B1 sniper 0,5 marker`).scripted([]);
      const sniper = m.matchup.force[1][0];
      if (markers > 1) m.state.markers[sniper * MOST_MARKERS + 1] = nearestTo(m.battlefield.ground, [12, 5]);
      const [spotting, stay] = [new Float64Array(TACTICS.length), new Float64Array(TACTICS.length)];
      sightings(m, effortOf(0, 3), planOf(m, 0, 3))[0].weigh(spotting);
      planOf(m, 0, 3).weighStay(0, 2, stay);
      expect(m.state.point[sniper]).toBe(-1);
      expect(m.state.spotted.every((one) => one === 0)).toBe(true);
      return spotting[HARM] - stay[HARM];
    };
    const alone = worth('A1 trooper 0,-9');
    expect(alone).toBeGreaterThan(0);
    expect(worth('A1 trooper 0,-9 | A1 trooper 6,-9')).toBeGreaterThan(1.9 * alone);
    expect(worth('A1 trooper 0,-9 | A2 trooper 6,-9')).toBeCloseTo(alone, 12);
    expect(worth('A1 trooper 0,-9', 2)).toBeCloseTo(alone / 2, 12);
    // Claws do not reach so far; they do from where a charge is in reach.
    expect(worth('A1 stalker 0,-9')).toBe(0);
    expect(worth('A1 stalker 0,0')).toBeGreaterThan(0);
  });

  it('is of markers a foot apart where there is room for that', () => {
    const gaps = [37, 11].map((size) => {
      const scene = stage('A1 stalker 0,-5 | B1 stalker 0,5', { size });
      scene.start.point.fill(-1);
      const m = scene.scripted([]);
      const faces = [1, 2];
      const dice = { roll: (name: number) => (name === ROLL.deployment ? faces.shift()! : 1) };
      // Whoever takes the first place offered would put them beside each other.
      setUp({ ...m, dice });
      const [one, other] = m.state.markers;
      return m.battlefield.distance(one, other) / INCH;
    });
    expect(gaps[0]).toBeGreaterThanOrEqual(12);
    expect(gaps[1]).toBeLessThan(1);
  });

  it('tells only the spotter without DX-SPT-04', () => {
    const m = stage(watch, { set: { 'spotting.shared': 'off' } }).scripted([['spot', 5]]);
    spot(m, 0, { model: 2, at: m.state.markers[2 * 3] });
    expect([m.state.spotted[0 * 4 + 2], m.state.spotted[1 * 4 + 2]]).toEqual([1, 0]);
  });

  it('may find an empty marker: which is real is settled then (DX-CNC-ASM)', () => {
    for (const [roll, found] of [
      [1, true],
      [2, false],
    ] as const) {
      const m = stage(watch).scripted([
        ['spot', 5],
        ['marker', roll],
      ]);
      const [at, other] = [m.state.markers[6], nearestTo(m.battlefield.ground, [6, 9])];
      m.state.markers[7] = other;
      spot(m, 0, { model: 2, at });
      expect(m.state.point[2]).toBe(found ? at : -1);
      expect([...m.state.markers.subarray(6, 9)]).toEqual(found ? [-1, -1, -1] : [-1, other, -1]);
    }
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
    ]);
    m.state.morale[0] = 2;
    for (const model of [1, 2]) remove(m, model);
    settleMorale(m);
    m.dice.finish();
    expect([m.state.unhinged[0], m.state.wounds[3]]).toEqual([2, 0]);
  });
});
