import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { beginRound } from '../../../src/kernel/luck.ts';
import type { Piece } from '../../../src/kernel/terrain.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { clauseCount } from '../../../src/rules/assembly/additions.ts';
import type { ActsAt } from '../../../src/rules/play/active-rules.ts';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { aimAt, type Manner, placeShot, UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { openBattlefield } from '../../../src/rulesets/squad-quality/battlefield/battlefield.ts';
import {
  createState,
  JOINED,
  OFF_TABLE,
  ON_TABLE,
} from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/squad-quality/match/match.ts';
import { compileMatchup } from '../../../src/rulesets/squad-quality/matchup/compiled-matchup.ts';
import { ROLLS, type RollName } from '../../../src/rulesets/squad-quality/matchup/rolls.ts';
import type { Moments } from '../../../src/rulesets/squad-quality/matchup/timing.ts';
import { CLAUSE, rules, type Settings } from '../../../src/rulesets/squad-quality/rules/index.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import type { ArmySpec, UnitData } from '../../../src/rulesets/squad-quality/units/units.ts';
import { table } from '../../kernel/bare-table.ts';
import { recordedSettings } from '../recorded-settings.ts';
import { fieldOf, first, nearestTo, type Scene, sceneOf } from '../scene.ts';

export { first };

export type Script = readonly (readonly [RollName, number])[];
export type Stage = Scene<Match, RollName>;

/** Counts how often that rule acts, in place of a clause that is not counted otherwise. */
export const HOUSE = CLAUSE.quality.bases;

export interface Staging {
  readonly set?: Variant;
  /** What only seat B plays by, on top. */
  readonly setB?: Variant;
  readonly pieces?: readonly Piece[];
  /** Where settings that are read are written down. */
  readonly read?: Set<string>;
  readonly data?: UnitData;
  /** What a user's rule does, which only seat A plays by. */
  readonly house?: ActsAt<Moments>;
}

/**
 * A position in words: `A line 0,0 | A officer + | B levy 0,8`, each entry a unit of a seat with its middle in inches
 * from the centre of the table, with the unit before it (`+`), or off the table (`-`). Seat A comes first.
 */
export function stage(position: string, staging: Staging = {}): Stage {
  const { set = {}, setB = {}, pieces = [], read, data = unitData } = staging;
  const entries = position.split('|').map((text) => text.trim().split(/\s+/));
  const settingsUnder = (variant: Variant) =>
    read ? recordedSettings<Settings>(rules, variant, read) : compileSettings<Settings>(rules, variant);
  const side = (variant: Variant, house: Staging['house']) => ({
    settings: settingsUnder(variant),
    rules: house ? [{ moments: house, own: {}, clauses: [{ number: HOUSE, without: {} }] }] : [],
  });
  const army = (seat: string): ArmySpec => ({
    id: seat,
    title: seat,
    units: entries.filter(([of]) => of === seat).map(([, unit]) => unit),
  });
  const matchup = compileMatchup(data, {
    sides: [side(set, staging.house), side({ ...set, ...setB }, undefined)],
    armies: [army('A'), army('B')],
  });
  const field = fieldOf(compileGround(table(36, 36, pieces), DEFAULT_PITCH));
  const start = createState(matchup, [1, 2], clauseCount(rules));
  start.round = 1;
  start.begun = true;
  beginRound(start.luck, 1);
  entries.forEach(([, , at], unit) => {
    if (at === '-') start.whereabouts[unit] = OFF_TABLE;
    else if (at === '+') {
      start.whereabouts[unit] = JOINED;
      start.host[unit] = unit - 1;
    } else {
      start.whereabouts[unit] = ON_TABLE;
      start.point[unit] = nearestTo(field.ground, at.split(',').map(Number));
    }
  });
  return sceneOf(matchup, openBattlefield(matchup, field), start, ROLLS);
}

/** The first unit of A aims at the first of B from where both stand. */
export function aim(m: Match, manner: Manner = UNMOVED, shooter = 0, target = m.matchup.force[1][0]) {
  const found = aimAt(m, shooter, target);
  placeShot(m, found, m.state.point[shooter], m.state.point[target], manner, []);
  return found;
}

/** The position once something has been done with dice that follow a script, all of them. */
export function played(scene: Stage, script: Script, act: (m: Match) => void, player = first): Match {
  const m = scene.scripted(script, player);
  act(m);
  m.dice.finish();
  return m;
}
