import { describe, expect, it } from 'vitest';
import { type Model, NOWHERE } from '../../../../src/kernel/entities.ts';
import { createPlayer } from '../../../../src/policies/index.ts';
import { HARM, type Player, TACTICS } from '../../../../src/rules/decision.ts';
import { planBase } from '../../../../src/rulesets/dark-potential/hidden/base-plan.ts';
import { lostInHiding } from '../../../../src/rulesets/dark-potential/hidden/lost-in-hiding.ts';
import { revealToAct } from '../../../../src/rulesets/dark-potential/hidden/revealing.ts';
import { beginHidden } from '../../../../src/rulesets/dark-potential/hidden/stealth-moves.ts';
import { openActivation } from '../../../../src/rulesets/dark-potential/match/activation.ts';
import { allowanceOf } from '../../../../src/rulesets/dark-potential/match/blockers.ts';
import type { Match } from '../../../../src/rulesets/dark-potential/match/match.ts';
import { firearms } from '../../../../src/rulesets/dark-potential/match/weapons.ts';
import { createGunnery } from '../../../../src/rulesets/dark-potential/matchup/gunnery.ts';
import { NO_SLOT, type Slot } from '../../../../src/rulesets/dark-potential/matchup/slot.ts';
import { shotFrom } from '../../../../src/rulesets/dark-potential/places/best-shot.ts';
import { actionStep } from '../../../../src/rulesets/dark-potential/turn/action-step.ts';
import { moveStep } from '../../../../src/rulesets/dark-potential/turn/move-step.ts';
import { setUp } from '../../../../src/rulesets/dark-potential/turn/setup.ts';
import { table } from '../../../kernel/bare-table.ts';
import { alike, nearestTo } from '../../scene.ts';
import { hidden } from '../hiding.ts';
import { stage, weapon } from '../stage.ts';

const OPEN = table(48, 96, []);
const VETERAN = createPlayer('veteran');

/** A position in which an assassin has the skill to shoot, and such weapons. */
function armed(m: Match, model: Model, ...weapons: readonly string[]): Match {
  const models = m.matchup.models.map((spec, i) =>
    i === model ? { ...spec, profile: { ...spec.profile, ranged: 11 } } : spec,
  );
  m.state.weapons[model] = weapons.reduce((bits, id) => bits | (1 << weapon(id)), 0);
  const matchup = { ...m.matchup, models };
  return { ...m, matchup: { ...matchup, gunnery: createGunnery(matchup) } };
}

describe('whoever could hide', () => {
  const POSITION = 'A assassin 0,-20 | B soldier 0,20';
  const open = (...weapons: readonly string[]) =>
    armed(stage(POSITION, { table: OPEN }).scripted([], VETERAN), 0, ...weapons);

  it('gives up what he is worth where he has a gun that can harm, and nothing where he can but strike', () => {
    expect(lostInHiding(open('fist'), 0)).toBe(0);
    for (const gunner of [open('club', 'sniper-rifle'), open('fist', 'pistol')])
      expect(lostInHiding(gunner, 0)).toBe(gunner.matchup.harm.worth[0]);
    const useless = stage(POSITION, { table: OPEN, set: { 'units.soldier.defense': 12 } });
    expect(lostInHiding(armed(useless.scripted([], VETERAN), 0, 'fist', 'pistol'), 0)).toBe(0);
  });

  it('deploys hidden with his fist, and openly with a rifle (DP-D-05)', () => {
    const hides = (...weapons: readonly string[]) => {
      const position = stage(POSITION, { table: OPEN, set: { 'scenario.rollOff': 'off' } });
      position.start.point.fill(NOWHERE);
      // For the plan of each side two rolls, and one for the post of each model.
      const m = armed(position.scripted(alike(6, 'deployment', 2), VETERAN), 0, ...weapons);
      setUp(m);
      return m.state.hidden[0];
    };
    expect([hides('fist'), hides('club', 'sniper-rifle')]).toEqual([1, 0]);
  });

  it('hides again with his fist, and not with a rifle (DP-D-10)', () => {
    expect(beginHidden(open('fist'), 0)).toBe(true);
    expect(beginHidden(open('club', 'sniper-rifle'), 0)).toBe(false);
  });
});

it('a base goes to where there is a good shot, if its model may yet act (DP-D-15)', () => {
  /** The most that a place for the base promises. */
  const most = (mayAct: boolean, ...weapons: readonly string[]) => {
    const { position, model } = hidden('A soldier 0,8', ['0,-10'], { table: OPEN });
    let best = 0;
    const looks: Player = ({ count, weigh }) => {
      for (let i = 0; i < count; i++) {
        const into = new Float64Array(TACTICS.length);
        weigh(i, into);
        best = Math.max(best, into[HARM]);
      }
      return 0;
    };
    const m = armed(position.scripted([], looks), model, ...weapons);
    planBase(m, model, 0 as Slot, allowanceOf(m, model, 1), mayAct);
    return best;
  };
  expect(most(true, 'pistol')).toBeGreaterThan(0);
  expect([most(false, 'pistol'), most(true, 'fist')]).toEqual([0, 0]);
});

it('whoever hides shows himself for a good shot, and not for a poor one (DP-D-18)', () => {
  const shows = (far: number, ...weapons: readonly string[]) => {
    const { position, model } = hidden(`A soldier 0,${far}`, ['0,-10'], { table: OPEN });
    return revealToAct(armed(position.scripted([], VETERAN), model, ...weapons), model, false);
  };
  expect(shows(-4, 'pistol')).toBe(true);
  expect(shows(46, 'pistol')).toBe(false);
  expect(shows(-4)).toBe(false);
});

it('whoever may show himself at the start alone does so then for a shot (DP-Q-112, DP-D-09)', () => {
  const shows = (reveal: string, ...weapons: readonly string[]) => {
    const staging = { table: OPEN, set: { 'stealth.moves.reveal': reveal } };
    const { position, model } = hidden('A soldier 0,-4', ['0,-10'], staging);
    const m = armed(position.scripted([], VETERAN), model, ...weapons);
    beginHidden(m, model);
    return m.state.hidden[model] === 0;
  };
  expect(shows('at-start', 'pistol')).toBe(true);
  expect([shows('at-start'), shows('before-action', 'pistol')]).toEqual([false, false]);
});

it('whoever has not settled where he is shows himself on the base with the best shot (DP-STL-09)', () => {
  const at = (...spots: readonly string[]) => {
    const { position, model } = hidden('A soldier 0,0', spots, { table: OPEN });
    position.start.real[model] = NO_SLOT;
    const m = armed(position.scripted([], VETERAN), model, 'pistol');
    const bases = [...m.state.base];
    revealToAct(m, model, false);
    return bases.indexOf(m.state.point[model]);
  };
  expect([at('0,44', '0,8'), at('0,8', '0,44')]).toEqual([1, 0]);
});

it('nobody has a shot from a place where close combat keeps him from firing (DP-Q-59)', () => {
  const shot = (y: number, set = {}) => {
    const m = armed(
      stage('A assassin 0,-20 | B soldier 0,8', { table: OPEN, set }).scripted([]),
      0,
      'pistol',
    );
    return shotFrom(m, 0, nearestTo(m.battlefield.ground, [0, y]), false);
  };
  const mayNot = { 'ranged-attack.combat.shooter': 'may-not' };
  expect(shot(0, mayNot)).toBeGreaterThan(0);
  expect([shot(7, mayNot), shot(7) > 0]).toEqual([0, true]);
});

describe('a hidden model whose bases have moved', () => {
  /** With which weapons it may shoot when it shows itself after one of its bases has gone as far as it can, or none has. */
  const fires = (goes: Slot | null, real: Slot = 0 as Slot) => {
    const { position, model } = hidden('A soldier 0,8', ['0,-8', '3,-8'], { table: OPEN });
    position.start.real[model] = real;
    let base = 0;
    const m = armed(
      position.scripted([], ({ point, count }) => {
        if (point === 'DP-D-15') return base++ === goes ? count - 1 : 0;
        return point === 'DP-D-18' ? 1 : 0;
      }),
      model,
      'sniper-rifle',
      'pistol',
    );
    const activation = openActivation(m, m.matchup.models[model].unit, [model]);
    moveStep(m, activation, model);
    actionStep(m, activation, model);
    expect(m.state.hidden[model]).toBe(0);
    return firearms(m, model, m.state.moved[model] > 0).map((one) => m.matchup.weapons[one].id);
  };

  it('DP-WPN-MOS, DP-Q-58: has moved if its real base has, or any while it is open which that is', () => {
    const both = ['pistol', 'sniper-rifle'];
    expect([fires(null).toSorted(), fires(1 as Slot).toSorted()]).toEqual([both, both]);
    expect([fires(0 as Slot), fires(1 as Slot, NO_SLOT)]).toEqual([['pistol'], ['pistol']]);
  });
});
