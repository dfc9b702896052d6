import { describe, expect, it } from 'vitest';
import { tournament } from '../../src/experiments/designs/tournament/tournament.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import { policyNames } from '../../src/policies/index.ts';
import { toy } from '../toy-ruleset.ts';
import { type Aside, runInline } from './run-inline.ts';

function run(more: object, ...aside: Aside) {
  const sim = {
    design: 'tournament',
    ruleset: toy,
    tables: { designed: ['yard'], generated: 2 },
    policies: ['veteran', 'random'],
    ...more,
  } as Extract<Sim, { design: 'tournament' }>;
  return runInline(tournament.run, normalise(sim), ...aside);
}

describe('tournament', () => {
  it('finds the better policy and the larger army', async () => {
    const { contestants, meetings, standings, rounds } = await run({
      armies: ['duellist', 'giant'],
      blocks: 240,
    });
    expect(contestants.map(({ title }) => title)).toEqual([
      'veteran with duellist',
      'veteran with giant',
      'random with duellist',
      'random with giant',
    ]);
    expect(rounds).toBe(240);
    const best = [...standings!.standings].sort((a, b) => b.elo.mean! - a.elo.mean!)[0];
    expect(best).toBe(standings!.standings[1]);
    expect(best.nash.mean).toBeCloseTo(1, 4);
    expect(best.alphaRank.mean).toBeGreaterThan(0.9);
    expect(meetings.find(({ first, second }) => first === 1 && second === 2)).toMatchObject({ found: true });
    expect(standings!.cyclic.mean).toBeLessThan(0.1);
    const strengths = standings!.standings.map(({ elo }) => elo.mean!);
    expect(strengths.reduce((sum, elo) => sum + elo, 0)).toBeCloseTo(0, 2);
    for (const { share, elo } of standings!.standings) {
      expect(share.low).toBeLessThanOrEqual(share.mean);
      expect(elo.high).toBeGreaterThanOrEqual(elo.mean!);
    }
  });

  it('rests on how open questions were read, though it is about no rule', async () => {
    const { assumptions } = await run({ set: { 'shield.block.when': 'opening' }, blocks: 1 });
    expect(assumptions.readings).toEqual([
      {
        id: 'TQ-01',
        path: 'shield.block.when',
        asks: 'In which rounds?',
        reading: 'opening',
        says: 'in the first round only',
      },
    ]);
  });

  it('lets all policies take part but the strategist, and nobody beside them twice', () => {
    const asked = (policies: string[]) =>
      normalise({ design: 'tournament', ruleset: toy, policies } as Extract<Sim, { design: 'tournament' }>)
        .spec.asks as { readonly policies: readonly string[] };
    expect(asked(['all']).policies).toEqual(policyNames);
    expect(asked(['all', 'strategist[playouts=2]']).policies).toEqual([
      ...policyNames,
      'strategist[playouts=2]',
    ]);
    expect(asked(['veteran', 'all']).policies).toEqual([
      'veteran',
      ...policyNames.filter((name) => name !== 'veteran'),
    ]);
    expect(() => asked(['veteran', 'all', 'veteran'])).toThrow('"veteran" takes part twice; name it once.');
  });

  it('finds nothing before 200 blocks, however clear it looks', async () => {
    const field = { armies: ['duellist', 'giant'] };
    const [short, long] = [await run({ ...field, blocks: 199 }), await run({ ...field, blocks: 200 })];
    expect(short.meetings.some(({ eValue }) => eValue > 1e6)).toBe(true);
    expect(short.meetings.map(({ found }) => found)).not.toContain(true);
    expect(long.meetings.map(({ found }) => found)).toContain(true);
  });

  it('gives every pair the same tables and luck, and equals exactly one half', async () => {
    const { meetings, blocks } = await run({ policies: ['veteran', 'aggressive', 'cautious'], blocks: 30 });
    expect(blocks).toBe(90);
    // The toy's only choice is one that all three make alike.
    expect(meetings.map(({ share, found }) => [share.mean, found])).toEqual([
      [0.5, false],
      [0.5, false],
      [0.5, false],
    ]);
  });

  it('gives the same bytes for the same spec', async () => {
    const spec = { blocks: 12 };
    expect(JSON.stringify(await run(spec))).toBe(JSON.stringify(await run(spec)));
  });

  it('rests its standings on whole rounds when it is stopped', async () => {
    const stop = new AbortController();
    const partial = await run(
      { armies: ['duellist', 'giant'], blocks: 50 },
      ({ done }) => done === 20 && stop.abort(),
      stop.signal,
    );
    expect(partial).toMatchObject({ interrupted: true, rounds: 3, blocks: 20 });
    const none = await run({}, undefined, AbortSignal.abort());
    expect(none).toMatchObject({ rounds: 0, standings: null });
  });

  it.each([
    [{ policies: ['veterran'] }, 'There is no policy "veterran" in rulebench; the nearest is "veteran".'],
    [{ armies: ['giant+giant', 'giant*2'] }, '"giant*2" takes part twice; name it once.'],
    [{ armies: ['giants'] }, 'There is no army "giants" in Toy duel; the nearest is "giant".'],
    [{ policies: ['veteran', 'veteran'] }, '"veteran" takes part twice; name it once.'],
    [
      { policies: ['strategist', 'veteran', 'strategist[playouts=30]'] },
      '"strategist" and "strategist[playouts=30]" are one policy; name it once.',
    ],
    [{ policies: undefined }, 'Only "veteran" with "duellist" takes part; name another policy'],
    [
      { armies: Array.from({ length: 16 }, (_, i) => `duellist*${i + 1}`) },
      'Policies (2) times armies (16) make 32 contestants; at most 30 can take part.',
    ],
  ])('refuses %j', (more, sentence) => {
    expect(() => run(more)).toThrow(sentence);
  });
});
