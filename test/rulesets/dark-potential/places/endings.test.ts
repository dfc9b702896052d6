import { describe, expect, it } from 'vitest';
import { INCH, inches } from '../../../../src/kernel/length.ts';
import { thinnedBetweenLandmarks } from '../../../../src/kernel/movement/landmarks.ts';
import type { Decision } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { planPath } from '../../../../src/rulesets/dark-potential/moves/steps.ts';
import { destinations } from '../../../../src/rulesets/dark-potential/places/destinations.ts';
import {
  contactBound,
  leashOf,
  placesAcross,
  wayTo,
} from '../../../../src/rulesets/dark-potential/places/endings.ts';
import { box, piece, table } from '../../../kernel/bare-table.ts';
import { stage } from '../stage.ts';

describe('where a movement of a squad member may end', () => {
  /** The leader stands at 0,0; whether his mate may go from one spot to another. */
  const may = (from: string, to: string, set: Variant = {}, model = 1) => {
    const own = { 'squads.freedom': 'off', ...set };
    const position = stage(
      `A soldier 0,0 + soldier ${from} + soldier ${to} | A sniper 20,0 | B soldier 0,30`,
      {
        set: own,
      },
    );
    const m = position.scripted([]);
    return leashOf(m, model, m.state.point[model])(2);
  };

  it('DP-SQD-05: is anywhere, or without the clause in command range', () => {
    expect(may('3,0', '20,0', { 'squads.freedom': 'on' })).toBe(true);
    expect([may('3,0', '6.9,0'), may('3,0', '7.1,0')]).toEqual([true, false]);
  });

  it('DP-SQD-05: is nearer to the leader, if it began out of his command range', () => {
    expect([may('20,0', '15,0'), may('20,0', '21,0')]).toEqual([true, false]);
  });

  it('DP-SQD-05: is anywhere for the leader himself and for independent models', () => {
    expect([may('3,0', '30,0', {}, 0), may('3,0', '30,0', {}, 3)]).toEqual([true, true]);
  });
});

describe('where a movement may end in contact', () => {
  it('DP-MOV-03: anywhere, or without the clause only where it began', () => {
    const may = (set: Variant, at: number) => {
      const m = stage('A soldier 0,0.985 + soldier 3,0 + soldier 0.985,0 | B soldier 0,0', { set }).scripted(
        [],
      );
      return contactBound(m, 0, 0)(at);
    };
    const off = { 'movement.contact': 'off' };
    expect([0, 1, 2].map((at) => may({}, at))).toEqual([true, true, true]);
    expect([0, 1, 2].map((at) => may(off, at))).toEqual([true, true, false]);
  });
});

describe('a fight over a linear obstacle', () => {
  const HEDGE = table(24, 24, [
    piece(box([-12, 6.9, 12, 7.4]), { kind: 'linear', height: 0.5, difficult: true, cover: 'light' }),
  ]);
  const far = { 'linear-obstacles.across.side': 'far' };

  /** Places beyond the hedge for a soldier who comes up to it, beside an enemy against it; a mate may stand there. */
  const beyond = (set: Variant, mateAt?: number) => {
    const position = stage('A soldier 0,4.4 + soldier 11,-11 | B soldier 0,8.4', { set, table: HEDGE });
    if (mateAt !== undefined) position.start.point[1] = mateAt;
    const m = position.scripted([]);
    const [from] = m.state.point;
    // Not enough to cross it, by one inch and a half that costs two.
    const near = destinations(m, 0, from, inches(2.5));
    const { y } = m.battlefield.ground;
    return { m, from, near, places: near.filter((at) => y[at] > 7.4 * INCH) };
  };

  it('DP-Q-84: is from the near side, or from the far one next to the enemy by one reading', () => {
    expect(beyond({}).places).toEqual([]);
    const { m, from, places } = beyond(far);
    expect(places.length).toBeGreaterThan(0);
    expect(places.every((at) => m.battlefield.touch(at, m.state.point[2], 0))).toBe(true);
    const way = Array.from(wayTo(m, 0, from, places[0], inches(2.5)));
    expect([way[0], way.at(-1), way.length > 2]).toEqual([from, places[0], true]);
    expect(beyond({ ...far, 'linear-obstacles.across': 'off' }).places).toEqual([]);
  });

  it('DP-D-14: leaves to weigh what is thinned of all places, those beyond the hedge and in bounds too', () => {
    for (const [model, set] of [
      [0, {}],
      [0, far],
      [1, { 'squads.freedom': 'off' }],
    ] as const) {
      const spots = 'A soldier 0.5,4.4 + soldier 8,-8 | B soldier 0,8.4';
      let weighed = 0;
      const m = stage(spots, { set, table: HEDGE }).scripted([], ({ point, count }: Decision) => {
        if (point === 'DP-D-14') weighed = count;
        return 0;
      });
      const from = m.state.point[model];
      const places = destinations(m, model, from, inches(2.5));
      planPath(m, model, inches(2.5), { kind: 'move', again: false, acts: true, shielded: false });
      const left = thinnedBetweenLandmarks(m.battlefield, from, places);
      expect([weighed, left.length < places.length]).toEqual([left.length, true]);
    }
  });

  it('DP-Q-84: has each place there once, also where the Movement is enough to cross', () => {
    const position = stage('A soldier 0,4.4 | B soldier 0,8.4', { set: far, table: HEDGE });
    const m = position.scripted([]);
    const places = destinations(m, 0, m.state.point[0], inches(6));
    expect(new Set(places).size).toBe(places.length);
    expect(places.every((at) => at >= 0)).toBe(true);
  });

  it('DP-Q-84: is from the next place there that is free', () => {
    const [first] = beyond(far).places;
    const { m, places } = beyond(far, first);
    expect(places.length).toBeGreaterThan(0);
    expect(places).not.toContain(first);
    expect(places.every((at) => m.battlefield.touch(at, m.state.point[2], 0))).toBe(true);
    expect(placesAcross(m, 0, [first])).toEqual([]);
  });
});
