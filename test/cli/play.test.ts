import { describe, expect, it } from 'vitest';
import { matchStory } from '../../src/cli/pages/match-story.ts';
import { toy } from '../toy-ruleset.ts';
import { typeIn } from './type-in.ts';

describe('rulebench play', () => {
  it('tells who plays, how it ended and how the lead went', async () => {
    const { code, out } = await typeIn([toy], 'play toy --seed 3');
    expect(code).toBe(0);
    expect(out).toContain('duellist (A, veteran) against duellist (B, veteran)\nTable yard, seed 3.\n');
    expect(out).toMatch(/(Side [AB] wins|A draw|Not decided .*) after \d rounds\.\n/);
    expect(out).toMatch(/Lead of A at each round's end: [+-]?\d+%/);
  });

  it.each([
    'play toy --seed 7',
    "play toy --seed it's;odd --table hall --opponent random --army giant",
    'play toy --army duellist+giant --opponent-army giant',
    'play toy --table generated:4 --generator fog=3 --pitch 12.5',
    'play toy --rules-version mild --set-a sword.cut.bonus=3 --set-b curse=off',
    'play toy@mild --set weather=on --set-b weather.storm=off',
  ])('ends with a line that plays the same match: %s', async (line) => {
    const first = await typeIn([toy], line);
    const replay = first.out.trimEnd().split('\n').at(-1)!;
    expect(replay.startsWith('npx rulebench play toy ')).toBe(true);
    const unquoted = replay.replace("'--seed=it'\\''s;odd'", "--seed=it's;odd");
    const second = await typeIn([toy], unquoted.replace('npx rulebench ', ''));
    expect(second).toEqual(first);
  });

  it.each(['toy@mild', 'toy --rules-version mild'])(
    'says which version of the rules it plays: %s',
    async (game) => {
      const { out } = await typeIn([toy], `play ${game} --set-b sword=off`);
      expect(out.split('\n')[0]).toMatch(/^Toy duel, Mild \(reconstructed\): duellist/);
      expect(out).toContain('\nMild is reconstructed: No storms.\nSide B plays with sword=off.\n');
      expect(out).not.toContain('Side A plays with');
      expect(out.trimEnd()).toMatch(/ --army=duellist --rules-version=mild --set-b=sword=off$/);
      const { version } = JSON.parse((await typeIn([toy], `play ${game} --json`)).out);
      expect(version).toBe('Mild is reconstructed: No storms.');
    },
  );

  it('gives the record and every event as data', async () => {
    const { out } = await typeIn([toy], 'play toy --seed 3 --json');
    const { spec, record, events, replay } = JSON.parse(out);
    expect(spec).toMatchObject({ ruleset: 'toy', seed: '3', table: { name: 'yard' } });
    expect(record.digest).toMatch(/^[0-9a-f]{8}$/);
    expect(record.counters).toHaveLength(2);
    for (const counts of record.counters) {
      expect(toy.counters).toEqual(expect.arrayContaining(Object.keys(counts)));
      expect(Object.values(counts)).not.toContain(0);
    }
    const [rule, clause] = Object.keys(record.acts)[0].split('.');
    expect(toy.rules.find(({ id }) => id === rule)!.clauses).toHaveProperty(clause);
    expect(events).toBeInstanceOf(Array);
    expect(replay).toContain('--seed=3');
  });

  it('tells each event in its own words', () => {
    const spec = {
      ruleset: 'toy',
      table: { name: 'yard' },
      variants: [{}, { sword: 'off' }],
      armies: ['duellist', 'duellist'],
      policies: ['veteran', 'random'],
      seed: '1',
      pitch: 2500,
    } as const;
    const record = {
      outcome: 'won',
      score: 1,
      margin: 0.254,
      rounds: 1,
      survivors: [
        { models: 1, worth: 504 },
        { models: 1, worth: 250 },
      ],
      leads: [0, 254],
      counters: [[], []],
      acts: [],
      digest: '00000000',
    } as const;
    const events = [{ kind: 'hit', text: 'A hits.' }];
    const lines = matchStory(toy, spec, record, events, 100);
    expect(lines).toContain('A hits.');
    expect(lines.filter((line) => line.includes('0,0'))).toHaveLength(1);
    expect(lines).toContain('Side B plays with sword=off.');
    expect(lines).toContain('Side A wins after 1 round.');
    expect(lines).toContain("Lead of A at each round's end: 0% +25%; at the end +25%.");
    expect(lines.join(' ')).not.toContain('House rules');
    const rules = toy.rules.map((rule) => (rule.id === 'sword' ? { ...rule, timing: {} } : rule));
    expect(matchStory({ ...toy, rules }, spec, record, events, 100)).toContain('House rules: Sword.');
  });

  it('refuses settings of the generator on a designed table, and unknown ones', async () => {
    const errors = [];
    const typed = ['fogg=1', 'fog=9', 'fog=thick', 'fog'].map(
      (one) => `--table generated:1 --generator ${one}`,
    );
    for (const line of ['--table yard --generator fog=1', ...typed]) {
      errors.push((await typeIn([toy], `play toy ${line}`)).err);
    }
    expect(errors).toEqual([
      '"yard" is a designed table; settings of the generator go with generated:<seed>.\n',
      'There is no setting "fogg" in the table generator of Toy duel; the nearest is "fog".\n',
      'The table generator takes "fog" from 0 to 5, not 9; the nearest is 5.\n',
      'The table generator takes "fog" from 0 to 5, not thick.\n',
      'A setting is written path=value, as in fog=1; "fog" is not.\n',
    ]);
  });
});
