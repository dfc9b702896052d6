import { INCH, type Length } from '../../../kernel/length.ts';
import { LONGEST_MOVE, type MoveCosts } from '../../../kernel/ways.ts';
import { matchupOf, sidesOf } from '../../../rules/assembly/matchup-of.ts';
import type { Seat } from '../../../rules/decision.ts';
import { addUp } from '../../../rules/play/active-rules.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { Matchup } from '../../../rules/ruleset.ts';
import { compileBoth } from '../../../rules/variant.ts';
import type { Settings } from '../rules/index.ts';
import { armyOf } from '../units/army-of.ts';
import type { Kind, UnitData } from '../units/units.ts';
import { COUNTERS } from './counters.ts';
import { createExpectations } from './expectations.ts';
import { stepsOf } from './fire-effect.ts';
import { fortificationsOf } from './fortification-kinds.ts';
import { musterArmies, type UnitSpec } from './muster.ts';
import { createNotes, entriesFor, type Toll } from './notes.ts';
import { ratesOf } from './rates.ts';
import { DECISIONS, ROLLS } from './rolls.ts';
import { baseOf } from './scale.ts';
import type { Side } from './side.ts';
import { ANSWERS } from './timing.ts';

const NAMES = { rolls: ROLLS, decisions: DECISIONS, counters: COUNTERS };

/** Points of a rifleman, who is the yardstick of worth. */
const RIFLEMAN = 3;

/** A matchup with its settings compiled and its armies found; throws InputError when they do not go together. */
export function matchingOf(data: UnitData, rules: readonly Rule[], matchup: Matchup) {
  return {
    sides: sidesOf(rules, compileBoth<Settings>(rules, matchup.variants), ANSWERS),
    armies: [armyOf(data, matchup.armies[0]), armyOf(data, matchup.armies[1])] as const,
  };
}

type Matching = ReturnType<typeof matchingOf>;

/** The rules compiled for a matchup: everything that no table changes. */
export type CompiledMatchup = Readonly<ReturnType<typeof compileMatchup>>;

export function compileMatchup(data: UnitData, { sides, armies }: Matching) {
  const settings = [sides[0].settings, sides[1].settings] as const;
  const weapons = Object.values(data.weapons);
  const models = musterArmies(data, weapons, armies, [
    settings[0].personalities.number.most,
    settings[1].personalities.number.most,
  ]);
  const worth = worthOf(models);
  const fielded = matchupOf(data, settings, models, weapons, NAMES);
  const total = (seat: Seat) => fielded.force[seat].reduce((sum, unit) => sum + worth[unit], 0);
  const ofKind = (seat: Seat, kind: Kind) =>
    fielded.force[seat].filter((unit) => models[unit].profile.kind === kind);
  const bases = Float64Array.from(models, (unit) => baseOf(unit, settings[unit.seat]));
  const going = (pace: 0 | 1) =>
    Float64Array.from(models, (unit) => allowanceOf(unit, ratesOf(unit.profile)[pace], sides[unit.seat]));
  const steps = models.map((unit, i) => stepsOf(unit, bases[i], settings[unit.seat]));
  const units = models.length;
  const entriesOf = (pair: number) =>
    entriesFor(models[pair % units], steps[Math.floor(pair / units)].length + 1);
  const shotNotes = () => createNotes(units * units, entriesOf, (entries) => entries.fill(Number.NaN));
  return {
    ...fielded,
    sides,
    /** Fortifications of both sides, by number. */
    fortifications: fortificationsOf(settings),
    costs: [moveCosts(settings[0]), moveCosts(settings[1])] as const,
    /** By seat: teams, and characters, who may be with other units. */
    teams: [ofKind(0, 'team'), ofKind(1, 'team')] as const,
    characters: [ofKind(0, 'character'), ofKind(1, 'character')] as const,
    /** By unit: how far it moves, and rushes (SQ-CORE-MOVE). */
    moves: going(0),
    rushes: going(1),
    /** By unit: how far its main weapon reaches, in inches, and its base range. */
    ranges: Float64Array.from(models, ({ main }, unit) => main.range * bases[unit]),
    bases,
    /** By unit: the distances at which its shots change. */
    steps,
    /** Worth by unit, and of each of its figures: 1 is a rifleman of the side that costs less. */
    worth,
    figureWorth: worth.map((of, unit) => of / models[unit].profile.figures),
    /** Worth of the whole force by seat. */
    forceWorth: [total(0), total(1)] as const,
    expectations: createExpectations(),
    /** By pair: what shots of a unit at another remove on average, and how likely they stop it as it moves. */
    harms: shotNotes(),
    stops: shotNotes(),
    /** By unit: what hits cost it, by what damage is more than its armour. */
    tolls: createNotes(
      units,
      () => new Map<number, Toll>(),
      (tolls) => tolls.clear(),
    ),
  };
}

/**
 * Worth by unit. Losses count as shares of a side (SQ-CORE-SCN-ties), whatever it costs: so a side that costs more is
 * weighed in points of the other.
 */
function worthOf(models: readonly UnitSpec[]): Float64Array<ArrayBuffer> {
  const points: [number, number] = [0, 0];
  for (const { seat, profile } of models) points[seat] += profile.points;
  const shares = points.map((own) => Math.min(...points) / own);
  return Float64Array.from(models, ({ seat, profile }) => (profile.points / RIFLEMAN) * shares[seat]);
}

/** How far a unit goes of what is printed. */
function allowanceOf(unit: UnitSpec, inches: number, { settings, rules }: Side): Length {
  const far = inches * settings.movement.rates.factor + addUp(rules, 'move', [unit]);
  return Math.max(0, Math.min(LONGEST_MOVE, Math.floor(far * INCH)));
}

function moveCosts({ movement }: Settings): MoveCosts {
  return {
    difficult: movement.difficult.cost,
    climb: 1,
    mantle: 0,
    descent: 0,
    linear: 'difficult',
  };
}
