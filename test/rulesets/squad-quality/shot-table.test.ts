import { expect, it } from 'vitest';
import { copyData } from '../../../src/kernel/copy-data.ts';
import { UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { Party } from '../../../src/rulesets/squad-quality/attack/party.ts';
import { ShotTable } from '../../../src/rulesets/squad-quality/attack/shot-table.ts';
import { expectedHarm, notedHarm } from '../../../src/rulesets/squad-quality/attack/shots.ts';
import { JOINED, ON_TABLE } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { createExpectations } from '../../../src/rulesets/squad-quality/matchup/expectations.ts';
import { aim, first, stage } from './stage.ts';

/** Squads on whom shots depend in every way there is: one with a leader above it, a sniper and a carrier among them. */
const POSITION = 'A cadre 0,-5 | A officer 6,-9 | A sniper -6,-5 | B levy 0,5 | B carrier 7,5';
const PAIRS = [0, 2].flatMap((one) =>
  [3, 4].flatMap((other) => [[one, other] as const, [other, one] as const]),
);

/** What shots of each pair come to from where they stand, as it is noted and reckoned anew. */
function harms(m: Match): (readonly [noted: number, anew: number])[] {
  return PAIRS.map(([shooter, target]) => {
    const [own, their] = [new Party(m, shooter), new Party(m, target)];
    const table = new ShotTable(m, own, their, m.matchup.harms, notedHarm);
    const [from, at] = [m.state.point[shooter], m.state.point[target]];
    const { distance, lines } = m.battlefield;
    const look = lines.look(m.matchup.models[shooter].seat, from, at);
    const anew = expectedHarm(m, aim(m, UNMOVED, shooter, target));
    return [table.worth(from, at, distance(from, at), look, UNMOVED, []), anew] as const;
  });
}

/** One of each of what shots differ by. */
const CHANGES: Readonly<Record<string, (m: Match) => void>> = {
  'a figure fewer': ({ state }) => state.figures.fill(2, 0, 1),
  wounded: ({ state }) => state.hurt.fill(3, 0, 1),
  'a marker': ({ state }) => state.marker.fill(1),
  'one loss to a test': ({ state }) => state.losses.fill(1),
  'a last stand': ({ state }) => state.standing.fill(1),
  'no leader': ({ state }) => state.leader.fill(0),
  'a leader who fell in this turn': ({ state }) => state.leaderFell.fill(state.round),
  'a power': ({ state }) => state.boost.fill(2),
  'a ward': ({ state }) => state.ward.fill(2),
  'a crewman fewer': ({ state }) => state.crew.fill(1, 4, 5),
  'all in a heap': ({ state }) => state.bunched.fill(1),
  'a sniper that has moved': ({ state }) => state.moved.fill(1, 2, 3),
  'an officer with the squad': ({ state }) => {
    state.host[1] = 0;
    state.whereabouts[1] = JOINED;
  },
};

it.each(Object.entries(CHANGES))('what is noted of shots follows the units: %s', (_, change) => {
  const m = stage(POSITION).scripted([], first);
  const before = harms(m);
  change(m);
  const after = harms(m);
  for (const [noted, anew] of [...before, ...after]) expect(noted).toBe(anew);
  expect(after).not.toEqual(before);
});

/** A squad with one of two teams of as many figures, one loss from a test for both, and who shoots at it. */
function squadWith(
  team: number,
  m = stage('A levy 0,-5 | A machine-gun + | A rocket-team + | B gauss-squad 0,2').scripted([], first),
) {
  m.state.figures.fill(2, 1, 3);
  m.state.losses.fill(2, 0, 1);
  m.state.host.fill(0, 1, 3);
  m.state.whereabouts.fill(ON_TABLE, 1, 3);
  m.state.whereabouts[team] = JOINED;
  return m;
}

/** What a shot at the squad comes to, by a table of its own. */
function harmTo(m: Match): () => number {
  const table = new ShotTable(m, new Party(m, 3), new Party(m, 0), m.matchup.harms, notedHarm);
  const [from, at] = [m.state.point[3], m.state.point[0]];
  const { distance, lines } = m.battlefield;
  return () => table.worth(from, at, distance(from, at), lines.look(1, from, at), UNMOVED, []);
}

it('what is noted of shots tells teams of as many figures from each other, which rout with a squad (SQ-HW-06)', () => {
  const m = squadWith(1);
  const [gunners, rockets] = [1, 2].map((team) => harmTo(squadWith(team))());
  expect(rockets).toBeGreaterThan(gunners);
  expect([1, 2].map((team) => harmTo(squadWith(team, m))())).toEqual([gunners, rockets]);
});

it('what is noted of shots stays good while the same units are weighed as they may be later', () => {
  const m = squadWith(1);
  const harm = harmTo(m);
  const before = harm();
  const later = { ...m, state: copyData(m.state) };
  later.state.figures.fill(3, 0, 1);
  expect(harmTo(later)()).not.toBe(before);
  expect(harm()).toBe(before);
});

it('a die beats a die by some margin as often as in all 36 ways', () => {
  const { beats } = createExpectations();
  for (let more = -7; more <= 7; more++) {
    for (let by = 0; by <= 4; by++) {
      let ways = 0;
      for (let own = 1; own <= 6; own++)
        for (let their = 1; their <= 6; their++) if (own + more - their >= by) ways++;
      expect(beats(more, by)).toBe(ways / 36);
    }
  }
});

it('what is expected of dice hangs on nothing that was asked before, however much rules of users add', () => {
  const dice = { of: 2, keep: 1, added: 0 };
  const asked = createExpectations();
  const sums = [-600, -256, -250, -20, -3, 0, 3, 20, 250, 256, 600];
  for (const most of [4, 5, 6, 20]) {
    for (const added of sums) {
      const anew = createExpectations();
      expect(asked.hits(dice, added, 3, most)).toBe(anew.hits(dice, added, 3, most));
      for (const one of [dice, { ...dice, added: 1 }])
        expect(asked.reaches(one, added, 14)).toBe(anew.reaches(one, added, 14));
    }
  }
});

it('a unit of a user may have many dice of support, which are told from those of two teams and worked out at once', () => {
  const { hits, reaches } = createExpectations();
  const teams = { of: 2, keep: 2, added: 0 };
  expect(reaches(teams, 0, 20)).toBe(0);
  expect(reaches({ of: 2, keep: 1, added: 8 }, 0, 20)).toBeGreaterThan(0.99);
  // The better of two dice comes to 161/36 on average.
  expect(hits({ of: 2, keep: 1, added: 20 }, 0, 1, 255)).toBeCloseTo(161 / 36 + 70, 9);
});
