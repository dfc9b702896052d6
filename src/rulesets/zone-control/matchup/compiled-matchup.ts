import { BASE_RADIUS } from '../../../kernel/base.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import type { TableSpec } from '../../../kernel/terrain.ts';
import { LONGEST_MOVE, type MoveCosts } from '../../../kernel/ways.ts';
import { matchupOf, sidesOf } from '../../../rules/assembly/matchup-of.ts';
import type { Seat } from '../../../rules/decision.ts';
import { addUp } from '../../../rules/play/active-rules.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { Matchup } from '../../../rules/ruleset.ts';
import { type Bands, createBands } from '../../../rules/survey/bands.ts';
import { MOST_BANDS } from '../../../rules/survey/pair-key.ts';
import { compileBoth } from '../../../rules/variant.ts';
import type { Settings } from '../rules/index.ts';
import { armyOf } from '../units/army-of.ts';
import type { UnitData, WeaponSpec } from '../units/units.ts';
import { COUNTERS } from './counters.ts';
import { createEncounters } from './encounters.ts';
import { createGaps, type Gaps } from './gaps.ts';
import { createHarm } from './harm.ts';
import type { Side } from './modifiers.ts';
import { type ModelSpec, musterArmies } from './muster.ts';
import { edgesOf, meleeReach } from './reach.ts';
import { DECISIONS, ROLLS } from './rolls.ts';
import { ANSWERS, isToldOfAttacks } from './timing.ts';

export type BoardSize = 'small' | 'medium' | 'large';

const NAMES = { rolls: ROLLS, decisions: DECISIONS, counters: COUNTERS };

/** Inches of distance in which users' rules are asked, at most. */
const MOST_INCHES = 40;

/** Points of a trooper, who is the yardstick of worth. */
const TROOPER_POINTS = 10;

/** The printed sizes of board by area: up to 24 x 36, up to 36 x 48, and beyond (ZC-ZON-08..10). */
export function boardSize({ width, depth }: Pick<TableSpec, 'width' | 'depth'>): BoardSize {
  const area = width * depth;
  return area <= 24 * 36 ? 'small' : area <= 36 * 48 ? 'medium' : 'large';
}

/** A matchup with its settings compiled and its armies found; throws InputError when they do not go together. */
export function matchingOf(data: UnitData, rules: readonly Rule[], matchup: Matchup) {
  return {
    sides: sidesOf(rules, compileBoth<Settings>(rules, matchup.variants), ANSWERS),
    armies: [armyOf(data, matchup.armies[0]), armyOf(data, matchup.armies[1])] as const,
  };
}

type Matching = ReturnType<typeof matchingOf>;

/** The rules compiled for a matchup and a size of board: everything else that no table changes. */
export type CompiledMatchup = Readonly<ReturnType<typeof compileMatchup>>;

export function compileMatchup(data: UnitData, { sides, armies }: Matching, size: BoardSize) {
  const settings = [sides[0].settings, sides[1].settings] as const;
  const weapons = Object.values(data.weapons);
  const models = musterArmies(data, weapons, armies, settings[0].boards[size].units);
  const worth = Float64Array.from(models, ({ profile }) => profile.points / TROOPER_POINTS);
  const fielded = matchupOf(data, settings, models, weapons, NAMES);
  const total = (seat: Seat) => fielded.force[seat].reduce((sum, model) => sum + worth[model], 0);
  const gaps = createGaps(settings[0]);
  const allowance = Float64Array.from(models, (model) => allowanceOf(model, sides[model.seat]));
  const wanted = Float64Array.from(models, (model) => wantedBy(model, weapons, settings[model.seat]));
  const harm = createHarm(models, weapons, worth, settings);
  const turns = settings.some((own) => actionsIn(own) > 1)
    ? createHarm(models, weapons, worth, settings, actionsIn)
    : harm;
  const strides = allowance.map((length, model) =>
    gaps.widest(meleeReach(settings[models[model].seat]) + length),
  );
  const kinds = kindsOf(models, strides, sides);
  const bands = bandsOf(models, weapons, sides, gaps, strides);
  return {
    ...fielded,
    sides,
    costs: [moveCosts(settings[0]), moveCosts(settings[1])] as const,
    /** Movement by model for one move, with what users' rules add (ZC-MOV-01). */
    allowance,
    /** By model: nobody further off can be attacked; the square of how far middles are apart. */
    farthest: Float64Array.from(models, ({ seat, ranged }) =>
      gaps.widest(
        Math.max(
          meleeReach(settings[seat]) + 2 * BASE_RADIUS,
          ...ranged.map((weapon) => weapons[weapon].range * INCH),
        ),
      ),
    ),
    /** By model: how near to an enemy it wants to be; and the square of how far middles are apart then. */
    wanted,
    near: wanted.map(gaps.widest),
    /** Worth by model: 1 is a trooper. */
    worth,
    /** Worth of the whole force by seat. */
    forceWorth: [total(0), total(1)] as const,
    gaps,
    harm,
    /** Of distance: within each the same can be done. */
    bands,
    encounters: createEncounters({ models, weapons, sides, harm: turns, gaps, bands }, kinds, strides),
  };
}

/** Attacks that a model makes in a turn, where it makes any (ZC-A3). */
function actionsIn({ actionPhase }: Settings): number {
  return Math.max(1, actionPhase.one.actions);
}

function allowanceOf(model: ModelSpec, { settings, rules }: Side): Length {
  const { factor } = settings.movement.allowance;
  const inches = model.profile.movement + addUp(rules, 'move', [model]);
  return Math.max(0, Math.min(LONGEST_MOVE, Math.floor(inches * factor * INCH)));
}

/** Models alike are one kind; users' rules may tell any two apart. */
function kindsOf(
  models: readonly ModelSpec[],
  strides: Float64Array,
  sides: readonly [Side, Side],
): number[] {
  if (sides.some(({ rules }) => isToldOfAttacks(rules))) return models.map((_, model) => model);
  const kinds: number[] = [];
  return models.map(({ seat, profile }, model) => {
    const known = kinds.findIndex(
      (one) =>
        models[one].seat === seat && models[one].profile === profile && strides[one] === strides[model],
    );
    return known >= 0 ? known : kinds.push(model) - 1;
  });
}

/** Bands of distance by what weapons reach and hamper and by strides; users' rules are asked in each inch. */
function bandsOf(
  models: readonly ModelSpec[],
  weapons: readonly WeaponSpec[],
  sides: readonly [Side, Side],
  gaps: Gaps,
  strides: Float64Array,
): Bands {
  const edges = models.flatMap(({ seat, ranged, melee }) =>
    [...ranged, ...melee].flatMap((weapon) => edgesOf(sides[seat].settings, weapons[weapon])),
  );
  const longest = Math.max(...edges);
  const step = Math.max(1, Math.ceil(longest / INCH / MOST_INCHES)) * INCH;
  if (sides.some(({ rules }) => isToldOfAttacks(rules)))
    for (let edge = step; edge < longest; edge += step) edges.push(edge);
  const squares = Float64Array.from(new Set([...edges.map(gaps.widest), ...strides])).sort();
  // Armies with very many kinds of weapons do with fewer.
  const every = Math.ceil(squares.length / MOST_BANDS);
  return createBands(squares.filter((square, i) => square >= 0 && (squares.length - 1 - i) % every === 0));
}

/** Within the range of its longest gun that is not long, or in it where all of it is (ZC-A5-range), or in reach of melee. */
function wantedBy(
  { ranged }: ModelSpec,
  weapons: readonly WeaponSpec[],
  { melee, shooting }: Settings,
): Length {
  const share = shooting.far.share || 1;
  const ranges = shooting.on ? ranged.map((weapon) => share * weapons[weapon].range) : [];
  return Math.max(melee.target.inches, ...ranges) * INCH;
}

/** Sparse ground is the kernel's difficult ground; nothing is climbed in this game (ZC-MOV-02). */
function moveCosts({ movement }: Settings): MoveCosts {
  const { on } = movement.terrain;
  return {
    difficult: on ? movement.costs.sparse : 1,
    dense: on ? movement.costs.dense : 1,
    climb: 1,
    mantle: 0,
    descent: 0,
    linear: 'free',
  };
}
