import { describe, expect, it } from 'vitest';
import { replayLine } from '../../../src/execution/sims/replay-line.ts';

describe('the line that replays a match', () => {
  it('spells out all that decides it, quoted for a shell', () => {
    const line = replayLine(
      {
        ruleset: 'toy',
        table: { seed: '1.2', settings: { fog: 3 } },
        variants: [{ sword: 'off' }, {}],
        armies: ['duellist', 'duellist'],
        policies: ['veteran', 'random'],
        seed: "it's/4",
        pitch: 1250,
      },
      'my sims/a.ts',
    );
    expect(line).toBe(
      "npx rulebench play toy '--sim=my sims/a.ts' '--seed=it'\\''s/4' --table=generated:1.2 --generator=fog=3 --pitch=12.5 --policy=veteran --opponent=random --army=duellist --set-a=sword=off",
    );
  });
});
