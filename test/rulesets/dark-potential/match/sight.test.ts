import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { compileGround } from '../../../../src/kernel/field/compile-ground.ts';
import type { PieceSight, SightRecord } from '../../../../src/kernel/sight/sight-record.ts';
import { DEFAULT_PITCH } from '../../../../src/match/spec.ts';
import { compileSettings, type Variant } from '../../../../src/rules/variant.ts';
import { OPEN_VIEW } from '../../../../src/rulesets/dark-potential/battlefield/bare-field.ts';
import {
  createSightlines,
  penaltyOf,
  UNSEEN,
} from '../../../../src/rulesets/dark-potential/battlefield/sightlines.ts';
import { darkPotential } from '../../../../src/rulesets/dark-potential/index.ts';
import { coverFrom, sees } from '../../../../src/rulesets/dark-potential/match/sight.ts';
import { rules, type Settings } from '../../../../src/rulesets/dark-potential/rules/index.ts';
import { pointAt } from '../../../kernel/point-at.ts';
import { createReference } from '../../../kernel/sight-reference.ts';
import { fieldOf } from '../../scene.ts';
import { hidden } from '../hiding.ts';
import { behind, type Staging, stage } from '../stage.ts';

/** A piece of medium cover that hides half of its target or more. */
const MEDIUM: PieceSight = {
  cover: 2,
  hidden: 2,
  touched: false,
  untouched: { cover: 2, hidden: 2 },
  targetInside: false,
  viewerInside: false,
};

/** The penalty of a line past pieces that differ from that; both sides have the settings, or the shooter none. */
function penalty(
  pieces: readonly Partial<PieceSight>[],
  set: Variant = {},
  shooter: Variant = set,
  dugIn = 0,
): number {
  const record: SightRecord = {
    seen: true,
    shown: 4,
    hidden: 2,
    centreClear: false,
    pieces: pieces.map((piece) => ({ ...MEDIUM, ...piece })),
  };
  const settings = (variant: Variant) => compileSettings<Settings>(rules, variant);
  return penaltyOf(record, settings(set), settings(shooter), dugIn);
}

describe('cover', () => {
  it('DP-Q-62: of two pieces is that of the better one, or of both by one reading', () => {
    const two = [{ cover: 1 }, { cover: 3 }] as const;
    expect([penalty(two), penalty(two, { 'cover.levels.stacking': 'sum' })]).toEqual([3, 4]);
  });

  it('DP-Q-67: is worth more to whoever is dug in by the bonus once, also where two pieces count (DP-Q-62)', () => {
    const two = [{ cover: 3 }, { cover: 2, hidden: 1 }] as const;
    const dugIn = (order: string, stacking: string, points = 1) => {
      const set = { 'dug-in.bonus.order': order, 'cover.levels.stacking': stacking };
      return penalty(two, set, set, points);
    };
    expect([dugIn('after', 'highest'), dugIn('before', 'highest')]).toEqual([4, 4]);
    expect([dugIn('after', 'sum'), dugIn('before', 'sum'), dugIn('before', 'sum', 2)]).toEqual([5, 5, 6]);
  });

  it('DP-COV-01: is given by area terrain to whoever is inside, however little it hides', () => {
    const inside = { cover: 2, hidden: 0, targetInside: true } as const;
    expect([penalty([inside]), penalty([{ ...inside, targetInside: false }])]).toEqual([2, 0]);
  });

  it('DP-Q-64: of area terrain is full inside, or by one reading only where half is hidden', () => {
    const half = { 'cover.when.area': 'half-rule' };
    const inside = (share: 1 | 2) => penalty([{ hidden: share, targetInside: true }], half);
    expect([penalty([{ hidden: 1, targetInside: true }]), inside(1), inside(2)]).toEqual([2, 1, 2]);
  });

  it('DP-COV-03: is full where half is hidden, or where anything is, or never, by a setting', () => {
    const from = (share: number) => {
      const set = { 'cover.partial.share': share };
      return [penalty([{ hidden: 1 }], set), penalty([{ hidden: 2 }], set)];
    };
    expect([from(0.5), from(0), from(1)]).toEqual([
      [1, 2],
      [2, 2],
      [1, 1],
    ]);
    const inside = { targetInside: true, hidden: 1 } as const;
    expect(penalty([inside], { 'cover.partial.share': 1 })).toBe(2);
  });

  it('DP-Q-66: of area terrain counts where both are in it, or does not by one reading', () => {
    const shared = [{ targetInside: true, viewerInside: true }];
    const none = { 'cover.when.sameArea': 'none' };
    expect([penalty(shared), penalty(shared, none)]).toEqual([2, 0]);
    expect(penalty([{ targetInside: true }, { viewerInside: true }], none)).toBe(2);
  });

  it('DP-COV-04, DP-Q-65: that the shooter touches does not count, but for terrain that the target is in', () => {
    const exempt = (reading: string) => {
      const set = { 'cover.touched.exempt': reading };
      const whole = { touched: true, untouched: null };
      return [penalty([whole], set), penalty([{ ...whole, targetInside: true }], set)];
    };
    expect([exempt('unless-shared'), exempt('whole-piece'), exempt('always'), exempt('never')]).toEqual([
      [0, 2],
      [0, 2],
      [0, 0],
      [2, 2],
    ]);
    expect(penalty([{ touched: true, untouched: null }, { cover: 1 }])).toBe(1);
  });

  it('DP-COV-04, DP-Q-65: is that of the walls of a building which the shooter does not touch, or none by one reading', () => {
    // A window of heavy cover that the shooter leans out of, in a ruin whose far wall hides less than half.
    const ruin = { cover: 3, touched: true, untouched: { cover: 2, hidden: 1 } } as const;
    const under = (reading: string) => penalty([ruin], { 'cover.touched.exempt': reading });
    expect(['unless-shared', 'whole-piece', 'always', 'never'].map(under)).toEqual([1, 0, 1, 3]);
    expect(penalty([{ ...ruin, untouched: { cover: 2, hidden: 0 } }])).toBe(0);
  });

  it("DP-COV-04: is the shooter's rule", () => {
    const off = { 'cover.touched': 'off' };
    const touched = [{ touched: true, untouched: null }];
    expect([penalty(touched, off, {}), penalty(touched, {}, off)]).toEqual([0, 2]);
  });
});

describe('a pinhole', () => {
  const record = (shown: number): SightRecord => ({
    seen: true,
    shown,
    hidden: 2,
    centreClear: false,
    pieces: [],
  });
  const seenAt = (set: Variant) => {
    const settings = compileSettings<Settings>(rules, set);
    return [0, 1, 2, 3, 4].map((shown) => penaltyOf(record(shown), settings, settings) !== UNSEEN);
  };

  it('DP-LOS-02, DP-OWN-Q-01: shows nobody unless a 32nd of a silhouette shows, or as much as asked for', () => {
    expect(seenAt({})).toEqual([false, false, true, true, true]);
    expect(seenAt({ 'sight.doubt.share': 1 / 16 })).toEqual([false, false, false, false, true]);
    for (const literal of [
      { 'sight.doubt.pinholes': 'seen' },
      { 'sight.doubt.share': 0 },
      { 'sight.doubt': 'off' },
    ])
      expect(seenAt(literal as Variant)).toEqual([true, true, true, true, true]);
  });

  it('is none for sight and for shots alike', () => {
    const view: Staging['view'] = () => record(1);
    for (const [set, seen] of [
      [{}, false],
      [{ 'sight.doubt.pinholes': 'seen' }, true],
    ] as const) {
      const m = stage('A soldier 0,0 | B soldier 0,7', { set, view }).scripted([]);
      expect([sees(m, 0, 1), sees(m, 1, 0), coverFrom(m, 0, 1, 1, false) !== UNSEEN]).toEqual([
        seen,
        seen,
        seen,
      ]);
    }
  });
});

describe('cover on a table', () => {
  const ground = compileGround(darkPotential.tables['eight-features'], DEFAULT_PITCH);
  // A Leader in the open middle of a ruin, whose wall is between him and a Sniper who is dug in.
  const leader = pointAt(ground, -41250, -11250);
  const sniper = pointAt(ground, -18750, 23750);

  it('DP-COV-04: is that of a wall of the ruin the shooter stands in, which his base does not touch', () => {
    // Of the Sniper 2.9 % shows, less than a 32nd: only the literal reading of DP-OWN-Q-01 has him seen.
    const settings = compileSettings<Settings>(rules, { 'sight.doubt.pinholes': 'seen' });
    const lines = createSightlines(fieldOf(ground), [settings, settings]);
    // He needed 8 to hit as long as he touched all of the ruin; with these 3 he needs 5.
    expect([false, true].map((dugIn) => lines.look(leader, sniper, 1, dugIn))).toEqual([2, 3]);
  });

  it('DP-COV-04: has the reference, which shares no code with it, find no wall of that ruin in contact', () => {
    const { pieces } = createReference(ground).record(leader, sniper);
    expect(pieces).toMatchObject([{ cover: 'medium', hidden: 2, touched: false, untouched: 'medium 2' }]);
  });
});

describe('other models', () => {
  const BETWEEN = 'A soldier 0,0 | A soldier 0,3 | B soldier 0,7';

  /** Whether the first sees the last, and through how much cover. */
  const look = (models: string, position = BETWEEN, staging: Staging = {}) => {
    const set = { 'sight.lines.models': models, ...staging.set };
    const m = stage(position, { ...staging, set }).scripted([]);
    return [sees(m, 0, 2), coverFrom(m, 0, 2, 1, false)];
  };

  it('DP-Q-61: do not hide anybody, or do by one reading, or give light cover by another', () => {
    expect([look('ignored'), look('block'), look('light-cover')]).toEqual([
      [true, 0],
      [false, UNSEEN],
      [true, 1],
    ]);
  });

  it('DP-Q-61: do so only where they stand on the line, at its height and alive', () => {
    for (const aside of ['0.5,3', '0,-3', '0,10', '0,3,2'])
      expect(look('block', `A soldier 0,0 | A soldier ${aside} | B soldier 0,7`), aside).toEqual([true, 0]);
    expect(look('block', 'A soldier 0,0 | A soldier 0.48,3 | B soldier 0,7')[0]).toBe(false);
    const position = stage(BETWEEN, { set: { 'sight.lines.models': 'block' } });
    position.start.point[1] = NOWHERE;
    expect(sees(position.scripted([]), 0, 2)).toBe(true);
  });

  it('DP-Q-61, DP-Q-62: give light cover beside that of terrain, the better one or both', () => {
    const past = (cover: 1 | 3, stacking: string) =>
      look('light-cover', BETWEEN, {
        view: () => behind(cover),
        set: { 'cover.levels.stacking': stacking, 'cover.levels.light': 2 },
      })[1];
    expect([past(3, 'highest'), past(3, 'sum')]).toEqual([3, 5]);
    expect(look('light-cover', BETWEEN, { set: { 'cover.levels.light': 0 } })).toEqual([true, 0]);
    expect(look('light-cover', BETWEEN, { set: { cover: 'off' } })).toEqual([true, 0]);
  });

  it('DP-Q-117: are hidden ones too, where their bases count as models', () => {
    const seen = (body: string) => {
      const set = { 'sight.lines.models': 'block', 'stealth.moves.body': body };
      const { position } = hidden('A soldier 0,0 | A soldier 0,7', ['0,3'], { set });
      return sees(position.scripted([]), 0, 1);
    };
    expect([seen('none'), seen('space'), seen('model')]).toEqual([true, true, false]);
  });

  it('DP-LOS-01: and terrain hide nobody without lines of sight', () => {
    const view = () => ({ ...OPEN_VIEW, seen: false, shown: 4, hidden: 2 as const });
    expect([look('ignored', BETWEEN, { view })[0]]).toEqual([false]);
    expect(look('ignored', BETWEEN, { view, set: { 'sight.lines': 'off' } })[0]).toBe(true);
  });
});
