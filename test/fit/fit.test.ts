import { readFileSync } from 'node:fs';
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { createArenas } from '../../src/match/arenas.ts';
import { FITTED } from '../../src/policies/fitted/index.ts';
import { VETERAN } from '../../src/policies/judgements.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { climb, type Meet } from './climb.ts';
import { fittedFile } from './fitted-file.ts';
import { directionOf, slopesOf } from './gradient.ts';
import { groundsToFitOn, groundsToProveOn, matchOn } from './grounds.ts';
import { keyOf, namedNumbers, opened } from './named-numbers.ts';
import type { NumbersDuel } from './number-worker.ts';
import { inPortions } from './portions.ts';
import { judgementOf, moved, vectorOf } from './vector.ts';
import { weighedPoints } from './weighed-points.ts';

const draw = seedrandom.alea('fits');

/** Meetings whose share is a curve of how near each side is to some weights, plus luck. */
function towards(best: readonly number[], luck: number): Meet {
  const far = (weights: readonly number[]) =>
    weights.reduce((sum, weight, k) => sum + Math.log(weight / best[k]) ** 2, 0);
  return async (_, meetings) =>
    meetings.map(({ one, other }) => 0.5 + 0.05 * (far(other) - far(one)) + luck * (draw() - 0.5));
}

describe('slopes', () => {
  it('are told apart of all parameters by the same blocks', () => {
    const worth = [0.03, 0, -0.02];
    const blocks = Array.from({ length: 4000 }, () => {
      const signs = worth.map(() => (draw() < 0.5 ? 1 : -1));
      const share = 0.5 + signs.reduce((sum, sign, k) => sum + sign * worth[k], 0) + 0.4 * (draw() - 0.5);
      return { signs, share };
    });
    slopesOf(blocks).forEach(({ gain, error }, k) => {
      expect(error).toBeLessThan(0.003);
      expect(Math.abs(gain - worth[k])).toBeLessThan(4.5 * error);
    });
  });

  it('that luck might have made count for nothing', () => {
    const [up, none, down] = directionOf([
      { gain: 0.02, error: 0.002 },
      { gain: 0.001, error: 0.002 },
      { gain: -0.01, error: 0.002 },
    ]);
    expect(up).toBe(1);
    expect(none).toBe(0);
    expect(down).toBeCloseTo(-0.5, 1);
  });
});

describe('a climb', () => {
  const best = [0.2, 1.5, -0.6];

  it('comes near the weights that win, and ends where nothing gains', async () => {
    const start = [0.5, 1, -1];
    let weights: readonly number[] = start;
    let rounds = 0;
    for await (const round of climb(start, towards(best, 0.3), { rounds: 30, blocks: 2000, trial: 500 })) {
      weights = round.weights;
      rounds++;
    }
    expect(rounds).toBeLessThan(30);
    weights.forEach((weight, k) => {
      expect(Math.abs(Math.log(weight / best[k]))).toBeLessThan(0.2);
    });
  });

  it('stays where it is best, and keeps the sign of each weight', async () => {
    const rounds = [];
    for await (const round of climb(best, towards(best, 0.3), { rounds: 5, blocks: 300, trial: 300 }))
      rounds.push(round);
    expect(rounds.length).toBe(1);
    expect(rounds[0].weights).toEqual(best);
    expect(moved(best, [1, -1, 2]).map(Math.sign)).toEqual(best.map(Math.sign));
  });
});

describe('numbers that weighings go by', () => {
  const file = 'rulesets/some-game/places/outlook.ts';

  it('are those of a ruleset that have a name and a fraction, and no others', () => {
    const numbers = namedNumbers('pass-counter');
    expect(numbers).toContainEqual({
      file: 'rulesets/pass-counter/places/outlook.ts',
      name: 'URGE',
      value: 0.35,
    });
    expect(numbers).toContainEqual({ file: 'rules/survey/company.ts', name: 'EACH', value: 0.08 });
    expect(namedNumbers('zone-control').map(keyOf)).not.toContain('rules/survey/company.ts EACH');
    expect(numbers.filter(({ value }) => Number.isInteger(value))).toEqual([]);
    expect(new Set(numbers.map(keyOf)).size).toBe(numbers.length);
  });

  it('are none that go into what is kept for both sides, wherever they stand', () => {
    const toll = readFileSync('src/rulesets/squad-quality/attack/toll.ts', 'utf8');
    const names = namedNumbers('squad-quality')
      .filter((number) => keyOf(number).includes('/match/shares.ts'))
      .map(({ name }) => name);
    expect(names.filter((name) => new RegExp(`\\b${name}\\b`).test(toll))).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
  });

  it('can be set where a file is opened, and other lines of it stay as they are', () => {
    const text = 'export const URGE = 0.35;\nconst MOST = 3;\nconst LATER = -0.5;\nconst far = 0.5;\n';
    expect(opened(text, file).split('\n').slice(0, 4)).toEqual([
      'export let URGE = 0.35;',
      'const MOST = 3;',
      'let LATER = -0.5;',
      'const far = 0.5;',
    ]);
    expect(opened('const MOST = 3;\n', file)).toBe('const MOST = 3;\n');
  });

  it.each(rulesets)(
    'of $title are found and set in a thread that plays, whatever was played there before',
    async (ruleset) => {
      const { play, close } = inPortions<NumbersDuel>(
        { liveRoom: 0, err: () => {} },
        new URL('number-worker.ts', import.meta.url),
      );
      const numbers = namedNumbers(ruleset.id);
      const book = numbers.map(({ value }) => value);
      const tilted = (block: number, way: number) =>
        moved(
          book,
          numbers.map((_, k) => ((block + k) % 2 ? way : -way) * 2),
        );
      const duelOn = (block: number) => ({
        spec: matchOn(ruleset, groundsToFitOn(ruleset, 'numbers'), 'numbers', block),
        numbers,
        one: tilted(block, 1),
        other: tilted(block, -1),
      });
      const duels: NumbersDuel[] = [];
      const shares: number[] = [];
      // Until some block shows which side is which.
      while (!shares.some((share) => share !== 0.5)) {
        const more = [0, 1].map((i) => duelOn(duels.length + i));
        duels.push(...more);
        shares.push(...(await play(more)));
      }
      expect(await play([...duels].reverse())).toEqual([...shares].reverse());
      expect(new Set(await play(duels.map((duel) => ({ ...duel, one: book, other: book }))))).toEqual(
        new Set([0.5]),
      );
      await close();
    },
  );
});

describe('fitted weights', () => {
  const [ruleset] = rulesets;

  it('are of tactics that options of a point differ in, and leave all others', () => {
    const specs = [0, 1].map((block) => matchOn(ruleset, groundsToFitOn(ruleset, 'test'), 'test', 8 * block));
    const parameters = weighedPoints(createArenas(ruleset), specs, VETERAN);
    const moves = parameters.filter(({ point }) => point === 'DP-D-14').map(({ tactic }) => tactic);
    expect(moves).toEqual(['danger', 'cover', 'tempo', 'reserve', 'promise']);
    const vector = vectorOf(VETERAN, parameters);
    const changed = judgementOf(
      VETERAN,
      parameters,
      vector.map((weight) => 2 * weight),
    );
    expect(vectorOf(changed, parameters)).toEqual(vector.map((weight) => 2 * weight));
    expect(changed.at['DP-D-14'].harm).toBe(VETERAN.at['DP-D-14'].harm);
  });

  it('are proved on tables that they were not fitted on', () => {
    const fitting = groundsToFitOn(ruleset, 's').tables.map((table) => JSON.stringify(table));
    for (const table of groundsToProveOn(ruleset, 's').tables)
      expect(fitting).not.toContain(JSON.stringify(table));
  });

  it('are written as the file that is read', () => {
    const parameters = [
      { point: 'DP-D-14', tactic: 'danger' },
      { point: 'DP-D-14', tactic: 'cover' },
    ] as const;
    const provenance = {
      command: 'npm run fit',
      rounds: 2,
      blocks: 5000,
      proof: { share: 0.54, error: 0.01, blocks: 900 },
    };
    const text = fittedFile(judgementOf(VETERAN, parameters, [-0.51234, 0.1]), parameters, provenance);
    expect(text).toContain('export const dp: Readonly<Record<string, Weights>> = {');
    expect(text).toContain('danger: -0.512, cover: 0.1');
    expect(text).toContain('They take 54.0 % (within 2.0 %, 900 blocks');
  });

  it('are of decision points that some ruleset has', () => {
    const prefixes = rulesets.map(({ foresight }) => foresight.points[0].split('-')[0]);
    for (const point of Object.keys(FITTED)) expect(prefixes).toContain(point.split('-')[0]);
  });
});
