import { describe, expect, it } from 'vitest';
import { EFFECTS } from '../../../src/rulesets/squad-quality/actions/power-effects.ts';
import { recover } from '../../../src/rulesets/squad-quality/actions/wounded.ts';
import { shoot } from '../../../src/rulesets/squad-quality/attack/firing.ts';
import { PINNED, UNDER_FIRE } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { fell, sufferHits } from '../../../src/rulesets/squad-quality/match/casualties.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { remainingOf, survivorsOf } from '../../../src/rulesets/squad-quality/match/score.ts';
import { resolveOf } from '../../../src/rulesets/squad-quality/match/status.ts';
import { holdsFirm } from '../../../src/rulesets/squad-quality/moves/nerve.ts';
import { ordersOf } from '../../../src/rulesets/squad-quality/moves/response.ts';
import { rolls } from '../scene.ts';
import { aim, played, type Script, stage } from './stage.ts';

const CAUSE = { attacker: 0, kind: 'fire' } as const;

describe('casualties', () => {
  it('wound where damage wins by less than three, and kill who is wounded again', () => {
    const m = played(
      stage('A line 0,0 | B sniper 0,8'),
      [
        ['damage', 3],
        ['armour', 3],
      ],
      (match) => {
        match.state.hurt[1] = 0;
        sufferHits(match, 1, 1, 0, CAUSE);
      },
    );
    expect(m.state.figures[1]).toBe(0);
  });

  it('pin a squad that loses its leader, by Command Disruption', () => {
    const scene = (set = {}) => stage('A line 0,0 | B line 0,8', { set });
    const script = [...rolls('fire', 1, 1), ['damage', 6], ['armour', 1], ['leader', 1]] as Script;
    const act = (match: Match) => shoot(match, aim(match));
    expect(played(scene(), script, act).state.marker[1]).toBe(PINNED);
    expect(played(scene({ 'command-disruption': 'off' }), script, act).state.marker[1]).toBe(UNDER_FIRE);
  });

  it('pin a squad whose leader fell in this turn, whatever puts it Under Fire (SQ-CD-01)', () => {
    const markedIn = (turn: number) => {
      const m = stage('A psionic 0,0 | B line 0,8').scripted([]);
      m.state.leader[1] = 0;
      m.state.leaderFell[1] = turn;
      m.state.round = 2;
      EFFECTS.demoralise.act(m, 0, 1);
      return m.state.marker[1];
    };
    expect([markedIn(1), markedIn(2)]).toEqual([UNDER_FIRE, PINNED]);
  });

  it('are not the leader where their owner chooses them (SQ-POW-06)', () => {
    const scene = stage('A psionic 0,0 | B line 0,8');
    const harmed = played(scene, rolls('power-effect', 6), (match) => EFFECTS.harm.act(match, 0, 1));
    expect([harmed.state.figures[1], harmed.state.leader[1]]).toEqual([4, 1]);
    const hurt = played(scene, rolls('power-effect', 4), (match) => EFFECTS.harm.act(match, 0, 1));
    expect([hurt.state.hurt[1], hurt.state.leader[1]]).toEqual([1, 1]);
    scene.start.figures[1] = 2;
    scene.start.hurt[1] = 1;
    scene.start.losses[1] = 4;
    const last = played(scene, rolls('power-effect', 6), (match) => EFFECTS.harm.act(match, 0, 1));
    expect([last.state.figures[1], last.state.hurt[1], last.state.leader[1]]).toEqual([1, 0, 1]);
  });

  it('recover, are brought away, stay or die by the dice that pass', () => {
    const scene = stage('A line 0,0 | B levy 0,12');
    scene.start.hurt[0] = 2;
    scene.start.losses[0] = 2;
    const m = played(scene, rolls('recovery', 3, 3, 3, 1, 1, 1), (match) => recover(match, 0, false));
    expect([m.state.figures[0], m.state.hurt[0], m.state.losses[0]]).toEqual([4, 0, 1]);
  });

  it('are not lost where they are brought away, whatever becomes of the others (SQ-WND-09)', () => {
    const left = (dice: readonly number[], more: (m: Match) => void = () => undefined) => {
      const scene = stage('A line 0,0 | A line 6,0 | B levy 0,12');
      scene.start.leader.fill(0);
      scene.start.hurt[0] = scene.start.losses[0] = 1;
      const m = played(scene, rolls('recovery', ...dice), (match) => {
        recover(match, 0, false);
        more(match);
      });
      const [{ worth }] = survivorsOf(m);
      expect(remainingOf(m, 0).get('line')).toBeCloseTo(2 * worth, 12);
      return worth;
    };
    expect(left([3, 3, 1])).toBe(1);
    expect(left([1, 1, 1])).toBeCloseTo(9 / 10, 12);
    expect(left([3, 3, 1], (m) => fell(m, 0, 4, CAUSE))).toBeCloseTo(6 / 10, 12);
  });
});

describe('nerve', () => {
  it('breaks with one pass and routs without any, once enough have fallen', () => {
    const scene = stage('A line 0,0 | B levy 0,12');
    scene.start.losses[0] = 3;
    scene.start.figures[0] = 2;
    const fled = played(scene, rolls('morale', 3, 2, 2), (match) => expect(holdsFirm(match, 0)).toBe(false));
    expect(fled.state.marker[0]).toBe(PINNED);
    const gone = played(scene, rolls('morale', 1, 2, 2), (match) => expect(holdsFirm(match, 0)).toBe(false));
    expect(gone.state.figures[0]).toBe(0);
    played(scene, rolls('morale', 3, 3, 1), (match) => expect(holdsFirm(match, 0)).toBe(true));
  });

  it('is helped by an officer, who rolls a failed die again and raises its resolve', () => {
    const scene = stage('A line 0,0 | A officer + | B levy 0,12');
    scene.start.losses[0] = 4;
    scene.start.figures[0] = 1;
    expect(resolveOf(scene.scripted([]), 0)).toBe(3);
    played(scene, rolls('morale', 3, 1, 1, 3), (match) => expect(holdsFirm(match, 0)).toBe(true));
  });

  it('is lost by an army that has lost half of its units', () => {
    const scene = stage('A levy 0,0 | A line 4,0 | A line 8,0 | A line 12,0 | B levy 0,12');
    scene.start.leader.fill(0);
    const m = played(scene, [], (match) => {
      fell(match, 1, 5, CAUSE);
      expect(match.state.heart[0]).toBe(0);
      fell(match, 2, 5, CAUSE);
    });
    expect(m.state.heart[0]).toBe(1);
    expect(resolveOf(m, 0)).toBe(0);
    expect(scene.told.at(-1)!.text).toBe(
      'A loses heart with 2 of 4 units lost: its resolve is a level lower.',
    );
  });

  it('does not get orders through to a unit with one pass', () => {
    const scene = stage('A line 0,0 | B levy 0,8');
    played(scene, rolls('response', 3, 1, 1), (match) => expect(ordersOf(match, 0).deaf).toBe(true));
    played(scene, rolls('response', 3, 3, 1), (match) => expect(ordersOf(match, 0).deaf).toBe(false));
    expect(ordersOf(stage('A line 0,0 | B levy 0,16').scripted([]), 0).deaf).toBe(false);
  });
});

it('a squad that routs takes the team with it along, whose numbers count for its tests (SQ-HW-06)', () => {
  const left = (set = {}) => {
    const scene = stage('A line 0,0 | A machine-gun + | B levy 0,12', { set });
    scene.start.losses[0] = 4;
    scene.start.figures[0] = 1;
    const m = played(scene, rolls('morale', 1, 1, 1), (match) => void holdsFirm(match, 0));
    return [0, 1].map((unit) => m.state.figures[unit]);
  };
  expect(left()).toEqual([0, 0]);
  expect(left({ 'heavy-weapons.numbers': 'off' })).toEqual([0, 3]);
});
