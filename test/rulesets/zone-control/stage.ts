import { compileGround } from '../../../src/kernel/compile-ground.ts';
import { copyData } from '../../../src/kernel/copy-data.ts';
import { createWays } from '../../../src/kernel/create-ways.ts';
import { type Dice, type ScriptedDice, scriptedDice } from '../../../src/kernel/dice.ts';
import { enumerateRolls } from '../../../src/kernel/enumerate.ts';
import type { Fraction } from '../../../src/kernel/fraction.ts';
import { containsPoint, outlineOf } from '../../../src/kernel/geometry.ts';
import type { Ground } from '../../../src/kernel/ground.ts';
import { inches } from '../../../src/kernel/length.ts';
import { beginRound } from '../../../src/kernel/luck.ts';
import { createSight } from '../../../src/kernel/sight.ts';
import type { Piece, TableSpec } from '../../../src/kernel/terrain.ts';
import type { Player } from '../../../src/rules/decision.ts';
import type { Field, MatchEvent } from '../../../src/rules/ruleset.ts';
import { compileSettings, type Variant } from '../../../src/rules/variant.ts';
import { compileBook } from '../../../src/rulesets/zone-control/book.ts';
import type { Match } from '../../../src/rulesets/zone-control/match.ts';
import { ROLLS } from '../../../src/rulesets/zone-control/rolls.ts';
import { CLAUSE, rules, type Settings } from '../../../src/rulesets/zone-control/rules/index.ts';
import { createState, HELD_BACK, ON_TABLE } from '../../../src/rulesets/zone-control/state.ts';
import { openTheatre } from '../../../src/rulesets/zone-control/theatre.ts';
import { type ArmySpec, unitData } from '../../../src/rulesets/zone-control/units.ts';
import { box, piece, table } from '../../kernel/bare-table.ts';

export type Script = readonly (readonly [(typeof ROLLS)[number], number])[];

export interface Stage {
  /** The position with dice that follow a script; `finish` complains of rolls nobody asked for. */
  readonly scripted: (script: Script, player?: Player) => Match & { dice: ScriptedDice };
  /** Exact distribution of what some code makes of the position. */
  readonly distribution: <T extends string | number>(act: (m: Match) => T) => Map<T, Fraction>;
  /** What was told since the stage was set, in order. */
  readonly told: readonly MatchEvent[];
  /** The position itself, to be arranged further. */
  readonly start: Match['state'];
}

export interface Staging {
  readonly set?: Variant;
  /** What only seat B plays by, on top. */
  readonly setB?: Variant;
  readonly width?: number;
  readonly depth?: number;
  readonly pieces?: readonly Piece[];
  /** Models stand on a real lattice, next to where the text puts them, and can move. */
  readonly lattice?: boolean;
}

/** Sparse or dense ground in a box, in inches from the centre of the table. */
export function ground(kind: 'sparse' | 'dense', ...at: readonly [number, number, number, number]): Piece {
  const cover = kind === 'sparse' ? 'light' : 'medium';
  return piece(box(at), { area: true, difficult: true, height: 3, cover });
}

/** Always takes the first option. */
export const first: Player = () => 0;

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
  const { set = {}, setB = {}, width = 24, depth = 24, pieces = [], lattice = false } = staging;
  const entries = position.split(/[|+]/).map((text) => text.trim().split(' '));
  const spec = table(width, depth, pieces);
  const settings = [set, { ...set, ...setB }].map((one) =>
    compileSettings<Settings>(rules, { ...EVERYBODY, ...one }),
  );
  const both = settings as unknown as [Settings, Settings];
  const armies = [armyOf('A', position), armyOf('B', position)] as const;
  const book = compileBook(unitData, { settings: both, active: [[], []], armies }, 'small');
  const spots = entries.map(([, , at]) => (at === '-' ? null : at.split(',').map(Number)));
  const field = lattice
    ? realField(spec)
    : spotField(
        spec,
        spots.flatMap((spot) => (spot ? [spot] : [])),
      );
  const theatre = openTheatre(book, field);
  const clauses = Object.values(CLAUSE).flatMap((own) => Object.values<number>(own)).length;
  const start = createState(book, [1, 2], book.kills.counters, clauses);
  start.round = 1;
  beginRound(start.luck, 1);
  let next = 0;
  spots.forEach((spot, model) => {
    start.whereabouts[model] = spot ? ON_TABLE : HELD_BACK;
    if (spot) start.point[model] = lattice ? nearestTo(field.ground, spot) : next++;
  });
  const told: MatchEvent[] = [];
  const match = <D extends Dice>(dice: D, player: Player): Match & { dice: D } => ({
    book,
    theatre,
    state: copyData(start),
    players: [player, player],
    dice,
    log: (event) => told.push(event),
  });
  return {
    scripted: (script, player = first) => match(scriptedDice(ROLLS, script), player),
    distribution: (act) => enumerateRolls((dice) => act(match(dice, first))),
    told,
    start,
  };
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

function realField(spec: TableSpec): Field {
  const ground = compileGround(spec, 2500);
  const field: Partial<Field> = {
    ground,
    sight: createSight(ground),
    ways: (costs) => createWays(ground, costs),
  };
  return field as Field;
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
  return { ground, ways: () => undefined } as unknown as Field;
}

export function nearestTo({ x, y, count }: Ground, [px, py]: readonly number[]): number {
  let best = 0;
  const apart = (i: number) => Math.hypot(x[i] - px * 2540, y[i] - py * 2540);
  for (let i = 1; i < count; i++) if (apart(i) < apart(best)) best = i;
  return best;
}
