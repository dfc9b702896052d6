import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../src/kernel/entities.ts';
import { inches } from '../../../src/kernel/length.ts';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { rollToHit } from '../../../src/rulesets/dark-potential/attack/attack.ts';
import { ON_OVERWATCH } from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import type { Strike } from '../../../src/rulesets/dark-potential/match/strike.ts';
import { compileMatchup } from '../../../src/rulesets/dark-potential/matchup/compiled-matchup.ts';
import { makeMove } from '../../../src/rulesets/dark-potential/moves/moves.ts';
import { rollText } from '../../../src/rulesets/dark-potential/points/exchange-words.ts';
import { rollTest } from '../../../src/rulesets/dark-potential/points/opposed-test.ts';
import type { OpposedTest } from '../../../src/rulesets/dark-potential/rolls/roll-asked.ts';
import { rules, type Settings } from '../../../src/rulesets/dark-potential/rules/index.ts';
import { unitData } from '../../../src/rulesets/dark-potential/units/unit-data.ts';
import { overwatchOptions } from './actions-of.ts';
import { type Script, scriptedPlayers, stage, weapon } from './stage.ts';

/** A Soldier walks 0,0 0,2 0,4 past a Leader on Overwatch, who shoots at the second of these places. */
function walkPast(rolls: Script): string[] {
  const position = stage('A soldier 0,0 + soldier 0,2 + soldier 0,4 | B leader 6,2', {
    set: { 'overwatch.arc.degrees': 360, 'overwatch.finish.path': 'declared' },
  });
  for (const mate of [1, 2]) {
    position.start.point[mate] = NOWHERE;
    position.start.wounds[mate] = 0;
  }
  position.start.reaction[3] = ON_OVERWATCH;
  position.start.named[3] = weapon('laser-pistol');
  const choices = scriptedPlayers([['DP-D-30', 1, 2]]);
  const m = position.scripted(rolls, choices.players);
  const ways = { ...m.battlefield.ways[0], cost: () => inches(2) };
  const open = { ...m, battlefield: { ...m.battlefield, ways: [ways, ways] as const } };
  makeMove(open, { model: 0, kind: 'move', allowance: inches(5), shielded: false, plan: () => [0, 1, 2] });
  m.dice.finish();
  return position.told.map(({ text }) => text);
}

describe('a told match', () => {
  it('says where a move is stopped before the shot, and where it ends after it', () => {
    expect(walkPast([['hit', 12]])).toEqual([
      'A Soldier 1 moves from 500.0,500.0 and is stopped at 500.0,502.0.',
      'B Leader fires on Overwatch.',
      'B Leader attacks A Soldier 1 with Laser Pistol (overwatch, 5.0 inches).',
      'B Leader rolls 12 for hit, needing 10: failure.',
      'A Soldier 1 ends its movement at 500.0,504.0.',
    ]);
  });

  it('has names of attacks and rolls in words', () => {
    const position = stage('A soldier 0,0 | B soldier 0,1');
    const m = position.scripted([['hit', 12]]);
    const [from, at] = m.state.point;
    rollToHit(m, { kind: 'free-strike', attacker: 0, weapon: weapon('club'), target: 1, from, at } as Strike);
    expect(position.told[0].text).toBe('A Soldier 1 attacks B Soldier 1 with Club (free strike).');
    expect(rollText({ roll: 'scatter-direction' } as OpposedTest)).toBe('scatter direction');
  });

  it('tells the way of a model that is shot on it', () => {
    const told = walkPast([
      ['hit', 2],
      ['wound', 2],
    ]);
    expect(told[0]).toBe('A Soldier 1 moves from 500.0,500.0 and is stopped at 500.0,502.0.');
    expect(told.at(-1)).toBe('A Soldier 1 is killed.');
  });

  it('names who pays for a roll, the roll before and the roll after', () => {
    const position = stage('A leader 0,0 | B soldier 0,6');
    position.start.points.set([1, 1]);
    // The Soldier's squad makes the Leader roll again, and he pays to do it once more.
    const choices = scriptedPlayers([
      ['DP-D-36', 1, 1],
      ['DP-D-37', 0, 1],
    ]);
    const m = position.scripted(
      [
        ['hit', 4],
        ['hit', 12],
        ['hit', 5],
      ],
      choices.players,
    );
    rollTest(m, {
      roll: 'hit',
      roller: 0,
      rollerAt: 0,
      affected: 1,
      affectedAt: 1,
      target: 8,
      wounds: 1,
      stake: 1,
    });
    choices.finish();
    expect(position.told.map(({ text }) => text)).toEqual([
      'A Leader rolls 4 for hit.',
      '1 Command Point of B Squad: A Leader must roll again, 4 becomes 12.',
      '1 Command Point of A Leader: A Leader rolls again, 12 becomes 5.',
      'A Leader ends on 5 for hit, needing 8: success.',
    ]);
    expect(position.told[2].data).toMatchObject({ payer: 'A Leader', points: 1, from: 12, to: 5 });
  });

  it('says which way a model on Overwatch looks, as a place in front of it, and who paid', () => {
    const position = stage('A leader 0,0 | B leader 9,0');
    position.start.points.set([1, 0]);
    const m = position.scripted([]);
    m.state.active = 0;
    overwatchOptions(m, 0)[0].act();
    expect(position.told.map(({ text }) => text)).toEqual([
      '1 Command Point of A Leader: Overwatch.',
      'A Leader goes on Overwatch, looking towards 506.0,500.0.',
    ]);
  });

  /** How a roll of 2d6 against a target that no roll reaches is told, with or without a Command Point to bend it. */
  const beyond = (target: number, total: number, set: Variant = {}, point = false) => {
    const position = stage('A leader 0,0 | B soldier 0,6', { set });
    if (point) position.start.points.set([1]);
    const asked = {
      roll: 'hit',
      roller: 0,
      rollerAt: 0,
      affected: 1,
      affectedAt: 1,
      wounds: 1,
      stake: 1,
    } as const;
    const choices = scriptedPlayers(point ? [['DP-D-37', 0, 2]] : []);
    rollTest(position.scripted([['hit', total]], choices.players), { ...asked, target });
    choices.finish();
    return position.told.at(-1)?.text;
  };

  it('says of a roll on which nobody spends that it cannot succeed where no roll is so low, or so high', () => {
    expect(beyond(1, 7)).toBe('A Leader cannot succeed in a roll for hit: none is as low as 1.');
    expect(beyond(13, 7, { 'rolls.test.direction': 'at-least' })).toBe(
      'A Leader cannot succeed in a roll for hit: none is as high as 13.',
    );
    expect(beyond(2, 7)).toBe('A Leader rolls 7 for hit, needing 2: failure.');
  });

  it('DP-Q-03: has Command Points make a success of what no roll is low enough for', () => {
    expect(beyond(1, 2, {}, true)).toBe('A Leader ends on 1 for hit, needing 1: success.');
    expect(beyond(1, 3, {}, true)).toBe(
      'A Leader ends on 2 for hit, needing 1: failure, since no roll is so low.',
    );
  });
});

describe('names', () => {
  it.each(['rocket*6', 'leader*2+soldier*7', 'suggested+suggested'])(
    'are each of one model or squad: %s',
    (army) => {
      const settings = compileSettings<Settings>(rules, {});
      const { models, units } = compileMatchup(unitData, rules, [settings, settings], [army, army]);
      const squads = units.filter(({ squad }) => squad);
      const names = [...models, ...squads].map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    },
  );
});
