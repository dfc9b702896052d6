import { describe, expect, it } from 'vitest';
import { type QuestionRow, ranked } from '../../src/experiments/designs/questions/question-row.ts';
import { type QuestionsResult, questions } from '../../src/experiments/designs/questions/questions.ts';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import type { Sim } from '../../src/experiments/sim/sim-schema.ts';
import type { Executor, Progress } from '../../src/experiments/terms/executor.ts';
import { createArenas } from '../../src/match/arenas.ts';
import { divergences } from '../../src/match/divergences.ts';
import type { MatchSpec } from '../../src/match/spec.ts';
import { InputError } from '../../src/rules/nearest.ts';
import { defineRule } from '../../src/rules/rule.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import { playersOf } from '../conformance/play-on.ts';
import { toy } from '../toy-ruleset.ts';
import { drawn, luckOf } from './drawn.ts';
import { type Aside, runInline } from './run-inline.ts';

/** A rule of one's own, with a question that decides everything, one that decides nothing and one nobody expects to. */
const omen = defineRule({
  id: 'omen',
  title: 'Omen',
  governs: 'actor',
  kind: 'option',
  off: 'there is none',
  clauses: {
    sign: {
      id: 'OMEN-01',
      basis: 'assumed',
      says: 'An omen is seen.',
      off: 'it is not seen',
      questions: {
        colour: { id: 'OQ-1', asks: 'Which colour?', stake: 'L', readings: { red: 'red', blue: 'blue' } },
        smell: {
          id: 'OQ-2',
          asks: 'Which smell?',
          stake: 'none',
          readings: { sweet: 'sweet', foul: 'foul' },
        },
      },
    },
  },
});

/** A ruleset that plays everything but one reading. */
function fussy(ruleset: Ruleset): Ruleset {
  return {
    ...ruleset,
    compile(matchup) {
      if (matchup.variants[0]['shield.block.when'] === 'opening') throw new InputError('Not here.');
      return ruleset.compile(matchup);
    },
    extend: (additions) => fussy(ruleset.extend(additions)),
  };
}

function experimentOf(more: Partial<Sim>) {
  const sim = {
    design: 'questions',
    ruleset: toy,
    tables: { generated: 3 },
    adds: { rules: [omen] },
    ...more,
  };
  return normalise(sim as Sim);
}

type QuestionsAsks = QuestionsResult['spec']['asks'];

const run = (more: Partial<Sim>, ...aside: Aside) =>
  runInline(questions.run, experimentOf(more) as never, ...aside);

const asksOf = (more: Partial<Sim>) => experimentOf(more).spec.asks as QuestionsAsks;
const pathsOf = (more: Partial<Sim>) =>
  asksOf(more).readings.map(({ path, reading }) => `${path}=${reading}`);

const SHIELD = { rules: ['shield.block.when' as never] };

/** Matches that are over in the first round with a chance in ten thousand, under the reading in force and under another. */
function overAtOnce(inForce: number, other: number): Executor {
  const chanceOf = ({ variants }: MatchSpec) =>
    variants[0]['shield.block.when'] === undefined ? inForce : other;
  return drawn(
    (match, place) => luckOf(match, place, 5000),
    (match) => (luckOf(match, 2, chanceOf(match)) ? 1 : 3),
  );
}

describe('what questions asks', () => {
  it('is every reading that is not in force, of the stakes and rules named', () => {
    expect(pathsOf({})).toEqual(['shield.block.when=opening', 'omen.sign.colour=blue']);
    expect(pathsOf({ stake: ['H'] })).toEqual(['shield.block.when=opening']);
    expect(pathsOf({ stake: ['none'] })).toEqual(['omen.sign.smell=foul']);
    expect(pathsOf({ rules: ['omen'] })).toEqual(['omen.sign.colour=blue']);
    expect(pathsOf({ rules: ['shield.block.when' as never] })).toEqual(['shield.block.when=opening']);
    expect(pathsOf({ rules: ['tq-01' as never] })).toEqual(['shield.block.when=opening']);
    expect(pathsOf({ set: { 'shield.block.when': 'opening' } })).toContain('shield.block.when=always');
    expect(pathsOf({ set: { shield: 'off' } })).toEqual(['omen.sign.colour=blue']);
  });

  it('is none of a clause that is off, or whose heading is, but those that stand apart from it', () => {
    const { sign } = omen.clauses;
    const { colour, smell } = sign.questions;
    const apart = {
      ...omen,
      clauses: { sign: { ...sign, questions: { colour, smell: { ...smell, apart: true } } } },
    };
    const off = (path: string) => ({ adds: { rules: [apart as never] }, set: { [path]: 'off' } });
    for (const path of ['omen', 'omen.sign']) {
      const asked = pathsOf({ ...off(path), rules: ['omen'], stake: ['L', 'none'] });
      expect(asked).toEqual(['omen.sign.smell=foul']);
    }
    const swept = (factor: string) =>
      experimentOf({ ...off('omen'), design: 'sweep', factor } as Partial<Sim>);
    expect(() => swept('omen.sign.smell')).not.toThrow();
    expect(() => swept('omen.sign.colour')).toThrow('"omen.sign" is switched off here');
    const { off: _, ...printed } = sign;
    const kept = { ...omen, clauses: { sign: { ...printed, structural: 'it is what an omen is' } } };
    const asked = pathsOf({ adds: { rules: [kept as never] }, set: { omen: 'off' } });
    expect(asked).toEqual(['shield.block.when=opening']);
  });

  it.each([
    [{ rules: ['curse'] }, 'Toy duel leaves no question open in curse; ask for others.'],
    [
      { rules: ['shield'], stake: ['M'] },
      'Toy duel leaves no question open in shield of that stake; ask for others.',
    ],
    [{ stake: ['M'] }, 'Toy duel leaves no question open of that stake; ask for others.'],
    [{ rules: ['omin'] }, 'There is no rule "omin" in Toy duel; the nearest is "omen".'],
    [{ rules: ['TQ-011'] }, 'There is no rule "TQ-011" in Toy duel; the nearest is "TQ-01".'],
    [{ stake: ['X'] }, 'There is no choice "X" in "stake.0" of the sim; there are "H", "M", "L", "none".'],
  ])('refuses %o', (more, sentence) => {
    expect(() => experimentOf(more as Partial<Sim>)).toThrow(sentence);
  });

  it('leaves out what cannot be played on these tables, and refuses where nothing is left', () => {
    const { readings, leftOut } = asksOf({ ruleset: fussy(toy) });
    expect(readings.map(({ path }) => path)).toEqual(['omen.sign.colour']);
    expect(leftOut).toEqual([{ path: 'shield.block.when', reading: 'opening', why: 'Not here.' }]);
    expect(() => experimentOf({ ruleset: fussy(toy), stake: ['H'] })).toThrow('Not here.');
  });
});

describe('questions', () => {
  it('ranks readings by how far they surely move the game', async () => {
    const { rows, primary } = await run({ blocks: { initial: 2000, reserve: 0 } });
    expect(primary).toBe('first-player-share');
    expect(rows.map(({ path }) => path)).toEqual(['shield.block.when', 'omen.sign.colour']);
    const [shield, colour] = rows;
    expect(shield).toMatchObject({
      id: 'TQ-01',
      reading: 'opening',
      instead: 'always',
      verdict: 'moves',
      found: true,
    });
    expect(shield.largest!.size).toBeGreaterThan(0);
    expect(shield.largest!.isShare).toBe(true);
    expect(shield.metrics[0].metric).toBe(primary);
    expect(shield.metrics.find(({ metric }) => metric === 'rounds')!.movement).toBe('falls');
    expect(colour).toMatchObject({ verdict: 'stays', found: false, largest: null });
    expect(colour.changed.mean).toBe(0);
    expect(colour.eValue).toBeLessThanOrEqual(1);
  });

  it('counts how often each question came up in the first matches of the book', async () => {
    const { rows, spec } = await run({ blocks: { initial: 60, reserve: 0 } });
    const { tables, seed, pitch } = spec;
    const arenas = createArenas(toy);
    const counts = Array.from({ length: 50 }, (_, i) => {
      const match: MatchSpec = {
        ruleset: 'toy',
        table: tables[i % tables.length],
        variants: [{}, {}],
        armies: [spec.army, spec.army],
        policies: [spec.policy, spec.policy],
        seed: `${seed}/${i}`,
        pitch,
      };
      return divergences(arenas, match, playersOf(match), [{ 'shield.block.when': 'opening' }])[0];
    });
    const sum = counts.reduce((all, count) => all + count, 0);
    expect(sum).toBeGreaterThan(10);
    const arose = new Map(rows.map((row) => [row.path, row.arose]));
    const { counted, perMatch, matches } = arose.get('shield.block.when')!;
    expect([counted, perMatch.mean]).toEqual([50, sum / 50]);
    expect(matches.mean).toBe(counts.filter((count) => count > 0).length / 50);
    for (const { mean, low, high } of [perMatch, matches]) {
      expect(low).toBeLessThan(mean);
      expect(high).toBeGreaterThan(mean);
    }
    const never = arose.get('omen.sign.colour')!;
    expect([never.perMatch, never.matches]).toMatchObject([
      { mean: 0, low: 0 },
      { mean: 0, low: 0 },
    ]);
    // Wilson of none in fifty.
    expect(never.matches.high).toBeCloseTo(0.071348, 6);
    expect(never.perMatch.high).toBeGreaterThan(0.03);
  });

  it('tells what counting takes: no reserve that is left over, and a match more for each reading', async () => {
    const told: Progress[] = [];
    const { rows, blocks } = await run({ blocks: { initial: 220, reserve: 500 } }, (progress) =>
      told.push(progress),
    );
    const counting = told.slice(-50);
    const played = blocks - 50;
    expect(played).toBeLessThan(220 + rows.length * 720);
    expect(counting.map(({ done, total }) => [done - played, total - played])).toEqual(
      counting.map((_, i) => [i + 1, 50]),
    );
    expect(counting[0]).toMatchObject({ aside: rows.length, asideLeft: 49 * rows.length });
    expect(counting.at(-1)).toMatchObject({ done: blocks, asideLeft: 0 });
  });

  it('counts for many readings, each on the same matches, and in fewer where readings get fewer blocks', async () => {
    const colours = Array.from({ length: 20 }, (_, i) => [`c${i}`, `colour ${i}`] as const);
    const question = { ...omen.clauses.sign.questions.colour, readings: Object.fromEntries(colours) };
    const rainbow = { ...omen, clauses: { sign: { ...omen.clauses.sign, questions: { colour: question } } } };
    const { rows, matches } = await run({
      adds: { rules: [rainbow as unknown as typeof omen] },
      blocks: { initial: 3, reserve: 0 },
    });
    expect(rows).toHaveLength(20);
    expect(rows.map(({ arose }) => arose?.counted)).toEqual(new Array(20).fill(3));
    const often = rows.map(({ path, arose }) => [path, arose!.perMatch.mean > 0]);
    expect(often.filter(([, some]) => some).map(([path]) => path)).toEqual(['shield.block.when']);
    expect(matches).toBe(3 + 20 * 3 + 3 * 3);
  });

  it('keeps the share of a finding that moves by less than counts, and audits it', async () => {
    const experiment = experimentOf({ ...SHIELD, blocks: 400, d: 0.05, audit: ['random'] });
    const { rows, audits } = await questions.run(experiment as never, overAtOnce(5000, 5800));
    const [{ found, verdict, largest, metrics, path }] = rows;
    expect([found, verdict]).toEqual([true, 'undecided']);
    expect(largest).toMatchObject({ metric: 'decided-by-round-1', isShare: true });
    expect(metrics.map(({ metric }) => metric)).toContain(largest!.metric);
    expect(audits.map((audit) => [audit.path, audit.metric])).toEqual([[path, largest!.metric]]);
  });

  it('finds nothing before 200 blocks, however strong the evidence', async () => {
    const experiment = experimentOf({ ...SHIELD, blocks: { initial: 199, reserve: 0 } });
    const [row] = (await questions.run(experiment as never, overAtOnce(0, 10_000))).rows;
    expect(row.eValue).toBeGreaterThan(1000);
    expect([row.found, row.largest]).toEqual([false, null]);
  });

  it('puts findings before what moves bookkeeping only', () => {
    const row = (path: string, found: boolean, size: number, isShare = found) =>
      ({ path, found, largest: { metric: 'rounds', isShare, size }, changed: { mean: 1 } }) as QuestionRow;
    const rows = [
      row('windows', false, 0.4),
      row('hint', false, 0.05, true),
      row('small', true, 0.1),
      row('large', true, 0.2),
    ];
    expect(ranked(rows).map(({ path }) => path)).toEqual(['large', 'small', 'hint', 'windows']);
  });

  it('drops what is settled and spends the reserve on the rest', async () => {
    const { rows, matches } = await run({ blocks: { initial: 250, reserve: 150 }, d: 0.001 });
    const [shield, colour] = rows;
    expect(shield.verdict).toBe('moves');
    expect(shield.blocks).toBe(250);
    expect(colour.verdict).toBe('undecided');
    expect(colour.blocks).toBe(550);
    expect(matches).toBe(250 + 550 + 550 + 50);
  });

  it('settles nothing before 200 blocks', async () => {
    const { rows } = await run({ blocks: { initial: 199, reserve: 0 } });
    expect(rows.map(({ verdict }) => verdict)).toEqual(['undecided', 'undecided']);
    expect(rows.map(({ largest }) => largest)).toEqual([null, null]);
  });

  it('pairs each reading with the one in force on the same blocks', async () => {
    const { rows } = await run({ blocks: { initial: 400, reserve: 0 } });
    const rounds = rows[0].metrics.find(({ metric }) => metric === 'rounds')!;
    expect(rounds.gain).toBeGreaterThan(1.2);
    expect(rounds.difference.mean).toBeCloseTo(rounds.first! - rounds.second!, 5);
  });

  it('keeps what was done when it is stopped, even nothing', async () => {
    const stop = new AbortController();
    const partial = await run(
      { blocks: { initial: 50, reserve: 0 } },
      ({ done }) => done === 70 && stop.abort(),
      stop.signal,
    );
    expect(partial.interrupted).toBe(true);
    expect(partial.rows.map(({ blocks }) => blocks).sort()).toEqual([0, 20]);
    const nothing = await run({}, undefined, AbortSignal.abort());
    expect([...partial.rows, ...nothing.rows].map(({ arose }) => arose)).toEqual([null, null, null, null]);
    expect(nothing.rows.map(({ blocks, changed }) => [blocks, changed.high])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
});
