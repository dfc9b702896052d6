import { describe, expect, it } from 'vitest';
import { pamphlet } from './pamphlet.ts';
import { typeIn } from './type-in.ts';

describe('rulebench rules', () => {
  it('lists rulesets when none is named', async () => {
    const { code, out } = await typeIn([pamphlet], 'rules');
    expect(code).toBe(0);
    expect(out).toContain('pamphlet  The Pamphlet 2nd printing         2        3');
  });

  it('prints every clause with its id, path, basis, off and settings', async () => {
    const { out } = await typeIn([pamphlet], 'rules pamphlet');
    expect(out).toContain('SHOOTING  (shooting; structure of whoever acts)');
    expect(out).toContain('  PA-01  shooting.roll  (text)\n    Roll a die and reach the number to hit.\n');
    expect(out).toContain('    cannot be off: without it nobody could be hurt');
    expect(out).toContain('    shooting.roll.sides = 6 (2 to 20): sides of the die');
    expect(out).toContain('  PA-02  shooting.aim  (inferred; option of whoever acts)');
    expect(out).toContain('    off: standing still is worth nothing');
    expect(out).toContain('      * no-move: not having moved\n        short-move: having moved');
    expect(out).toContain('  off: nobody ever runs');
  });

  it('marks a version that was not read but inferred', async () => {
    const { out } = await typeIn([pamphlet], 'rules pamphlet');
    expect(out).toContain('VERSION first  First printing (reconstructed)');
    expect(out).toContain('    nerve.test.share=0.25');
  });

  it('lays a version behind an @ over what it lists', async () => {
    const { out } = await typeIn([pamphlet], 'rules pamphlet@first --rule nerve');
    expect(out).toMatch(
      /^VERSION first {2}First printing \(reconstructed\)\n[\s\S]*nerve\.test\.share=0\.25\n\nis laid/,
    );
    expect(out).toContain('PA-03');
    for (const more of ['', '--questions', '--rule nerve']) {
      const { version } = JSON.parse((await typeIn([pamphlet], `rules pamphlet@first ${more} --json`)).out);
      expect(version).toMatchObject({ name: 'first', reconstructed: true });
    }
    const { err } = await typeIn([pamphlet], 'rules pamphlet@fist');
    expect(err).toBe('There is no version "fist" in The Pamphlet; the nearest is "first".\n');
  });

  it('prints one heading alone', async () => {
    const { out } = await typeIn([pamphlet], 'rules pamphlet --rule nerve');
    expect(out).toContain('PA-03');
    expect(out).not.toContain('PA-01');
  });

  it('prints one clause alone, by its path, its id, a setting or a question of it', async () => {
    for (const name of ['shooting.aim', 'pa-02', 'PA-Q-1']) {
      const { code, out } = await typeIn([pamphlet], `rules pamphlet --rule ${name}`);
      expect(code).toBe(0);
      expect(out).toContain('SHOOTING  (shooting;');
      expect(out).toContain('PA-02');
      expect(out).not.toMatch(/PA-01|PA-03|ARMIES/);
    }
    const sides = await typeIn([pamphlet], 'rules pamphlet --rule shooting.roll.sides --json');
    expect(JSON.parse(sides.out).clauses.map(({ id }: { id: string }) => id)).toEqual(['PA-01']);
    const questions = await typeIn([pamphlet], 'rules pamphlet --questions --rule PA-03');
    expect(questions.out).toContain('PA-Q-2');
    const { code, err } = await typeIn([pamphlet], 'rules pamphlet --rule PA-3');
    expect({ code, err }).toEqual({
      code: 2,
      err: 'There is no rule "PA-3" in The Pamphlet; the nearest is "PA-03".\n',
    });
  });

  it('hands out the same as data', async () => {
    const data = JSON.parse((await typeIn([pamphlet], 'rules pamphlet --json')).out);
    expect(data.headings[1].clauses[0]).toMatchObject({
      path: 'nerve.test',
      id: 'PA-03',
      basis: 'assumed',
      governs: 'owner',
      kind: 'burden',
      off: 'no test is made',
      parameters: [{ path: 'nerve.test.share', default: 0.5, min: 0, max: 1 }],
      questions: [{ path: 'nerve.test.when', id: 'PA-Q-2', stake: 'H', default: 'turn-end' }],
    });
    expect(data.versions[0]).toMatchObject({ name: 'first', reconstructed: true });
  });

  it('lists questions with the highest stake first, then the fixed ones with reasons', async () => {
    const { out } = await typeIn([pamphlet], 'rules pamphlet --questions');
    expect(out.indexOf('PA-Q-2')).toBeLessThan(out.indexOf('PA-Q-1'));
    expect(out.indexOf('PA-Q-1')).toBeLessThan(out.indexOf('PA-Q-3'));
    expect(out).toContain('    because: the bench has no floor');
    const data = JSON.parse((await typeIn([pamphlet], 'rules pamphlet --questions --json')).out);
    expect(data.questions.map((question: { id: string }) => question.id)).toEqual(['PA-Q-2', 'PA-Q-1']);
    expect(data.fixed).toEqual(pamphlet.fixedQuestions);
  });
});
