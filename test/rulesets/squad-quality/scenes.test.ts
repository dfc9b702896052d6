import { describe, expect, it } from 'vitest';
import { INCH } from '../../../src/kernel/length.ts';
import { detonate, finishRigging, rig } from '../../../src/rulesets/squad-quality/actions/demolition.ts';
import { hide } from '../../../src/rulesets/squad-quality/actions/hiding.ts';
import { EFFECTS } from '../../../src/rulesets/squad-quality/actions/power-effects.ts';
import { recover } from '../../../src/rulesets/squad-quality/actions/wounded.ts';
import { STILL } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { assault } from '../../../src/rulesets/squad-quality/attack/assault.ts';
import { shoot } from '../../../src/rulesets/squad-quality/attack/firing.ts';
import {
  PINNED,
  RIGGED,
  RIGGING,
  UNDER_FIRE,
} from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { additionsOf } from '../../../src/rulesets/squad-quality/match/additions.ts';
import { fell, sufferHits } from '../../../src/rulesets/squad-quality/match/casualties.ts';
import { isInHiding, markersOf } from '../../../src/rulesets/squad-quality/match/hidden.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { remainingOf, survivorsOf } from '../../../src/rulesets/squad-quality/match/score.ts';
import { coherencyOf, levelOf, resolveOf } from '../../../src/rulesets/squad-quality/match/status.ts';
import { find } from '../../../src/rulesets/squad-quality/moves/markers.ts';
import { moveTo, retreat } from '../../../src/rulesets/squad-quality/moves/moves.ts';
import { holdsFirm } from '../../../src/rulesets/squad-quality/moves/nerve.ts';
import { ordersOf } from '../../../src/rulesets/squad-quality/moves/response.ts';
import { CLAUSE } from '../../../src/rulesets/squad-quality/rules/index.ts';
import { activate, finish, prepare } from '../../../src/rulesets/squad-quality/turn/activation.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { travel } from '../../../src/rulesets/squad-quality/ways/travel.ts';
import { alike, last, rolls } from '../scene.ts';
import { aim, first, type Script, type Stage, stage } from './stage.ts';

const CAUSE = { attacker: 0, kind: 'fire' } as const;

function played(scene: Stage, script: Script, act: (m: Match) => void, player = first): Match {
  const m = scene.scripted(script, player);
  act(m);
  m.dice.finish();
  return m;
}

describe('Fire Effect', () => {
  it('is the better die, quality, riflemen, support and standing still, a hit for each three points', () => {
    // Line at Levy, 5 inches: 4 + 1 (Regular) + 1 (riflemen) + 2 (automatic weapon) + 2 (still) = 10, three hits.
    const scene = stage('A line 0,0 | B levy 0,8', { set: { 'recover-wounded': 'off' } });
    const script = [
      ...rolls('fire', 2, 4),
      ...([1, 2, 3] as const).flatMap(
        (): Script => [
          ['damage', 6],
          ['armour', 1],
        ],
      ),
      ...rolls('leader', 2, 2, 2),
    ];
    const m = played(scene, script, (match) => shoot(match, aim(match, STILL)));
    expect(m.state.figures[1]).toBe(5);
    expect(m.state.marker[1]).toBe(UNDER_FIRE);
  });

  it('pins whose pin number it reaches', () => {
    const m = played(
      stage('A line 0,0 | B levy 0,8', { setB: { 'under-fire.pin.conscript': 5 } }),
      [...rolls('fire', 1, 1), ['damage', 1], ['armour', 6], ['damage', 1], ['armour', 6]],
      (match) => shoot(match, aim(match, STILL)),
    );
    expect(m.state.marker[1]).toBe(PINNED);
  });
});

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

describe('leaders', () => {
  const led = (quality: 'rabble' | 'conscript', leader: 'experienced' | 'veteran') => {
    const profiles = { ...unitData.profiles, line: { ...unitData.profiles['line'], quality, leader } };
    return stage('A line 0,0 | B levy 0,8', { data: { ...unitData, profiles } }).scripted([]);
  };

  it('make Regulars of Conscripts and of Rabble, as the document has it, until they fall', () => {
    expect(levelOf(led('conscript', 'experienced'), 0)).toBe(2);
    const rabble = led('rabble', 'veteran');
    expect(levelOf(rabble, 0)).toBe(2);
    rabble.state.leader[0] = 0;
    expect(levelOf(rabble, 0)).toBe(0);
  });

  it('send scouts twelve inches ahead of Regulars', () => {
    const m = stage('A line 0,0 | B levy 0,16').scripted([]);
    const { scouts } = m.matchup.settings[0];
    expect(scouts.sent.times * coherencyOf(m, 0)).toBe(12);
  });
});

describe('close assaults', () => {
  it('are won by the higher, whose figures fell with 3 and those of the loser with 5', () => {
    // Guard against Levy: charging 1, armour 1, two levels 4; Levy has four figures more.
    const scene = stage('A guard 0,0 | B levy 0,3', { set: { 'close-assault.loser': 'off' } });
    const m = played(
      scene,
      [
        ...rolls('assault', 1, 2, 1, 1),
        ...rolls('kill', 3, 2, 2, 2),
        ['kill', 4],
        ...rolls('kill', 1, 1, 1, 1, 1, 1, 5),
        ['leader', 1],
        ['leader', 2],
      ],
      (match) => assault(match, 0, 1),
    );
    expect([m.state.figures[0], m.state.figures[1]]).toEqual([3, 7]);
  });

  it('have kills cancelled by powered armour', () => {
    const scene = stage('A levy 0,0 | B armoured 0,3', { set: { 'close-assault.loser': 'off' } });
    scene.start.figures[0] = 1;
    scene.start.leader.fill(0);
    const script = [
      ...rolls('assault', 1, 1, 1, 1),
      ['kill', 6],
      ['kill-saved', 5],
      ...rolls('kill', 1, 1, 1, 1, 1, 1),
    ] as Script;
    const m = played(scene, script, (match) => assault(match, 0, 1));
    expect([m.state.figures[0], m.state.figures[1]]).toEqual([1, 3]);
  });
});

describe('opportunity fire', () => {
  const SCENE = 'A line -9,-4 | B line 0,4';
  const go = (match: Match) => void travel(match, 0, match.battlefield.zones[0][0], 24 * 2540, 'moves');

  it('drives back whoever would have lost a figure, and fells nobody', () => {
    const scene = stage('A line 0,-9 | B line 0,0');
    const before = scene.start.point[0];
    const at = scene.scripted([]).battlefield;
    const target = at.ground.mirror[before];
    expect(target).toBeGreaterThan(0);
    const m = scene.scripted(
      [
        ...rolls('fire', 6, 6),
        ['damage', 6],
        ['armour', 1],
        ['damage', 1],
        ['armour', 6],
        ['damage', 1],
        ['armour', 6],
        ['damage', 1],
        ['armour', 6],
      ],
      last,
    );
    const free = at.zones[0].find((point) => Math.abs(at.alongEdge(0, point)) < 0.05) ?? 0;
    expect(travel(m, 0, free, 12 * 2540, 'moves', 'ways')).toBe(false);
    expect(m.state.figures[0]).toBe(5);
    expect(m.state.opFired[1]).toBe(1);
  });

  it('is not taken by whoever does not want to', () => {
    const m = stage(SCENE).scripted([], first);
    go(m);
    expect(m.state.opFired[1]).toBe(0);
  });
});

describe('hidden movement', () => {
  it('puts three markers, of which the last to be found is the unit', () => {
    const scene = stage('A line 0,0 | B levy 0,12 ', { set: { 'sight.cover': 'off' } });
    const m = scene.scripted(rolls('hide', 3, 3, 1), last);
    m.state.whereabouts[1] = 1;
    m.state.point[1] = -1;
    expect(hide(m, 0)).toBe(true);
    expect(markersOf(m, 0)).toHaveLength(3);
    let found = 0;
    find(m, 0, () => ++found <= 2);
    expect([isInHiding(m, 0), markersOf(m, 0).length]).toEqual([true, 1]);
    find(m, 0, () => true);
    expect([isInHiding(m, 0), m.state.whereabouts[0]]).toEqual([false, 0]);
  });
});

describe('demolitions', () => {
  it('are rigged with two passes, by a die less Under Fire, and destroy with two', () => {
    const scene = stage('A sappers 0,0 | B levy 0,16', { set: { 'demolitions.target.structures': 1 } });
    scene.start.marker[0] = UNDER_FIRE;
    played(scene, rolls('rig', 3, 3), (match) => {
      rig(match, 0);
      expect(match.state.rigged[0]).toBe(2);
    });
    scene.start.rigged[0] = 2;
    const m = played(scene, rolls('detonate', 3, 3, 1), (match) => {
      moveTo(match, 0, match.battlefield.zones[0][0], 'goes');
      detonate(match, 0);
    });
    expect([m.state.structure, m.state.wrecker, m.state.figures[0]]).toEqual([2, 0, 5]);
  });

  it('that take longer are rigged by whoever may do nothing, too: he stays (SQ-DEMO-04, SQ-CR-06)', () => {
    const set = { 'demolitions.target.structures': 1, 'command-response.shooting': 'off' };
    const m = stage('A sappers 0,0 | B levy 0,8', { set }).scripted(alike(3, 'response', 1));
    m.state.rigged[0] = RIGGING;
    m.state.begunRigging[0] = 1;
    activate(m, 0);
    m.dice.finish();
    expect(m.state.rigged[0]).toBe(RIGGED);
  });

  it('that take longer are rigged by whoever remains in place, and not by whoever is driven off (SQ-DEMO-04)', () => {
    const rigged = (away: number) => {
      const m = stage('A sappers 0,0 | B levy 0,16').scripted([]);
      m.state.rigged[0] = RIGGING;
      finishRigging(m, 0);
      retreat(m, 0, away, 'is driven back');
      m.state.moved[0] = 0;
      finishRigging(m, 0);
      return m.state.rigged[0];
    };
    expect([rigged(0), rigged(6 * INCH)]).toEqual([RIGGED, 0]);
  });

  it('kill the last figure that stays with them', () => {
    const scene = stage('A sappers 0,0 | B levy 0,16', { set: { 'demolitions.target.structures': 1 } });
    scene.start.figures[0] = 1;
    const m = played(scene, rolls('detonate', 3, 1, 1), (match) => void detonate(match, 0));
    expect([m.state.structure, m.state.figures[0]]).toEqual([1, 0]);
  });
});

describe('powers', () => {
  it('demoralise in two steps, and shield once a turn', () => {
    const m = stage('A psionic 0,0 | A line 4,0 | B levy 0,8').scripted([]);
    EFFECTS.demoralise.act(m, 0, 2);
    expect(m.state.marker[2]).toBe(UNDER_FIRE);
    EFFECTS.demoralise.act(m, 0, 2);
    expect(m.state.marker[2]).toBe(PINNED);
    expect(EFFECTS.demoralise.may(m, 2)).toBe(false);
    EFFECTS.shield.act(m, 0, 1);
    expect([m.state.ward[1], EFFECTS.shield.may(m, 1)]).toEqual([2, false]);
  });

  it('add to rolls in the next activation alone, not while the enemy has his (SQ-POW-04)', () => {
    const m = stage('A psionic 0,0 | A line 4,0 | B levy 4,16').scripted([]);
    const added = () => additionsOf(m, 1).find(([clause]) => clause === CLAUSE.powers.enhance)?.[1] ?? 0;
    EFFECTS.enhance.act(m, 0, 1);
    expect(added()).toBe(0);
    prepare(m, 1);
    expect(added()).toBe(2);
    finish(m, 1);
    expect(added()).toBe(0);
  });

  it('end with an activation in which a unit flees (SQ-POW-05)', () => {
    const scene = stage('A psionic 0,0 | A line 4,0 | B levy 4,12');
    scene.start.losses[2] = 9;
    const m = scene.scripted(rolls('morale', 6, 1, 1));
    EFFECTS.expose.act(m, 0, 2);
    expect(m.state.ward[2]).toBe(-2);
    activate(m, 2);
    expect([m.state.marker[2], m.state.ward[2]]).toEqual([PINNED, 0]);
    m.dice.finish();
  });

  it('are not wasted on a unit that makes a last stand, who ignores them (SQ-LST-02)', () => {
    const open = (standing: number, set = {}) => {
      const m = stage('A psionic 0,0 | B levy 0,8', { set }).scripted([]);
      m.state.standing[1] = standing;
      return (['demoralise', 'terror', 'embolden'] as const).map((power) => EFFECTS[power].may(m, 1));
    };
    expect(open(0)).toEqual([true, true, true]);
    expect(open(1)).toEqual([false, false, false]);
    expect(open(0, { morale: 'off', 'under-fire': 'off' })).toEqual([false, false, false]);
  });
});
