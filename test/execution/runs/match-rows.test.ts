import { describe, expect, it } from 'vitest';
import { matchRows } from '../../../src/execution/runs/match-rows.ts';
import { createArenas } from '../../../src/match/arenas.ts';
import { playMatch } from '../../../src/match/play.ts';
import { DEFAULT_PITCH, type MatchSpec } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { darkPotential, passCounter, zoneControl } from '../../../src/rulesets/index.ts';

describe('a match as a row', () => {
  it.each([
    [darkPotential, true],
    [passCounter, true],
    [zoneControl, false],
  ])('gives back its record, the luck of its dice where that is told: $0.id', (ruleset, tells) => {
    const { id, defaultArmy } = ruleset;
    const spec: MatchSpec = {
      ruleset: id,
      table: { name: Object.keys(ruleset.tables)[0] },
      variants: [{}, {}],
      armies: [defaultArmy, defaultArmy],
      policies: ['random', 'random'],
      seed: 'row',
      pitch: DEFAULT_PITCH,
    };
    const record = playMatch(createArenas(ruleset), spec, [createPlayer('random'), createPlayer('random')]);
    expect(record.fortune !== undefined).toBe(tells);
    const { row, record: read } = matchRows(ruleset);
    const played = { block: 0, match: 0, standing: undefined, seatWithRule: null, spec, record };
    expect(read(row(played))).toEqual(record);
  });
});
