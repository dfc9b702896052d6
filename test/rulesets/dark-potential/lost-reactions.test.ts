import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../src/rules/variant.ts';
import { endReactions } from '../../../src/rulesets/dark-potential/actions/end-reactions.ts';
import {
  COMBAT_READY,
  NO_REACTION,
  ON_OVERWATCH,
  SUPPRESSING,
} from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import { beginHidden } from '../../../src/rulesets/dark-potential/hidden/stealth-moves.ts';
import { type LossCause, loseReaction } from '../../../src/rulesets/dark-potential/match/reactions.ts';
import { table } from '../../kernel/bare-table.ts';
import { stage } from './stage.ts';

const CAUSES: readonly LossCause[] = ['shot', 'blow', 'contact', 'leadership', 'moved', 'death'];

/** What of all that may happen to a waiting model ends its status. */
function enders(reaction: number, set: Variant = {}): LossCause[] {
  return CAUSES.filter((cause) => {
    const position = stage('A soldier 0,0 | B soldier 0,9', { set });
    position.start.reaction[0] = reaction;
    const m = position.scripted([]);
    loseReaction(m, 0, cause);
    return m.state.reaction[0] === NO_REACTION;
  });
}

describe('what ends', () => {
  it('DP-OW-06..08: Overwatch', () => {
    const all = ['shot', 'contact', 'leadership', 'moved', 'death'];
    expect(enders(ON_OVERWATCH)).toEqual(all);
    for (const [clause, cause] of [
      ['lostByHit', 'shot'],
      ['lostByContact', 'contact'],
      ['lostByLeadership', 'leadership'],
    ])
      expect(enders(ON_OVERWATCH, { [`overwatch.${clause}`]: 'off' })).toEqual(
        all.filter((one) => one !== cause),
      );
  });

  it('DP-CR-05: Combat Ready, which contact does not', () => {
    const all = ['shot', 'blow', 'leadership', 'moved', 'death'];
    expect(enders(COMBAT_READY)).toEqual(all);
    for (const [number, cause] of [
      ['rangedHit', 'shot'],
      ['closeCombatHit', 'blow'],
      ['leadership', 'leadership'],
    ])
      expect(enders(COMBAT_READY, { [`combat-ready.lost.${number}`]: 0 })).toEqual(
        all.filter((one) => one !== cause),
      );
  });

  it('DP-SUP-10: a place in Suppressing Fire', () => {
    const all = ['shot', 'contact', 'leadership', 'moved', 'death'];
    expect(enders(SUPPRESSING)).toEqual(all);
    for (const [number, cause] of [
      ['rangedHit', 'shot'],
      ['contact', 'contact'],
      ['leadership', 'leadership'],
    ])
      expect(enders(SUPPRESSING, { [`suppressing-fire.lost.${number}`]: 0 })).toEqual(
        all.filter((one) => one !== cause),
      );
  });
});

/** Two templates, of three and of two, the first of which loses so many. */
function fire(lost: number, set: Variant = {}) {
  const position = stage(
    'A soldier 0,0 + soldier 1,0 + soldier 2,0 + soldier 3,0 + soldier 4,0 | B soldier 0,9',
    {
      set,
    },
  );
  const { start } = position;
  start.reaction.fill(SUPPRESSING, 0, 5);
  const at = { seat: 0 as const, x: 0, y: 0, z: 0 };
  start.barrages.push({ ...at, laidBy: 3, participants: [0, 1, 2], attacked: [5] });
  start.barrages.push({ ...at, laidBy: 2, participants: [3, 4], attacked: [5] });
  const m = position.scripted([]);
  for (let model = 0; model < lost; model++) loseReaction(m, model, 'shot');
  return m;
}

describe('a template of Suppressing Fire', () => {
  const left = (lost: number, set: Variant = {}) => {
    const { barrages, reaction } = fire(lost, set).state;
    return [barrages.map(({ participants }) => participants), [...reaction.slice(0, 5)].map(Boolean)];
  };

  it('DP-SUP-10: loses whoever drops out, and goes with the last but one', () => {
    expect(left(1)).toEqual([
      [
        [1, 2],
        [3, 4],
      ],
      [false, true, true, true, true],
    ]);
    expect(left(2)).toEqual([[[3, 4]], [false, false, false, true, true]]);
  });

  it('DP-SUP-10: stays until the last has dropped out where it does not shrink', () => {
    const fixed = { 'suppressing-fire.lost.shrink': 0 };
    expect(left(2, fixed)).toEqual([
      [[2], [3, 4]],
      [false, false, true, true, true],
    ]);
    expect(left(3, fixed)[0]).toEqual([[3, 4]]);
  });
});

describe("the end of the enemy's turn", () => {
  const waited = (reaction: number, set: Variant = {}, turns = 1) => {
    const position = stage('A soldier 0,0 | B soldier 0,9', { set });
    position.start.reaction.fill(reaction);
    position.start.shots.fill(1);
    const m = position.scripted([]);
    for (let turn = 0; turn < turns; turn++) endReactions(m, 0);
    return { own: m.state.reaction[0], theirs: m.state.reaction[1], shots: m.state.shots[1] };
  };

  it('DP-OW-09, DP-CR-05, DP-SUP-10: ends what its side has waited for, and nobody else', () => {
    for (const reaction of [ON_OVERWATCH, COMBAT_READY, SUPPRESSING])
      expect(waited(reaction)).toMatchObject({ own: NO_REACTION, theirs: reaction });
  });

  it('DP-OW-09, DP-CR-05, DP-SUP-10: ends it as late as the settings say', () => {
    const twice = { 'overwatch.duration.turns': 2 };
    expect([waited(ON_OVERWATCH, twice).own, waited(ON_OVERWATCH, twice, 2).own]).toEqual([
      ON_OVERWATCH,
      NO_REACTION,
    ]);
    expect(waited(COMBAT_READY, { 'combat-ready.lost.turnEnd': 0 }, 9).own).toBe(COMBAT_READY);
    expect(waited(SUPPRESSING, { 'suppressing-fire.lost.turnEnd': 0 }, 9).own).toBe(SUPPRESSING);
  });

  it('DP-Q-85: lets a lasting Overwatch shoot at everybody again', () => {
    expect(waited(ON_OVERWATCH, { 'overwatch.duration.turns': 2 }).shots).toBe(0);
  });

  it('DP-SUP-09, DP-SUP-10: takes away its templates, or lets a lasting one attack everybody again', () => {
    const templates = (set: Variant = {}) => {
      const m = fire(0, set);
      endReactions(m, 0);
      return m.state.barrages.map(({ attacked }) => attacked);
    };
    expect([templates(), templates({ 'suppressing-fire.lost.turnEnd': 0 })]).toEqual([[], [[], []]]);
    const m = fire(0);
    endReactions(m, 1);
    expect(m.state.barrages).toHaveLength(2);
  });
});

it('DP-CR-05, DP-STL-10: whoever hides again waits no more for what he waited for from an earlier turn', () => {
  const waits = (answer: number) => {
    const set = { 'combat-ready.lost.turnEnd': 0 };
    const position = stage('A assassin 0,0 | B soldier 0,12', { set, table: table(48, 48, []) });
    position.start.reaction[0] = COMBAT_READY;
    const m = position.scripted([], ({ point }) => (point === 'DP-D-10' ? answer : 0));
    expect(beginHidden(m, 0)).toBe(answer === 1);
    return m.state.reaction[0];
  };
  expect([waits(0), waits(1)]).toEqual([COMBAT_READY, NO_REACTION]);
});
