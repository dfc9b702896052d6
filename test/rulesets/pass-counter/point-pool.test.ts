import { describe, expect, it } from 'vitest';
import { pointPrice } from '../../../src/rulesets/pass-counter/match/point-pool.ts';
import { stage } from './stage.ts';

describe('what a side reckons a point is worth', () => {
  /** The price to a side of two, of which so many have not been activated yet, with so many points in a round. */
  function price(kept: number, points: number, waiting = 0, round = 1): number {
    const set = { 'command-points.loss.kept': kept };
    const m = stage('A trooper 0,-11 | A trooper 3,-11 | B trooper 0,11', { set }).scripted([]);
    m.state.round = round;
    m.state.points[0] = points;
    for (let model = waiting; model < 2; model++) m.state.activated[model] = 1;
    return pointPrice(m, 0);
  }

  it('is little at the end of a round where points are lost (PC-CP-02)', () => {
    expect(price(0, 2)).toBeCloseTo(0.02);
    expect(price(0, 2, 2)).toBeCloseTo(0.34);
  });

  it('is what the next round makes of them where they are kept', () => {
    // Two models then share the two that were kept and the two that come in.
    expect(price(2, 2)).toBeCloseTo(0.02 + 0.32 / 2);
    expect(price(2, 2, 2)).toBeCloseTo(0.34);
  });

  it('is little for those beyond what may be kept, and in the last round', () => {
    expect(price(2, 3)).toBeCloseTo(0.02);
    expect(price(2, 2, 0, 6)).toBeCloseTo(0.02);
  });
});
