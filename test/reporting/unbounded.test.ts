import { describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/threads/inline.ts';
import { runExperiment } from '../../src/experiments/designs/index.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import { reportOf } from '../../src/reporting/report-of.ts';
import {
  ADOPTION_METHOD,
  AVERAGED_METHOD,
  UNBOUNDED_METHOD,
} from '../../src/reporting/wording/metric-wording.ts';
import type { Claim } from '../../src/rules/claim.ts';
import { toy } from '../toy-ruleset.ts';

function claim(id: string, metric: string): Claim {
  const where = [{ says: 'no swords', circumstances: { variant: { sword: 'off' } } }];
  return { id, clause: 'sword.cut', says: id, test: id, metric, claimed: 'falls', where };
}

async function report(sim: object, claims = [claim('hits', 'count.hits'), claim('margins', 'margin')]) {
  const ruleset = { ...toy, claims };
  const experiment = normalise({ ruleset, tables: { generated: 2 }, blocks: 4, ...sim } as unknown as Sim);
  return reportOf(await runExperiment(experiment, createInline(experiment)), '');
}

const to = { set: { 'sword.cut.bonus': 3, curse: 'off' } };

describe('figures without bounds', () => {
  it.each([
    { design: 'ablate' },
    { design: 'sweep', factor: 'sword.cut.bonus' },
    { design: 'compare', to },
    { design: 'attribute', to },
    { design: 'questions' },
    { design: 'claims' },
  ])('have intervals that the page calls approximate: $design', async (sim) => {
    expect((await report(sim)).method).toContain(UNBOUNDED_METHOD);
  });

  it.each([{ design: 'ablate' }, { design: 'sweep', factor: 'sword.cut.bonus' }])(
    'have intervals that the notes call approximate: $design',
    async (sim) => {
      expect((await report(sim)).notes.join(' ')).toContain(
        'Intervals of figures that are no shares are approximate.',
      );
    },
  );

  it('are named where claims rest on them, and nothing is said where none does', async () => {
    const approximate = 'figures that are no shares, whose intervals are approximate: hits.';
    expect((await report({ design: 'claims' })).notes.join(' ')).toContain(approximate);
    const { notes, method } = await report({ design: 'claims' }, [claim('margins', 'margin')]);
    expect(notes.join(' ')).not.toContain('approximate');
    expect(method).not.toContain(UNBOUNDED_METHOD);
  });
});

describe('adoption', () => {
  it.each([
    { design: 'power' },
    { design: 'ablate' },
    { design: 'sweep', factor: 'sword.cut.bonus' },
    { design: 'compare', to },
  ])('is the same everywhere: $design', async (sim) => {
    expect((await report(sim)).method.join(' ')).toContain(ADOPTION_METHOD);
  });
});

describe('shares within matches', () => {
  it.each([
    { design: 'ablate' },
    { design: 'sweep', factor: 'sword.cut.bonus' },
    { design: 'compare', to },
    { design: 'questions' },
  ])('are said to be averaged over matches: $design', async (sim) => {
    expect((await report(sim)).method).toContain(AVERAGED_METHOD);
  });
});
