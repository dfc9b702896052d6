import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../../src/kernel/dice.ts';
import { INCH } from '../../../../src/kernel/length.ts';
import { clauseCount } from '../../../../src/rules/assembly/additions.ts';
import { DANGER, type Decision, TACTICS } from '../../../../src/rules/decision.ts';
import { compileSettings, type Variant } from '../../../../src/rules/variant.ts';
import { orderManoeuvre } from '../../../../src/rulesets/dark-potential/actions/orders.ts';
import { openBattlefield } from '../../../../src/rulesets/dark-potential/battlefield/battlefield.ts';
import { facingTo } from '../../../../src/rulesets/dark-potential/battlefield/facings.ts';
import {
  COMBAT_READY,
  createState,
  NO_REACTION,
  ON_OVERWATCH,
} from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { darkPotential } from '../../../../src/rulesets/dark-potential/index.ts';
import { openActivation } from '../../../../src/rulesets/dark-potential/match/activation.ts';
import type { Match } from '../../../../src/rulesets/dark-potential/match/match.ts';
import { blowHarm } from '../../../../src/rulesets/dark-potential/match/strike.ts';
import { weaponsOf } from '../../../../src/rulesets/dark-potential/match/weapons.ts';
import { compileMatchup } from '../../../../src/rulesets/dark-potential/matchup/compiled-matchup.ts';
import { planPath } from '../../../../src/rulesets/dark-potential/moves/steps.ts';
import { endsOfMove } from '../../../../src/rulesets/dark-potential/places/destinations.ts';
import { reactionsMet } from '../../../../src/rulesets/dark-potential/places/reactions-met.ts';
import { rules, type Settings } from '../../../../src/rulesets/dark-potential/rules/index.ts';
import { unitData } from '../../../../src/rulesets/dark-potential/units/unit-data.ts';
import { knownArenas } from '../../../known-arenas.ts';
import { passive } from '../stage.ts';

const arenas = knownArenas(darkPotential);
const under = (read: Settings) => compileMatchup(unitData, rules, [read, read], ['suggested', 'suggested']);
const matchup = under(compileSettings<Settings>(rules, {}));
const field = arenas.field({ name: 'bare-field' }, 2500);

const theirs = (profile: string) =>
  matchup.force[1].find((model) => matchup.models[model].profile.id === profile)!;
const [, MINE] = matchup.force[0];
const [GUNNER, FIGHTER] = [theirs('soldier'), theirs('leader')];

/** One soldier of ours on a bare field, and one enemy in the middle who waits, looking straight down. */
function waitingFor(reaction: number, enemy: number, mine: number): Match {
  const state = createState(matchup, [1, 2], clauseCount(rules));
  state.round = 1;
  state.point[MINE] = mine;
  state.point[enemy] = pointNear(0, 0);
  state.reaction[enemy] = reaction;
  state.facing[enemy] = facingTo(0, -1);
  const battlefield = openBattlefield(matchup, field);
  const m = {
    matchup,
    battlefield,
    state,
    players: [passive, passive] as const,
    dice: seededDice(state.luck),
  };
  if (reaction === ON_OVERWATCH) state.named[enemy] = weaponsOf(m, enemy, 'ranged')[0];
  return m;
}

function pointNear(x: number, y: number): number {
  const { ground } = field;
  const away = (at: number) => (ground.x[at] - x * INCH) ** 2 + (ground.y[at] - y * INCH) ** 2;
  let best = 0;
  for (let at = 1; at < ground.count; at++) if (away(at) < away(best)) best = at;
  return best;
}

describe('what enemies who wait would do', () => {
  const m = waitingFor(ON_OVERWATCH, GUNNER, pointNear(0, -8));

  it('is the shot of a watcher in its arc, and nothing behind it or beyond its reach', () => {
    const met = reactionsMet(m, MINE, 'move', 'no').passing;
    const gun = matchup.gunnery.gun('overwatch', GUNNER, m.state.named[GUNNER], MINE);
    const at = pointNear(0, -8);
    const inches = m.battlefield.distance(pointNear(0, 0), at) / matchup.inch;
    expect(met(at)).toBe(gun.harm(1, inches, 0, false));
    expect(met(at)).toBeGreaterThan(0.1);
    expect(met(pointNear(0, 8))).toBe(0);
    expect(met(pointNear(20, 0))).toBe(0);
  });

  it('DP-OW-03: is that shot on the way, or without the clause where it ends', () => {
    const at = pointNear(0, -8);
    const without = under(compileSettings<Settings>(rules, { 'overwatch.interrupt': 'off' }));
    const [shot, end] = [m, { ...m, matchup: without }].map((one) => reactionsMet(one, MINE, 'move', 'no'));
    expect([shot.passing(at) > 0.1, shot.ending(at)]).toEqual([true, 0]);
    expect([end.passing(at), end.ending(at)]).toEqual([0, shot.passing(at)]);
  });

  it('is held off by a Tactical Manoeuvre, and done once where it is done once', () => {
    const at = pointNear(0, -8);
    expect(reactionsMet(m, MINE, 'move', 'from-overwatch').passing(at)).toBe(0);
    const ready = waitingFor(COMBAT_READY, FIGHTER, at);
    expect(reactionsMet(ready, MINE, 'move', 'from-overwatch').ending(pointNear(0, -3))).toBeGreaterThan(0);
    expect(reactionsMet(ready, MINE, 'move', 'from-all').ending(pointNear(0, -3))).toBe(0);
  });

  it('is the blow of somebody Combat Ready at whoever ends within its charge and was in its arc', () => {
    const near = [pointNear(0, -3), pointNear(0, -7), pointNear(0, 3)];
    const from = (y: number) => {
      const ready = waitingFor(COMBAT_READY, FIGHTER, pointNear(0, y));
      const { passing, ending } = reactionsMet(ready, MINE, 'move', 'no');
      expect(passing(pointNear(0, -3))).toBe(0);
      return near.map(ending);
    };
    const blow = blowHarm(waitingFor(COMBAT_READY, FIGHTER, near[0]), FIGHTER, MINE);
    expect(from(-8)).toEqual([blow, 0, blow]);
    expect(from(8)).toEqual([blow, 0, 0]);
  });

  it('DP-CR-04: is that blow as far as Combat Ready charges, odd halves by a reading (DP-Q-57)', () => {
    const isMet = (y: number, set: Variant) => {
      const ready = waitingFor(COMBAT_READY, FIGHTER, pointNear(0, -12));
      const staged = { ...ready, matchup: under(compileSettings<Settings>(rules, set)) };
      return reactionsMet(staged, MINE, 'move', 'no').ending(pointNear(0, y)) > 0;
    };
    const twice = { 'combat-ready.charge.reach': 2 };
    expect([isMet(-6, {}), isMet(-6, twice), isMet(-12, twice)]).toEqual([false, true, false]);
    const nearlyFour = (odd: string) => ({ 'combat-ready.charge.reach': 3.96 / 3, 'charge.move.odd': odd });
    expect(['exact', 'down', 'up'].map((odd) => isMet(-5, nearlyFour(odd)))).toEqual([true, false, true]);
  });

  it('is nothing to a second Movement where only those of the Move step are answered', () => {
    const [shot, blow] = [pointNear(0, -8), pointNear(0, -3)];
    const again = (reaction: number, set: Variant, at: number) => {
      const enemy = reaction === ON_OVERWATCH ? GUNNER : FIGHTER;
      const read = compileSettings<Settings>(rules, set);
      const staged = { ...waitingFor(reaction, enemy, shot), matchup: under(read) };
      const { passing, ending } = reactionsMet(staged, MINE, 'second-move', 'no');
      return passing(at) + ending(at);
    };
    expect(again(COMBAT_READY, {}, blow)).toBe(0);
    expect(again(ON_OVERWATCH, {}, shot)).toBeGreaterThan(0.1);
    expect(again(COMBAT_READY, { 'combat-ready.charge.triggers': 'every-movement' }, blow)).toBeGreaterThan(
      0,
    );
    expect(again(ON_OVERWATCH, { 'overwatch.interrupt.triggers': 'move-step' }, shot)).toBe(0);
  });

  it('is a shot at the end of a movement under a Tactical Manoeuvre, wherever it passed', () => {
    const ending = (set: Variant, at: number, shield: 'no' | 'from-overwatch' | 'from-all') => {
      const read = compileSettings<Settings>(rules, set);
      const staged = { ...waitingFor(ON_OVERWATCH, GUNNER, pointNear(0, -8)), matchup: under(read) };
      return reactionsMet(staged, MINE, 'move', shield).ending(at);
    };
    const [ahead, aside] = [pointNear(0, -8), pointNear(8, 0)];
    const shot = reactionsMet(m, MINE, 'move', 'no').passing(ahead);
    expect(ending({}, ahead, 'no')).toBe(0);
    expect(ending({}, ahead, 'from-overwatch')).toBe(shot);
    expect(ending({}, ahead, 'from-all')).toBe(shot);
    expect(ending({}, aside, 'from-overwatch')).toBe(0);
    expect(ending({ 'manoeuvre.endShot.arc': 'sight-only' }, aside, 'from-overwatch')).toBe(shot);
    expect(ending({ 'manoeuvre.endShot': 'off' }, ahead, 'from-overwatch')).toBe(0);
  });

  it('is danger to whoever moves, and none to who stays', () => {
    const from = pointNear(0, -12);
    const dangersUnder = (reaction: number) => {
      const dangers: number[] = [];
      const asked = (decision: Decision) => {
        for (let option = 0; option < decision.count; option++) {
          const into = new Float64Array(TACTICS.length);
          decision.weigh(option, into);
          dangers.push(into[DANGER]);
        }
        return 0;
      };
      const staged = waitingFor(ON_OVERWATCH, GUNNER, from);
      staged.state.reaction[GUNNER] = reaction;
      const met = reactionsMet(staged, MINE, 'move', 'no').passing;
      planPath({ ...staged, players: [asked, asked] }, MINE, 6 * INCH, {
        kind: 'move',
        again: false,
        acts: true,
        shielded: false,
      });
      const ends = endsOfMove(staged, MINE, from, 6 * INCH);
      return { dangers, met: ends.map((at) => (at === from ? 0 : Math.max(met(from), met(at)))) };
    };
    const [calm, watched] = [dangersUnder(NO_REACTION), dangersUnder(ON_OVERWATCH)];
    expect(watched.met.length).toBe(watched.dangers.length);
    expect(new Set(watched.met.map((one) => one > 0.1)).size).toBe(2);
    watched.dangers.forEach((danger, i) => {
      expect(danger).toBeCloseTo(calm.dangers[i] + watched.met[i], 12);
    });
  });

  it('is what a Tactical Manoeuvre is worth that would hold it off', () => {
    const worthAt = (y: number, facing: number, set: Variant) => {
      const read = compileSettings<Settings>(rules, set);
      const staged = { ...waitingFor(ON_OVERWATCH, GUNNER, pointNear(0, y)), matchup: under(read) };
      staged.state.facing[GUNNER] = facing;
      staged.state.points.fill(1);
      const { unit } = matchup.models[MINE];
      staged.state.leader[unit] = MINE;
      const weighings = [0, 1].map(() => new Float64Array(TACTICS.length));
      const asked = ({ weigh }: Decision) => {
        for (const [option, into] of weighings.entries()) weigh(option, into);
        return 0;
      };
      const m = { ...staged, players: [asked, asked] as const };
      orderManoeuvre(m, openActivation(m, unit, [MINE]));
      return weighings.map((into) => into[DANGER]);
    };
    const silent = { 'manoeuvre.endShot': 'off' } as const;
    const [open, shielded] = worthAt(-20, facingTo(0, -1), silent);
    expect(open).toBeGreaterThan(0.05);
    expect(shielded).toBe(0);
    expect(worthAt(-20, facingTo(0, 1), silent)).toEqual([0, 0]);
    // On open ground before the watcher the shot at the end is as good as any.
    expect(worthAt(-20, facingTo(0, -1), {})).toEqual([0, 0]);
  });
});
