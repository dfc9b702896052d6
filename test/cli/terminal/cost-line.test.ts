import { expect, it } from 'vitest';
import { costLine } from '../../../src/cli/terminal/cost-line.ts';
import { normalise } from '../../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../../src/experiments/sim/sim-schema.ts';
import { toy } from '../../toy-ruleset.ts';

/** The line of a run too short for a trial. */
const lineOf = (more: object = {}, done?: number) =>
  costLine(
    normalise({ design: 'ablate', ruleset: toy, blocks: 5, ...more } as Sim),
    { runBlocks: () => expect.fail('a trial'), close: async () => {} },
    1,
    new AbortController().signal,
    done,
  );

it('a short run takes some seconds, and whoever looks ahead more than that', async () => {
  expect(await lineOf()).toMatch(/^To play: .*, some seconds\.$/);
  const policy = 'strategist[playouts=6]';
  const ahead = `That leaves out how long "${policy}" looks ahead: some seconds to half a minute a match.`;
  expect(await lineOf({ policy })).toContain(`, some seconds. ${ahead}`);
  expect(await lineOf({ policy }, 3)).not.toContain('some seconds');
  expect(await lineOf({ design: 'tournament', policies: ['veteran', policy] })).toContain(ahead);
});
