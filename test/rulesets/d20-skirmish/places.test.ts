import { expect, it } from 'vitest';
import { inches } from '../../../src/kernel/length.ts';
import { buildPiece } from '../../../src/kernel/tables/pieces.ts';
import { expectedHarm } from '../../../src/rulesets/d20-skirmish/attack/expected.ts';
import { shotsOpen } from '../../../src/rulesets/d20-skirmish/attack/targets.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { scout } from '../../../src/rulesets/d20-skirmish/places/scouting.ts';
import { stage } from './stage.ts';

const pieces = [
  buildPiece({ kind: 'barrels', at: [0, 6], length: 5, turn: 0 }),
  buildPiece({ kind: 'hedge', at: [-6, 8], length: 5, turn: 0 }),
  buildPiece({ kind: 'barrels', at: [2, -7], length: 6, turn: 0 }),
  buildPiece({ kind: 'wood', at: [9, 2], size: [5, 5], turn: 0, height: 3, dense: false }),
];
const FAR = inches(17);

/** What two attacks come to by the shot that does most. */
function bestShot(m: Match, model: number): number {
  return Math.max(0, ...shotsOpen(m, model).map((strike) => expectedHarm(m, strike, 2)));
}

/** Places so far from the enemy that nobody has a charge in prospect. */
function placesFar(m: Match, from: number): number[] {
  const { ground, distance } = m.battlefield;
  return Array.from({ length: ground.count }, (_, at) => at).filter(
    (at) => at % 3 === 0 && ground.z[at] === 0 && distance(at, from) > FAR,
  );
}

it.each([
  ['in the open', 'A1 trooper 0,-12 | B1 trooper 4,11'],
  ['behind barrels', 'A1 trooper 0,-12 | B1 trooper 0,7'],
  ['in MP behind a hedge', 'A1 heavy 0,-12 | B1 sniper -6,9 mp'],
  ['prone', 'A1 sniper 0,-12 | B1 commander 2,10 prone'],
])('finds of shots at an enemy %s, and by it, what they come to', (_, position) => {
  const m = stage(position, { pieces }).scripted([]);
  const { columns } = m.battlefield;
  const places = placesFar(m, m.state.point[1]);
  const { look, rowOf, foes } = scout(m, 0);
  look(places);
  const [{ readiness }] = foes();
  const found = places.map((at) => [columns.harm[rowOf(at)], columns.danger[rowOf(at)]]);
  const isProne = m.state.posture[1] === 2;
  let seen = 0;
  places.forEach((at, i) => {
    m.state.point[0] = at;
    // Prospects do not count that somebody is yet to act.
    m.state.activated.fill(1);
    const [harm, danger] = [bestShot(m, 0), bestShot(m, 1)];
    expect(found[i][0]).toBeCloseTo(harm, 10);
    if (!isProne) expect(found[i][1]).toBeCloseTo(readiness * danger, 10);
    if (harm > 0) seen++;
  });
  expect(seen).toBeGreaterThan(20);
});
