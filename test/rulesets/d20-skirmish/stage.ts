import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { beginRound } from '../../../src/kernel/luck.ts';
import type { Piece } from '../../../src/kernel/terrain.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { clauseCount } from '../../../src/rules/assembly/additions.ts';
import type { Decision, Player } from '../../../src/rules/decision.ts';
import type { ActsAt } from '../../../src/rules/play/active-rules.ts';
import type { Rule } from '../../../src/rules/rule.ts';
import type { Field } from '../../../src/rules/ruleset.ts';
import { compileBoth, type Variant } from '../../../src/rules/variant.ts';
import { openBattlefield } from '../../../src/rulesets/d20-skirmish/battlefield/battlefield.ts';
import { createState } from '../../../src/rulesets/d20-skirmish/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import {
  type CompiledMatchup,
  compileMatchup,
} from '../../../src/rulesets/d20-skirmish/matchup/compiled-matchup.ts';
import { COUNTER, type CounterName } from '../../../src/rulesets/d20-skirmish/matchup/counters.ts';
import { ROLLS } from '../../../src/rulesets/d20-skirmish/matchup/rolls.ts';
import type { Moments } from '../../../src/rulesets/d20-skirmish/matchup/timing.ts';
import { rules as book, type Settings } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { MOST_MARKERS } from '../../../src/rulesets/d20-skirmish/rules/limits.ts';
import { unitData } from '../../../src/rulesets/d20-skirmish/units/unit-data.ts';
import type { Profile, WeaponSpec } from '../../../src/rulesets/d20-skirmish/units/units.ts';
import { table } from '../../kernel/bare-table.ts';
import { fieldOf, nearestTo, type Scene, sceneOf } from '../scene.ts';

export { first, nearestTo, spotOf } from '../scene.ts';

export type Script = readonly (readonly [(typeof ROLLS)[number], number])[];

/** A position, its compiled rules and its table. */
export interface Stage extends Scene<Match, (typeof ROLLS)[number]> {
  readonly matchup: CompiledMatchup;
  readonly field: Field;
}

export interface Staging {
  readonly set?: Variant;
  /** What only seat B plays by, on top. */
  readonly setB?: Variant;
  readonly size?: number;
  readonly pieces?: readonly Piece[];
  /** Profiles beside the usual ones: those of others with something changed. */
  readonly profiles?: Readonly<Record<string, { readonly like: string } & Partial<Profile>>>;
  /** Weapons beside the usual ones. */
  readonly weapons?: Readonly<Record<string, WeaponSpec>>;
  /** What a user's rule does, which only seat A plays by. */
  readonly house?: ActsAt<Moments>;
  /** Compiled settings of both sides, in place of variants. */
  readonly settings?: readonly [Settings, Settings];
}

/** Takes an option by the decision point, the first where none is named; negative ones count from the last. */
export function choosing(
  choices: Readonly<Record<string, number | ((decision: Decision) => number)>>,
): Player {
  return (decision) => {
    const choice = choices[decision.point] ?? 0;
    if (typeof choice === 'function') return choice(decision);
    return choice < 0 ? decision.count + choice : choice;
  };
}

/**
 * A position in words: `A1 trooper 0,0 | B1 sniper 3,9 mp`, each entry a model of a squad of a seat on the standing
 * point nearest to a spot in inches from the centre of the table; `mp`, `prone`, `wait` and `hidden` say how it is. All
 * of seat A comes first, squad by squad. The turn has begun and everybody waits for his activation.
 */
export function stage(position: string, staging: Staging = {}): Stage {
  const { set = {}, setB = {}, size = 37, pieces = [] } = staging;
  const entries = position.split('|').map((text) => text.trim().split(' '));
  const armies = Object.fromEntries(['A', 'B'].map((seat) => [seat, armyOf(seat, entries)]));
  const rules: readonly Rule[] = staging.house ? [...book, houseRule(staging.house)] : book;
  const variants = [set, { ...set, ...(staging.house && { house: 'off' }), ...setB }] as const;
  const settings = staging.settings ?? compileBoth<Settings>(rules, variants);
  const profiles = { ...unitData.profiles, ...changed(staging.profiles) };
  const weapons = { ...unitData.weapons, ...staging.weapons };
  const matchup = compileMatchup({ weapons, profiles, armies }, rules, settings, ['A', 'B']);
  const ground = compileGround(table(size, size, pieces), DEFAULT_PITCH);
  const field = fieldOf(ground);
  const battlefield = openBattlefield(matchup, field);
  const start = createState(matchup, [1, 2], clauseCount(rules));
  start.round = 1;
  start.begun = true;
  beginRound(start.luck, 1);
  entries.forEach(([, , at, ...how], model) => {
    const point = nearestTo(ground, at.split(',').map(Number));
    start.point[model] = point;
    start.posture[model] = how.includes('prone') ? 2 : how.includes('mp') ? 1 : 0;
    start.waiting[model] = how.includes('wait') ? 1 : 0;
    if (how.includes('hidden')) start.concealed[model] = 1;
    if (how.includes('marker')) {
      start.concealed[model] = 1;
      start.point[model] = -1;
      start.markers[model * MOST_MARKERS] = point;
    }
  });
  return { ...sceneOf(matchup, battlefield, start, ROLLS), matchup, field };
}

function changed(profiles: Staging['profiles'] = {}): Record<string, Profile> {
  const own = Object.entries(profiles).map(([id, { like, ...change }]) => [
    id,
    { ...unitData.profiles[like], id, title: id, ...change },
  ]);
  return Object.fromEntries(own);
}

export function houseRule(timing: ActsAt<Moments>): Rule {
  const clause = { id: 'HOUSE', basis: 'assumed', says: 'something is added', off: 'nothing is' } as const;
  return {
    id: 'house',
    title: 'House',
    governs: 'owner',
    kind: 'option',
    off: 'nothing is added',
    clauses: { adds: clause },
    timing,
  };
}

function armyOf(seat: string, entries: readonly string[][]) {
  const own = entries.filter(([squad]) => squad.startsWith(seat));
  const names = [...new Set(own.map(([squad]) => squad))];
  const squads = names.map((title) => ({
    title,
    models: own.filter(([squad]) => squad === title).map(([, unit]) => unit),
  }));
  return { id: seat, title: seat, squads };
}

/** Takes options of what a model does by their numbers, one after the other, and then none. */
export function doing(...picks: readonly number[]) {
  let next = 0;
  return (decision: Decision) => (decision.point === 'DX-D-03' ? (picks[next++] ?? 0) : 0);
}

export function counted(m: Match, seat: 0 | 1, counter: CounterName): number {
  return m.state.counters[seat][COUNTER[counter]];
}
