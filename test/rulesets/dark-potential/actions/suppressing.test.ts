import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import { INCH } from '../../../../src/kernel/length.ts';
import { HARM, TACTICS } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { aimedHarm, weaponFor } from '../../../../src/rulesets/dark-potential/actions/suppression-worth.ts';
import { OPEN_VIEW } from '../../../../src/rulesets/dark-potential/battlefield/bare-field.ts';
import {
  ON_OVERWATCH,
  type State,
  SUPPRESSED,
  SUPPRESSING,
} from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import type { Match } from '../../../../src/rulesets/dark-potential/match/match.ts';
import { loseReaction } from '../../../../src/rulesets/dark-potential/match/reactions.ts';
import { radiusOf } from '../../../../src/rulesets/dark-potential/moves/barrage.ts';
import { bestShot } from '../../../../src/rulesets/dark-potential/places/best-shot.ts';
import { CLAUSE } from '../../../../src/rulesets/dark-potential/rules/index.ts';
import { box, table, wall } from '../../../kernel/bare-table.ts';
import { choosing } from '../../scene.ts';
import { suppressionOptions } from '../actions-of.ts';
import { behind, type Script, type Staging, stage, weapon } from '../stage.ts';
import { ENEMY, SQUAD, squad } from './crews.ts';

/** Who would lay Suppressing Fire, by option of the first model. */
function crews(position: string, staging: Staging = {}, arrange?: (start: State) => void): number[][] {
  const scene = squad(position, staging, arrange);
  const { length } = suppressionOptions(scene.scripted([]), 0);
  return Array.from({ length }, (_, i) => {
    const m = scene.scripted([]);
    suppressionOptions(m, 0)[i].act();
    return m.state.barrages[0].participants;
  });
}

describe('Suppressing Fire', () => {
  it('DP-SUP-01, DP-SUP-03: costs one point, and the action of each of those who lay it', () => {
    const scene = squad(`${SQUAD} | ${ENEMY}`, {}, ({ reaction, waited }) => {
      reaction[1] = ON_OVERWATCH;
      waited.fill(3);
    });
    const m = scene.scripted([]);
    suppressionOptions(m, 0)[0].act();
    const { points, acted, reaction, named, waited } = m.state;
    expect([points[0], ...acted, ...reaction]).toEqual([0, 1, 1, 0, 0, SUPPRESSING, SUPPRESSING, 0, 0]);
    expect([...named.slice(0, 2), ...waited.slice(0, 2)]).toEqual([weapon('pistol'), weapon('pistol'), 0, 0]);
  });

  it('DP-SUP-03: takes two of a squad or more, the model itself among them', () => {
    expect(crews(`${SQUAD} | ${ENEMY}`)).toEqual([
      [0, 1],
      [0, 1, 2],
    ]);
    expect(crews(`A soldier 0,0 | ${ENEMY}`)).toEqual([]);
  });

  it('DP-Q-103: takes four at most, or by other readings a fifth', () => {
    const sizes = (five: string) => {
      const set = { 'suppressing-fire.size.five': five };
      return crews(`${SQUAD} + soldier 3,0 + soldier 4,0 | ${ENEMY}`, { set }).map(({ length }) => length);
    };
    expect([sizes('at-most-four'), sizes('larger')]).toEqual([
      [2, 3, 4],
      [2, 3, 4, 5],
    ]);
  });

  it('DP-SUP-03: is laid by two to four without the clause', () => {
    const set = { 'suppressing-fire.size': 'off', 'suppressing-fire.cost.members': 'all' };
    const many = crews(`${SQUAD} + soldier 3,0 + soldier 4,0 | ${ENEMY}`, { set });
    expect(many.map(({ length }) => length)).toEqual([2, 3, 4]);
    expect(crews('A soldier 0,0 | B soldier 0,12', { set })).toEqual([]);
  });

  it('DP-SUP-03: is of 3 inches without the clause, however many lay it and whatever five of them make of it', () => {
    const width = (set: Variant) => {
      const m = stage(`${SQUAD} | ${ENEMY}`, { set: { 'suppressing-fire.size.five': 'larger', ...set } });
      return (2 * radiusOf(m.scripted([]), 0, 5)) / INCH;
    };
    expect([width({}), width({ 'suppressing-fire.size': 'off' })]).toEqual([6, 3]);
  });

  it('DP-DIST-01: is weighed by shots that reach, those that are given up for it too', () => {
    const harms = (reach: number) => {
      const m = squad(`${SQUAD} | ${ENEMY}`, { set: { 'ranged-attack.reach.ranges': reach } }).scripted([]);
      const worth = suppressionOptions(m, 0).map(({ weigh }) => {
        const into = new Float64Array(TACTICS.length);
        weigh(into);
        return into[HARM] > 0;
      });
      return [...worth, aimedHarm(m, 1) > 0, bestShot(m, 1, false) > 0];
    };
    expect(new Set(harms(1))).toEqual(new Set([false]));
    expect(harms(2).slice(-2)).toEqual([true, true]);
  });

  it('DP-Q-106, DP-Q-59: is not laid by members in contact where no shot may be made there', () => {
    const touched = `${SQUAD} | B soldier 2,0.98`;
    const mayNot = { set: { 'ranged-attack.combat.shooter': 'may-not' } };
    expect(crews(touched)).toEqual([
      [0, 1],
      [0, 1, 2],
    ]);
    expect(crews(touched, mayNot)).toEqual([[0, 1]]);
  });

  it('DP-Q-106: is laid with the weapon of a template where such a one shoots like any other', () => {
    const laidWith = (set: Variant) => {
      const m = stage(`A rocket 0,0 | ${ENEMY}`, { set }).scripted([]);
      return m.matchup.weapons[weaponFor(m, 0)].id;
    };
    expect([laidWith({}), laidWith({ 'area-effect': 'off' })]).toEqual(['pistol', 'rocket-launcher']);
  });

  it('DP-Q-104: is laid by one squad, or by any models together by one reading', () => {
    const two = `A soldier 0,0 + soldier 1,0 | A sniper 2,0 | ${ENEMY}`;
    const anyone = { set: { 'suppressing-fire.cost.who': 'anyone' } };
    expect(crews(two)).toEqual([[0, 1]]);
    expect(crews(two, anyone)).toEqual([
      [0, 1],
      [0, 1, 2],
    ]);
    expect(crews(`A leader 0,0 | A sniper 2,0 | ${ENEMY}`, anyone)).toEqual([[0, 1]]);
    // A unit that has been activated has had its actions.
    expect(crews(two, anyone, ({ activated }) => activated.fill(1, 1, 2))).toEqual([[0, 1]]);
  });

  it('DP-Q-104, DP-ACTN-01: takes a model of another unit once, who has then had its action whatever becomes of it', () => {
    const two = `A soldier 0,0 + soldier 1,0 | A sniper 2,0 | A soldier 3,0 | ${ENEMY}`;
    const scene = squad(two, { set: { 'suppressing-fire.cost.who': 'anyone' } });
    const m = scene.scripted([]);
    suppressionOptions(m, 0)[1].act();
    expect([...m.state.lent]).toEqual([0, 0, 1, 0, 0]);
    loseReaction(m, 2, 'shot');
    m.state.points[2] = 1;
    m.state.activated[0] = 1;
    expect(suppressionOptions(m, 3)).toEqual([]);
  });

  it('DP-ACTN-01: is not laid by whoever has acted', () => {
    expect(crews(`${SQUAD} | ${ENEMY}`, {}, ({ acted }) => acted.fill(1, 1, 2))).toEqual([[0, 2]]);
  });

  it('DP-Q-106: is laid with the best ranged weapon that lays no template itself, or with any', () => {
    const named = (weapons: string, moved = 0) => {
      const set = { 'suppressing-fire.trigger.weapons': weapons };
      const scene = squad(`A rocket 0,0 + soldier 1,0 | ${ENEMY}`, { set }, (start) =>
        start.moved.fill(moved),
      );
      const m = scene.scripted([]);
      suppressionOptions(m, 0)[0].act();
      return m.state.named[0];
    };
    const [pistol, launcher] = [weapon('pistol'), weapon('rocket-launcher')];
    expect([named('no-templates'), named('any'), named('any', 1)]).toEqual([pistol, launcher, pistol]);
  });

  it('DP-Q-40: is laid by members in command range, or by all by one reading', () => {
    const spread = `A soldier 0,0 + soldier 6.9,0 + soldier 7.1,0 | ${ENEMY}`;
    const all = { set: { 'suppressing-fire.cost.members': 'all' } };
    expect([crews(spread), crews(spread, all)]).toEqual([
      [[0, 1]],
      [
        [0, 1],
        [0, 1, 2],
      ],
    ]);
  });

  it('DP-Q-96: is laid by suppressed members in cover, not in the open nor by one reading', () => {
    const suppressed = (view: Staging['view'], set: Variant = {}) => {
      const staging = { set, ...(view && { view }) };
      const unnerve = ({ suppressed: column }: State) => column.fill(SUPPRESSED, 1, 2);
      return crews(`A soldier 0,0 + soldier 1,0 | ${ENEMY}`, staging, unnerve).length;
    };
    const covered = (from: number) => (from === 2 ? behind(2) : OPEN_VIEW);
    const barred = { 'leadership.forced.specials': 'may-not' };
    expect([suppressed(covered), suppressed(undefined), suppressed(covered, barred)]).toEqual([1, 0, 0]);
  });

  it('DP-SUP-02, V-12: is laid where its participants see it, or by one reading the whole squad', () => {
    const blind = (from: number) =>
      from === 2 ? { ...OPEN_VIEW, seen: false, shown: 4, hidden: 2 as const } : OPEN_VIEW;
    const laid = (by: string) => {
      const set = { 'suppressing-fire.seen.by': by, 'suppressing-fire.seen.part': 'centre' };
      return crews(`${SQUAD} | ${ENEMY}`, { set, view: blind });
    };
    expect([laid('participants'), laid('squad')]).toEqual([[[0, 1]], []]);
  });

  it('DP-Q-107: is laid where some part of it is seen, or by one reading its centre', () => {
    const behindAWall = table(24, 24, [wall(box([-0.9, 4, 0.9, 4.4]))]);
    const laid = (part: string) => {
      const set = { 'suppressing-fire.seen.part': part };
      return crews('A soldier -0.5,0 + soldier 0.5,0 | B soldier 0,6', { set, table: behindAWall }).length;
    };
    expect([laid('some'), laid('centre')]).toEqual([1, 0]);
  });

  it('DP-SUP-04: may lie over another, and not without the clause', () => {
    const over = (y: number, set: Variant = {}) =>
      crews(`A soldier 0,0 + soldier 1,0 | ${ENEMY}`, { set }, ({ barrages }) => {
        const at = { x: 0, y: (12 + y) * 2540, z: 0 };
        barrages.push({ seat: 0, ...at, laidBy: 2, participants: [8, 9], attacked: [] });
      }).length;
    const off = { 'suppressing-fire.overlap': 'off' };
    expect([over(0), over(0, off), over(2.99, off), over(3, off)]).toEqual([1, 0, 0, 1]);
  });

  it('DP-SUP-10: takes its participants out of one that they laid before', () => {
    const scene = squad(`${SQUAD} + soldier 3,0 | ${ENEMY}`, {}, ({ barrages, reaction }) => {
      reaction.fill(SUPPRESSING, 1, 4);
      const at = { x: 0, y: 0, z: 0 };
      barrages.push({ seat: 0, ...at, laidBy: 3, participants: [1, 2, 3], attacked: [] });
    });
    const m = scene.scripted([]);
    suppressionOptions(m, 0)[0].act();
    expect(m.state.barrages.map(({ participants }) => participants)).toEqual([
      [2, 3],
      [0, 1],
    ]);
  });

  describe('met by enemy fire at one of those who lay it', () => {
    const kill: Script = [
      ['hit', 2],
      ['wound', 2],
    ];
    /** Lays the first template of a squad whose second member dies as he takes part. */
    function laid(mates: string, number: number, arrange: (start: State) => void = () => {}): Match {
      const m = met(mates, number, kill, { leadership: 'off' }, arrange);
      expect(m.state.point[1]).toBe(NOWHERE);
      return m;
    }
    /** Lays it whatever becomes of that member. */
    function met(mates: string, number: number, rolls: Script, set: Variant, arrange = (_: State) => {}) {
      const scene = squad(
        `A soldier 0,0 + soldier 1,0${mates} | B soldier 1,12 + soldier 2,12`,
        { set },
        (start) => {
          const [first, second] = [number, number + 1];
          start.reaction.fill(SUPPRESSING, first);
          start.named.fill(weapon('pistol'), first);
          const at = { x: 2540, y: 0, z: 0 };
          const attacked = [0, 2];
          start.barrages.push({ seat: 1, ...at, laidBy: 2, participants: [first, second], attacked });
          arrange(start);
        },
      );
      const m = scene.scripted(rolls, choosing({ 'DP-D-34': /shoot/ }));
      m.state.acting = m.matchup.models[0].group;
      suppressionOptions(m, 0)[number - 2].act();
      m.dice.finish();
      return m;
    }

    it('DP-SUP-05, DP-SUP-03: is not laid by the one who is left of two, though it is paid for', () => {
      const m = laid('', 2);
      expect([m.state.points[0], m.state.barrages.length]).toEqual([0, 1]);
    });

    it('DP-Q-128: suppresses him in his next activation, since his action has begun', () => {
      const fails: Script = [
        ['hit', 2],
        ['wound', 12],
        ['leadership', 12],
      ];
      const { suppressed, reaction } = met('', 2, fails, {}).state;
      expect([suppressed[1], reaction[1]]).toEqual([SUPPRESSED, SUPPRESSING]);
    });

    it('DP-SUP-04: lies over another as far as those reach who are left to lay it', () => {
      const overlaps = (apart: number) => {
        const m = laid(' + soldier 2,0', 3, ({ barrages }) => {
          const at = { x: 2540, y: (12 + apart) * 2540, z: 0 };
          barrages.push({ seat: 0, ...at, laidBy: 2, participants: [8, 9], attacked: [] });
        });
        return m.state.acts[CLAUSE.suppressingFire.overlap];
      };
      expect([overlaps(2.9), overlaps(3.3)]).toEqual([1, 0]);
    });
  });
});
