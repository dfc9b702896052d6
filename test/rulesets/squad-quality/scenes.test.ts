import { describe, expect, it } from 'vitest';
import { hide } from '../../../src/rulesets/squad-quality/actions/hiding.ts';
import { STILL } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { assault } from '../../../src/rulesets/squad-quality/attack/assault.ts';
import { shoot } from '../../../src/rulesets/squad-quality/attack/firing.ts';
import { PINNED, UNDER_FIRE } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { isInHiding, markersOf } from '../../../src/rulesets/squad-quality/match/hidden.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { coherencyOf, levelOf } from '../../../src/rulesets/squad-quality/match/status.ts';
import { find } from '../../../src/rulesets/squad-quality/moves/markers.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { travel } from '../../../src/rulesets/squad-quality/ways/travel.ts';
import { last, rolls } from '../scene.ts';
import { aim, first, played, type Script, stage } from './stage.ts';

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
