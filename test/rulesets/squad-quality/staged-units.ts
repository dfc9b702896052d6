import { compileGround } from '../../../src/kernel/compile-ground.ts';
import { beginRound } from '../../../src/kernel/luck.ts';
import type { Piece } from '../../../src/kernel/terrain.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { unitData } from '../../../src/rulesets/squad-quality/armies.ts';
import { openBattlefield } from '../../../src/rulesets/squad-quality/battlefield.ts';
import { compileBook, matchingOf } from '../../../src/rulesets/squad-quality/book.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match.ts';
import { ROLLS } from '../../../src/rulesets/squad-quality/rolls.ts';
import { CLAUSE, rules } from '../../../src/rulesets/squad-quality/rules/index.ts';
import { createState, ON_TABLE } from '../../../src/rulesets/squad-quality/state.ts';
import { table } from '../../kernel/bare-table.ts';
import { fieldOf, nearestTo, type Scene, sceneOf } from '../scene.ts';

export type Script = readonly (readonly [(typeof ROLLS)[number], number])[];

export interface Staging {
  readonly set?: Variant;
  readonly pieces?: readonly Piece[];
}

const clauses = Object.values(CLAUSE).flatMap((own) => Object.values<number>(own)).length;

/**
 * Units on a bare table, in words: `A carrier 0,-8 | A line - | B line 0,6`, each with its place in inches from the
 * centre, or off the table. Those of seat A come first; they are numbered in the order of the text.
 */
export function stage(
  position: string,
  { set = {}, pieces = [] }: Staging = {},
): Scene<Match, (typeof ROLLS)[number]> {
  const entries = position.split('|').map((text) => text.trim().split(' '));
  const army = (seat: string) =>
    entries
      .filter(([owner]) => owner === seat)
      .map(([, unit]) => unit)
      .join('+');
  const armies = [army('A'), army('B')] as const;
  const book = compileBook(unitData, matchingOf(unitData, rules, { variants: [set, set], armies }));
  const field = fieldOf(compileGround(table(36, 36, pieces), DEFAULT_PITCH));
  const start = createState(book, [1, 2], book.kills.counters, clauses);
  start.round = 1;
  beginRound(start.luck, 1);
  entries.forEach(([, , at], unit) => {
    if (at === '-') return;
    start.whereabouts[unit] = ON_TABLE;
    start.point[unit] = nearestTo(field.ground, at.split(',').map(Number));
  });
  return sceneOf(book, openBattlefield(book, field), start, ROLLS);
}
