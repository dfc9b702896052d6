import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../src/kernel/entities.ts';
import { inches } from '../../../src/kernel/length.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { resolveAttack } from '../../../src/rulesets/dark-potential/attack/attack.ts';
import { settleOwed, testLeadership } from '../../../src/rulesets/dark-potential/attack/morale.ts';
import { OPEN_VIEW } from '../../../src/rulesets/dark-potential/battlefield/bare-field.ts';
import {
  COMBAT_READY,
  ON_OVERWATCH,
  type State,
} from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import type { Strike } from '../../../src/rulesets/dark-potential/match/strike.ts';
import { postureOf, wayToCover } from '../../../src/rulesets/dark-potential/places/forced.ts';
import { behind, type Script, type Staging, stage, weapon } from './stage.ts';

/** Shoots from 0 at the first of the other side and gives the position, every roll of the script asked for. */
function shoot(position: string, script: Script, staging: Staging = {}, gun = 'pistol') {
  const set = stage(position, staging);
  const m = set.scripted(script);
  const target = m.matchup.force[1][0];
  const { point } = m.state;
  const arms = { kind: 'ranged', attacker: 0, weapon: weapon(gun) } as const;
  resolveAttack(m, { ...arms, target, from: point[0], at: point[target] });
  m.dice.finish();
  const needed = set.told
    .filter(({ kind, data }) => kind === 'test' && data?.roll === 'leadership')
    .map(({ data }) => [data!.roller, data!.needed]);
  return { m, needed };
}

const UNHURT: Script = [
  ['hit', 2],
  ['wound', 12],
];
const DEAD: Script = [
  ['hit', 2],
  ['wound', 2],
];
const lead = (total: number): Script[number] => ['leadership', total];
/** A man, a mate 3 inches from him, and one just out of the 6 inches that a witness must be within. */
const SQUAD = 'A soldier 0,0 | B soldier 0,7 + soldier 3,7 + soldier -7,7';

describe('who tests', () => {
  it('DP-LDR-01: whoever is hit and lives, though unhurt', () => {
    const { m, needed } = shoot(SQUAD, [...UNHURT, lead(7)]);
    expect(needed).toEqual([[1, 6]]);
    expect([...m.state.suppressed]).toEqual([0, 1, 0, 0]);
  });

  it('DP-LDR-01: nobody who is missed, nor anybody without the clause', () => {
    expect(shoot(SQUAD, [['hit', 12]]).needed).toEqual([]);
    expect(shoot(SQUAD, UNHURT, { set: { 'leadership.hit': 'off' } }).needed).toEqual([]);
  });

  it('DP-Q-125: only whoever is damaged, by one reading', () => {
    const damage: Staging = { set: { 'leadership.hit.means': 'damaging-hit' } };
    expect(shoot('A soldier 0,0 | B leader 0,7', UNHURT, damage).needed).toEqual([]);
    expect(shoot('A soldier 0,0 | B leader 0,7', [['hit', 2], ['wound', 7], lead(9)], damage).needed).toEqual(
      [[1, 9]],
    );
  });

  it('DP-LDR-02: friends who see a death within 6 inches, and nobody further off', () => {
    const { m, needed } = shoot(SQUAD, [...DEAD, lead(6)]);
    expect(needed).toEqual([[2, 6]]);
    expect(m.state.suppressed[2]).toBe(0);
  });

  it('DP-LDR-02: exactly 6 inches, edge to edge, is near enough', () => {
    expect(shoot('A soldier 0,0 | B soldier 0,7 + soldier 6.98,7', [...DEAD, lead(6)]).needed).toHaveLength(
      1,
    );
    expect(shoot('A soldier 0,0 | B soldier 0,7 + soldier 6.99,7', DEAD).needed).toHaveLength(0);
    const far: Staging = { set: { 'leadership.witness.inches': 7 } };
    expect(shoot(SQUAD, [...DEAD, lead(6), lead(6)], far).needed).toHaveLength(2);
  });

  it('DP-LDR-02: only who sees the spot', () => {
    const blind: Staging = {
      view: (from) => (from === 2 ? { ...OPEN_VIEW, seen: false, shown: 4, hidden: 2 } : OPEN_VIEW),
    };
    expect(shoot(SQUAD, DEAD, blind).needed).toEqual([]);
    expect(shoot(SQUAD, DEAD, { set: { 'leadership.witness': 'off' } }).needed).toEqual([]);
  });

  it('DP-Q-126: any friend, or squad mates only by one reading', () => {
    const mixed = 'A soldier 0,0 | B soldier 0,7 + soldier 3,7 | B sniper -3,7';
    expect(shoot(mixed, [...DEAD, lead(2), lead(2)]).needed).toHaveLength(2);
    const mates: Staging = { set: { 'leadership.witness.whose': 'squad' } };
    expect(shoot(mixed, [...DEAD, lead(2)], mates).needed).toEqual([[2, 6]]);
  });

  it('the heading off: nobody', () => {
    expect(shoot(SQUAD, DEAD, { set: { leadership: 'off' } }).needed).toEqual([]);
  });
});

describe('how often', () => {
  const PAIR = 'A soldier 0,0 | B soldier 0,7 + soldier 1.5,7 + soldier -1.5,7';
  const rocketAt = (script: Script, set: Variant = {}) => {
    const position = stage(PAIR, { set: { pickup: 'off', ...set } });
    position.start.weapons[0] |= 1 << weapon('rocket-launcher');
    const m = position.scripted([['hit', 2], ...script]);
    const shot: Strike = {
      kind: 'ranged',
      attacker: 0,
      weapon: weapon('rocket-launcher'),
      target: 1,
      from: 0,
      at: 1,
    };
    resolveAttack(m, shot);
    settleOwed(m);
    m.dice.finish();
    return [...m.state.suppressed.slice(1, 4)];
  };
  // The first and the second die; the third was hit and saw both deaths: three tests are due.
  const TWO_DEAD: Script = [
    ['wound', 2],
    ['wound', 2],
    ['wound', 12],
  ];

  it('DP-LDR-03: a test for each event while they succeed', () => {
    expect(rocketAt([...TWO_DEAD, lead(6), lead(6), lead(6)])).toEqual([0, 0, 0]);
    expect(rocketAt([...TWO_DEAD, lead(6), lead(6), lead(7)])).toEqual([0, 0, 1]);
  });

  it('DP-LDR-03: none after the first failure of the turn', () => {
    expect(rocketAt([...TWO_DEAD, lead(6), lead(7)])).toEqual([0, 0, 1]);
    expect(rocketAt([...TWO_DEAD, lead(7)])).toEqual([0, 0, 1]);
  });

  it('DP-LDR-03: without the clause tests go on', () => {
    expect(rocketAt([...TWO_DEAD, lead(7), lead(2), lead(7)], { 'leadership.stop': 'off' })).toEqual([
      0, 0, 1,
    ]);
  });

  it('V-18: saved up for the end of the turn, one is left', () => {
    expect(rocketAt([...TWO_DEAD, lead(7)], { 'leadership.hit.timing': 'turn-end' })).toEqual([0, 0, 1]);
  });
});

describe('against what', () => {
  it("DP-LDR-09: a Commander's Leadership within his command range of 9 inches", () => {
    const commanded = (x: number) => `A soldier 0,0 | B soldier 0,7 | B leader ${x},7`;
    expect(shoot(commanded(9.98), [...UNHURT, lead(9)]).needed).toEqual([[1, 9]]);
    expect(shoot(commanded(9.99), [...UNHURT, lead(6)]).needed).toEqual([[1, 6]]);
  });

  it('DP-LDR-09: never a lower one, never from the enemy, and not without the clause', () => {
    const beside = 'A soldier 0,0 | A leader 3,0 | B soldier 0,7';
    expect(shoot(beside, [...UNHURT, lead(6)]).needed).toEqual([[2, 6]]);
    const near = 'A soldier 0,0 | B soldier 0,7 | B leader 3,7';
    for (const off of ['leadership.commander', 'commander', 'commander.rule'])
      expect(shoot(near, [...UNHURT, lead(6)], { set: { [off]: 'off' } }).needed).toEqual([[1, 6]]);
  });

  it('DP-Q-136: a Commander killed by the same attack lends nothing to its witnesses', () => {
    const position = 'A assassin 0,0 | B leader 0,0.98 | B soldier 3,1';
    const set = stage(position);
    const m = set.scripted([['hit', 2], ['wound', 2], lead(6)]);
    resolveAttack(m, {
      kind: 'close-combat',
      attacker: 0,
      weapon: weapon('fist'),
      target: 1,
      from: 0,
      at: 1,
    });
    m.dice.finish();
    expect(set.told.find(({ data }) => data?.roll === 'leadership')!.data!.needed).toBe(6);
  });

  it('DP-WPN-SUPPR: one less for all that a Suppressing weapon causes', () => {
    const hit = 'A sniper 0,0 | B soldier 0,7 + soldier 3,7';
    expect(shoot(hit, [...UNHURT, lead(5)], {}, 'sniper-rifle').needed).toEqual([[1, 5]]);
    expect(shoot(hit, [...DEAD, lead(5)], {}, 'sniper-rifle').needed).toEqual([[2, 5]]);
    expect(shoot(hit, [...UNHURT, lead(6)]).needed).toEqual([[1, 6]]);
    expect(shoot(hit, [...UNHURT, lead(6)], { set: { suppressing: 'off' } }, 'sniper-rifle').needed).toEqual([
      [1, 6],
    ]);
  });

  it('DP-Q-135: for the model hit only, or for all enemies of such a weapon, by other readings', () => {
    const hit = 'A sniper 0,0 | B soldier 0,7 + soldier 3,7';
    const scope = (reading: string): Staging => ({ set: { 'suppressing.penalty.scope': reading } });
    expect(shoot(hit, [...DEAD, lead(6)], scope('model-hit'), 'sniper-rifle').needed).toEqual([[2, 6]]);
    expect(shoot(hit, [...DEAD, lead(5)], scope('all-enemies')).needed).toEqual([[2, 5]]);
  });

  it('DP-Q-135: for all enemies only while a model with such a weapon lives', () => {
    const needed = (total: number, arrange: (start: State) => void) => {
      const set = { 'suppressing.penalty.scope': 'all-enemies' };
      const position = stage('A soldier 0,0 | A sniper 3,0 | B soldier 0,7 | B sniper 9,90', { set });
      arrange(position.start);
      const m = position.scripted([lead(total)]);
      testLeadership(m, 2, 0);
      m.dice.finish();
      return position.told.find(({ data }) => data?.roll === 'leadership')!.data!.needed;
    };
    expect(needed(5, () => {})).toBe(5);
    expect(needed(6, ({ wounds }) => wounds.fill(0, 1, 2))).toBe(6);
    expect(needed(6, ({ weapons }) => weapons.fill(1 << weapon('pistol'), 1, 2))).toBe(6);
  });
});

describe('failure', () => {
  it('DP-LDR-05: only ends reactions without the clause', () => {
    const off: Staging = { set: { 'leadership.suppressed': 'off' } };
    const { m } = shoot(SQUAD, [...UNHURT, lead(7)], off);
    expect([m.state.suppressed[1], m.state.failed[1]]).toEqual([0, 1]);
  });

  it('DP-OW-08, DP-CR-05: takes Overwatch and Combat Ready from a witness; success leaves them', () => {
    for (const reaction of [ON_OVERWATCH, COMBAT_READY]) {
      const after = [7, 6].map((total) => {
        const position = stage(SQUAD);
        position.start.reaction[2] = reaction;
        const m = position.scripted([...DEAD, lead(total)]);
        resolveAttack(m, {
          kind: 'ranged',
          attacker: 0,
          weapon: weapon('pistol'),
          target: 1,
          from: 0,
          at: 1,
        });
        m.dice.finish();
        return m.state.reaction[2];
      });
      expect(after).toEqual([0, reaction]);
    }
  });

  it('DP-LDR-10: suppresses for so many activations as the clause says', () => {
    const three: Staging = { set: { 'leadership.duration.activations': 3 } };
    expect(shoot(SQUAD, [...UNHURT, lead(7)], three).m.state.suppressed[1]).toBe(3);
  });
});

describe('being in cover', () => {
  it('DP-Q-132: out of sight of all enemies is asked first, whatever counts as cover (DP-Q-131)', () => {
    const posture = (set: Variant, seen: boolean) => {
      const view = () => ({ ...OPEN_VIEW, seen });
      return postureOf(stage('A soldier 0,0 | B soldier 0,9', { set, view }).scripted([]), 0);
    };
    const terrain = { 'leadership.inCover.means': 'terrain' };
    expect(posture(terrain, false)).toBe('sheltered');
    expect(posture(terrain, true)).toBe('exposed');
    expect(posture({ ...terrain, 'leadership.forfeit.unseen': 'to-terrain' }, false)).toBe('exposed');
    expect(posture({ ...terrain, 'leadership.forfeit.unseen': 'free' }, false)).toBe('free');
  });

  it('DP-MOV-03: is not run for into contact, where only a Charge leads into it', () => {
    const runs = (set: Variant) => {
      const view = (_: number, at: number) => (at === 1 ? behind(2) : OPEN_VIEW);
      const position = stage('A soldier 0,0 + soldier 0,2 | B soldier 0.985,2', { set, view });
      position.start.point[1] = NOWHERE;
      position.start.wounds[1] = 0;
      const m = position.scripted([]);
      const reach = () => ({ count: 2, point: Uint16Array.of(0, 1), cost: Uint16Array.of(0, inches(2)) });
      const ways = { ...m.battlefield.ways[0], reach, path: () => Uint16Array.of(0, 1) };
      const open = { ...m, battlefield: { ...m.battlefield, ways: [ways, ways] as const } };
      return Array.from(wayToCover(open, 0, inches(6)));
    };
    expect(runs({})).toEqual([0, 1]);
    expect(runs({ 'movement.contact': 'off' })).toEqual([]);
  });
});
