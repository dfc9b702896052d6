import { describe, expect, it } from 'vitest';
import { type Decision, HARM, type Player, RESERVE, TACTICS } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { settleSuppression } from '../../../../src/rulesets/dark-potential/actions/suppressing.ts';
import {
  aimedHarm,
  enemiesUnder,
} from '../../../../src/rulesets/dark-potential/actions/suppression-worth.ts';
import { OPEN_VIEW } from '../../../../src/rulesets/dark-potential/battlefield/bare-field.ts';
import { last } from '../../scene.ts';
import { actionsOf, type Listed, onTheMenu, suppressionOptions } from '../actions-of.ts';
import { hidden } from '../hiding.ts';
import { behind, type Staging } from '../stage.ts';
import { ENEMY, SQUAD, squad } from './crews.ts';

describe('what Suppressing Fire is worth', () => {
  it('stands in doubt for all templates, worth as much as one on everybody with nobody giving up a shot', () => {
    const weighed = (enemies: string, view: Staging['view'] = () => OPEN_VIEW) => {
      const m = squad(`${SQUAD} | ${enemies}`, { view }).scripted([]);
      const worthOf = ({ weigh }: Listed) => {
        const worth = new Float64Array(TACTICS.length);
        weigh(worth);
        return worth;
      };
      const inDoubt = actionsOf(m, 0, 'suppressing-fire').map(worthOf);
      expect(inDoubt).toHaveLength(1);
      const templates = suppressionOptions(m, 0).map(worthOf);
      expect(new Set(templates.map((worth) => worth[RESERVE]))).toEqual(new Set([inDoubt[0][RESERVE]]));
      const given = [1, 2].reduce((sum, mate) => sum + aimedHarm(m, mate), 0);
      return { most: inDoubt[0][HARM], harms: templates.map((worth) => worth[HARM]), given };
    };
    const together = weighed('B soldier 0,12 | B leader 1,12');
    expect(together.most).toBeCloseTo(together.harms[1] + together.given, 9);
    const apart = weighed('B soldier 0,12 | B leader 9,12');
    for (const harm of apart.harms) expect(apart.most).toBeGreaterThan(harm);
  });

  it('DP-SUP-06: is that of the nearest without the clause, whoever would shoot better', () => {
    const harm = (set: Variant, hides: boolean) => {
      const view: Staging['view'] = (from, to) => (hides && from === 0 && to === 2 ? behind(3) : OPEN_VIEW);
      const m = squad('A soldier 0,0 + soldier 0,-2 | B soldier 0,8', {
        set: { 'suppressing-fire.ignoresCover': 'off', ...set },
        view,
      }).scripted([]);
      const into = new Float64Array(TACTICS.length);
      suppressionOptions(m, 0)[0].weigh(into);
      return into[HARM];
    };
    const NEAREST: Variant = { 'suppressing-fire.chooser': 'off' };
    expect(harm(NEAREST, false)).toBe(harm({}, false));
    expect(harm(NEAREST, true)).toBeLessThan(harm({}, true));
  });

  it('keeps its place on the menu when it is settled, before what is listed after it', () => {
    const m = squad(`${SQUAD} | ${ENEMY}`).scripted([]);
    const kinds = (listed: readonly Listed[]) => listed.map(({ kind }) => kind);
    const asked = ['ranged-attack', 'suppressing-fire', 'second-move'] as const;
    const before = kinds(actionsOf(m, 0, ...asked));
    const { menu } = m.battlefield;
    const settled = [...before.keys()].map((row) => settleSuppression(m, menu, 0, row + 1));
    const at = before.indexOf('suppressing-fire');
    expect(settled).toEqual(before.map((kind) => kind === 'suppressing-fire'));
    expect(kinds(onTheMenu(m, 0))).toEqual(before.toSpliced(at, 1, 'suppressing-fire', 'suppressing-fire'));
    expect([...menu.number.subarray(at + 1, at + 3)]).toEqual([2, 3]);
  });

  it('DP-SUP-05: is worth something against those whose bases it touches alone, on its own level', () => {
    const under = (apart: number, radius: number, set: Variant = {}, up = 0) => {
      const m = squad(`${SQUAD} | B soldier 0,12 | B leader 0,${12 + apart},${up}`, { set }).scripted([]);
      const found = { models: new Int16Array(5), size: 0 };
      enemiesUnder(m, 0, m.state.point[3], radius * 2540, found);
      return [...found.models.subarray(0, found.size)];
    };
    // Half a base is 0.49 inches: the template of radius 1.5 reaches middles up to 1.99 away, not 2.48.
    for (const [apart, isUnder] of [
      [1.98, true],
      [2, false],
      [2.4, false],
    ] as const) {
      expect(under(apart, 1.5), `${apart}`).toEqual(isUnder ? [3, 4] : [3]);
    }
    expect(under(1.6, 1.5, { 'suppressing-fire.trigger.inside': 'centre-inside' })).toEqual([3]);
    // On a floor above the template nobody is under it.
    expect(under(1, 1.5, {}, 0.9)).toEqual([3, 4]);
    expect(under(1, 1.5, {}, 3)).toEqual([3]);
  });

  it('DP-D-27: has its player choose who takes part, of whom those do best whose own shots are worth least', () => {
    const launcher = squad(`A soldier 0,0 + rocket 1,0 + soldier 2,0 | ${ENEMY}`);
    /** Participants where a player takes what does most harm, or the last of two. */
    const laid = (player: Player) => {
      const m = launcher.scripted([], player);
      suppressionOptions(m, 0)[0].act();
      return m.state.barrages[0].participants;
    };
    const harms = ({ count, weigh }: Decision) =>
      Array.from({ length: count }, (_, i) => {
        const into = new Float64Array(TACTICS.length);
        weigh(i, into);
        return into[HARM];
      });
    const most: Player = (decision) => {
      const all = harms(decision);
      return all.indexOf(Math.max(...all));
    };
    expect([laid(most), laid(() => 0), laid(last)]).toEqual([
      [0, 2],
      [0, 1],
      [0, 2],
    ]);
    // An option is worth what it is with whoever does best.
    let best = 0;
    const m = launcher.scripted([], (decision) => {
      best = Math.max(...harms(decision));
      return 0;
    });
    const [option] = suppressionOptions(m, 0);
    const worth = new Float64Array(TACTICS.length);
    option.weigh(worth);
    option.act();
    expect(worth[HARM]).toBe(best);
  });

  it('DP-D-27: covers the ground of enemies, whether they are hidden or not', () => {
    const { position, model } = hidden('A soldier 0,0 + soldier 1,0', ['0,12', '9,12']);
    position.start.points[0] = 1;
    const laid = (i: number) => {
      const m = position.scripted([]);
      suppressionOptions(m, 0)[i].act();
      return m.state.barrages[0].x;
    };
    const { x } = position.scripted([]).battlefield.ground;
    expect(suppressionOptions(position.scripted([]), 0)).toHaveLength(2);
    expect([laid(0), laid(1)]).toEqual([x[model], x[model + 1]]);
  });
});
