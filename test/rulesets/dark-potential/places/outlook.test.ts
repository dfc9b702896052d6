import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { playMatch } from '../../../../src/match/play.ts';
import { DEFAULT_PITCH } from '../../../../src/match/spec.ts';
import { createPlayer } from '../../../../src/policies/index.ts';
import { DANGER, HARM, PROMISE, RESERVE, TACTICS, TEMPO } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import type { Match } from '../../../../src/rulesets/dark-potential/match/match.ts';
import { outlook } from '../../../../src/rulesets/dark-potential/places/outlook.ts';
import { readyWorth } from '../../../../src/rulesets/dark-potential/places/waiting-worth.ts';
import { findRuleset } from '../../../../src/rulesets/index.ts';
import { table } from '../../../kernel/bare-table.ts';
import { knownArenas } from '../../../known-arenas.ts';
import { withRule } from '../rule-of-a-user.ts';
import { stage } from '../stage.ts';

// Each of twenty used to fear the clubs of all enemies at once: both lines stood off, and some seven of forty fell.
it('sends a horde with nothing but clubs into its like, since enemies strike one of them each', () => {
  const ruleset = findRuleset('dark-potential');
  const arenas = knownArenas(ruleset);
  const kills = ruleset.counters.indexOf('kills');
  const veteran = createPlayer('veteran');
  const fallen = ['1', '2'].map((seed) => {
    const { counters } = playMatch(
      arenas,
      {
        ruleset: ruleset.id,
        table: { name: 'hedgerows' },
        variants: [{}, {}],
        armies: ['club-soldier*20', 'club-soldier*20'],
        policies: ['veteran', 'veteran'],
        seed,
        pitch: DEFAULT_PITCH,
      },
      [veteran, veteran],
    );
    return counters[0][kills] + counters[1][kills];
  });
  for (const number of fallen) expect(number).toBeGreaterThan(15);
});

describe('what it is worth to stand where command reaches', () => {
  /**
   * To a model of a position where it stands, the first being a Commander and the next the leader of a squad; too far from
   * each other to be beside a friend.
   */
  const worth = (model: number, set: Variant = {}) => {
    const m = stage('A leader -7,0 | A soldier 0,0 + soldier 6.5,0 | B soldier 0,10', {
      set,
      table: table(24, 24, []),
    }).scripted([]);
    m.state.leader[1] = 1;
    const into = new Float64Array(TACTICS.length);
    outlook(m, model, 0).survey([m.state.point[model]], NOWHERE)(0, into);
    return into[RESERVE];
  };

  it('is nothing near a Commander who does no more than others (DP-UNIT-CMDR), nor to him', () => {
    expect([worth(0), worth(1)].every((reserve) => reserve > 0)).toBe(true);
    expect([worth(0, { commander: 'off' }), worth(1, { commander: 'off' })]).toEqual([0, 0]);
  });

  it('is nothing to him whose points his friends may not spend, or wherever they are (DP-CP-01, DP-CP-02)', () => {
    expect(worth(0, { 'command-points.commander': 'off' })).toBe(0);
    expect(worth(0, { 'command-points.own': 'off' })).toBe(0);
    expect(worth(1, { 'command-points.commander': 'off' })).toBe(worth(1));
  });

  it('is nothing near him who lends nobody his Leadership either (DP-LDR-09)', () => {
    expect(worth(1, { 'command-points': 'off', 'leadership.commander': 'off' })).toBe(0);
  });

  it('is nothing near a leader whom nobody needs (DP-SQD-02)', () => {
    const alone: Variant = { commander: 'off' };
    expect(worth(2, alone)).toBeGreaterThan(0);
    expect(worth(2, { ...alone, 'squads.leader': 'off' })).toBe(0);
  });

  it('goes by how far points serve (DP-CP-02, DP-CP-03)', () => {
    const reach = (share: number, set: Variant = {}) => ({ 'command-points.commander.reach': share, ...set });
    expect([worth(0, reach(0.5)), worth(0, reach(2))]).toEqual([0, 2 * worth(0)]);
    expect(worth(1, reach(0.5))).toBe(worth(1));
    expect(worth(1, reach(0.5, { 'leadership.commander': 'off' }))).toBe(0);
    expect(worth(2, { commander: 'off', 'command-points.squadLeader.reach': 0.5 })).toBe(0);
  });
});

it('a place is worth more with friends within 5 inches of it, three at most', () => {
  const beside = (...at: readonly string[]) => {
    const friends = at.map((one) => `A soldier ${one}`);
    const position = ['A soldier 0,0', ...friends, 'B soldier 0,11'].join(' | ');
    const m = stage(position, { set: { 'squads.leader': 'off' }, table: table(24, 24, []) }).scripted([]);
    const into = new Float64Array(TACTICS.length);
    outlook(m, 0, 0).survey([m.state.point[0]], NOWHERE)(0, into);
    return into[RESERVE];
  };
  expect(beside('8,0')).toBe(0);
  expect(beside('5,0')).toBeGreaterThan(0);
  expect(beside('5,0', '-3,0', '0,-4')).toBeCloseTo(3 * beside('5,0'), 12);
  expect(beside('5,0', '-3,0', '0,-4', '2,-2')).toBe(beside('5,0', '-3,0', '0,-4'));
});

describe('what may be made of a place where models take no action (DP-ACTN-01)', () => {
  const NO_ACTION: Variant = { 'actions.one.count': 0 };

  /** Harm, promise and danger to a model where it stands, a launcher, shot at and struck from near by. */
  const weighed = (set: Variant, theirs: Variant) => {
    const m = stage('A rocket 0,0 + soldier 2,0 | B soldier 0,4 + soldier 0,8', {
      set,
      theirs,
      table: table(24, 24, []),
    }).scripted([]);
    const into = new Float64Array(TACTICS.length);
    const [at] = m.state.point;
    outlook(m, 0, 0).survey([at], at)(0, into);
    return [HARM, PROMISE, DANGER].map((tactic) => into[tactic] > 0);
  };

  it('is neither harm nor promise to one of them', () => {
    expect(weighed({}, {})).toEqual([true, true, true]);
    expect(weighed(NO_ACTION, { 'actions.one.count': 1 })).toEqual([false, false, true]);
  });

  it('is no danger where the enemy takes none', () => {
    expect(weighed({}, NO_ACTION)).toEqual([true, true, false]);
  });
});

describe("what a user's rule adds to Movement", () => {
  const faster = (position: string, set: Variant) => {
    const m = stage(position, { set, table: table(24, 24, []) }).scripted([]);
    return { m, hasted: withRule(m, { move: () => 4 }) };
  };

  it('counts where the way that is left is weighed, and where a model has none of its own', () => {
    const closing = (movement: number) => {
      const still = { 'units.soldier.movement': movement };
      const { hasted, m } = faster('A soldier 0,0 + soldier 0,2 | B leader 0,11', still);
      const into = new Float64Array(TACTICS.length);
      outlook(movement > 3 ? m : hasted, 0, 0).survey([m.state.point[1]], NOWHERE)(0, into);
      return into[TEMPO];
    };
    expect(closing(4)).toBeGreaterThan(0);
    expect(closing(0)).toBeCloseTo(closing(4), 12);
  });

  it('counts for who may come to whoever is Combat Ready', () => {
    const { m, hasted } = faster('A soldier 0,0 | B leader 0,11', {});
    const most = (of: Match) => Math.max(...readyWorth(of, 1, ~0));
    expect([most(m), most(hasted) > 0]).toEqual([0, true]);
  });
});
