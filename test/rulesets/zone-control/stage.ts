import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { containsPoint, outlineOf } from '../../../src/kernel/geometry/outline.ts';
import { inches } from '../../../src/kernel/length.ts';
import { beginRound } from '../../../src/kernel/luck.ts';
import type { Piece, TableSpec } from '../../../src/kernel/terrain.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { clauseCount } from '../../../src/rules/assembly/additions.ts';
import type { Player } from '../../../src/rules/decision.ts';
import type { Common, Field } from '../../../src/rules/ruleset.ts';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { openBattlefield } from '../../../src/rulesets/zone-control/battlefield/battlefield.ts';
import { createState, HELD_BACK, ON_TABLE } from '../../../src/rulesets/zone-control/battlefield/state.ts';
import type { Match } from '../../../src/rulesets/zone-control/match/match.ts';
import { compileMatchup } from '../../../src/rulesets/zone-control/matchup/compiled-matchup.ts';
import type { Side } from '../../../src/rulesets/zone-control/matchup/modifiers.ts';
import { ROLLS } from '../../../src/rulesets/zone-control/matchup/rolls.ts';
import type { SideRules } from '../../../src/rulesets/zone-control/matchup/timing.ts';
import { rules, type Settings } from '../../../src/rulesets/zone-control/rules/index.ts';
import { unitData } from '../../../src/rulesets/zone-control/units/unit-data.ts';
import type { ArmySpec } from '../../../src/rulesets/zone-control/units/units.ts';
import { box, piece, table } from '../../kernel/bare-table.ts';
import { fieldOf, nearestTo, type Scene, sceneOf } from '../scene.ts';

export { first, nearestTo } from '../scene.ts';

export type Script = readonly (readonly [(typeof ROLLS)[number], number])[];

export type Stage = Scene<Match, (typeof ROLLS)[number]>;

export interface Staging {
  readonly set?: Variant;
  /** What only seat B plays by, on top. */
  readonly setB?: Variant;
  readonly width?: number;
  readonly depth?: number;
  readonly pieces?: readonly Piece[];
  /** What users' rules do, for both. */
  readonly house?: SideRules;
  /** Models stand on a real lattice, next to where the text puts them, and can move. */
  readonly lattice?: boolean;
}

/** Sparse or dense ground in a box, in inches from the centre of the table. */
export function ground(kind: 'sparse' | 'dense', ...at: readonly [number, number, number, number]): Piece {
  const cover = kind === 'sparse' ? 'light' : 'medium';
  return piece(box(at), { area: true, difficult: true, height: 3, cover });
}

/** Takes the option with the most of one tactic. */
export function keenOn(tactic: number): Player {
  return (decision) => {
    const value = (option: number) => {
      const into = new Float64Array(6);
      decision.weigh(option, into);
      return into[tactic];
    };
    let best = 0;
    for (let option = 1; option < decision.count; option++) if (value(option) > value(best)) best = option;
    return best;
  };
}

/**
 * A position in words: `A trooper 0,0 | A scout - | B raider 3,9`, each entry a model of a seat with the centre of
 * its base in inches from the centre of the table, or held back. Models are numbered in the order of the text, which
 * names all of seat A first; each is a unit of its own unless `+` joins it to the one before.
 */
export function stage(position: string, staging: Staging = {}): Stage {
  const { set = {}, setB = {}, width = 24, depth = 24, pieces = [], lattice = false, house = [] } = staging;
  const entries = position.split(/[|+]/).map((text) => text.trim().split(' '));
  const spec = table(width, depth, pieces);
  const settings = [set, { ...set, ...setB }].map((one) =>
    compileSettings<Settings>(rules, { ...EVERYBODY, ...one }),
  );
  const sides = settings.map((own) => ({ settings: own, rules: house })) as unknown as [Side, Side];
  const armies = [armyOf('A', position), armyOf('B', position)] as const;
  const matchup = compileMatchup(unitData, { sides, armies }, 'small');
  const spots = entries.map(([, , at]) => (at === '-' ? null : at.split(',').map(Number)));
  const field = lattice
    ? fieldOf(compileGround(spec, DEFAULT_PITCH))
    : spotField(
        spec,
        spots.flatMap((spot) => (spot ? [spot] : [])),
      );
  const battlefield = openBattlefield(matchup, field);
  const start = createState(matchup, [1, 2], clauseCount(rules));
  start.round = 1;
  beginRound(start.luck, 1);
  let next = 0;
  spots.forEach((spot, model) => {
    start.whereabouts[model] = spot ? ON_TABLE : HELD_BACK;
    if (spot) start.point[model] = lattice ? nearestTo(field.ground, spot) : next++;
  });
  return sceneOf(matchup, battlefield, start, ROLLS);
}

/** However many units the text has, all come. */
const EVERYBODY: Variant = { 'boards.small': 'off' };

function armyOf(seat: string, position: string): ArmySpec {
  const units = position
    .split('|')
    .map((text) => text.trim())
    .filter((text) => text.startsWith(seat))
    .map((text, i) => ({
      title: `${i + 1}`,
      models: text.split('+').map((one) => one.trim().split(' ')[1]),
    }));
  return { id: seat, title: seat, units };
}

/** A field of nothing but some places to stand, wherever they are. */
function spotField(spec: TableSpec, spots: readonly (readonly number[])[]): Field {
  const count = spots.length;
  const outlines = spec.pieces.map(({ outline }) => outlineOf(outline));
  const x = Int32Array.from(spots, ([at]) => inches(at));
  const y = Int32Array.from(spots, ([, at]) => inches(at));
  const inside = Uint32Array.from(spots, (_, i) =>
    outlines.reduce((bits, outline, p) => (containsPoint(outline, x[i], y[i]) ? bits | (1 << p) : bits), 0),
  );
  const none = new Int32Array(count);
  const lattice = { columns: 0, rows: 0, column: none, row: none, z: none };
  const ground = { spec, pitch: 2500, radius: 1250, count, x, y, ...lattice, inside, touches: inside };
  const common: Common = (_, make) => make();
  return { ground, common, ways: () => undefined } as unknown as Field;
}

/** Inches from a model's own edge to its base. */
export function fromHome(m: Match, model: number): number {
  return m.battlefield.fromHome(m.matchup.models[model].seat, m.state.point[model]) / 2540;
}
