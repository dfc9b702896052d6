import { describe, expect, it } from 'vitest';
import { charge } from '../../../src/rulesets/squad-quality/actions/charging.ts';
import { jetOptions } from '../../../src/rulesets/squad-quality/actions/jets.ts';
import { STILL } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { clearShot } from '../../../src/rulesets/squad-quality/attack/clear-shot.ts';
import { fireAlone } from '../../../src/rulesets/squad-quality/attack/fire.ts';
import { choiceOf } from '../../../src/rulesets/squad-quality/attack/targets.ts';
import { ROLLS } from '../../../src/rulesets/squad-quality/matchup/rolls.ts';
import { CLAUSE } from '../../../src/rulesets/squad-quality/rules/index.ts';
import { chanceToStop } from '../../../src/rulesets/squad-quality/ways/chance-to-stop.ts';
import { mayInterrupt } from '../../../src/rulesets/squad-quality/ways/opportunity.ts';
import { travel } from '../../../src/rulesets/squad-quality/ways/travel.ts';
import { last, rolls } from '../scene.ts';
import { aim, first, type Script, stage } from './stage.ts';

/** An Elite sniper passes with 2 and more. */
const BLOCKED = [1, 1, 6];
const CLEAR = [1, 2, 2];
const PERFECT = [2, 2, 2];

function dice(clear: readonly number[], fire: readonly number[], contests: readonly (readonly number[])[]) {
  return [
    ...rolls('clear-shot', ...clear),
    ...rolls('fire', ...fire),
    ...contests.flatMap(([damage, armour]) => [['damage', damage] as const, ['armour', armour] as const]),
  ] satisfies Script;
}

describe('a sniper that is activated', () => {
  /** Figures of eight that are left when it has shot; no leader among them. */
  const left = (script: Script) => {
    const scene = stage('A sniper 0,0 | B levy 0,8', { set: { 'recover-wounded': 'off' } });
    scene.start.leader.fill(0);
    const m = scene.scripted(script, last);
    fireAlone(m, 0, STILL);
    m.dice.finish();
    return m.state.figures[1];
  };

  it('shoots with two passes only, and hits harder with three (SQ-SNP-05, SQ-SNP-06)', () => {
    expect(left(dice(BLOCKED, [], []))).toBe(8);
    // A damage of 2 with what the sniper adds against 6: the third pass makes it as much.
    expect(left(dice(CLEAR, [1, 1], [[2, 6]]))).toBe(8);
    expect(left(dice(PERFECT, [1, 1], [[2, 6]]))).toBe(7);
  });
});

describe('a sniper that fires in passing', () => {
  /** Whether a Line Squad gets past it by one way, and whether the sniper has used its opportunity. */
  const passes = (script: Script, set = {}) => {
    const scene = stage('A line 0,-9 | B sniper 0,0', { setB: set });
    const m = scene.scripted(script, last);
    const to = m.battlefield.zones[0].find((at) => Math.abs(m.battlefield.alongEdge(0, at)) < 0.05) ?? 0;
    const arrived = travel(m, 0, to, 12 * 2540, 'moves', 'ways');
    m.dice.finish();
    return [arrived, m.state.opFired[1]];
  };

  it('takes its test for that, too', () => {
    expect(passes(dice(BLOCKED, [], []))).toEqual([true, 1]);
    expect(
      passes(
        dice(
          CLEAR,
          [6, 6],
          [
            [6, 1],
            [1, 6],
          ],
        ),
      ),
    ).toEqual([false, 1]);
    expect(
      passes(
        dice(
          [],
          [6, 6],
          [
            [6, 1],
            [1, 6],
          ],
        ),
        { 'snipers.clear': 'off', 'snipers.bullseye': 'off' },
      ),
    ).toEqual([false, 1]);
  });

  it('is reckoned to stop a move as often as that leaves it a shot', () => {
    const chance = (set = {}) => {
      const m = stage('A line 0,-5 | B sniper 0,5', { setB: set }).scripted([], first);
      return chanceToStop(m, aim(m, undefined, 1, 0));
    };
    // Two or three of three dice with five faces of six: 200 in 216.
    expect(chance()).toBeCloseTo((chance({ 'snipers.clear': 'off' }) * 200) / 216, 12);
  });
});

describe('a sniper on the move (SQ-SNP-02)', () => {
  it('is shot at in passing as anybody is, whether or not it stayed where it was before', () => {
    const scene = stage('A sniper 0,-9 | B line 0,0');
    const m = scene.scripted(dice([], [1, 1], [[1, 6]]), last);
    const to = m.battlefield.zones[0].find((at) => Math.abs(m.battlefield.alongEdge(0, at)) < 0.05) ?? 0;
    travel(m, 0, to, 12 * 2540, 'moves', 'ways');
    m.dice.finish();
    expect([m.state.opFired[1], m.state.acts[CLAUSE.snipers.concealed]]).toEqual([1, 0]);
  });
});

describe('whether a sniper that has moved shoots later in the turn at an enemy that moves (SQ-Q-18)', () => {
  const mayFire = (unit: string, set = {}, done = 1) => {
    const m = stage(`A line 0,-9 | B ${unit} 0,0`, { setB: set }).scripted([]);
    m.state.moved[1] = 1;
    m.state.done[1] = done;
    return mayInterrupt(m, 1);
  };
  const free = { 'snipers.still.passing': 'yes' };

  it('is answered with no: not until it is activated again, in another turn', () => {
    expect([mayFire('sniper'), mayFire('sniper', {}, 0)]).toEqual([false, true]);
  });

  it('is answered with yes, of snipers and not of heavy weapons (SQ-HW-03)', () => {
    expect([mayFire('sniper', free), mayFire('machine-gun', free)]).toEqual([true, false]);
  });
});

describe('a clause of snipers that is on where the heading is off', () => {
  const alone = (clause: string) => ({ snipers: 'off', [`snipers.${clause}`]: 'on' });

  it('is in force by itself: the test', () => {
    const scene = stage('A sniper 0,0 | B levy 0,8', { set: alone('clear') });
    expect(clearShot(scene.scripted(rolls('clear-shot', ...BLOCKED)), 0)).toBeUndefined();
  });

  it('the choice, of a leader too', () => {
    const m = stage('A sniper 0,0 | B levy 0,8', { set: alone('choice') }).scripted([]);
    expect(clearShot(m, 0)).toEqual({ damage: 0, atLeader: true });
    expect(choiceOf(m, 0)).toBe(Infinity);
    expect(m.state.acts[CLAUSE.snipers.clear]).toBe(0);
  });

  it('and none at all where none is', () => {
    const m = stage('A sniper 0,0 | B levy 0,8', { set: { snipers: 'off' } }).scripted([]);
    expect(clearShot(m, 0)).toEqual({ damage: 0, atLeader: false });
    expect(choiceOf(m, 0)).toBeLessThan(Infinity);
  });
});

describe('where another than the nearest takes a test (SQ-Q-03)', () => {
  /** Whether a shot at the farther of two enemies takes one, which it fails then. */
  const isTested = (unit: string, set = {}, standing = 0) => {
    const tested = { 'priority.nearest.choice': 'test', 'snipers.clear': 'off', ...set };
    const scene = stage(`A ${unit} 0,0 | B levy 0,8 | B levy 0,12`, { set: tested });
    let isAsked = false;
    const m = scene.scripted([], last);
    m.state.standing[0] = standing;
    m.dice.roll = (roll) => {
      isAsked ||= ROLLS[roll] === 'priority';
      return 1;
    };
    fireAlone(m, 0, STILL);
    return isAsked;
  };

  it('a sniper takes none as long as he has his choice (SQ-SNP-04)', () => {
    expect(isTested('sniper')).toBe(false);
    expect(isTested('sniper', { 'snipers.choice': 'off' })).toBe(true);
  });

  it('nor does whoever makes a last stand (SQ-LST-02)', () => {
    expect([isTested('line'), isTested('line', {}, 1)]).toEqual([true, false]);
  });
});

describe('the free shot at whoever bounds in (SQ-JET-06)', () => {
  /** Whether an enemy shoots who is bounded upon, and what he rolls before it. */
  const rolled = (enemy: string, moved = 0) => {
    const m = stage(`A jumpers 0,-5 | B ${enemy} 0,5`, { set: { 'opportunity-fire': 'off' } }).scripted([]);
    Object.assign(m.state.moved, { 1: moved });
    m.state.done[1] = 1;
    const names = new Set<string>();
    m.dice.roll = (roll) => {
      names.add(ROLLS[roll]);
      return 1;
    };
    const bound = jetOptions(m, 0, []).find(({ action }) => action === 'bound-assault')!;
    charge(m, 0, bound);
    return ['clear-shot', 'fire'].filter((name) => names.has(name));
  };

  it('takes a clear one of a sniper (SQ-SNP-05)', () => {
    expect([rolled('levy'), rolled('sniper')]).toEqual([['fire'], ['clear-shot']]);
  });

  it('is none of whoever has moved and shoots only standing still (SQ-HW-03, SQ-SNP-03)', () => {
    expect(['machine-gun', 'sniper', 'levy'].map((enemy) => rolled(enemy, 1))).toEqual([[], [], ['fire']]);
  });
});
