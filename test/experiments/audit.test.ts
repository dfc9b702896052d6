import { describe, expect, it } from 'vitest';
import { createInline } from '../../src/execution/threads/inline.ts';
import { ablate } from '../../src/experiments/designs/ablate/ablate.ts';
import { compare } from '../../src/experiments/designs/compare/compare.ts';
import { questions } from '../../src/experiments/designs/questions/questions.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Executor } from '../../src/experiments/terms/executor.ts';
import { reportOf } from '../../src/reporting/report-of.ts';
import { InputError } from '../../src/rules/nearest.ts';
import { toy } from '../toy-ruleset.ts';
import { drawn, luckOf } from './drawn.ts';

const COMMON = { ruleset: toy, tables: { generated: 3 }, blocks: 300 } as const;

/** Matches last three rounds, or eight with some chance: where a sword is out, and the other way round where chance plays. */
function swordsHastenBut(fool: string): Executor {
  return drawn(
    (match, place) => luckOf(match, place, 5000),
    (match) => {
      const armed = (match.variants[0].sword === undefined) !== (match.policies[0] === fool);
      return luckOf(match, 2, armed ? 1000 : 9000) ? 8 : 3;
    },
  );
}

describe('the audit of ablate', () => {
  it('repeats what rules move, and nothing else, on the book played once more', async () => {
    const experiment = normalise({
      ...COMMON,
      design: 'ablate',
      rules: ['sword', 'banner'],
      audit: ['random', 'veteran'],
    });
    const { audits, matches, rows } = await ablate.run(experiment, createInline(experiment));
    const moved = rows[0].metrics.filter(
      ({ movement, metric }) => ['rises', 'falls'].includes(movement) && !metric.includes('.'),
    );
    expect(moved.map(({ metric }) => metric)).toContain('rounds');
    expect(audits.map(({ path, metric }) => [path, metric])).toEqual(
      moved.map(({ metric }) => ['sword', metric]),
    );
    // The book, two rules, and again the book and the one rule that moves something.
    expect(matches).toBe(300 * (3 + 2));
    for (const { policies } of audits) expect(policies.map(({ policy }) => policy)).toEqual(['random']);
  });

  it('flags a sign that flips, and names the policies a verdict holds for', async () => {
    const experiment = normalise({
      ...COMMON,
      design: 'ablate',
      rules: ['sword'],
      audit: ['random', 'aggressive'],
    });
    const result = await ablate.run(experiment, swordsHastenBut('random'));
    const audit = result.audits.find(({ metric }) => metric === 'rounds')!;
    expect(audit.policies.map(({ policy, standing, word }) => [policy, standing, word])).toEqual([
      ['random', 'flips', 'rises'],
      ['aggressive', 'holds', 'falls'],
    ]);
    expect(audit.holdsFor).toEqual(['veteran', 'aggressive']);
    const { findings, appendices } = reportOf(result, '');
    expect(findings.join('\n')).toMatch(/rounds.* for "aggressive" as for "veteran"/);
    expect(findings.join('\n')).toMatch(
      /The sign FLIPS: Sword \(rounds\) under "random" at \+4\.\d\d \(\+.* to \+.*\)\./,
    );
    const { rows } = appendices.at(-1)!.table;
    expect(rows.find(([what]) => what === 'Sword (rounds)')?.[4]).toBe('rises: the sign flips');
  });

  it('plays nothing more where nobody asks', async () => {
    const experiment = normalise({ ...COMMON, design: 'ablate', rules: ['sword'] });
    const { audits, matches } = await ablate.run(experiment, createInline(experiment));
    expect([audits, matches]).toEqual([[], 600]);
  });

  it('keeps what was done where it is stopped', async () => {
    const experiment = normalise({ ...COMMON, design: 'ablate', rules: ['sword'], audit: ['random'] });
    const stop = new AbortController();
    const { audits, interrupted } = await ablate.run(
      experiment,
      createInline(experiment),
      ({ done }) => done === 601 && stop.abort(),
      stop.signal,
    );
    expect(interrupted).toBe(true);
    expect(audits[0].policies[0]).toMatchObject({ blocks: 0, word: 'undecided', standing: 'unplayed' });
  });
});

describe('the audit of compare', () => {
  const later = { set: { 'sword.cut.bonus': 3, banner: 'off' } };

  it('repeats the contest and every movement that is a finding', async () => {
    const experiment = normalise({
      ...COMMON,
      design: 'compare',
      to: later,
      blocks: 1000,
      audit: ['random'],
    });
    const result = await compare.run(experiment, createInline(experiment));
    const found = result.metrics.filter((row) => row.found && ['rises', 'falls'].includes(row.movement));
    expect(result.contest?.verdict.word).toBe('dominant');
    expect(result.audits.map(({ metric }) => metric)).toEqual([null, ...found.map(({ metric }) => metric)]);
    expect(found.map(({ metric }) => metric)).toContain('unresolved');
    expect(found.map(({ unit }) => unit)).not.toContain('rounds');
    // Two versions, two changes alone and a contest, then a contest for each; then again both versions and the contest.
    expect(result.matches).toBe(1000 * (2 + 2 + 2 + 2 * 2 + (2 + 2)));
    expect(reportOf(result, '').findings.join('\n')).toMatch(
      /the verdict on the later rules holds for "veteran" alone and for none of the others; it is another for "random" \(helps\)/,
    );
  });

  it('says when the contest goes the other way', async () => {
    const experiment = normalise({
      ...COMMON,
      design: 'compare',
      to: { set: { sword: 'off' } },
      audit: ['random', 'cautious'],
    });
    // The side with the sword wins four matches of five, but only one of five where chance plays.
    const executor = drawn((match, place) => {
      const armed = match.variants[0].sword === undefined;
      const lucky = luckOf(match, place, 8000);
      return (match.policies[0] === 'random' ? !lucky : lucky) === armed;
    });
    const [contest] = (await compare.run(experiment, executor)).audits;
    expect(contest.metric).toBeNull();
    expect(contest.policies.map(({ policy, standing }) => [policy, standing])).toEqual([
      ['random', 'flips'],
      ['cautious', 'holds'],
    ]);
  });
});

describe('the audit of questions', () => {
  it('repeats what each reading that is a finding moves most', async () => {
    const experiment = normalise({ ...COMMON, blocks: 600, design: 'questions', audit: ['random'] });
    const { audits, rows } = await questions.run(experiment, createInline(experiment));
    const found = rows.filter((row) => row.found && row.largest !== null);
    expect(found).not.toEqual([]);
    expect(audits.map(({ path, metric }) => [path, metric])).toEqual(
      found.map(({ path, largest }) => [path, largest!.metric]),
    );
  });

  it('repeats by as many blocks as verdicts take, where the run has as many', async () => {
    const blocks = { initial: 150, reserve: 450 };
    const experiment = normalise({ ...COMMON, blocks, design: 'questions', audit: ['random'] });
    const { audits } = await questions.run(experiment, createInline(experiment));
    expect(audits.flatMap(({ policies }) => policies.map((repeat) => repeat.blocks))).toContain(200);
  });
});

describe('who audits', () => {
  it.each(['ablate', 'compare', 'questions'] as const)('is known, of %s', (design) => {
    const sim = { ...COMMON, design, audit: ['vetran'], to: { set: { sword: 'off' } } };
    const { to: _, ...rest } = sim;
    expect(() => normalise((design === 'compare' ? sim : rest) as never)).toThrow(InputError);
  });
});
