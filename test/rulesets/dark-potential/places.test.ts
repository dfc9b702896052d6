import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../src/kernel/dice.ts';
import { NOWHERE } from '../../../src/kernel/entities.ts';
import { INCH } from '../../../src/kernel/length.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { clauseCount } from '../../../src/rules/assembly/additions.ts';
import { DANGER, HARM, PROMISE, RESERVE, TACTICS } from '../../../src/rules/decision.ts';
import { compileSettings } from '../../../src/rules/variant.ts';
import { openBattlefield } from '../../../src/rulesets/dark-potential/battlefield/battlefield.ts';
import { createState } from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import { STANDING } from '../../../src/rulesets/dark-potential/battlefield/survey.ts';
import { revealToAct } from '../../../src/rulesets/dark-potential/hidden/revealing.ts';
import { beginHidden } from '../../../src/rulesets/dark-potential/hidden/stealth-moves.ts';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';
import { disengagesAt, pathPast } from '../../../src/rulesets/dark-potential/match/breaking-contact.ts';
import type { Match } from '../../../src/rulesets/dark-potential/match/match.ts';
import { shotAt } from '../../../src/rulesets/dark-potential/matchup/attack-tables.ts';
import { compileMatchup } from '../../../src/rulesets/dark-potential/matchup/compiled-matchup.ts';
import { planPath } from '../../../src/rulesets/dark-potential/moves/steps.ts';
import { destinations } from '../../../src/rulesets/dark-potential/places/destinations.ts';
import { wayToCover } from '../../../src/rulesets/dark-potential/places/forced.ts';
import { NEXT_TURN, outlook } from '../../../src/rulesets/dark-potential/places/outlook.ts';
import { rules, type Settings } from '../../../src/rulesets/dark-potential/rules/index.ts';
import { unitData } from '../../../src/rulesets/dark-potential/units/unit-data.ts';
import { knownArenas } from '../../known-arenas.ts';
import { passive } from './stage.ts';

const arenas = knownArenas(darkPotential);
const settings = compileSettings<Settings>(rules, {});
const matchup = compileMatchup(unitData, rules, [settings, settings], ['suggested', 'suggested']);
function battlefieldOf(name: string, pitch = 2500) {
  return openBattlefield(matchup, arenas.field({ name }, pitch));
}

/** A position with models where they are named and nobody else; models of seat 1 follow those of seat 0. */
function position(name: string, spots: Readonly<Record<number, number>>): Match {
  const state = createState(matchup, [1, 2], clauseCount(rules));
  state.round = 1;
  for (const [model, at] of Object.entries(spots)) state.point[Number(model)] = at;
  const battlefield = battlefieldOf(name);
  return { matchup, battlefield, state, players: [passive, passive], dice: seededDice(state.luck) };
}

/** The standing point on the ground nearest to a place in inches from the centre. */
function pointNear({ battlefield: { ground } }: Match, x: number, y: number): number {
  const away = (at: number) =>
    (ground.x[at] - x * INCH) ** 2 + (ground.y[at] - y * INCH) ** 2 + ground.z[at] ** 2;
  let best = 0;
  for (let at = 1; at < ground.count; at++) if (away(at) < away(best)) best = at;
  return best;
}

const [MINE] = matchup.force[0];
const [THEIRS] = matchup.force[1];

describe('tables of shots', () => {
  it('are read by whole bands, rounded up, and by the last band and cover beyond', () => {
    for (let bands = 0; bands < 60; bands += 0.25) {
      for (const cover of [0, 3, 7, 12]) {
        const band = Math.min(47, Math.ceil(bands - 1e-6));
        expect(shotAt(bands, cover)).toBe(band * 8 + Math.min(7, cover));
      }
    }
  });
});

describe('points kept by bases', () => {
  it.each([2500, 1250])('are those on which a base would overlap one, at a pitch of %i', (pitch) => {
    const { occupancy, overlap, ground } = battlefieldOf('ruined-quarter', pitch);
    const standing = [5, 400, 401, ground.count - 3];
    occupancy.follow([7, 8]);
    occupancy.follow(standing);
    for (let at = 0; at < ground.count; at++)
      expect(occupancy.isFree(at)).toBe(!standing.some((other) => overlap(at, other)));
  });
});

describe('contact', () => {
  it('is what the lists of the ground say, near and far', () => {
    const { ground, touch, isAcross } = battlefieldOf('hedgerows');
    const lists = (list: Uint16Array, start: Uint32Array, a: number) =>
      new Set(list.subarray(start[a], start[a + 1]));
    for (let a = 0; a < ground.count; a += 13) {
      const touching = lists(ground.touching, ground.touchingStart, a);
      const across = lists(ground.across, ground.acrossStart, a);
      for (let b = 0; b < ground.count; b++) {
        expect(isAcross(a, b)).toBe(across.has(b));
        expect(touch(a, b, 0)).toBe(touching.has(b) || across.has(b));
      }
    }
  });
});

describe('a survey', () => {
  it('says of each of many places what a survey of it alone says', () => {
    const m = position('ruined-quarter', { [MINE]: 300, [THEIRS]: 900, [THEIRS + 3]: 1500 });
    const places = destinations(m, MINE, 300, 6 * INCH);
    const view = outlook(m, MINE, 3 * INCH);
    const tell = (weigh: (i: number, into: Float64Array) => void, i: number) => {
      const into = new Float64Array(TACTICS.length);
      weigh(i, into);
      return Array.from(into);
    };
    const together = view.survey(places, 300);
    const all = places.map((_, i) => tell(together, i));
    expect(all.some((one) => one[HARM] > 0 || one[DANGER] > 0)).toBe(true);
    expect(places.map((at) => tell(view.survey([at], 300), 0))).toEqual(all);
  });
});

it('values the place of a Commander by the friends whose rolls his points reach from there', () => {
  const m = position('bare-field', {});
  const [start, near, far] = [pointNear(m, 0, 0), pointNear(m, 3, 0), pointNear(m, -18, 0)];
  const friends = matchup.force[0].filter((model) => model !== MINE).slice(0, 3);
  const around = Object.fromEntries(friends.map((model, i) => [model, pointNear(m, 6, 2 * i)]));
  const enemy = { [THEIRS]: pointNear(m, 0, 20) };
  const reserve = (spots: Readonly<Record<number, number>>, at: number) => {
    const into = new Float64Array(TACTICS.length);
    outlook(position('bare-field', { [MINE]: start, ...enemy, ...spots }), MINE, 0).survey(
      [near, far],
      start,
    )(at, into);
    return into[RESERVE];
  };
  expect(matchup.models[MINE].profile.commander).toBe(true);
  expect(reserve(around, 0) - reserve(around, 1)).toBeGreaterThan(0.2);
  expect(reserve({}, 0)).toBe(0);
});

describe('a gun that may not fire on the move', () => {
  const open = position('bare-field', {});
  const from = pointNear(open, 0, 0);
  const [aside, far] = [pointNear(open, 3, 0), pointNear(open, 0, 12)];
  const armed = (profile: string) =>
    matchup.force[0].find((model) => matchup.models[model].profile.id === profile)!;
  const prospects = (shooter: number, still: number) => {
    const m = position('bare-field', { [shooter]: from, [THEIRS]: far });
    const weigh = outlook(m, shooter, 0).survey([from, aside], still);
    return [0, 1].map((i) => {
      const into = new Float64Array(TACTICS.length);
      weigh(i, into);
      return { harm: into[HARM], promise: into[PROMISE] };
    });
  };

  it('fires now where its model stays, and next turn where it goes if somebody is there yet', () => {
    const sniper = armed('sniper');
    const [moved, aside] = prospects(sniper, NOWHERE);
    expect(moved.promise).toBeGreaterThan(NEXT_TURN * moved.harm);
    const [stayed, elsewhere] = prospects(sniper, from);
    expect(stayed.promise).toBe(moved.promise);
    const next = moved.harm + STANDING * (stayed.harm - moved.harm);
    expect(stayed.promise).toBe(NEXT_TURN * next);
    expect(elsewhere).toEqual(aside);
  });

  it('changes nothing for a model whose guns all may', () => {
    const soldier = armed('soldier');
    const [there] = prospects(soldier, NOWHERE);
    expect(there.harm).toBeGreaterThan(0);
    expect(there.promise).toBe(NEXT_TURN * there.harm);
    expect(prospects(soldier, from)[0]).toEqual(there);
  });

  it('is fired by a veteran who could move up and fire another', () => {
    const sniper = armed('sniper');
    const start = pointNear(open, 18, -14);
    const enemies = { [THEIRS]: pointNear(open, 18, -3), [THEIRS + 1]: pointNear(open, 20, -3) };
    const veteran = createPlayer('veteran');
    const m = {
      ...position('bare-field', { [sniper]: start, ...enemies }),
      players: [veteran, veteran] as const,
    };
    expect(
      planPath(m, sniper, 6 * INCH, { kind: 'move', again: false, acts: true, shielded: false }),
    ).toEqual([start]);
  });
});

describe('a run for cover', () => {
  const open = position('bare-field', {});
  const from = pointNear(open, 0, 0);
  const allowance = 3 * INCH;

  it('goes as far as it can towards cover that is several moves away', () => {
    const m = position('bare-field', { [MINE]: from, [THEIRS]: pointNear(open, 0, 8) });
    const way = wayToCover(m, MINE, allowance);
    expect(way.length).toBeGreaterThan(1);
    const end = way[way.length - 1];
    expect(m.battlefield.ways[0].cost(from, end, allowance, [])).toBeLessThanOrEqual(allowance);
  });

  it('goes nowhere from among enemies all round', () => {
    const m = position('bare-field', { [MINE]: from });
    const { touching, touchingStart, x, y } = m.battlefield.ground;
    const around = Array.from(touching.subarray(touchingStart[from], touchingStart[from + 1]));
    expect(around.length).toBe(4);
    const gaps = [pointNear(m, x[from] / INCH, y[from] / INCH + 2)];
    for (const [i, at] of [...around, ...gaps].entries()) m.state.point[matchup.force[1][i]] = at;
    expect(wayToCover(m, MINE, allowance).length).toBeLessThan(2);
  });
});

describe('a way past an enemy', () => {
  it('keeps off it where the allowance pays for that', () => {
    const open = position('bare-field', {});
    const { x, y } = open.battlefield.ground;
    const from = pointNear(open, 0, 0);
    const along = (columns: number, rows: number) =>
      pointNear(open, (x[from] + 2500 * columns) / INCH, (y[from] + 2500 * rows) / INCH);
    const [enemy, to] = [along(1, 2), along(0, 5)];
    const m = position('bare-field', { [MINE]: from, [THEIRS]: enemy });
    const brushes = (allowance: number) => {
      const way = pathPast(m, MINE, from, to, allowance);
      expect(way[way.length - 1]).toBe(to);
      return disengagesAt(m, 0, way, [enemy]) < Infinity;
    };
    expect([brushes(5 * 2500), brushes(6 * INCH)]).toEqual([true, false]);
  });
});

describe('a hidden model near an enemy', () => {
  const open = position('bare-field', {});
  const { x, y } = open.battlefield.ground;
  const from = pointNear(open, 0, 0);
  const assassin = matchup.force[0].find((model) => matchup.models[model].profile.id === 'assassin')!;
  /** Whether it shows itself before its action to an enemy so many rows and columns off. */
  const shows = (columns: number, rows: number) => {
    const enemy = pointNear(open, (x[from] + 2500 * columns) / INCH, (y[from] + 2500 * rows) / INCH);
    const veteran = createPlayer('veteran');
    const m = { ...position('bare-field', { [THEIRS]: enemy }), players: [veteran, veteran] as const };
    const [slot, decoy] = matchup.models[assassin].bases;
    m.state.base[slot] = from;
    m.state.base[decoy] = pointNear(open, -2, 0);
    m.state.real[assassin] = slot;
    m.state.hidden[assassin] = 1;
    m.state.point[assassin] = NOWHERE;
    const before = JSON.stringify([...m.state.base, ...m.state.point, ...m.state.hidden]);
    beginHidden(m, assassin);
    if (m.state.hidden[assassin] === 0 || revealToAct(m, assassin, false)) return true;
    expect(JSON.stringify([...m.state.base, ...m.state.point, ...m.state.hidden])).toBe(before);
    return false;
  };

  it('shows itself only where it could then strike', () => {
    expect(shows(0, 5)).toBe(true);
    expect(shows(1, 0)).toBe(true);
    // 3.9 inches off like the first, but at an angle: no place in contact is within a Charge.
    expect(shows(3, 4)).toBe(false);
    expect(shows(0, 9)).toBe(false);
  });
});
