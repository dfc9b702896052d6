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
    () => expect.fail('a trial'),
    done,
  );

it('a short run takes some seconds, and whoever looks ahead more than that', async () => {
  expect(await lineOf()).toMatch(/^To play: .*, some seconds\.$/);
  const policy = 'strategist[playouts=6]';
  const ahead = `That leaves out how long "${policy}" looks ahead: some seconds to half a minute a match.`;
  expect(await lineOf({ policy })).toContain(`, some seconds. ${ahead}`);
  expect(await lineOf({ policy }, 3)).not.toContain('some seconds');
  const tournament = { design: 'tournament', policies: ['veteran', policy] };
  expect(await lineOf(tournament)).toContain(ahead);
  expect(await lineOf({ design: 'plan', of: tournament })).toContain(ahead);
});

it('tells how far a search usually goes and how far at most', async () => {
  const sim = { design: 'tune', targets: { rounds: 3 }, parameters: ['sword.cut.bonus'], blocks: 2 };
  expect(await lineOf(sim)).toContain('some seconds. Of these 1 to 4 for what is asked');
  const far = { ...sim, parameters: ['table.fog'], tables: { designed: [], generated: 2 }, blocks: 1 };
  expect(await lineOf(far)).toMatch(
    /^To play: usually 1 to 9 and at most 80 blocks \(usually 1 to 9 and at most 80 matches\), some seconds/,
  );
});

it('a trial of those who look ahead is told before it begins, since it takes its time', async () => {
  const told = async (policy: string) => {
    const experiment = normalise({ design: 'ablate', ruleset: toy, blocks: 200, policy } as Sim);
    const lines: string[] = [];
    const said: string[] = [];
    const executor = {
      async *runBlocks() {
        said.push(...lines.splice(0));
        yield* [];
      },
      close: async () => {},
    };
    await costLine(experiment, executor, 2, new AbortController().signal, (line) => lines.push(line));
    return said;
  };
  expect(await told('strategist')).toEqual([
    'A trial of 12 blocks comes first, to tell how long the run takes. "strategist" looks ahead: some seconds to half a minute a match.',
  ]);
  expect(await told('veteran')).toEqual([]);
});
