import { expect, it } from 'vitest';
import { seedWords } from '../../../src/kernel/luck.ts';
import { createArenas } from '../../../src/match/arenas.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { squadQuality } from '../../../src/rulesets/squad-quality/index.ts';

it('whoever finds no room to deploy comes on later from his own edge (SQ-CORE-SCN-set-up)', () => {
  const game = createArenas(squadQuality).game({
    ruleset: 'squad-quality',
    table: { name: 'sq-hamlet' },
    variants: [{}, {}],
    armies: ['line*30', 'line'],
    policies: ['random', 'random'],
    seed: 'full',
    pitch: DEFAULT_PITCH,
  });
  const players = [createPlayer('random'), createPlayer('random')] as const;
  const told: string[] = [];
  const note = ({ text }: { text: string }) => told.push(text);
  const state = game.start(seedWords('full'), players, note);
  const late = told.filter((text) => text.includes('finds no room to deploy, and comes on later'));
  expect(late.length).toBeGreaterThan(0);
  while (!game.isOver(state)) game.advance(state, players, note);
  expect(game.faults(state)).toEqual([]);
  const unit = late[0].slice(0, late[0].indexOf(' finds'));
  expect(told.some((text) => text.startsWith(`${unit} comes on at`))).toBe(true);
});
