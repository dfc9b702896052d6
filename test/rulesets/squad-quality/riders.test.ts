import { describe, expect, it } from 'vitest';
import { fractionValue } from '../../../src/kernel/fraction.ts';
import { hackWorth } from '../../../src/rulesets/squad-quality/actions/hacking.ts';
import { strikeWorth } from '../../../src/rulesets/squad-quality/actions/strike-worth.ts';
import { UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { hullHarm } from '../../../src/rulesets/squad-quality/attack/anti-tank.ts';
import { Party } from '../../../src/rulesets/squad-quality/attack/party.ts';
import { ShotTable } from '../../../src/rulesets/squad-quality/attack/shot-table.ts';
import { expectedHarm, notedHarm } from '../../../src/rulesets/squad-quality/attack/shots.ts';
import { expectedHullAssault } from '../../../src/rulesets/squad-quality/attack/vehicle-assault.ts';
import { strikeHull } from '../../../src/rulesets/squad-quality/attack/vehicle-damage.ts';
import { lossOfRiders } from '../../../src/rulesets/squad-quality/attack/wreck.ts';
import { GONE, JOINED, ON_TABLE, PINNED } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { BY_NOBODY } from '../../../src/rulesets/squad-quality/match/casualties.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { activate } from '../../../src/rulesets/squad-quality/turn/activation.ts';
import { rolls } from '../scene.ts';
import { aim, first, type Script, stage } from './stage.ts';

const RATINGS = { single: [5], rest: 3 };
const ARMOUR = 3;

/** Worth that B has left. */
function leftOf(m: Match): number {
  return m.matchup.force[1].reduce(
    (sum, unit) => sum + m.state.figures[unit] * m.matchup.figureWorth[unit],
    0,
  );
}

it.each([
  ['B carrier 0,4', 2],
  // A die for each who rides, and three for an officer.
  ['B carrier 0,4 | B sniper +', 2],
  ['B carrier 0,4 | B tank-officer +', 1],
] as const)('hits on a vehicle are worth what they take of it and of those in it: %s', (theirs, most) => {
  const scene = stage(`A line 0,-4 | ${theirs}`, { set: { 'recover-wounded': 'off' } });
  const before = scene.scripted([], first);
  for (let hits = 1; hits <= most; hits++) {
    let mean = 0;
    scene
      .distribution((m) => {
        strikeHull(m, 1, hits, RATINGS, ARMOUR, BY_NOBODY);
        return leftOf(before) - leftOf(m);
      })
      .forEach((chance, lost) => {
        mean += fractionValue(chance) * lost;
      });
    expect(hullHarm(before, 1, hits, RATINGS, ARMOUR)).toBeCloseTo(mean, 9);
  }
  const [one, part, two] = [1, 1.25, 2].map((hits) => hullHarm(before, 1, hits, RATINGS, ARMOUR));
  expect(part).toBeCloseTo(0.75 * one + 0.25 * two, 9);
});

it('whatever is done to a transport is worth more while a squad is in it', () => {
  const worth = (rider: string) => {
    const m = stage(`A tank-hunters 0,-2 | A hackers 4,-2 | B carrier 0,4 | B line ${rider}`, {
      set: { 'hacking.targets': 'off' },
    }).scripted([], first);
    m.state.figures[2] = 1;
    const target = 2 as never;
    return [
      expectedHarm(m, aim(m, UNMOVED)),
      expectedHullAssault(m, 0 as never, target),
      strikeWorth(m, 0 as never, target),
      hackWorth(m, 1 as never, target),
    ];
  };
  const empty = worth('-');
  worth('+').forEach((loaded, i) => {
    expect(loaded).toBeGreaterThan(empty[i]);
  });
});

it('what is noted of shots at a transport follows those in it', () => {
  const m = stage('A tank-hunters 0,-2 | B carrier 0,4 | B line +').scripted([], first);
  const [from, at] = [m.state.point[0], m.state.point[1]];
  const { distance, lines } = m.battlefield;
  const noted = () => {
    const table = new ShotTable(m, new Party(m, 0), new Party(m, 1), m.matchup.harms, notedHarm);
    return table.worth(from, at, distance(from, at), lines.look(0, from, at), UNMOVED, []);
  };
  const full = noted();
  m.state.figures[2] = 1;
  const fewer = noted();
  expect(fewer).toBeLessThan(full);
  expect(fewer).toBe(expectedHarm(m, aim(m, UNMOVED)));
  expect(lossOfRiders(m, 1)).toBeGreaterThan(0);
});

describe('a squad that lost figures on its way into a transport (SQ-CORE-RES)', () => {
  /** Where it is after its next activation, and its marker. */
  const activated = (faces: readonly number[]) => {
    const script: Script = rolls('morale', ...faces);
    const m = stage('A truck 0,0 | A rifles + | B levy 0,17').scripted(script, first);
    Object.assign(m.state.figures, { 1: 2 });
    Object.assign(m.state.losses, { 1: 3 });
    activate(m, 1);
    m.dice.finish();
    return [m.state.whereabouts[1], m.state.marker[1]];
  };

  it('checks its resolve in there when it is activated, as anywhere', () => {
    expect(activated([6, 6, 1])).toEqual([JOINED, 0]);
    expect(activated([1, 1, 1])).toEqual([GONE, 0]);
  });

  it('gets out to flee', () => {
    expect(activated([6, 1, 1])).toEqual([ON_TABLE, PINNED]);
  });
});
