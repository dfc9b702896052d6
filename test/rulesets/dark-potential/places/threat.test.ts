import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { INCH } from '../../../../src/kernel/length.ts';
import { OPEN_VIEW } from '../../../../src/rulesets/dark-potential/battlefield/bare-field.ts';
import type { Match } from '../../../../src/rulesets/dark-potential/match/match.ts';
import { blowHarm, strikeHarm } from '../../../../src/rulesets/dark-potential/match/strike.ts';
import { launchersAgainst } from '../../../../src/rulesets/dark-potential/places/crowds.ts';
import {
  backing,
  mostAtFriends,
  mostStruck,
  strikeReach,
} from '../../../../src/rulesets/dark-potential/places/threat.ts';
import { type Staging, stage, weapon } from '../stage.ts';

/** A soldier whose danger is weighed, his Leader, and the enemy's soldier, whom the text names last. */
const [SOLDIER, LEADER, ENEMY] = [0, 1, 2];

describe('what an enemy could do to others than a mover', () => {
  const mostNow = (m: Match, enemy = ENEMY) => mostAtFriends(m, launchersAgainst(m, SOLDIER))(enemy);
  const most = (position: string, staging?: Staging) => mostNow(stage(position, staging).scripted([]));
  const mostOfHidden = (position: string) => {
    const m = stage(position).scripted([]);
    return mostStruck(m, SOLDIER, ENEMY, m.state.point[ENEMY], strikeReach(m, ENEMY));
  };
  const shot = (position: string) => {
    const m = stage(position).scripted([]);
    const [from, at] = [m.state.point[ENEMY], m.state.point[LEADER]];
    const pistol = {
      kind: 'ranged',
      attacker: ENEMY,
      weapon: weapon('pistol'),
      target: LEADER,
      from,
      at,
    } as const;
    return strikeHarm(m, pistol, 14 * INCH, 0);
  };

  it('is his shot at the one of them whom it costs most', () => {
    const position = 'A soldier 0,0 | A leader 3,0 | B soldier 3,15';
    expect(shot(position)).toBeGreaterThan(0);
    expect(most(position)).toBeCloseTo(shot(position), 9);
    expect(most('A soldier 0,0 | A soldier 3,0 | B soldier 3,15')).toBeLessThan(shot(position));
  });

  it('is nothing of a shot where he sees nobody, or hides himself', () => {
    const wall = { ...OPEN_VIEW, seen: false, shown: 4, hidden: 2 } as const;
    const position = 'A soldier 0,0 | A leader 3,0 | B soldier 3,15';
    expect(most(position, { view: () => wall })).toBe(0);
    expect(mostOfHidden(position)).toBe(0);
  });

  it('is a blow where he comes near enough', () => {
    const position = 'A soldier 0,0 | A leader 3,0 | B soldier 3,8';
    const m = stage(position).scripted([]);
    expect(mostOfHidden(position)).toBe(blowHarm(m, ENEMY, LEADER));
  });

  it('leaves the mover himself out', () => {
    const m = stage('A soldier 0,0 | B soldier 0,8').scripted([]);
    expect(mostNow(m, 1)).toBe(0);
  });

  it('goes by where everybody stands now and by what is left of him', () => {
    const m = stage('A soldier 0,-14 | A leader 3,0 | B soldier 3,15').scripted([]);
    const { point, wounds } = m.state;
    const sound = mostNow(m);
    wounds[LEADER] = 1;
    const hurt = mostNow(m);
    [point[SOLDIER], point[LEADER]] = [point[LEADER], point[SOLDIER]];
    const far = mostNow(m);
    point[LEADER] = NOWHERE;
    expect(new Set([sound, hurt, far]).size).toBe(3);
    expect(mostNow(m)).toBe(0);
  });
});

describe('what Command Points add to what an enemy does', () => {
  const position = 'A soldier 0,0 | B leader 0,12 | B soldier 0,16';
  const backed = (points: number, staging: Staging = {}, text = position) => {
    const m = stage(text, staging).scripted([]);
    m.state.points[1] = points;
    return backing(m, 2);
  };

  it('is as much as tables say with three at hand, and more with more', () => {
    expect([0, 3, 5].map((points) => backed(points))).toEqual([0.4, 1, 1.4]);
    expect(backed(100)).toBe(backed(8));
  });

  it('counts those of a Commander in whose range he is, in whichever turn they may be spent', () => {
    expect(backed(5, {}, 'A soldier 0,0 | B leader 0,20 | B soldier 0,2')).toBe(0.4);
    expect(backed(5, { set: { 'command-points.own.turns': 'own' } })).toBe(1.4);
  });

  it('is nothing where nobody has any', () => {
    expect(backed(0, { set: { 'command-points': 'off' } })).toBe(1);
  });
});
