import { describe, expect, it } from 'vitest';
import { createInline } from '../src/execution/threads/inline.ts';
import { contestTally } from '../src/experiments/measure/contest-tally.ts';
import { onceAt } from '../src/experiments/measure/looks.ts';
import { createCampaign } from '../src/experiments/play/campaign.ts';
import { normalise } from '../src/experiments/sim/normalise.ts';
import { contest, type Side, sideOf } from '../src/experiments/terms/arm.ts';
import { subjectOf, without } from '../src/experiments/terms/subject.ts';
import { LEAST_BLOCKS, verdictOf } from '../src/experiments/terms/verdict.ts';
import { unitData } from '../src/rulesets/dark-potential/units/unit-data.ts';

const { soldier, sniper } = unitData.profiles;
const squad = (unit: string, models: number) => ({
  title: 'Squad',
  squad: Array.from({ length: models }, () => unit),
});

// A small table and a handful of models: what is tested are the verdicts, and these matches take little time.
const { spec, ruleset } = normalise({
  design: 'power',
  ruleset: 'dark-potential',
  set: {
    'army.mirror': 'off',
    'scenario.firstDeployment.depth': 6,
    'scenario.secondDeployment.depth': 6,
  },
  tables: { designed: ['yard'], generated: 0 },
  seed: 'planted',
  adds: {
    tables: [
      {
        name: 'yard',
        title: 'Rocks and hedges within a short walk.',
        width: 24,
        depth: 24,
        pieces: [
          { kind: 'rock', at: [-4, -2], size: [3, 2] },
          { kind: 'hedge', at: [4, -4], length: 4 },
        ],
      },
    ],
    units: [
      { ...soldier, id: 'plain' },
      { ...soldier, id: 'hardy', wounds: 2 },
      { ...sniper, id: 'sharp' },
      { ...sniper, id: 'blind', ranged: 2 },
    ],
    armies: [
      { id: 'two', units: [squad('plain', 2)] },
      { id: 'three', units: [squad('plain', 3)] },
      { id: 'hardy-two', units: [squad('hardy', 2)] },
      { id: 'sniper', units: [{ unit: 'sharp' }] },
      { id: 'blind-sniper', units: [{ unit: 'blind' }] },
    ],
  },
});

const executor = createInline({ spec, ruleset });

const fielding = (army: string, more: Partial<Side> = {}) => sideOf(spec, { army, ...more });
const book = fielding('two');
const pointless = fielding('two', {
  variant: without(subjectOf(ruleset.rules, 'command-points'), spec.variant, true),
});

/** What the fewest blocks that allow a verdict say about a side against another. */
async function verdictAfterFewest(tested: Side, other: Side, seed = spec.seed) {
  const arm = contest(spec, 'planted', tested, other, { seed });
  const tally = contestTally(arm, spec.alpha, onceAt(LEAST_BLOCKS, spec.alpha));
  const campaign = createCampaign(executor, LEAST_BLOCKS);
  await campaign.play([arm], [{ arm: 0, blocks: LEAST_BLOCKS }], (_, index, records) =>
    tally.add(index, records),
  );
  const { word } = verdictOf('protection', tally.look(), tally.blocks, spec.d, null);
  return { word, counts: tally.counts };
}

const GOOD = ['helps', 'strong', 'dominant'];

describe('truths planted in the real game are told', () => {
  it.each([
    ['twice the wounds help', fielding('hardy-two'), book, GOOD],
    ['command points help', book, pointless, GOOD],
    ['a model for nothing helps', fielding('three'), book, GOOD],
    ['a sniper who cannot aim harms', fielding('blind-sniper'), fielding('sniper'), ['harms']],
  ])('%s, whatever the luck', async (_, tested, other, right) => {
    for (const seed of ['planted', 'planted/2', 'planted/3']) {
      expect(right, seed).toContain((await verdictAfterFewest(tested, other, seed)).word);
    }
  });

  it('two names for the same rules make no difference', async () => {
    const renamed = fielding('two', { variant: { ...spec.variant, overwatch: 'on' } });
    // Every block is even, and the interval needs no variance: what so many blocks leave open fits into the band.
    expect(await verdictAfterFewest(renamed, book)).toEqual({
      word: 'no effect',
      counts: [0, 0, LEAST_BLOCKS, 0, 0],
    });
  });
});
