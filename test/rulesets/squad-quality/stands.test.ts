import { describe, expect, it } from 'vitest';
import { createPlayer } from '../../../src/policies/index.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { joinAfterActing } from '../../../src/rulesets/squad-quality/actions/joining.ts';
import { expectedAssault } from '../../../src/rulesets/squad-quality/attack/assault-odds.ts';
import { JOINED, PINNED } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { isOnTable } from '../../../src/rulesets/squad-quality/match/match.ts';
import { eliminate } from '../../../src/rulesets/squad-quality/match/removal.ts';
import { passesMorale } from '../../../src/rulesets/squad-quality/moves/nerve.ts';
import { prepare } from '../../../src/rulesets/squad-quality/turn/activation.ts';
import { offerStand } from '../../../src/rulesets/squad-quality/turn/stand.ts';
import { box, piece, solid } from '../../kernel/bare-table.ts';
import { last, rolls } from '../scene.ts';
import { type Script, stage } from './stage.ts';

const OUTLINE = box([-18, -1, 18, 1]);
const WALL = piece(OUTLINE, { height: 6, solids: [solid(OUTLINE, 6)] });

/** Whether a veteran makes a last stand with the first unit of a position, which has been tried nearly, or is pinned. */
function stands(
  position: string,
  { losses = 0, marker = 0, round = 5, pieces = [] as (typeof WALL)[], objectives = 'off', set = {} },
) {
  const scene = stage(position, { pieces, set: { 'scenario.objectives': objectives, ...set } });
  Object.assign(scene.start, { round });
  scene.start.losses[0] = losses;
  scene.start.marker[0] = marker;
  const m = scene.scripted([], createPlayer('veteran'));
  offerStand(m, 0 as never);
  return m.state.standing[0] > 0;
}

const SQUADS = 'A mob 0,-4 | B line 0,4';

describe('a last stand (SQ-LST-01, SQ-D-09)', () => {
  it('is for whoever the next loss would try, and for the pinned', () => {
    expect(stands(SQUADS, {})).toBe(false);
    expect(stands(SQUADS, { marker: PINNED, round: 6 })).toBe(true);
    // It is tried by the third of its eleven.
    expect(stands(SQUADS, { losses: 1 })).toBe(false);
    expect(stands(SQUADS, { losses: 2 })).toBe(true);
  });

  it('is declared before resolve is checked, and spares that test', () => {
    const scene = stage(SQUADS, { set: { 'scenario.objectives': 'off', 'command-response': 'off' } });
    Object.assign(scene.start, { round: 5 });
    scene.start.losses[0] = 3;
    const m = scene.scripted([], createPlayer('veteran'));
    prepare(m, 0 as never);
    m.dice.finish();
    expect(m.state.standing[0]).toBe(1);
  });

  it('spares nobody a test that nobody takes', () => {
    const off = { losses: 3, set: { morale: 'off' } };
    expect([stands(SQUADS, { losses: 3 }), stands(SQUADS, off)]).toEqual([true, false]);
  });

  it('saves nobody from a test whom the next loss takes altogether', () => {
    expect(stands('A officer 0,-2 | B line 0,2', { round: 6 })).toBe(false);
    expect(stands('A sniper 0,-4 | B line 0,4', { round: 6 })).toBe(false);
    expect(stands('A officer 0,-2 | B line 0,2', { marker: PINNED, round: 6 })).toBe(true);
  });

  it('is nothing where there is nobody to shoot at', () => {
    expect(stands(SQUADS, { marker: PINNED, round: 6, pieces: [WALL] })).toBe(false);
  });

  it('holds an objective where it is near enough to one, and not on the way there', () => {
    const blind = { marker: PINNED, pieces: [WALL], objectives: 'on' };
    expect(stands('A mob 0,-7 | B line 0,7', blind)).toBe(true);
    expect(stands('A mob 0,-9 | B line 0,7', blind)).toBe(false);
  });

  it('waits with vehicles for the hits that try them, not for losses as of a squad', () => {
    const TANKS = 'A battle-tank 0,-8 | B battle-tank 0,8';
    expect(stands(TANKS, { losses: 0 })).toBe(false);
  });

  it('keeps whoever makes it from going with others (SQ-LST-02)', () => {
    const joins = (standing: number) => {
      const m = stage('A officer 0,0 | A line 0,3 | B levy 0,16').scripted([], last);
      m.state.standing[0] = standing;
      joinAfterActing(m, 0 as never);
      return m.state.whereabouts[0] === JOINED;
    };
    expect(joins(0)).toBe(true);
    expect(joins(1)).toBe(false);
  });
});

describe('a last stand that only keeps a unit where it is (SQ-LST-02 off)', () => {
  const OFF = { 'last-stand.stands': 'off' };
  const standing = (position: string, set: Variant, script: Script = []) => {
    const m = stage(position, { set }).scripted(script);
    m.state.standing[0] = 1;
    return m;
  };

  it('keeps it there where it fails a morale test', () => {
    const m = standing(SQUADS, OFF, rolls('morale', 6, 1, 1));
    const from = m.state.point[0];
    passesMorale(m, 0 as never);
    m.dice.finish();
    expect([m.state.point[0], m.state.marker[0]]).toEqual([from, PINNED]);
  });

  it('keeps it from giving up no more than others (SQ-LOSE-03)', () => {
    const isThere = (set: Variant) => {
      const m = standing('A mob 0,-4 | A line 6,-4 | B line 0,4', set);
      // It is Reluctant at best.
      m.state.lowered[0] = 3;
      eliminate(m, 1 as never, 'falls');
      return isOnTable(m, 0 as never);
    };
    expect([isThere({}), isThere(OFF)]).toEqual([true, false]);
  });
});

it('nobody reckons to drive back whom nothing drives back (SQ-CORE-CA-loser, SQ-LST-02)', () => {
  const harm = (set = {}, standing = 0) => {
    const m = stage('A guard 0,0 | B levy 0,3', { set }).scripted([]);
    m.state.standing[1] = standing;
    return expectedAssault(m, 0 as never, 1 as never).harm;
  };
  const off = { 'close-assault.loser': 'off' };
  expect(harm(off)).toBeLessThan(harm());
  // Nor is it tried by its losses.
  expect(harm({}, 1)).toBe(harm({ ...off, morale: 'off' }));
});
