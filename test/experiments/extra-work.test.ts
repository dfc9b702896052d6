import { describe, expect, it } from 'vitest';
import { createCampaign } from '../../src/experiments/play/campaign.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import { contest, playedBy, sideOf } from '../../src/experiments/terms/arm.ts';
import type { Progress } from '../../src/experiments/terms/executor.ts';
import { toy } from '../toy-ruleset.ts';
import { drawn } from './drawn.ts';

const { spec } = normalise({ design: 'power', ruleset: toy, rules: ['sword'] });
const quick = contest(spec, 'sword', sideOf(spec), sideOf(spec, { variant: { sword: 'off' } }));

describe('what a run does besides playing blocks', () => {
  it('is more for blocks of those who look ahead, by their playouts, wherever in a plan they come', async () => {
    const told: Progress[] = [];
    const campaign = createCampaign(
      drawn(() => true),
      5,
      (progress) => told.push(progress),
    );
    const slow = playedBy(quick, 'strategist[playouts=6]');
    const slower = playedBy(quick, 'strategist');
    const portions = [
      { arm: 0, blocks: 2 },
      { arm: 1, blocks: 2 },
      { arm: 2, blocks: 1 },
    ];
    await campaign.play([quick, slow, slower], portions, () => {});
    const [few, many] = [2 * (250 + 8 * 6), 2 * (250 + 8 * 30)];
    expect(told.map(({ aside }) => aside)).toEqual([0, 0, few, 2 * few, 2 * few + many]);
    for (const { aside, asideLeft } of told) expect(aside + asideLeft).toBe(2 * few + many);
  });
});
