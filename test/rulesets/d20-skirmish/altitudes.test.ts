import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import { DANGER, type Player } from '../../../src/rules/decision.ts';
import { altitudes } from '../../../src/rulesets/d20-skirmish/actions/altitudes.ts';
import { numberOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { shotsOpen } from '../../../src/rulesets/d20-skirmish/attack/targets.ts';
import { rangeBetween } from '../../../src/rulesets/d20-skirmish/match/altitude.ts';
import { isInCommand } from '../../../src/rulesets/d20-skirmish/match/commanding.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import { contactsOf } from '../../../src/rulesets/d20-skirmish/match/engagement.ts';
import { SYSTEMS } from '../../../src/rulesets/d20-skirmish/match/systems.ts';
import { changeAltitude } from '../../../src/rulesets/d20-skirmish/moves/moves.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { scout } from '../../../src/rulesets/d20-skirmish/places/scouting.ts';
import { activateSquad } from '../../../src/rulesets/d20-skirmish/turn/activation.ts';
import { endsOf, enemiesInTheWay, moveOf, reachOf } from '../../../src/rulesets/d20-skirmish/ways/reach.ts';
import { box, wall } from '../../kernel/bare-table.ts';
import { choosing, optionCalled } from '../scene.ts';
import { nearestTo, type Script, type Staging, stage } from './stage.ts';

const COVER = buildPiece({ kind: 'wall', at: [0, 8], turn: 0, length: 9, height: 0.9 });

describe('altitudes (DX-ALT-ASM)', () => {
  /** Takes options by their names, and the first where none is left. */
  const by = (...names: readonly (string | RegExp)[]): Player => {
    let next = 0;
    return (decision) => {
      if (decision.point !== 'DX-D-03' || next === names.length) return 0;
      const option = optionCalled(decision, names[next++]);
      expect(option).toBeGreaterThan(0);
      return option;
    };
  };
  const OPEN = 'A1 gunship 0,0 | B1 trooper 0,15';

  it('are changed by one for an action, between the ground and 2', () => {
    const ends = (player: Player, staging: Staging = {}) => {
      const m = stage(OPEN, staging).scripted([], player);
      activateSquad(m, 0);
      return [m.state.altitude[0], m.state.moved[0]];
    };
    expect(ends(by())).toEqual([1, 0]);
    expect(ends(by('go up to altitude 2'))).toEqual([2, 1]);
    // The other way needs an action of another kind in between, or none is offered.
    expect(() => ends(by('go up to altitude 2', 'come down to altitude 1'))).toThrow();
    expect(ends(by('come down to the ground'))).toEqual([0, 1]);
    expect(() => ends(by('go up to altitude 2'), { set: { 'locomotion.altitude.most': 1 } })).toThrow();
    const noneLeft = { set: { 'locomotion.altitude.cost': 3, 'actions.budget.more': -1 } };
    expect(() => ends(by('go up to altitude 2'), noneLeft)).toThrow();
  });

  it('are changed as far as a damaged transmission obeys (DX-VEH-09)', () => {
    const ends = (hits: number, script: Script) => {
      const m = stage(OPEN).scripted(script, by('go up to altitude 2'));
      m.state.systems[SYSTEMS.indexOf('transmission')] = hits;
      activateSquad(m, 0);
      m.dice.finish();
      return [m.state.altitude[0], m.state.moved[0]];
    };
    expect(ends(1, [['transmission', 10]])).toEqual([2, 1]);
    expect(ends(1, [['transmission', 11]])).toEqual([1, 0]);
    expect(() => ends(3, [])).toThrow();
  });

  it('are all of them out of reach of each other', () => {
    const m = stage('A1 gunship 0,0 | B1 gunship 0,1 | B2 drone 1,0').scripted([]);
    const held = (...[own, other]: readonly number[]) => {
      m.state.altitude[0] = own;
      m.state.altitude[1] = other;
      return contactsOf(m, 0);
    };
    expect([held(1, 1), held(2, 1), held(0, 1), held(0, 0)]).toEqual([[1], [], [2], [1, 2]]);
  });

  it('clear terrain of 6 inches each, which is in the way on the ground', () => {
    const isPast = (altitude: number, height: number) => {
      const m = stage(OPEN, { pieces: [wall(box([-9, 2, 9, 3]), height)] }).scripted([]);
      m.state.altitude[0] = altitude;
      const reach = reachOf(m, 0, 'plain', moveOf(m, 0), enemiesInTheWay(m, 0));
      return endsOf(m, 0, reach).places.includes(nearestTo(m.battlefield.ground, [0, 9]));
    };
    expect([isPast(0, 5), isPast(1, 5), isPast(1, 7), isPast(2, 7), isPast(2, 13)]).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('leave no cover but on the ground', () => {
    const m = stage('A1 trooper 0,0 | B1 gunship 0,9', { pieces: [COVER] }).scripted([]);
    const need = (altitude: number) => {
      m.state.altitude[1] = altitude;
      return numberOf(m, shotsOpen(m, 0)[0]).total;
    };
    expect([need(1) - need(0), need(2) - need(0)]).toEqual([3, 3]);
    const danger = (altitude: number) => {
      m.state.altitude[1] = altitude;
      const into = new Float64Array(16);
      planOf(m, 1, 3).weighStay(0, into, 0);
      return into[DANGER];
    };
    expect(danger(1)).toBeGreaterThan(danger(0));
  });

  it('are weighed: a flyer goes down into cover, and not among those who would strike it', () => {
    const gain = (foes: string) => {
      const m = stage(`A1 gunship 0,9 | ${foes}`, { pieces: [COVER] }).scripted([]);
      const plan = planOf(m, 0, 1);
      const action = altitudes(m, effortOf(0, 1), plan).find(({ label }) => /ground/.test(label()))!;
      const [stays, goes] = [new Float64Array(16), new Float64Array(16)];
      plan.weighStay(0, stays, 0);
      action.weigh(goes);
      expect(m.state.altitude[0]).toBe(1);
      return stays[DANGER] - goes[DANGER];
    };
    expect(gain('B1 trooper 0,-9')).toBeGreaterThan(0);
    expect(gain('B1 berserk 0,12 | B1 berserk 1,12')).toBeLessThan(0);
  });

  it('are in the command distance of a flyer one up and one down (DX-CMD-01)', () => {
    const reaches = (altitude: number, set = {}) => {
      const m = stage('A1 gunship 0,0 | A2 trooper 0,6', { set }).scripted([]);
      m.state.altitude[0] = altitude;
      return isInCommand(m, 0, 1);
    };
    expect([reaches(0), reaches(1), reaches(2)]).toEqual([true, true, false]);
    expect(reaches(2, { 'command.distance.altitudes': 2 })).toBe(true);
  });

  it('come down nowhere in contact with an enemy', () => {
    const m = stage('A1 gunship 0,0 | B1 trooper 0,1').scripted([]);
    const names = altitudes(m, effortOf(0, 3), planOf(m, 0, 3)).map(({ label }) => label());
    expect(names).toEqual(['go up to altitude 2']);
  });

  it('let who waits react, while the flyer is at the higher one', () => {
    const fire = (altitude: number) => {
      const scene = stage('A1 gunship 0,9 | B1 trooper 0,0 wait', { pieces: [COVER] });
      const m = scene.scripted(
        [
          ['leadership', 1],
          ['shot', 20],
        ],
        choosing({ 'DX-D-05': /^shoot/ }),
      );
      m.state.altitude[0] = 1 - altitude;
      changeAltitude(m, 0, altitude);
      m.dice.finish();
      return Number(/20 against (\d+)/.exec(scene.told.map(({ text }) => text).join(' '))?.[1]);
    };
    // RC 10 and +1 for SZ, without the 3 of the wall.
    expect([fire(1), fire(0)]).toEqual([11, 11]);
  });

  it('shows a flyer that was hidden (DX-CNC-ASM)', () => {
    const m = stage('A1 gunship 0,9 hidden | B1 trooper 0,0').scripted([]);
    changeAltitude(m, 0, 2);
    expect(m.state.concealed[0]).toBe(0);
  });
});

describe('the height of a flyer (DX-ALT-SIGHT)', () => {
  const set = { 'locomotion.heights': 'off' };
  const shotsOf = (position: string, staging: Staging, altitude: number, shooter = 0) => {
    const m = stage(position, staging).scripted([]);
    m.state.altitude.forEach((_, model) => {
      if (m.matchup.gaits[model].flies) m.state.altitude[model] = altitude;
    });
    return { m, shots: shotsOpen(m, shooter) };
  };

  it('lets it see and be seen over what the line passes', () => {
    // From 7.1 inches up the line to a head 15 inches off is 4.8 up six inches on and 2.8 after eleven; from 13.1 it is 4.4.
    const isSeen = (at: number, height: number, altitude: number, more: Staging = {}) => {
      const pieces = [wall(box([-9, at, 9, at + 1]), height)];
      const sides = [0, 1].map((shooter) =>
        shotsOf('A1 gunship 0,0 | B1 trooper 0,15', { pieces, ...more }, altitude, shooter),
      );
      const [one, other] = sides.map(({ shots }) => shots.length > 0);
      expect(one).toBe(other);
      return one;
    };
    expect([isSeen(5, 4, 0), isSeen(5, 4, 1), isSeen(10, 4, 1), isSeen(10, 4, 2)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(isSeen(5, 4, 1, { set })).toBe(false);
  });

  it('hides the feet of nobody from straight above, and leaves them cover from afar', () => {
    const need = (y: number, staging: Staging = {}) => {
      const pieces = [buildPiece({ kind: 'wall', at: [0, -1], turn: 0, length: 9, height: 0.9 })];
      const { m, shots } = shotsOf(`A1 gunship 0,${y} | B1 trooper 0,0`, { pieces, ...staging }, 1);
      return numberOf(m, shots[0]).total;
    };
    // In one band, hard cover takes 3 off.
    expect([need(-4) - need(-8), need(-4, { set }) - need(-8, { set })]).toEqual([3, 0]);
  });

  it('is part of the range', () => {
    const gap = (altitude: number, staging: Staging = {}) => {
      const { m } = shotsOf('A1 gunship 0,0 | B1 trooper 0,9', staging, altitude);
      return rangeBetween(m, 0, 1) / INCH;
    };
    const flat = gap(0);
    expect(gap(1)).toBeCloseTo(Math.hypot(flat, 6), 6);
    expect(gap(2)).toBeCloseTo(Math.hypot(flat, 12), 6);
    expect(gap(2, { set })).toBe(flat);
    const both = shotsOf('A1 gunship 0,0 | B1 gunship 0,9', {}, 2).m;
    expect(rangeBetween(both, 0, 1) / INCH).toBeCloseTo(flat, 6);
  });

  it('is known where places are weighed', () => {
    const pieces = [wall(box([-9, 7, 9, 8]), 4)];
    const { m } = shotsOf('A1 gunship 0,0 | B1 trooper 0,15', { pieces }, 1);
    const { columns, ground, lines } = m.battlefield;
    const places = Array.from({ length: ground.count }, (_, at) => at).filter((at) => at % 5 === 0);
    const { look, rowOf } = scout(m, 0);
    look(places);
    const harm = places.map((at) => columns.harm[rowOf(at)]);
    places.forEach((at, i) => {
      m.state.point[0] = at;
      expect(harm[i] > 0).toBe(shotsOpen(m, 0).length > 0);
    });
    const above = places.filter((at, i) => harm[i] > 0 && lines.look(at, m.state.point[1]) === 0);
    expect(above.length).toBeGreaterThan(10);
  });
});

it('keeps the lines of so many heights, since all variants that see alike share them', () => {
  const { linesAbove } = stage('A1 trooper 0,-5 | B1 trooper 0,5').scripted([]).battlefield;
  const first = linesAbove(INCH, 0);
  expect(linesAbove(INCH, 0)).toBe(first);
  for (let i = 2; i <= 70; i++) linesAbove(i * INCH, 0);
  expect(linesAbove(INCH, 0)).not.toBe(first);
});
