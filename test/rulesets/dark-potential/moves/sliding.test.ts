import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { inches } from '../../../../src/kernel/length.ts';
import { ON_OVERWATCH, SUPPRESSING } from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { makeMove } from '../../../../src/rulesets/dark-potential/moves/moves.ts';
import { type Script, stage, weapon } from '../stage.ts';

const MISS: Script = [['hit', 12]];

describe('sliding round an enemy who waits', () => {
  /** What a Leader on Overwatch or in Suppressing Fire is told of, and from how many places he may shoot in all. */
  const watched = (reaction: number, way: readonly number[], rolls: Script) => {
    const set = { leadership: 'off', 'overwatch.arc': 'off' };
    const corners = '-0.984,0 + soldier -0.984,0.984 + soldier 0,0.984 + soldier 0,2';
    const text = `A soldier ${corners} | B leader 0,0 | B soldier 9,9`;
    const position = stage(text, { set });
    const { start } = position;
    start.point.fill(NOWHERE, 1, 4);
    start.wounds.fill(0, 1, 4);
    start.point.set(way.slice(0, 1));
    start.reaction.fill(reaction, 4, reaction === SUPPRESSING ? 6 : 5);
    start.named.fill(weapon('laser-pistol'), 4);
    if (reaction === SUPPRESSING) {
      const { x, y } = position.scripted([]).battlefield.ground;
      const at = { x: x[2], y: y[2], z: 0 };
      start.barrages.push({ seat: 1, ...at, laidBy: 2, participants: [4, 5], attacked: [] });
    }
    let chances = 0;
    const scripted = position.scripted(rolls, ({ point, count }) => {
      if (point === 'DP-D-30' || point === 'DP-D-34') chances += count - 1;
      return 0;
    });
    const level = { ...scripted.battlefield.ways[0], cost: () => 0 };
    const m = { ...scripted, battlefield: { ...scripted.battlefield, ways: [level, level] as const } };
    const plan = () => way;
    makeMove(m, { model: 0, kind: 'move', allowance: inches(6), shielded: false, plan });
    m.dice.finish();
    return [chances > 0, m.state.reaction[4] === reaction];
  };

  it('DP-OW-07, DP-SUP-10: takes neither from him, who may shoot at whom he sees leave', () => {
    for (const reaction of [ON_OVERWATCH, SUPPRESSING]) {
      expect(watched(reaction, [0, 1, 2], [])[1]).toBe(true);
      expect(watched(reaction, [0, 1, 2, 3], MISS)).toEqual([true, true]);
      expect(watched(reaction, [3, 2, 1, 0], [])[1]).toBe(false);
    }
  });
});
