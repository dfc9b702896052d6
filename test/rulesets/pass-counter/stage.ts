import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { beginRound } from '../../../src/kernel/luck.ts';
import type { Piece } from '../../../src/kernel/terrain.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { clauseCount } from '../../../src/rules/assembly/additions.ts';
import type { Rule } from '../../../src/rules/rule.ts';
import { compileBoth, type Variant } from '../../../src/rules/variant.ts';
import { openBattlefield } from '../../../src/rulesets/pass-counter/battlefield/battlefield.ts';
import { createState } from '../../../src/rulesets/pass-counter/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/pass-counter/match/match.ts';
import { compileMatchup } from '../../../src/rulesets/pass-counter/matchup/compiled-matchup.ts';
import { COUNTER, type CounterName } from '../../../src/rulesets/pass-counter/matchup/counters.ts';
import { ROLLS } from '../../../src/rulesets/pass-counter/matchup/rolls.ts';
import { rules, type Settings } from '../../../src/rulesets/pass-counter/rules/index.ts';
import { type UnitData, unitData } from '../../../src/rulesets/pass-counter/units/units.ts';
import { table } from '../../kernel/bare-table.ts';
import { fieldOf, nearestTo, type Scene, sceneOf } from '../scene.ts';

export { choosing, first, last, nearestTo, spotOf } from '../scene.ts';

export type Script = readonly (readonly [(typeof ROLLS)[number], number])[];

export type Stage = Scene<Match, (typeof ROLLS)[number]>;

export interface Staging {
  readonly set?: Variant;
  /** What only seat B plays by, on top. */
  readonly setB?: Variant;
  /** Rules of a user. */
  readonly added?: readonly Rule[];
  /** Units, a user's among them. */
  readonly units?: UnitData;
  readonly size?: number;
  readonly pieces?: readonly Piece[];
}

/**
 * A position in words: `A trooper 0,0 | B leader 3,9 down`, each entry a model of a seat on the standing point
 * nearest to a spot in inches from the centre of the table. Models are numbered in the order of the text, which names
 * all of seat A first. The round has begun, everybody waits for his activation, and nobody has command points.
 */
export function stage(position: string, staging: Staging = {}): Stage {
  const { set = {}, setB = {}, added = [], units = unitData, size = 25, pieces = [] } = staging;
  const all = [...rules, ...added];
  const entries = position.split('|').map((text) => text.trim().split(' '));
  const armies = Object.fromEntries(
    ['A', 'B'].map((id) => [
      id,
      { id, title: id, models: entries.filter(([seat]) => seat === id).map(([, unit]) => unit) },
    ]),
  );
  const variants = [set, { ...set, ...setB }] as const;
  const matchup = compileMatchup({ ...units, armies }, all, compileBoth<Settings>(all, variants), ['A', 'B']);
  const ground = compileGround(table(size, size, pieces), DEFAULT_PITCH);
  const battlefield = openBattlefield(matchup, fieldOf(ground));
  const start = createState(matchup, [1, 2], clauseCount(all));
  start.round = 1;
  start.begun = true;
  beginRound(start.luck, 1);
  entries.forEach(([, , at, how], model) => {
    start.point[model] = nearestTo(ground, at.split(',').map(Number));
    start.down[model] = how === 'down' ? 1 : 0;
  });
  return sceneOf(matchup, battlefield, start, ROLLS);
}

export function counted(m: Match, seat: 0 | 1, counter: CounterName): number {
  return m.state.counters[seat][COUNTER[counter]];
}
