import seedrandom from 'seedrandom';
import { expect, it } from 'vitest';
import { BEYOND, HALF, keyOf, ownHalf, theirHalf } from '../../../src/rules/survey/pair-key.ts';
import { createPairRows } from '../../../src/rules/survey/pair-rows.ts';
import {
  addThreat,
  canAttack,
  DEEDS,
  EXPOSURE,
  findKeys,
  KILL,
  LOSS,
  noDeeds,
  tryAttacks,
  WORTH,
} from '../../../src/rules/survey/surveyed.ts';

const DRAW = { drawn: 0.25, sought: 0.5 };
const random = seedrandom('surveyed');
const POINTS = 40;
const numbers = (length: number, some: () => number) => Float64Array.from({ length }, some);
const zeros = () => new Float64Array(POINTS);

/** Places in a row, ten apart, and three enemies beyond its end who can do something over a part of it. */
function meeting() {
  const judged: string[] = [];
  const rows = createPairRows(POINTS, (place, at) => {
    judged.push(`${place} ${at}`);
    return keyOf((place + at) % 5, place % 3, at % 3);
  });
  const places = Uint16Array.from({ length: POINTS }, (_, i) => POINTS - 1 - i);
  const surveyed = {
    point: places,
    x: places.map((at) => 10 * at),
    y: new Int32Array(POINTS),
    key: new Uint16Array(POINTS),
    danger: zeros(),
    exposure: zeros(),
    harm: zeros(),
    gain: zeros(),
    best: zeros(),
  };
  return { judged, rows, places, surveyed };
}

it('meets enemies one by one as if each place were asked about each of them', () => {
  const { judged, rows, places, surveyed } = meeting();
  const foes = [3, 8, 21].map((at, i) => ({
    met: { x: 10 * at, y: 30, row: rows(at), reach: 90 * 90 },
    at,
    threat: numbers(DEEDS * HALF, random),
    other: 0.4,
    attacks: numbers(DEEDS * HALF, () => (random() < 0.5 ? 0 : random())),
    removal: i,
  }));
  for (const { met, threat, other, attacks, removal } of foes) {
    findKeys(surveyed, met, POINTS);
    addThreat(surveyed, threat, other, DRAW, POINTS);
    tryAttacks(surveyed, attacks, 2, removal, 0, POINTS);
  }
  places.forEach((place, i) => {
    let [danger, exposure, best] = [0, 0, 0];
    for (const { at, threat, other, attacks, removal } of foes) {
      const isNear = (10 * (place - at)) ** 2 + 30 * 30 <= 90 * 90;
      const key = isNear ? keyOf((place + at) % 5, place % 3, at % 3) : BEYOND;
      const loss = threat[DEEDS * theirHalf(key) + LOSS];
      danger += 0.25 * loss + 0.5 * Math.max(0, loss - other);
      exposure += threat[DEEDS * theirHalf(key) + EXPOSURE];
      const worth = attacks[DEEDS * ownHalf(key) + WORTH];
      if (worth > 0) best = Math.max(best, 2 * worth + removal * attacks[DEEDS * ownHalf(key) + KILL]);
    }
    expect(surveyed.danger[i]).toBe(danger);
    expect(surveyed.exposure[i]).toBe(exposure);
    expect(surveyed.best[i]).toBe(best);
    expect(surveyed.harm[i] + surveyed.gain[i]).toBe(best);
  });
  expect(judged.length).toBe(new Set(judged).size);
  expect(judged.length).toBeLessThan(3 * POINTS);
});

it('knows whether anything can be done from some of the places', () => {
  const { rows, surveyed } = meeting();
  findKeys(surveyed, { x: 50, y: 0, row: rows(5), reach: 0 }, POINTS);
  const attacks = noDeeds();
  // Only the place that it stands on is within reach.
  const here = surveyed.point.indexOf(5);
  attacks[DEEDS * ownHalf(surveyed.key[here]) + WORTH] = 1;
  expect(canAttack(surveyed, attacks, 0, here)).toBe(false);
  expect(canAttack(surveyed, attacks, here, here + 1)).toBe(true);
  expect(canAttack(surveyed, attacks, here + 1, POINTS)).toBe(false);
});
