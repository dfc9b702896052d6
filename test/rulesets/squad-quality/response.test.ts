import { expect, it } from 'vitest';
import type { Variant } from '../../../src/rules/variant.ts';
import { ordersOf } from '../../../src/rulesets/squad-quality/moves/response.ts';
import { alike } from '../scene.ts';
import { stage } from './stage.ts';

/** What an officer with a squad adds to each die of its command response, which needs a 6. */
function added(officer: string, set: Variant): number {
  const position = `A line 0,0 | A ${officer} + | B levy 0,9`;
  const responds = (face: number) => {
    const m = stage(position, { set: { 'quality.test.regular': 6, ...set } });
    return !ordersOf(m.scripted(alike(3, 'response', face)), 0).deaf;
  };
  return 6 - [1, 2, 3, 4, 5, 6].find(responds)!;
}

it('an officer of the branch adds as much as his clause says, whatever any officer would (SQ-CHR-09, SQ-AMB-02)', () => {
  expect(added('officer', {})).toBe(1);
  expect(added('officer', { 'characters.response.points': 3 })).toBe(3);
  expect(added('officer', { 'command-response.modifiers.officer': 3 })).toBe(1);
  expect(added('gunnery-officer', { 'characters.response.points': 3 })).toBe(0);
  expect(added('officer', { 'command-response.modifiers': 'off' })).toBe(0);
});

it('any officer adds what the table has, with one of the branch or in his place (SQ-CR-05, SQ-AMB-02)', () => {
  const table = { 'command-response.modifiers.officer': 2 };
  expect(added('gunnery-officer', { ...table, 'characters.response.twice': 'any' })).toBe(2);
  expect(added('gunnery-officer', { ...table, 'characters.response.twice': 'added' })).toBe(2);
  expect(added('officer', { ...table, 'characters.response.twice': 'added' })).toBe(3);
});
